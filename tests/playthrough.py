"""Playthroughs: the same random game written down move by move, so that a change of behaviour shows in review.

`python -m tests.playthrough` writes them anew."""

import json
from pathlib import Path

from fondaco import Match
from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.locale import Words
from tests.tables import Table, name_of, tables

FOLDER = Path(__file__).parent / "playthroughs"
TOLD = 60  # so many decisions are written down with all their options


def file_of(table: Table) -> Path:
    return FOLDER / f"{name_of(table)}.txt"


def playthrough(table: Table) -> str:
    """The text of a table's playthrough."""
    title, setup, seats = table
    match = Match.new(title, seats=seats, setup=setup, seed=1)
    words = Words("en", find(title).rulebook)
    rng = Rng(1)
    lines = [f"{title} with {seats} seats, setup {json.dumps(match.setup)}", *told(match, words)]
    number = 0
    while match.actors:
        number += 1
        seat = match.actors[rng.below(len(match.actors))]
        action = choose(match.game, match.state, seat, rng)
        if number <= TOLD:
            section = match.game.step(match.state).name
            options = ", ".join(match.text(option) for option in match.options(seat))
            lines += ["", f"{number}. {section}, seat {seat} of {match.actors}", f"   options: {options}"]
            lines.append(f"   plays: {match.text(action)}")
        match.play(seat, action)
        if number <= TOLD:
            lines += told(match, words)
    result = match.result
    assert result is not None
    lines += ["", f"after {number} decisions: scores {result.scores}, ranks {result.ranks}", json.dumps(result.sheet)]
    return "\n".join(lines) + "\n"


def told(match: Match, words: Words) -> list[str]:
    """What the last line of the log brought, for everybody to read."""
    return [f"   {words.entry(match.game, entry)}" for entry in match.chronicle(None)[-1]]


def main() -> None:
    """Write all playthroughs anew."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in tables():
        file_of(table).write_text(playthrough(table), encoding="utf-8")


if __name__ == "__main__":
    main()
