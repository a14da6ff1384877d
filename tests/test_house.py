"""The house stands: imports point one way, and every rule is used by a step, named in a test and told in words."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from fondaco.core.rule import HOUSE, Rulebook
from fondaco.core.titles import SHELF
from fondaco.locale import LANGUAGES, Words

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fondaco"
TESTS = ROOT / "tests"

# Each room, and the rooms it may know of; "" is the face of the package, which shows core and games.
ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "locale": {"core", "locale"},
    "bots": {"", "core", "games", "bots"},
    "arena": {"", "core", "games", "bots", "arena"},
    "research": {"", "core", "games", "bots", "arena", "research"},
    "server": {"", "core", "games", "locale", "bots", "arena", "server"},
    "cli": {"", "core", "games", "locale", "bots", "arena", "research", "server", "cli"},
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


@pytest.mark.parametrize("room", ["", *rooms()])
def test_imports_point_one_way(room: str) -> None:
    files = SOURCE.glob("*.py") if room == "" else (SOURCE / room).rglob("*.py")
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files
        for module in sorted(imports(path))
        if room_of(module) not in ROOMS[room]
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


# Rules.


def books() -> list[Rulebook]:
    """The rulebooks of all games, and the house's own."""
    names = dict.fromkeys(title.rulebook for title in SHELF.values())
    return [*[import_module(f"fondaco.games.{name}.rulebook").BOOK for name in names], HOUSE]


every_book = pytest.mark.parametrize("book", books(), ids=lambda book: str(book.name))


def constants(book: Rulebook) -> dict[str, str]:
    """The name of each rule's constant, by the rule's name."""
    module = "core/rule.py" if book is HOUSE else f"games/{book.name}/rulebook.py"
    found: dict[str, str] = {}
    for node in ast.parse((SOURCE / module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call) and isinstance(node.target, ast.Name):
            call = node.value
            if isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                rule = call.args[0]
                assert isinstance(rule, ast.Constant), f"{node.target.id} has a name that is not written out"
                assert isinstance(rule.value, str)
                found[rule.value] = node.target.id
    return found


def named(paths: list[Path]) -> set[str]:
    """Every name and text that files use; importing a name is not using it."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@every_book
def test_every_rule_is_a_constant_of_its_own(book: Rulebook) -> None:
    names = [rule.name for rule in book.rules]
    assert len(set(names)) == len(names)
    assert list(constants(book)) == names


@every_book
def test_every_rule_is_used_by_a_step(book: Rulebook) -> None:
    folder = SOURCE / "core" if book is HOUSE else SOURCE / "games" / book.name
    used = named([path for path in folder.rglob("*.py") if path.name not in ("rule.py", "rulebook.py")])
    assert [rule for rule, constant in constants(book).items() if constant not in used] == []


@every_book
def test_every_rule_is_named_in_a_test(book: Rulebook) -> None:
    used = named(list(TESTS.rglob("*.py")) if book is HOUSE else list((TESTS / book.name).rglob("*.py")))
    missing = [rule for rule, constant in constants(book).items() if constant not in used and rule not in used]
    assert missing == []


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_words(book: Rulebook, language: str) -> None:
    words = Words(language) if book is HOUSE else Words(language, book.name)
    for rule in book.rules:
        text = words.rule(rule)
        assert text[0].isupper()
        assert text.endswith(".")
        assert words.place(rule, book.editions[0])


@every_book
def test_every_rule_has_a_place(book: Rulebook) -> None:
    for rule in book.rules:
        assert rule.places, rule.name
        assert set(rule.places) <= set(book.editions)
