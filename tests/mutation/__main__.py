"""`python -m tests.mutation [PART ...] [--sample N]`: change the engine in small ways with mutmut, and see whether its
tests notice. Every part is worked on in a folder of its own and goes on where it was stopped."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fondaco.arena.intervals import wilson

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
COPIED: Final = ["src", "tests", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
# Pytest escapes names beyond ASCII once more whenever it collects in the same process, so mutmut would not find them.
UNESCAPED: Final = "disable_test_id_escaping_and_forfeit_all_rights_to_community_support=true"
NOTHING: Final = "nothing.*"  # the name of no change
BATCH: Final = 200  # changes that are tried in one call
SURVIVED: Final = 0  # the tests' exit code: they passed
UNTESTED: Final = 33  # mutmut's code for a change that no test reaches

Verdicts = dict[str, int | None]


class Part:
    """A part of the engine, and the folder in which copies of it are changed."""

    def __init__(self, name: str, work: Path, table: dict[str, Any]) -> None:
        self.name = name
        self.folder = work / name
        self.files: list[str] = [f"src/fondaco/{pattern}" for pattern in table["files"]]
        self.tests: list[str] = table["tests"]
        self.stale = True  # whether the engine is another than that of which changes have been made

    def prepare(self) -> None:
        """Copy what has changed since the last run, and tell mutmut what to do with it."""
        changed = [name for name in COPIED if mirror(ROOT / name, self.folder / name)]
        self.stale = "src" in changed
        if "tests" in changed:
            self.forget_survivors()
        if self.stale and self.verdicts():
            self.refresh_data()
        settings = {
            "source_paths": ["src"],
            "only_mutate": self.files,
            "also_copy": [name for name in COPIED if name not in ("src", "tests", "pyproject.toml")],
            "pytest_add_cli_args": ["-p", "tests.mutation.fresh", "-p", "no:cacheprovider", "-o", UNESCAPED],
            "pytest_add_cli_args_test_selection": self.tests,
        }
        lines = [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
        text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        (self.folder / "pyproject.toml").write_text("\n".join([text, "[tool.mutmut]", *lines, ""]), encoding="utf-8")

    def refresh_data(self) -> None:
        """Copy words, boards and weights to where the changed engine runs: mutmut does so only the first time."""
        for path in (ROOT / "src").rglob("*"):
            copy = self.folder / "mutants" / path.relative_to(ROOT)
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)

    def forget_survivors(self) -> None:
        """Have the changes tried again that went unnoticed: the tests are others now."""
        for path in (self.folder / "mutants" / "src").rglob("*.meta"):
            document = json.loads(path.read_text(encoding="utf-8"))
            verdicts: Verdicts = document["exit_code_by_key"]
            for name, verdict in verdicts.items():
                verdicts[name] = None if verdict in (SURVIVED, UNTESTED) else verdict
            path.write_text(json.dumps(document, indent=4), encoding="utf-8")

    def mutmut(self, *arguments: str) -> str:
        """Run mutmut in the part's folder."""
        command = [sys.executable, "-m", "mutmut", *arguments]
        environment = {**os.environ, "FONDACO_ENGINE": "interpreted", "PYTHONPATH": ""}
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode and (arguments[-1] != NOTHING or not self.verdicts()):
            raise SystemExit(done.stdout[-4000:] + done.stderr[-4000:])
        return done.stdout

    def verdicts(self) -> Verdicts:
        """By name of a change: the exit code of the tests, or none if they have not been run on it."""
        found: Verdicts = {}
        for path in sorted((self.folder / "mutants" / "src").rglob("*.meta")):
            found.update(json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"])
        return found

    def run(self, sample: int, seed: int, processes: int) -> list[str]:
        """Try all changes or a random sample of them; returns the names of those that were to be tried."""
        children = ["--max-children", str(processes)]
        if self.stale or not self.verdicts():
            self.mutmut("run", *children, NOTHING)  # only makes the changes and finds the tests of each
        names = sorted(self.verdicts())
        if sample and sample < len(names):
            names = sorted(random.Random(seed).sample(names, sample))
        left = [name for name in names if self.verdicts()[name] is None]
        for first in range(0, len(left), BATCH):
            self.mutmut("run", *children, *left[first : first + BATCH])
            tell(f"{self.name}: {min(first + BATCH, len(left))} of {len(left)} changes tried")
        return names

    def change(self, name: str) -> tuple[str, str]:
        """The line that a change replaces, and what it puts there."""
        lines = self.mutmut("show", name).splitlines()
        before = [line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---")]
        after = [line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")]
        return " ".join(before), " ".join(after)


def mirror(source: Path, target: Path) -> bool:
    """Make a file or folder equal to another, leave alone what is equal already, and say whether anything was not."""
    pairs = [(source, target)]
    if source.is_dir():
        inner = [path.relative_to(source) for path in source.rglob("*") if path.is_file()]
        pairs = [(source / path, target / path) for path in inner if "__pycache__" not in path.parts]
    gone = {path for path in target.rglob("*") if path.is_file()} - {old for _, old in pairs}
    for path in gone:
        path.unlink()
    changed = [(new, old) for new, old in pairs if not old.exists() or old.read_bytes() != new.read_bytes()]
    for new, old in changed:
        old.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(new, old)
    return bool(gone or changed)


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def equivalents() -> dict[tuple[str, str, str], str]:
    """Changes that change nothing anybody could notice: by module, old and new line, why."""
    table = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
    return {(entry["module"], entry["old"], entry["new"]): entry["why"] for entry in table.get("equivalent", [])}


def unnoticed(part: Part, names: list[str]) -> Iterator[tuple[str, str, str]]:
    """The changes that no test noticed and that are not listed as equivalent: module, old and new line."""
    known = equivalents()
    verdicts = part.verdicts()
    for name in names:
        if verdicts[name] in (SURVIVED, UNTESTED):
            change = (name.rpartition(".x")[0].removeprefix("fondaco."), *part.change(name))
            if change not in known:
                yield change


def report(part: Part, names: list[str]) -> None:
    """Tell the score of a part, with its interval if it is a sample's, and what was not noticed."""
    verdicts = part.verdicts()
    tried = [name for name in names if verdicts[name] is not None]
    left = list(unnoticed(part, tried))
    for module, old, new in left:
        tell(f"  {module}: {old}  ->  {new}")
    share = 1 - len(left) / max(1, len(tried))
    low, high = wilson(share, max(1, len(tried)))
    how = "all" if len(tried) == len(verdicts) else f"a sample, 95% interval {low:.1%} to {high:.1%}"
    tell(f"{part.name}: {share:.1%} of {len(tried)} changes noticed, of {len(verdicts)} there are ({how})")


def main() -> None:
    """Read the command line and try the changes."""
    table = tomllib.loads((HERE / "table.toml").read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(table)}; all by default")
    parser.add_argument("--sample", type=int, default=0, help="try only so many changes of each part, chosen at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--work", type=Path, default=ROOT / ".make" / "mutants")
    arguments = parser.parse_args()
    for name in arguments.parts or table:
        part = Part(name, arguments.work.resolve(), table[name])
        part.prepare()
        report(part, part.run(arguments.sample, arguments.seed, arguments.processes))


if __name__ == "__main__":
    main()
