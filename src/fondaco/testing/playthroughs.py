"""Playthroughs: the same random game written down move by move, so that a change of behaviour shows in review. Of the
long middle only a fingerprint is kept: of all that was told, and of what previews said now and then.

`python -m fondaco.testing BOOK FOLDER` writes those of a rulebook anew."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import choose
from fondaco.core.rule import Rulebook
from fondaco.core.titles import find
from fondaco.locale import Words
from fondaco.testing.checks import Checks
from fondaco.testing.tables import Table, name_of, tables

TOLD: Final = 60  # so many decisions are written down with all their options
LOOKS: Final = 25  # after every so many decisions the preview is looked at


class PlaythroughChecks(Checks):
    """Every table has a playthrough in the folder `playthroughs`, and it is as it was written down."""

    def playthroughs(self, book: str) -> Path:
        """The folder with the playthroughs of a rulebook."""
        return self.folder / "playthroughs"

    def test_a_playthrough_is_as_it_was_written_down(self, table: Table) -> None:
        book = find(table[0]).rulebook
        folder = self.playthroughs(book)
        assert playthrough(table) == file_of(table, folder).read_text(encoding="utf-8"), (
            f"if this is meant: python -m fondaco.testing {book} {folder}"
        )

    def test_every_playthrough_has_its_table(self, rulebook: Rulebook) -> None:
        folder = self.playthroughs(rulebook.name)
        assert sorted(folder.glob("*.txt")) == sorted(file_of(table, folder) for table in tables(rulebook.name))


def file_of(table: Table, folder: Path) -> Path:
    """Where the playthrough of a table is written down."""
    return folder / f"{name_of(table)}.txt"


def playthrough(table: Table) -> str:
    """The text of a table's playthrough."""
    title, setup, seats = table
    match = Match.new(title, seats=seats, setup=setup, seed=1)
    words = Words("en", find(title).rulebook)
    rng = Rng(1)
    previews: list[object] = []
    lines = [f"{title} with {seats} seats, setup {json.dumps(match.setup)}", *told(match, words)]
    number = 0
    while match.actors:
        if number % LOOKS == 0:
            previews.append(match.game.preview(match.view(match.seats - 1)))
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
    lines += ["", f"{number} decisions, and in the end:", *told(match, words)]
    lines += ["", f"scores {result.scores}, ranks {result.ranks}", json.dumps(result.sheet)]
    everything = [[repr(entry), entry.readers] for entries in match.entries for entry in entries]
    lines += [f"told: {fingerprint(everything)}", f"previews: {fingerprint(previews)}"]
    return "\n".join(lines) + "\n"


def fingerprint(document: object) -> str:
    """A few letters that change whenever a document does."""
    return sha256(json.dumps(document).encode()).hexdigest()[:16]


def told(match: Match, words: Words) -> list[str]:
    """What the last line of the log brought, for everybody to read."""
    return [f"   {words.entry(match.game, entry)}" for entry in match.chronicle(None)[-1]]


def write(book: str, folder: Path) -> None:
    """Write the playthroughs of a rulebook anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for table in tables(book):
        file_of(table, folder).write_text(playthrough(table), encoding="utf-8")
