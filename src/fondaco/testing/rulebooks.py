"""Rulebooks: every rule is a constant of its own, used by a step, marked on a test, and stands somewhere."""

import ast
import json
from collections.abc import Iterable
from pathlib import Path

from fondaco.core.rule import DEDUCED, OURS, Rulebook
from fondaco.testing.checks import Checks, folder_of

RULEBOOK = "rulebook.py"


class RulebookChecks(Checks):
    """A rule that nobody uses or tests is not a rule yet."""

    def written_in(self, book: str) -> Path:
        """The folder with the tests of a rulebook."""
        return self.folder

    def test_every_rule_is_a_constant_of_its_own(self, rulebook: Rulebook) -> None:
        check_constants(rulebook, folder_of(rulebook) / RULEBOOK)

    def test_every_rule_is_used_by_a_step(self, rulebook: Rulebook) -> None:
        folder = folder_of(rulebook)
        used = named(path for path in folder.rglob("*.py") if path.name != RULEBOOK)
        assert [rule for rule, constant in constants(folder / RULEBOOK).items() if constant not in used] == []

    def test_every_rule_is_marked_on_a_test(self, rulebook: Rulebook) -> None:
        tested = marked(self.written_in(rulebook.name).rglob("test_*.py"))
        assert [rule.name for rule in rulebook.rules if rule.name not in tested] == []

    def test_data_of_ours_have_a_rule_that_says_so(self, rulebook: Rulebook) -> None:
        """A data file lists under `ours` which of its entries are a reconstruction, each with the rule that says so."""
        marks = {rule.name: rule.mark for rule in rulebook.rules}
        for path in sorted((folder_of(rulebook) / "data").glob("*.json")):
            document = json.loads(path.read_text(encoding="utf-8"))
            for entry, rule in document.get("ours", {}).items():
                assert marks.get(rule) in (OURS, DEDUCED), (
                    f"{entry} in {path.name} is ours, and no rule says so: {rule}"
                )
                value = document
                for name in entry.split("."):
                    value = value[name]

    def test_every_rule_has_a_place(self, rulebook: Rulebook) -> None:
        for rule in rulebook.rules:
            assert rule.places, rule.name
            assert set(rule.places) <= set(rulebook.editions)


def check_constants(book: Rulebook, file: Path) -> None:
    """The rules of a book are the constants of a file, in the same order, and no name stands twice."""
    names = [rule.name for rule in book.rules]
    assert len(set(names)) == len(names)
    assert list(constants(file)) == names


def constants(file: Path) -> dict[str, str]:
    """The name of each rule's constant in a file, by the rule's name."""
    found: dict[str, str] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call) and isinstance(node.target, ast.Name):
            call = node.value
            if isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                rule = call.args[0]
                assert isinstance(rule, ast.Constant), f"{node.target.id} has a name that is not written out"
                assert isinstance(rule.value, str)
                found[rule.value] = node.target.id
    return found


def marked(paths: Iterable[Path]) -> set[str]:
    """The names of the rules with which tests are marked in files."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(mark.value) for mark in node.args if isinstance(mark, ast.Constant)}
    return found


def named(paths: Iterable[Path]) -> set[str]:
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
