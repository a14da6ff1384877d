"""Sparring partners: styles by name, for every title and variant."""

from typing import Any

import pytest

from fondaco.arena import Contest
from fondaco.core.action import CHANCE
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.sparring import Parameter, Partners, Script, Style, UnknownStyle, partners_of
from fondaco.core.titles import find, titles
from fondaco.testing import Table, name_of, tables

BOOKS = {find(title).rulebook: partners_of(title) for title in titles()}
STYLES = [(partners, style) for partners in BOOKS.values() for style in partners.styles.values()]


def play(game: Game[Any], scripts: list[Script], seed: int) -> Any:
    """A game to its end, in which every choice must be one of the options."""
    rng = Rng(seed)
    s = game.start(len(scripts))
    while actors := game.actors(s):
        seat = actors[0]
        options = game.options(s, seat)
        if seat == CHANCE:
            action = options[rng.weighted(game.odds(s))]
        else:
            view = game.view(s, seat)
            action = scripts[seat].choose(game, view, options, rng)
            assert action in options
        game.play(s, seat, action)
    return s


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_every_style_plays_every_variant_to_the_end(table: Table) -> None:
    title, setup, seats = table
    partners = partners_of(title)
    game = find(title).game(setup, seats)
    names = list(partners.styles)
    for first in range(0, len(names), seats):
        s = play(game, [partners.named(names[(first + seat) % len(names)]) for seat in range(seats)], first)
        assert game.result(s) is not None


@pytest.mark.parametrize("title", titles())
def test_random_styles_are_within_bounds_and_play_to_the_end(title: str) -> None:
    game = find(title).game({}, 3)
    partners = partners_of(title)
    rng = Rng(5)
    drawn = [partners.random_values(partners.random_style(rng, {}), rng) for _ in range(20)]
    for values in drawn:
        for parameter, value in zip(partners.parameters, values, strict=True):
            assert parameter.low <= value <= parameter.high
    named = [partners.values_of(style) for style in partners.styles.values()]
    assert [values for values in drawn if values not in named]
    assert game.result(play(game, [partners.make(values) for values in drawn[:3]], 1)) is not None


def test_a_style_in_form_comes_more_often() -> None:
    partners = partners_of("china")
    rng = Rng(3)
    best = list(partners.styles)[2]
    drawn = [
        partners.random_style(rng, {name: 4.0 if name == best else 0.5 for name in partners.styles}).name
        for _ in range(200)
    ]
    assert drawn.count(best) > 90
    assert set(drawn) == set(partners.styles), "the others come too"


@pytest.mark.parametrize(("partners", "style"), STYLES, ids=[style.name for _, style in STYLES])
def test_a_style_is_a_sentence_and_numbers_within_the_bounds(partners: Partners, style: Style) -> None:
    bounds = {parameter.name: parameter for parameter in partners.parameters}
    assert style.sentence.endswith(".")
    assert style.values or style.name == next(iter(partners.styles))
    for name, value in style.values.items():
        assert bounds[name].low <= value <= bounds[name].high, name


def test_styles_of_one_game_differ_and_no_name_is_used_twice() -> None:
    assert len({style.name for _, style in STYLES}) == len(STYLES)
    for partners in BOOKS.values():
        values = [tuple(partners.values_of(style)) for style in partners.styles.values()]
        assert len(set(values)) == len(values) >= 4


def test_what_a_style_does_not_say_is_as_usual() -> None:
    class Asked:
        def __init__(self, values: list[float]) -> None:
            self.values = values

    parameters = [Parameter("haste", 0.0, 1.0, 0.5), Parameter("spite", 0.0, 1.0, 0.25)]
    partners = Partners("whist", parameters, [Style("calm", "Waits.", {"haste": 0.0})], Asked)  # type: ignore[arg-type]
    assert partners.values_of(partners.styles["calm"]) == [0.0, 0.25]


@pytest.mark.parametrize(("title", "style"), [("china", "caravan"), ("yunnan-2013", "convoy"), ("haendler", "hal")])
def test_a_style_that_the_title_does_not_have_is_refused_in_one_sentence(title: str, style: str) -> None:
    with pytest.raises(UnknownStyle, match=rf"^No sparring partner “{style}” plays .*; its partners are: .*\.$"):
        Contest(title, {}, [f"script:{style}", "random", "random"], 3, 1)


@pytest.mark.parametrize("title", titles())
def test_a_style_beats_random_players_clearly(title: str) -> None:
    names = list(partners_of(title).styles)[:2]
    for name in names:
        contest = Contest(title, {}, [f"script:{name}", "random", "random"], 6, 7)
        list(contest.run(1))
        assert contest.standings[0].wins >= 5, name


@pytest.mark.parametrize("title", titles())
def test_a_script_keeps_to_the_view(title: str) -> None:
    """The same view and the same numbers give the same choice, and the view is left as it was."""
    game = find(title).game({}, 3)
    partners = partners_of(title)
    scripts = [partners.named(name) for name in list(partners.styles)[:3]]
    rng = Rng(3)
    s = game.start(3)
    count = 0
    while (actors := game.actors(s)) and count < 150:
        seat = actors[0]
        options = game.options(s, seat)
        if seat == CHANCE:
            action = options[rng.weighted(game.odds(s))]
        else:
            view = game.view(s, seat)
            before = game.describe(view.known)
            action = scripts[seat].choose(game, view, options, Rng(count))
            assert game.describe(view.known) == before
            assert scripts[seat].choose(game, game.view(s, seat), options, Rng(count)) == action
            count += 1
        game.play(s, seat, action)
