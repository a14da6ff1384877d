"""Journals as servers have written them load for ever: they are folded to the same table, whatever the code has become.

The files are never written anew. A journal that is written differently one day gets a file of its own beside them;
those called 0.1 were written by that version, so they name no revision of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.core.errors import FondacoError
from fondaco.tables.journal import KINDS, VERSION, NewerJournal, Record, read_body, write_body
from fondaco.tables.table import Table

FOLDER = Path(__file__).parent / "journals"
JOURNALS = sorted(FOLDER.glob("*.json"))
every_journal = pytest.mark.parametrize("path", JOURNALS, ids=lambda path: str(path.stem))


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def record_of(row: list[Any]) -> Record:
    """The record of a row as the database has it."""
    number, kind, time, guest, key, body = row
    return Record(number, time, read_body(kind, json.dumps(body)), guest, key)


@every_journal
def test_a_journal_is_folded_to_the_table_that_it_was(path: Path) -> None:
    kept = read(path)
    table = Table.replay("kept", [record_of(row) for row in kept["journal"]])
    assert table.phase == kept["status"]
    assert [[seat.name, seat.kind] for seat in table.seats] == kept["seats"]
    assert json.loads(json.dumps(table.match.position())) == kept["position"]


def test_every_kind_of_record_is_kept() -> None:
    kinds = {row[1] for path in JOURNALS for row in read(path)["journal"]}
    assert kinds == set(KINDS)


def test_every_version_is_kept() -> None:
    versions = {row[5].get("v", 1) for path in JOURNALS for row in read(path)["journal"]}
    assert versions == set(range(1, VERSION + 1))


@every_journal
def test_what_is_read_is_written_in_the_version_of_today_and_read_again(path: Path) -> None:
    for row in read(path)["journal"]:
        body = record_of(row).body
        text = write_body(body)
        assert (json.loads(text)["kind"], json.loads(text)["v"]) == (row[1], VERSION)
        assert read_body(row[1], text) == body


def test_what_a_newer_program_wrote_is_not_guessed_at() -> None:
    with pytest.raises(NewerJournal):
        read_body("late", json.dumps({"v": VERSION + 1, "kind": "late", "seats": [0]}))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"v": 2}', '{"v": 2, "kind": "moved"}', '{"v": 0}', '{"v": "2"}'])
def test_what_is_damaged_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(FondacoError):
        read_body("moved", text)


def test_journals_of_the_first_version_are_played_by_the_first_revision() -> None:
    old = [read(path) for path in JOURNALS if path.stem.startswith("0.1-")]
    setups = [(kept["journal"][0][5]["setup"], kept["position"]["setup"]) for kept in old]
    assert all("revision" not in before for before, _ in setups)
    assert [now.get("revision") for _, now in setups].count("1") == len(old) - 1, "of China there is one revision only"
