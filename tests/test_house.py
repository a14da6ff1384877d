"""The house stands: imports point one way, no game is named outside its folder, and the house keeps its own rules."""

import ast
import re
from pathlib import Path

import pytest

from fondaco.core.rule import HOUSE
from fondaco.core.titles import SHELF
from fondaco.locale import LANGUAGES, Words
from fondaco.testing.rulebooks import check_constants, constants, named

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fondaco"
TESTS = ROOT / "tests"

# Each room, and the rooms it may know of; "" is the face of the package, which shows core and games.
ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "games/terminal": {"core", "games", "locale", "terminal"},
    "locale": {"core", "locale"},
    "terminal": {"core", "locale", "terminal"},
    "guides": {"core", "guides"},
    "bots": {"", "core", "games", "bots"},
    "arena": {"", "core", "games", "bots", "arena"},
    "research": {"", "core", "games", "locale", "guides", "terminal", "bots", "arena", "research"},
    "testing": {"", "core", "games", "locale", "guides", "testing"},
    "tables": {"", "core", "games", "locale", "bots", "arena", "tables"},
    "server": {"", "core", "games", "locale", "guides", "bots", "arena", "tables", "server"},
    "cli": {"", "core", "games", "locale", "guides", "terminal", "bots", "arena", "research", "server", "cli"},
    "": {"core", "games", "cli"},
}


def rooms() -> list[str]:
    return sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__")


def imports(path: Path) -> set[str]:
    """The modules of the package that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "fondaco"}


def room_of(module: str) -> str:
    """The room of a module; a name taken from the package's face belongs to none."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ROOMS else ""


def test_every_room_has_its_place_in_the_house() -> None:
    assert set(rooms()) <= set(ROOMS)


def room_of_file(path: Path) -> str:
    """The room that a file belongs to; what draws a game in a terminal is a room of its own."""
    parts = path.relative_to(SOURCE).parts
    if parts[:2] == ("cli", "template"):
        return "the package of a stranger"
    if parts[0] == "games" and "terminal" in parts:
        return "games/terminal"
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("room", ROOMS)
def test_imports_point_one_way(room: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in SOURCE.rglob("*.py")
        if room_of_file(path) == room
        for module in sorted(imports(path))
        if room_of(module) not in ROOMS[room]
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["core", "tables", "server"])
def test_no_two_modules_of_a_room_import_each_other(room: str) -> None:
    known = {
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in (SOURCE / room).rglob("*.py")
    }
    uses = {
        name: {other for found in imports(path) for other in (found, found.rpartition(".")[0]) if other in known}
        for name, path in known.items()
    }
    assert [(a, b) for a in uses for b in uses[a] if a < b and a in uses.get(b, set())] == []


def test_a_table_is_a_pure_thing() -> None:
    """No clock, no network, no database: what is at a table follows from its journal."""
    impure = {"asyncio", "time", "datetime", "socket", "fastapi", "starlette", "uvicorn", "sqlalchemy", "aiosqlite"}
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in (SOURCE / "tables").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""])
        if name.split(".")[0] in impure
    ]
    assert wrong == []


def test_no_game_knows_another() -> None:
    wrong = []
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imports(path):
            parts = module.split(".")
            if parts[1] == "games" and parts[2] != game:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []


# Games.

PAGE = ROOT / "web"
SUFFIXES = {".py", ".ftl", ".ts", ".svelte", ".css", ".html", ".toml", ".md", ".svg", ".json", ".mako", ""}


def outside_the_games() -> list[Path]:
    """What we ship, build with and share between tests, but for the folders of the games and the built page."""
    paths = [path for folder in (SOURCE, PAGE / "src", PAGE / "public") for path in folder.rglob("*")]
    paths += [path for path in [*PAGE.iterdir(), ROOT / "Makefile", ROOT / "build_engine.py"] if path.is_file()]
    homes = [SOURCE / "games", PAGE / "src" / "lib" / "games"]
    homes.append(TESTS)
    paths += [path for path in TESTS.glob("*/**/*.py") if not path.name.startswith("test_")]  # what tests share
    inside = [home / title.rulebook for home in homes for title in SHELF.values()] + [SOURCE / "server" / "page"]
    return [
        path
        for path in paths
        if path.suffix in SUFFIXES and path.is_file() and not any(path.is_relative_to(home) for home in inside)
    ]


def test_no_game_is_named_outside_its_folder() -> None:
    names = {title.rulebook for title in SHELF.values()}
    names |= {Words(language, book).say(f"name-{book}").lower() for language in LANGUAGES for book in names}
    pattern = re.compile("|".join(rf"\b{name}\b" for name in names), re.IGNORECASE)
    wrong = []
    for path in outside_the_games():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line) and path.suffixes[-2:] != [".test", ".ts"]:
                wrong.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert wrong == []


# The house's own rules.


def test_the_rules_of_the_house_are_used_tested_and_told() -> None:
    file = SOURCE / "core" / "rule.py"
    check_constants(HOUSE, file)
    used = named(path for path in (SOURCE / "core").rglob("*.py") if path != file)
    tested = named(TESTS.rglob("*.py")) | named((SOURCE / "testing").rglob("*.py"))
    assert [rule for rule, constant in constants(file).items() if not {constant} <= used & tested] == []
    for language in LANGUAGES:
        words = Words(language)
        for rule in HOUSE.rules:
            assert words.rule(rule).endswith(".")
            assert words.place(rule, "house")
