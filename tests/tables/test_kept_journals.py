"""Journals as servers have written them load for ever: they are folded to the same table, whatever the code has become.

The files are never written anew. A journal that is written differently one day gets a file of its own beside them;
those called 0.1 were written by that version, so they name no revision of the rules."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from fondaco.tables.record import Kind, Record
from fondaco.tables.table import Table

FOLDER = Path(__file__).parent / "journals"
JOURNALS = sorted(FOLDER.glob("*.json"))
every_journal = pytest.mark.parametrize("path", JOURNALS, ids=lambda path: str(path.stem))


def read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


@every_journal
def test_a_journal_is_folded_to_the_table_that_it_was(path: Path) -> None:
    kept = read(path)
    table = Table.replay("kept", [Record(*row) for row in kept["journal"]])
    assert table.status == kept["status"]
    assert [[seat.name, seat.kind] for seat in table.seats] == kept["seats"]
    assert json.loads(json.dumps(table.match.position())) == kept["position"]


def test_every_kind_of_record_is_kept() -> None:
    kinds = {row[1] for path in JOURNALS for row in read(path)["journal"]}
    assert kinds == set(get_args(Kind))


def test_journals_of_the_first_version_are_played_by_the_first_revision() -> None:
    old = [read(path) for path in JOURNALS if path.stem.startswith("0.1-")]
    setups = [(kept["journal"][0][5]["setup"], kept["position"]["setup"]) for kept in old]
    assert all("revision" not in before for before, _ in setups)
    assert [now.get("revision") for _, now in setups].count("1") == len(old) - 1, "of China there is one revision only"
