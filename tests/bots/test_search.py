"""The search: what it finds, what it does not know, and what it repeats."""

import pytest

from fondaco.bots import BOTS, LEVELS, find_bot, find_thinker
from fondaco.bots.budget import playouts
from fondaco.bots.knowledge import value_of
from fondaco.bots.search import Search
from fondaco.bots.thought import NEGLIGIBLE
from fondaco.bots.tree import Choice, Habits
from fondaco.core.chance import Rng
from fondaco.core.titles import SHELF
from fondaco.testing import Table, name_of, tables
from tests.bots.positions import decisions

SHORT = {
    "apprentice": "apprentice:4",
    "journeyman": "journeyman:6",
    "master": "master:8",
    "grandmaster": "grandmaster:10",
}
SHORT |= {"greedy": "greedy:1", "flat": "flat:1", "random": "random"}


def every_kind() -> list[str]:
    return [SHORT[name] for name in BOTS]


@pytest.mark.parametrize("bot", every_kind())
@pytest.mark.parametrize("title", SHELF)
def test_a_bot_knows_no_more_than_its_view(title: str, bot: str) -> None:
    """Another world that looks the same to the seat leads to the same choice."""
    table: Table = (title, {}, SHELF[title].seats[-1])
    compared = 0
    for game, s, seat in decisions(table, 11, 13):
        view = game.view(s, seat)
        other = game.imagine(view, Rng(99))
        options = game.options(s, seat)
        choice = find_bot(bot).choose(game, view, options, Rng(7))
        assert choice == find_bot(bot).choose(game, game.view(other, seat), game.options(other, seat), Rng(7))
        compared += 1
        if compared == 6:
            break
    assert compared == 6


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_every_level_chooses_one_of_its_options_at_every_table(table: Table) -> None:
    chosen = 0
    for game, s, seat in decisions(table, 2, 17):
        options = game.options(s, seat)
        for level in LEVELS:
            assert find_bot(SHORT[level]).choose(game, game.view(s, seat), options, Rng(chosen)) in options
        chosen += 1
        if chosen == 3:
            break
    assert chosen == 3


def test_a_budget_in_playouts_gives_the_same_thought_for_the_same_seed() -> None:
    for game, s, seat in decisions(("china", {}, 3), 4, 40):
        options = game.options(s, seat)
        first, second = [
            find_thinker("grandmaster:20").think(game, game.view(s, seat), options, Rng(21)) for _ in range(2)
        ]
        assert [(judgement.action, judgement.share, judgement.visits) for judgement in first.judgements] == [
            (judgement.action, judgement.share, judgement.visits) for judgement in second.judgements
        ]
        assert (first.playouts, first.worlds) == (20, 21)


def test_what_is_as_good_is_chosen_now_and_then_and_nothing_worse() -> None:
    ways = 1
    for number, (game, s, seat) in enumerate(decisions(("yunnan-2023", {}, 3), 4, 1)):
        options = game.options(s, seat)
        chosen = set()
        for seed in range(6):
            thought = find_thinker("grandmaster:40").think(game, game.view(s, seat), options, Rng(seed))
            most = max(thought.judgements, key=lambda judgement: judgement.visits)
            first = thought.judgements[0]
            assert 2 * first.visits >= most.visits
            assert first.share >= most.share - NEGLIGIBLE
            chosen.add(first.action)
        ways *= len(chosen)
        if number == 9:
            break
    assert ways > 1, "no game is like another"


def test_a_thought_judges_every_option_and_counts_every_playout() -> None:
    for game, s, seat in decisions(("yunnan-2013", {}, 3), 4, 90):
        options = game.options(s, seat)
        thought = find_thinker("grandmaster:30").think(game, game.view(s, seat), options, Rng(1))
        assert {repr(judgement.action) for judgement in thought.judgements} == {repr(option) for option in options}
        assert sum(judgement.visits for judgement in thought.judgements) == 30 + len(options)
        assert sum(thought.shares) == pytest.approx(1)


def test_a_budget_in_seconds_ends_a_search() -> None:
    game, s, seat = next(decisions(("yunnan-2023", {}, 4), 4, 10))
    thought = find_thinker("grandmaster:0.05s").think(game, game.view(s, seat), game.options(s, seat), Rng(1))
    assert 0 < thought.playouts < 10_000_000


def test_a_search_may_be_asked_about_some_options_alone() -> None:
    game, s, seat = next(decisions(("yunnan-2023", {}, 3), 4, 10))
    option = game.options(s, seat)[-1]
    thought = find_thinker("grandmaster:12").think(game, game.view(s, seat), [option], Rng(1))
    assert thought.best == option
    assert thought.judgements[0].visits == 13


@pytest.mark.parametrize("title", [title for title in SHELF if not SHELF[title].secrets])
def test_what_is_known_already_is_not_looked_at_again(title: str) -> None:
    table: Table = (title, {}, SHELF[title].seats[-1])
    for game, s, seat in decisions(table, 4, 25):
        options = game.options(s, seat)
        found = []
        for known in (True, False):
            search = Search(value_of(game), game.view(s, seat), options, Rng(3), Habits())
            assert search.open
            search.open = known
            thought = search.run(playouts(40))
            found.append([(each.action, each.share, each.points, each.visits) for each in thought.judgements])
        assert found[0] == found[1]


@pytest.mark.parametrize("title", SHELF)
def test_the_luck_of_a_world_is_no_merit_of_what_is_tried_in_it(title: str) -> None:
    """What comes of an option is told beside what its world seemed worth, and in the end as in the mean world."""
    for game, s, seat in decisions((title, {}, 3), 4, 40):
        value, view = value_of(game), game.view(s, seat)
        search = Search(value, view, game.options(s, seat), Rng(5), Habits())
        search.play_out(playouts(30))
        world = game.imagine(view, Rng(8))
        search.look_at(world)
        shares = value.shares(world)
        assert search.beside_luck(shares) == (shares if value.open else [0.0] * 3)
        rest = sum(sum(tally.shares) for tally in search.tallies.values())
        assert rest == pytest.approx(sum(tally.visits for tally in search.tallies.values()) if value.open else 0)
        thought = Search(value, view, game.options(s, seat), Rng(5), Habits()).run(playouts(30))
        assert sum(thought.shares) == pytest.approx(1)
        assert all(0 <= judgement.share <= 1 for judgement in thought.judgements)


def test_what_has_no_chance_is_not_told_as_less_than_nothing() -> None:
    game, s, seat = next(decisions(("china", {}, 3), 4, 10))
    options = game.options(s, seat)
    search = Search(value_of(game), game.view(s, seat), options, Rng(5), Habits())
    search.play_out(playouts(3))
    search.lucks = [-2.0, 0.0, 9.0]
    search.even_out()
    for tally in search.tallies.values():
        assert tally.shares == pytest.approx([0.0, tally.shares[1], tally.visits])


@pytest.mark.parametrize("title", SHELF)
def test_where_a_position_says_little_a_playout_looks_one_step_on(title: str) -> None:
    """At every node that was reached some options are known, in games that ask for it and in no others."""
    game, s, seat = next(decisions((title, {}, 3), 4, 10))
    value = value_of(game)
    search = Search(value, game.view(s, seat), game.options(s, seat), Rng(5), Habits())
    search.play_out(playouts(40))
    nodes = [search.root]
    for node in nodes:
        nodes.extend(node.after.values())
    unknown = [choice for node in nodes for choice in node.choices.values() if not choice.edges]
    assert (not unknown) == value.measure.looks_on
    assert value.measure.looks_on == (title == "haendler")


def test_likely_options_come_first() -> None:
    usual = {1: 0.2, 2: 0.6, 3: 0.4}
    assert Choice().likeliest(usual, [1, 2, 3, 2], 3, another=1.0) == [1, 3, 2]
    assert Choice().likeliest(usual, [4, 1, 5], 3, another=1.0) == [1, 0, 2], "what nothing is known of is unlikely"


def test_once_there_is_one_of_a_kind_those_that_are_alike_wait() -> None:
    usual = {1: 0.2, 2: 0.6, 3: 0.4}
    choice = Choice()
    assert choice.likeliest(usual, [1, 2, 2, 2, 3], 3, another=0.5) == [1, 4, 2]
    assert choice.likeliest(usual, [1, 2], 1, another=0.5) == [0], "also at a later visit"
