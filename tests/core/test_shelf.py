"""A title says its seats, its options and where the rest of it is."""

import pytest

from fondaco.core import BadPosition, BadSetup, Option, Rulebook, Title, UnknownTitle, find, shelve, titles
from fondaco.core.titles import SHELF, package_of
from tests.core import marbles


def test_a_title_is_found_by_its_name(title: Title) -> None:
    assert find("marbles") is title
    assert titles()[-1] == "marbles"
    with pytest.raises(UnknownTitle) as error:
        find("pearls")
    assert str(error.value) == f"There is no title “pearls”; the titles are: {', '.join(SHELF)}."
    assert ", marbles." in str(error.value)


def test_a_title_keeps_what_it_says_of_itself() -> None:
    book = Rulebook("pearls", ["1", "2"])
    names = {name: f"{name}:Part" for name in ("board", "measure", "layout", "partners", "differences", "face")}
    said = {"minutes": 45, "secrets": False, "learned_with": [{"a": True}], "played_through": [{}, {"b": "x"}], **names}
    said["data"] = ["data/board.json"]
    title = Title("pearls-2", book, "2", [2, 4], [], marbles.make, "here", **said)  # type: ignore[arg-type]
    assert {name: getattr(title, name) for name in said} == said
    assert (title.name, title.book, title.rulebook, title.edition) == ("pearls-2", book, "pearls", "2")
    assert (title.seats, title.options, title.make, title.package) == ([2, 4], [], marbles.make, "here")
    assert not title.revised
    assert title.made == {}


def test_a_title_that_says_little_has_what_is_usual() -> None:
    options = [Option("a", [False, True]), Option("b", ["w", "x", "y", "z"])]
    title = Title("pearls", Rulebook("sea", ["1"]), "1", [2], options, marbles.make, "here")
    assert (title.minutes, title.secrets, title.face) == (60, True, "sea")
    assert title.board == title.measure == title.layout == title.partners == title.differences == ""
    assert (title.learned_with, title.data) == ([{}], [])
    assert title.played_through == [{}, {"a": True}, {"b": "x"}, {"b": "y"}]


def test_a_setup_is_filled_in_with_defaults_and_checked(title: Title) -> None:
    assert title.settings({}) == {"heap": "usual"}
    assert title.settings({"heap": "long"}) == {"heap": "long"}
    for setup, sentence in (
        ({"heap": "short"}, "The option heap takes one of usual, long, not “short”."),
        ({"heap": 1}, "The option heap takes one of usual, long, not “1”."),
        ({"hoop": True}, "marbles has no option “hoop”; its options are: heap."),
    ):
        with pytest.raises(BadSetup) as error:
            title.settings(setup)
        assert str(error.value) == sentence


def test_yes_and_no_are_not_one_and_zero() -> None:
    options = [Option("a", [False, True]), Option("b", ["x"])]
    title = Title("pearls", Rulebook("sea", ["1"]), "1", [2], options, marbles.make, "here")
    assert title.settings({"a": True}) == {"a": True, "b": "x"}
    for value in (1, "true"):
        with pytest.raises(BadSetup, match=rf"^The option a takes one of false, true, not “{value}”\.$"):
            title.settings({"a": value})
    with pytest.raises(BadSetup, match=r"^pearls has no option “c”; its options are: a, b\.$"):
        title.settings({"c": 1})
    plain = Title("pearls", Rulebook("sea", ["1"]), "1", [2], [], marbles.make, "here")
    with pytest.raises(BadSetup, match=r"^pearls has no option “c”; its options are: none\.$"):
        plain.settings({"c": 1})


def test_revisions_are_counted_down_from_the_last() -> None:
    title = marbles.title(revisions=2)
    assert title.revised
    assert (title.revision.name, title.revision.choices) == ("revision", ["2", "1"])
    assert title.settings({}) == {"heap": "usual", "revision": "2"}
    assert title.recorded({"heap": "long"}) == {"heap": "long", "revision": "1"}
    assert title.recorded({"revision": "2"}) == {"revision": "2"}
    assert title.anew({"heap": "long", "revision": "1"}) == {"heap": "long"}


def test_a_game_is_made_once_for_each_kind_of_table(title: Title) -> None:
    game = title.game({}, 2)
    assert title.game({"heap": "usual"}, 2) is game
    assert len({id(game), id(title.game({}, 3)), id(title.game({"heap": "long"}, 2))}) == 3
    assert title.accepts({}, 3)
    assert not title.accepts({}, 4)
    assert not title.accepts({"heap": "short"}, 2)
    with pytest.raises(BadSetup, match=r"^marbles is for 2 to 3 players, not 1\.$"):
        title.game({}, 1)


def test_a_position_says_its_seats_and_its_setup(title: Title) -> None:
    assert title.table_of({"seats": 3, "setup": {"heap": "long"}}) == (3, {"heap": "long"})
    assert title.table_of({"seats": 2}) == (2, {})
    for document, sentence in (
        ({"setup": {}}, "A position says how many “seats” there are."),
        ({"seats": "2"}, "A position says how many “seats” there are."),
        ({"seats": True}, "A position says how many “seats” there are."),
        ({"seats": 2, "setup": []}, "A position's “setup” is a table of options."),
    ):
        with pytest.raises(BadPosition) as error:
            title.table_of(document)
        assert str(error.value) == sentence


def test_a_part_is_read_from_the_package_when_it_is_asked_for() -> None:
    title = Title("pearls", Rulebook("sea", ["1"]), "1", [2], [], marbles.make, "tests.core", board="marbles:make")
    assert title.part(title.board) is marbles.make


def test_a_name_belongs_to_one_package(title: Title) -> None:
    assert package_of("marbles") == title.package == "tests.core.marbles"
    assert package_of("pearls") == ""
    again = marbles.title()
    shelve(again)
    assert SHELF["marbles"] is again, "the same package may bring its title again"
    other = Rulebook("sea", ["1"])
    for name, book, sentence in (
        ("marbles", other, "There is a title “marbles” already, from the package tests.core.marbles."),
        ("pearls", Rulebook("cli", ["1"]), "The rulebook of pearls cannot be called “cli”: that name is taken."),
        ("pearls", marbles.BOOK, "The rulebook of pearls cannot be called “marbles”: that name is taken."),
    ):
        with pytest.raises(BadSetup) as error:
            shelve(Title(name, book, "1", [2], [], marbles.make, "elsewhere"))
        assert str(error.value) == sentence
    assert "pearls" not in SHELF
