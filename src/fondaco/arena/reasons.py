"""Reasons: which measures of a position speak most for one option against another.

Both options are played in the same imagined worlds, and the positions after them are measured. A measure is told only
if it differs by the same number in every world, so that whoever looks at the board can count it. What it weighs is what
the network says with and without that difference, taken from both sides; measures that follow from another one, such as
what money is good for, weigh together with it."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fondaco.bots.knowledge import taught, value_of
from fondaco.bots.network import WIN
from fondaco.bots.value import Value, common_of
from fondaco.core.action import Action
from fondaco.core.chance import stream
from fondaco.core.game import Game
from fondaco.core.measure import Measure
from fondaco.core.view import View

WORLDS: Final = 6
MOST: Final = 3  # reasons that are told
LEAST: Final = 0.1  # of what speaks most, below which nothing is told

Say = Callable[..., str]


class Reason(NamedTuple):
    """A measure of one's own or of the others together, by how much it differs, and how much that speaks for the
    option; what one of it is to the players."""

    measure: str
    own: bool
    difference: int
    weight: float
    unit: int = 1

    @property
    def message(self) -> str:
        """The id of the measure's message."""
        return message_of(self.measure)

    @property
    def sound(self) -> bool:
        """Whether it can be said at all: nobody is glad of less money, or of more for others."""
        return self.unit == 1 or (self.difference > 0) == self.own

    def document(self) -> dict[str, object]:
        """The reason for JSON."""
        unit = {} if self.unit == 1 else {"unit": self.unit}
        return {
            "measure": self.measure,
            "own": self.own,
            "difference": self.difference,
            "weight": round(self.weight, 4),
            **unit,
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
        for name, columns in together(value.measure):
            if any(row[at] != other[at] for at in columns):
                weight = sign * weighed(value, row, other, columns, len(rows), progress)
                known = told.get((name, own), Reason(name, own, 0, 0.0, value.measure.units.get(name, 1)))
                difference = known.difference + row[columns[0]] - other[columns[0]]
                told[name, own] = known._replace(difference=difference, weight=known.weight + weight)
    return [reason for reason in told.values() if reason.difference]


def together(measure: Measure[Any]) -> list[tuple[str, list[int]]]:
    """The measures that are told, each with its column and those of the measures that follow from it."""
    columns = {name: [at] for at, name in enumerate(measure.names) if name not in measure.follows}
    for at, name in enumerate(measure.names):
        if name in measure.follows:
            columns[measure.follows[name]].append(at)
    return list(columns.items())


def weighed(value: Value, row: list[int], other: list[int], columns: list[int], seats: int, progress: float) -> float:
    """What some measures add to the promise of a win, as the mean of adding them first and adding them last."""
    with_it = [row[at] if at in columns else other[at] for at in range(len(row))]
    without = [other[at] if at in columns else row[at] for at in range(len(row))]
    four = value.network.judge([with_it, other, row, without], progress, common_of(value.measure, seats, progress))
    return ((four[0][WIN] - four[1][WIN]) + (four[2][WIN] - four[3][WIN])) / 2


def tellable(found: list[Reason], say: Say) -> list[Reason]:
    """The reasons that speak for the option and have words, the weightiest first, each measure once; `say` says a
    message."""
    telling: list[Reason] = []
    for reason in found:
        known = [other.measure for other in telling]
        if reason.weight > 0 and reason.sound and reason.measure not in known and say(reason.message):
            telling.append(reason)
    return [reason for reason in telling[:MOST] if reason.weight >= LEAST * telling[0].weight]


def told(reason: Reason, say: Say) -> str:
    """A reason in words: a number that can be counted on the board, and what it counts."""
    sign = "+" if reason.difference > 0 else "\u2212"
    number = f"{sign}{abs(reason.difference) * reason.unit}"
    return say("reason-own" if reason.own else "reason-others", number=number, measure=say(reason.message))


def read_reason(document: dict[str, Any]) -> Reason:
    """A reason from JSON."""
    return Reason(**document)


def sentences(documents: list[dict[str, Any]], say: Say) -> list[str]:
    """Reasons from JSON in words."""
    return [told(reason, say) for reason in tellable([read_reason(document) for document in documents], say)]
