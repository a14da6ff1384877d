"""Builds the wheel: compiles the engine with mypyc where a C compiler is at hand, and ships it as Python where not."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ["core", "games"]
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
engine = mypycify({arguments!r}, opt_level="1", debug_level="0", group_name="engine")
setup(name="fondaco", packages=[], ext_modules=engine)
"""


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel; the sources stay beside them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("FONDACO_PURE"):
            return
        if not can_compile():
            self.app.display_warning("No working C compiler: the engine is installed as plain Python.")
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="fondaco-"))
        compile_in(self.workshop, Path(self.root) / "src")
        for library in self.workshop.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(self.workshop))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop)


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        headers = f"-I{sysconfig.get_path('include')}"
        command = [compiler, headers, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True).returncode == 0


def compile_in(workshop: Path, source: Path) -> None:
    """Compile a copy of the engine's modules, so that the source tree stays as it is."""
    shutil.copytree(source / "fondaco", workshop / "fondaco", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [path for part in COMPILED for path in sorted((workshop / "fondaco" / part).rglob("*.py"))]
    arguments = ["--strict", *[str(path.relative_to(workshop)) for path in modules]]
    (workshop / "setup.py").write_text(SETUP.format(arguments=arguments))
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=workshop, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"mypyc could not compile the engine:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(workshop / "build")
