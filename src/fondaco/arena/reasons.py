"""Reasons: which measures of a position speak most for one option against another.

Both options are played in the same imagined worlds, and the positions after them are measured. A measure is told only
if it differs by the same number in every world, so that whoever looks at the board can count it. What it weighs is what
the network says with and without that difference, taken from both sides."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fondaco.arena.streams import stream
from fondaco.bots.knowledge import taught, value_of
from fondaco.bots.network import WIN
from fondaco.bots.value import Value, common_of
from fondaco.core.action import Action
from fondaco.core.game import Game
from fondaco.core.view import View

WORLDS: Final = 6
MOST: Final = 3  # reasons that are told
LEAST: Final = 0.1  # of what speaks most, below which nothing is told

Say = Callable[..., str]


class Reason(NamedTuple):
    """A measure of one's own or of the others together, by how much it differs, and how much that speaks for the
    option."""

    measure: str
    own: bool
    difference: int
    weight: float

    @property
    def message(self) -> str:
        """The id of the measure's message."""
        return message_of(self.measure)

    def document(self) -> dict[str, object]:
        """The reason for JSON."""
        return {
            "measure": self.measure,
            "own": self.own,
            "difference": self.difference,
            "weight": round(self.weight, 4),
        }


def message_of(measure: str) -> str:
    """The id of a measure's message."""
    return "measure-" + re.sub(r"[^a-z0-9]+", "-", measure.lower()).strip("-")


def reasons(game: Game[Any], view: View[Any], option: Action, other: Action, seed: int = 0) -> list[Reason]:
    """What speaks for an option against another, the weightiest first; nothing in a game that nobody has measured."""
    if not taught(game) or option == other:
        return []
    value = value_of(game)
    found: list[dict[tuple[str, bool], Reason]] = []
    for number in range(WORLDS):
        world = game.imagine(view, stream(seed, number))
        after, instead = played(game, world, view.seat, option), played(game, world, view.seat, other)
        if after is None or instead is None or after.stack[0] != instead.stack[0]:
            return []
        found.append({(one.measure, one.own): one for one in differences(value, view.seat, after, instead)})
    return sorted(common(found), key=lambda reason: -reason.weight)


def played(game: Game[Any], world: Any, seat: int, action: Action) -> Any:
    """The world after an action; none if the game is over then."""
    after = world.copy()
    game.play(after, seat, action)
    return None if after.over else after


def common(found: list[dict[tuple[str, bool], Reason]]) -> list[Reason]:
    """The differences that are the same in all worlds, with their mean weight."""
    kept: list[Reason] = []
    for key, first in found[0].items():
        same = [other[key] for other in found if key in other and other[key].difference == first.difference]
        if len(same) == len(found):
            kept.append(first._replace(weight=sum(one.weight for one in same) / len(same)))
    return kept


def differences(value: Value, seat: int, after: Any, instead: Any) -> list[Reason]:
    """By which measures two positions differ, for a seat and for the others."""
    rows, others = value.measure.measure(after), value.measure.measure(instead)
    progress = min(1.0, max(0.0, value.measure.progress(after)))
    told: dict[tuple[str, bool], Reason] = {}
    for number, (row, other) in enumerate(zip(rows, others, strict=True)):
        own = number == seat
        sign = 1.0 if own else -1.0 / (len(rows) - 1)
        for at, name in enumerate(value.measure.names):
            if row[at] != other[at]:
                weight = sign * weighed(value, row, other, at, len(rows), progress)
                known = told.get((name, own), Reason(name, own, 0, 0.0))
                told[name, own] = Reason(name, own, known.difference + row[at] - other[at], known.weight + weight)
    return [reason for reason in told.values() if reason.difference]


def weighed(value: Value, row: list[int], other: list[int], at: int, seats: int, progress: float) -> float:
    """What one measure adds to the promise of a win, as the mean of adding it first and adding it last."""
    with_it = [*other[:at], row[at], *other[at + 1 :]]
    without = [*row[:at], other[at], *row[at + 1 :]]
    four = value.network.judge([with_it, other, row, without], progress, common_of(value.measure, seats, progress))
    return ((four[0][WIN] - four[1][WIN]) + (four[2][WIN] - four[3][WIN])) / 2


def tellable(found: list[Reason], say: Say) -> list[Reason]:
    """The reasons that speak for the option and have words, the weightiest first, each measure once; `say` says a
    message."""
    telling: list[Reason] = []
    for reason in found:
        known = [other.measure for other in telling]
        if reason.weight > 0 and reason.measure not in known and say(reason.message):
            telling.append(reason)
    return [reason for reason in telling[:MOST] if reason.weight >= LEAST * telling[0].weight]


def told(reason: Reason, say: Say) -> str:
    """A reason in words: a number that can be counted on the board, and what it counts."""
    sign = "+" if reason.difference > 0 else "\u2212"
    number = f"{sign}{abs(reason.difference)}"
    return say("reason-own" if reason.own else "reason-others", number=number, measure=say(reason.message))


def read_reason(document: dict[str, Any]) -> Reason:
    """A reason from JSON."""
    return Reason(document["measure"], document["own"], document["difference"], document["weight"])


def sentences(documents: list[dict[str, Any]], say: Say) -> list[str]:
    """Reasons from JSON in words."""
    return [told(reason, say) for reason in tellable([read_reason(document) for document in documents], say)]
