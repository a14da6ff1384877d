"""What pieces would gain, held against what the scoring gives for them."""

from itertools import chain

import pytest

from fondaco import Match
from fondaco.bots.knowledge import measure_of
from fondaco.core.action import NOBODY, Action
from fondaco.games.china.actions import EMISSARY, HOUSE, TAKE
from fondaco.games.china.board import (
    COLOUR_NAMES,
    FIRST_SPACE,
    PIECES_PER_TURN,
    PROVINCE_NAMES,
    PROVINCES,
    SPACE_NAMES,
)
from fondaco.games.china.measured_board import Board
from fondaco.games.china.measured_gains import by_hands
from fondaco.games.china.scoring import house_points, score_alliances
from fondaco.games.china.state import State
from fondaco.games.china.steps.placing import refuse_emissary, refuse_house
from fondaco.testing import Table
from tests.bots.positions import decisions
from tests.china.scene import board, scene

ALONE = {"green": "wei-1 wei-2 wei-3", "red": "wei-4"}  # three spaces are free
TWO_PROVINCES = {"green": "wei-1 wei-2 wei-3 chin-1", "red": "wei-4 chin-2"}


def worth(s: State) -> list[int]:
    """The points of every seat for open houses and alliances, as they stand."""
    s = s.copy()
    score_alliances(s)
    houses = [house_points(s, province) for province in range(PROVINCES)]
    return [s.alliance_points[seat] + sum(points[seat] for points in houses) for seat in range(s.seats)]


def placed(s: State, seat: int, province: int, verbs: tuple[int, ...]) -> State | None:
    """The position with one piece after the other; none where the rules do not have it."""
    s = s.copy()
    for verb in verbs:
        spaces = range(FIRST_SPACE[province], FIRST_SPACE[province + 1])
        free = [space for space in spaces if s.owner[space] == NOBODY]
        if verb == HOUSE and free and refuse_house(s, seat, free[0]) is None:
            s.place_house(seat, free[0])
        elif verb == EMISSARY and refuse_emissary(s, seat, province) is None:
            s.place_emissary(seat, province)
        else:
            return None
    return s


def tried(s: State, seat: int, province: int, pieces: int) -> list[list[int]]:
    """What the ways to place that many pieces change, by what the scoring says."""
    two = [(HOUSE, HOUSE), (HOUSE, EMISSARY), (EMISSARY, EMISSARY)]
    ways = [(HOUSE,), (EMISSARY,)] if pieces == 1 or s.untouched(province) else two
    results = [after for way in ways if (after := placed(s, seat, province, way)) is not None]
    before = worth(s)
    return [[after - now for after, now in zip(worth(other), before, strict=True)] for other in results]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gains_are_what_the_scoring_gives_for_the_best_pieces(seats: int) -> None:
    table: Table = ("china", {}, seats)
    compared = 0
    for _, s, _ in chain(decisions(table, 3, 9), decisions(table, 4, 9)):
        gains = Board(s, {}).gains
        for province in range(PROVINCES):
            for seat in range(seats):
                for pieces in range(1, PIECES_PER_TURN + 1):
                    ways = tried(s, seat, province, pieces) or tried(s, seat, province, 1)
                    place = gains.best(province, seat, pieces)
                    assert (place < 0) == (not ways)
                    if ways:
                        changes = gains.changes[place : place + seats]
                        assert changes in ways
                        assert changes[seat] == max(way[seat] for way in ways)
                        compared += 1
    assert compared > 500


def test_what_a_hand_pays_for_is_what_it_can_gain() -> None:
    """Green leads Wei with three houses against one. A red card adds a fourth house: a point for green, as the houses
    are five, and one for red, whose points are the leader's houses. Two cards add another one each."""
    one = by_hand(scene({"green": "red violet yellow"}, ALONE, seats=3))
    two = by_hand(scene({"green": "red red yellow"}, ALONE, seats=3))
    joker = by_hand(scene({"green": "violet violet yellow"}, {"green": "wei-1 wei-2 wei-3"}, seats=3))
    assert one[:1] == two[:1] == [1]
    assert two[1] == 2
    assert joker[0] == 1


def by_hand(match: Match) -> list[int]:
    """What the hand of green gains with one piece, with two, and so on."""
    s = match.state
    assert isinstance(s, State)
    return by_hands(s, Board(s, {}).gains)[0]


def test_options_of_one_kind_gain_the_same() -> None:
    s = board(TWO_PROVINCES, {"wei": {"red": 1}}, seats=3)
    measure = measure_of(scene({}, ALONE, seats=3).game)
    red, pair = COLOUR_NAMES.index("red"), len(COLOUR_NAMES) + COLOUR_NAMES.index("violet")
    wei = [Action(HOUSE, SPACE_NAMES.index(f"wei-{number}"), red) for number in (5, 6, 7)]
    by_pair = Action(HOUSE, SPACE_NAMES.index("wei-5"), pair)
    chin = Action(HOUSE, SPACE_NAMES.index("chin-3"), COLOUR_NAMES.index("yellow"))
    emissary = Action(EMISSARY, PROVINCE_NAMES.index("wei"), red)
    kinds = measure.kinds(s, 0, [*wei, by_pair, chin, emissary, Action(TAKE, red)])
    assert len(set(kinds[3:])) == 4
    assert kinds[0] not in kinds[3:]
