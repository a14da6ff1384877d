"""Titles on the shelf, ours and those of other packages."""

import json
import subprocess
from pathlib import Path

import pytest

from fondaco import BadSetup, Match
from fondaco.core.measure import Measure
from fondaco.core.rule import Rulebook
from fondaco.core.titles import SHELF, Option, Title, shelve
from tests.strangers import install, run


def test_matches_of_a_kind_share_one_game() -> None:
    for title in SHELF.values():
        seats = title.seats[0]
        assert Match.new(title.name, seats).game is Match.new(title.name, seats).game
        assert Match.new(title.name, seats).game is not Match.new(title.name, title.seats[-1]).game


def test_every_setup_has_a_game_of_its_own() -> None:
    title = SHELF["yunnan-2023"]
    assert title.game({}, 3) is title.game({"expert": False}, 3)
    assert title.game({}, 3) is not title.game({"expert": True}, 3)


def test_a_match_says_by_which_revision_it_is_played() -> None:
    there = SHELF["china"]
    options = [Option("a", [False, True])]
    title = Title("x", there.book, "1", [2], options, there.make, "elsewhere", revisions=3)
    assert title.settings({}) == {"a": False, "revision": "3"}, "a new match is played by the last revision"
    assert title.settings({"revision": "2"}) == {"a": False, "revision": "2"}
    assert title.settings(title.recorded({"a": True})) == {"a": True, "revision": "1"}
    assert title.recorded({"revision": "2"}) == {"revision": "2"}
    assert title.anew({"a": True, "revision": "1"}) == {"a": True}
    with pytest.raises(BadSetup, match="The option revision takes one of 3, 2, 1, not “4”"):
        title.settings({"revision": "4"})
    plain = Title("y", there.book, "1", [2], [], there.make, "elsewhere")
    assert plain.settings({}) == plain.recorded({}) == {}
    with pytest.raises(BadSetup, match="y has no option “revision”"):
        plain.settings({"revision": "1"})


def test_a_saved_match_goes_on_by_the_revision_it_was_saved_with() -> None:
    match = Match.new("haendler", 2, seed=1)
    assert Match.load(match.save()).setup == match.setup
    old = json.loads(match.save())
    del old["setup"]["revision"]
    loaded = Match.load(json.dumps(old))
    assert loaded.setup["revision"] == "1", "files of 0.1 name none"
    assert Match.load(loaded.save()).setup["revision"] == "1"
    assert loaded.game is not match.game


def test_every_part_that_a_title_names_is_there() -> None:
    for title in SHELF.values():
        for reference in (title.board, title.measure, title.differences):
            assert not reference or callable(title.part(reference))
        assert isinstance(title.part(title.measure)(title.game({}, title.seats[0])), Measure)


def test_a_name_is_taken_once() -> None:
    there = next(iter(SHELF.values()))
    for name, book in (
        (there.name, Rulebook("other", ["1"])),
        ("other", there.book),
        ("other", Rulebook("page", ["1"])),
    ):
        with pytest.raises(BadSetup, match=r"There is a title|that name is taken"):
            shelve(Title(name, book, "1", [2], [], there.make, "elsewhere"))
    assert SHELF[there.name] is there
    assert "other" not in SHELF


GOOD = """
from fondaco.core.titles import Title, find, shelve
from fondaco.core.rule import Rulebook

shelve(Title("nim", Rulebook("nim", ["1"]), "1", [2], [], find("china").make, __name__))
"""


def bring(folder: Path, name: str, text: str) -> None:
    """A package of one module."""
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    install(folder, name)


def titles_with(folder: Path, first: str = "fondaco") -> subprocess.CompletedProcess[str]:
    """What a fresh interpreter finds on the shelf."""
    return run(folder, "-c", f"import {first}, fondaco; print(*fondaco.titles())")


def test_another_package_brings_its_game(tmp_path: Path) -> None:
    bring(tmp_path, "nim", GOOD)
    for first in ("fondaco", "nim"):  # whichever is imported first
        found = titles_with(tmp_path, first)
        assert found.stdout.split() == [*SHELF, "nim"]
        assert found.stderr == ""


def test_a_package_that_cannot_be_loaded_is_named_and_keeps_no_other_away(tmp_path: Path) -> None:
    bring(tmp_path, "broken", "import there_is_no_such_module")
    bring(tmp_path, "nim", GOOD)
    found = titles_with(tmp_path)
    assert found.stdout.split() == [*SHELF, "nim"]
    assert found.stderr.count("cannot be loaded") == 1
    assert "The game “broken” (broken) cannot be loaded: No module named 'there_is_no_such_module'" in found.stderr
