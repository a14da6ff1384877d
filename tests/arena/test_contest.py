"""Contests: rotated seats, mirrored luck, the same games however many processes play them."""

from typing import Any

import pytest

from fondaco.arena import Contest, bout
from fondaco.arena.bout import Bout, Player, bots_of, play
from fondaco.arena.standing import Times
from fondaco.bots import Thinker, bots, find_bot
from fondaco.core.action import Action
from fondaco.core.chance import Rng, stream
from fondaco.core.errors import BadSetup
from fondaco.core.game import Game
from fondaco.core.titles import SHELF
from fondaco.core.view import View
from tests.arena.contests import contest_with, timeless

TITLE = "yunnan-2023"
THREE = ["random"] * 3


def test_everybody_sits_once_in_every_seat_of_a_block() -> None:
    contest = Contest(TITLE, {}, THREE, 6, 1)
    bouts = [contest.bout(number) for number in range(6)]
    assert [(own.block, own.rotation) for own in bouts] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    for block in (bouts[:3], bouts[3:]):
        for entrant in range(3):
            assert sorted(own.seat_of(entrant) for own in block) == [0, 1, 2]
    for own in bouts:
        assert [own.entrant_at(own.seat_of(entrant)) for entrant in range(3)] == [0, 1, 2]


def test_luck_is_the_same_in_all_games_of_a_block_and_bots_have_numbers_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, ...]] = []

    def noted(seed: int, *purpose: int) -> Rng:
        asked.append((seed, *purpose))
        return stream(seed, *purpose)

    monkeypatch.setattr(bout, "stream", noted)
    for number in range(4):
        play(Contest(TITLE, {}, THREE, 4, 1).bout(number))
    chance, own = asked[::4], [purpose for place, purpose in enumerate(asked) if place % 4]
    assert chance[0] == chance[1] == chance[2] != chance[3]
    assert len({*own, *chance}) == len(own) + 2


def test_streams_differ_by_purpose() -> None:
    seeds = [(1, 0, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0), (1, 0, 1, 0), (1, 0, 1, 1)]
    first = [stream(*seed).below(10**9) for seed in seeds]
    assert len(set(first)) == len(seeds)
    assert first == [stream(*seed).below(10**9) for seed in seeds]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    documents = []
    for processes in (1, 2):
        contest = Contest("china", {}, ["flat:1", "random", "random"], 2, 5)
        assert len(list(contest.run(processes))) == 2
        documents.append(timeless(contest.document()))
    assert documents[0] == documents[1]
    assert documents[0]["standings"][0]["playouts"] >= 1
    assert documents[0]["standings"][1]["playouts"] is None


def test_another_seed_gives_other_games() -> None:
    documents = []
    for seed in (5, 6):
        contest = Contest(TITLE, {}, THREE, 3, seed)
        list(contest.run())
        documents.append(contest.document()["standings"])
    assert timeless(documents[0]) != timeless(documents[1])


@pytest.mark.parametrize("title", list(SHELF))
def test_every_bot_plays_every_title(title: str) -> None:
    """With the smallest budget there is."""
    seats = SHELF[title].seats[0]
    for name in bots():
        contest = Contest(title, {}, [f"{name}:1"] + ["random"] * (seats - 1), 1, 1)
        assert len(list(contest.run())) == 1
        assert contest.decisions > 0


def test_a_contest_can_be_ended_at_any_time() -> None:
    contest = Contest(TITLE, {}, THREE, 5000, 1)
    assert contest.document()["standings"] == []
    games = contest.run(2)
    for _ in range(4):
        next(games)
    games.close()
    document = contest.document()
    assert (document["games"], document["planned"]) == (4, 5000)
    assert [standing.games for standing in contest.standings] == [4, 4, 4]


def test_a_standing_counts_wins_ranks_and_effort() -> None:
    first, second = contest_with(["flat:9", "random"], [[1, 0], [0.5, 0.5], [1, 0], [1, 0]]).standings
    assert (first.wins, first.win_share, second.win_share) == (3.5, 0.875, 0.125)
    assert (first.mean_rank, second.mean_rank) == (1.0, 1.75)
    assert (first.fair_share, first.mean_score) == (0.5, 10)
    assert (first.worlds, first.playouts, first.times.decisions) == (4, 3, 8)
    assert first.interval.low < 0.875 < first.interval.high


def test_times() -> None:
    times = Times([number / 100 for number in range(100, 0, -1)])
    assert times.mean == pytest.approx(0.505)
    assert (times.p95, times.longest) == (0.95, 1.0)
    assert Times([0.25]).document() == {"mean": 0.25, "p95": 0.25, "max": 0.25}
    assert Times([]).document() == {"mean": 0, "p95": 0, "max": 0}


class Own(Thinker):
    """A bot that thinks but chooses otherwise."""

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        return options[-1]


def test_a_bot_is_measured_by_what_it_chooses_not_by_what_it_thinks() -> None:
    game = SHELF[TITLE].game({}, 3)
    s = game.start(3)
    while game.actors(s) == [-1]:
        game.play(s, -1, game.options(s, -1)[0])
    seat = game.actors(s)[0]
    options = game.options(s, seat)
    player = Player(Own(), Rng(1))
    assert player.choose(game, game.view(s, seat), options) == options[-1]
    assert (len(player.effort.seconds), player.effort.thoughts) == (1, 0)
    forced = Player(find_bot("random"), Rng(1))
    assert forced.choose(game, game.view(s, seat), options[:1]) == options[0]
    assert forced.effort.seconds == [], "what leaves no choice is not timed"


def test_bots_are_made_once_for_all_games() -> None:
    assert bots_of(("random", "random")) is bots_of(("random", "random"))
    assert bots_of(("random", "random"))[0] is not bots_of(("random", "random"))[1]


@pytest.mark.parametrize("games", [0, -1, 10**9])
def test_a_contest_has_games(games: int) -> None:
    with pytest.raises(BadSetup, match="1 to 10000000 games"):
        Contest(TITLE, {}, THREE, games, 1)


def test_a_bout_is_plain_data() -> None:
    assert Contest(TITLE, {}, THREE, 4, 9).bout(3) == Bout(
        TITLE,
        {"expert": False, "double_bidding": False, "guards": False, "revision": "2"},
        ("random",) * 3,
        9,
        1,
        0,
    )
