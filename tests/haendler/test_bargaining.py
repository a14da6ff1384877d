"""Bargaining about freight: an offer is worth what it leads to, and a bad one is as bad the second time."""

from fondaco.bots import find_bot
from fondaco.core.chance import Rng
from fondaco.games.haendler.actions import ACCEPT
from tests.bots.positions import Decision, decisions

FREIGHT = 30  # hundreds: as much as any two goods can bring


def ruinous_demands() -> list[Decision]:
    """Positions in which a load master asks for most of a shipper's money, and more than the freight can bring."""
    found: list[Decision] = []
    for seed in range(12):
        for game, s, seat in decisions(("haendler", {}, 3), seed, 1):
            answering = ACCEPT in [option.verb for option in game.options(s, seat)]
            if answering and s.asked and s.named > FREIGHT and 2 * s.named > s.money[seat]:
                found.append((game, s.copy(), seat))
                break
    return found


def test_a_ruinous_demand_is_refused_however_often_it_is_made() -> None:
    demands = ruinous_demands()
    assert len(demands) >= 5
    for game, s, seat in demands:
        for seed in range(3):
            bot = find_bot("journeyman:16")
            assert bot.choose(game, game.view(s, seat), game.options(s, seat), Rng(seed)).verb != ACCEPT
