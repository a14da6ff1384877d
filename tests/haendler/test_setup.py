"""Spielvorbereitung, and what the options of the title change."""

import pytest

from fondaco import CHANCE, Match
from fondaco.games.haendler import rulebook as rules
from tests.haendler.scene import Scene, opening


@pytest.mark.rule("setup.start-player", "setup.row")
def test_chance_draws_the_start_player_and_the_row() -> None:
    match = Match.new("haendler", seats=3, manual_chance=True)
    assert match.actors == [CHANCE]
    assert [match.text(action) for action in match.options(CHANCE)] == [
        "start with orange",
        "start with blue",
        "start with red",
    ]
    assert match.why_not(CHANCE, "start with green") is rules.FIRST_START_PLAYER
    match.play(CHANCE, "start with red")
    for left in (8, 7, 6, 5):
        assert len(match.options(CHANCE)) == left
        match.play(CHANCE, match.options(CHANCE)[0])
    assert match.actors == [2]


@pytest.mark.rule("setup.capital", "setup.wagons", "setup.courier", "setup.bonus")
def test_everybody_begins_alike() -> None:
    for player in opening(4).position()["players"].values():  # type: ignore[attr-defined]
        assert player["money"] == 5000
        assert player["tiles"] == [1, 2, 3, 4]
        assert player["level"] == player["notes"] == player["influence"] == 0


@pytest.mark.rule("setup.screen")
def test_money_is_hidden_but_the_ledger_is_public() -> None:
    table = Scene("bids-1", None).match()
    for colour, amount in {"orange": 1200, "blue": 900, "red": 0, "green": 0}.items():
        table.play(colour, f"bid {amount}")
    for seat in (1, None):
        orange = table.match.shown(seat)["players"]["orange"]  # type: ignore[index]
        assert orange["money"] is None
        assert orange["paid"] == 1200
    assert table.match.shown(0)["players"]["orange"]["money"] == 3800  # type: ignore[index]


def test_open_money_shows_it_to_all() -> None:
    match = opening(2, {"open_money": True})
    for seat in (0, 1, None):
        players = match.shown(seat)["players"]
        assert [player["money"] for player in players.values()] == [5000, 5000]  # type: ignore[attr-defined]


@pytest.mark.rule("setup.bank")
def test_the_bank_never_runs_out() -> None:
    scene = Scene("special-sale", "green").money(orange=45_000).hand("green", "special-sale")
    table = scene.store("green", "paris", salt=1).match().play("green", "play special-sale of salt in paris")
    assert table.position["bank"] == 45_000 - 45_000 - 3 * 5_000 - 800
