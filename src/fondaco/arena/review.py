"""A review of a finished game: a few things to learn from, for one seat, found in its analysis."""

from typing import Any, Final, NamedTuple

MOST: Final = 5  # remarks
DEAREST: Final = 2  # own decisions among them
LEARNT: Final = 5  # own decisions that can be practised


class Remark(NamedTuple):
    """One thing to say: its message, its arguments, and the line of the log that it is about."""

    message: str
    arguments: dict[str, Any]
    line: int | None = None


def review(analysis: dict[str, Any], ranks: list[int], sheet: dict[str, list[int]], seat: int) -> list[Remark]:
    """At most five remarks: where the game was won, one's costliest decisions, what went well, and what counted."""
    winner = ranks.index(1)
    own = [one for one in analysis["decisions"] if one["seat"] == seat]
    remarks = [lead(analysis["decisions"], winner)]
    remarks += [Remark("review-dearest", {"decision": one}, one["line"]) for one in dearest(analysis, seat)[:DEAREST]]
    if own:
        good = sum(one["cost"] == 0 for one in own)
        remarks.append(Remark("review-well", {"good": good, "all": len(own)}))
    counted = category(ranks, sheet, seat)
    return (remarks + ([counted] if counted else []))[:MOST]


def lead(decisions: list[dict[str, Any]], winner: int) -> Remark:
    """From where on the winner was ahead for good."""
    behind = [one["line"] for one in decisions if one["shares"][winner] < max(one["shares"])]
    after = [one["line"] for one in decisions if not behind or one["line"] > behind[-1]]
    if not behind or not after:
        return Remark("review-lead-always" if not behind else "review-lead-late", {"player": winner})
    return Remark("review-lead", {"player": winner}, after[0])


def dearest(analysis: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """A seat's decisions that cost something, the costliest first."""
    costly = [one for one in analysis["decisions"] if one["seat"] == seat and one["cost"] > 0]
    return sorted(costly, key=lambda one: -float(one["cost"]))[:LEARNT]


def category(ranks: list[int], sheet: dict[str, list[int]], seat: int) -> Remark | None:
    """The kind of points in which the seat was furthest ahead of the next, or furthest behind the winner."""
    won = ranks[seat] == 1
    others = [other for other in range(len(ranks)) if other != seat]
    rival = min(others, key=lambda other: ranks[other])
    sign = 1 if won else -1
    name = max(sheet, key=lambda one: sign * (sheet[one][seat] - sheet[one][rival]))
    points = sign * (sheet[name][seat] - sheet[name][rival])
    if points <= 0 or len(sheet) < 2:
        return None
    message = "review-ahead" if won else "review-behind"
    return Remark(message, {"category": name, "points": points, "player": rival})
