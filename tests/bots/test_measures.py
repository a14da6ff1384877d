"""What bots see in a position, for every title and setup."""

import json
from importlib.resources import files

import pytest

from fondaco.arena.training import COURSE, JURY
from fondaco.bots.knowledge import measure_of, value_of
from fondaco.bots.value import read_learned
from fondaco.core.errors import FondacoError
from fondaco.core.titles import SHELF
from fondaco.testing import Table, name_of, tables
from tests.bots.positions import decisions


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_every_position_has_a_number_for_each_name_and_shares_that_add_up(table: Table) -> None:
    looked_at = 0
    last = 0.0
    for game, s, _ in decisions(table, 5, 7):
        measure = measure_of(game)
        rows = measure.measure(s)
        assert [len(row) for row in rows] == [len(measure.names)] * table[2]
        progress = measure.progress(s)
        assert last <= progress + 0.2
        assert progress >= 0
        last = progress
        shares, points = value_of(game).judge(s)
        assert sum(shares) == pytest.approx(1)
        assert len(points) == table[2]
        looked_at += 1
    assert looked_at > 3


@pytest.mark.parametrize("title", SHELF)
def test_the_weights_of_a_title_are_complete_and_say_how_they_were_made(title: str) -> None:
    seats = SHELF[title].seats[-1]
    names = measure_of(SHELF[title].game({}, seats)).names
    learned = read_learned(title, names)
    assert len(set(names)) == len(names)
    assert learned.network.measures == len(names)
    assert learned.usual
    text = files(SHELF[title].package).joinpath("weights", f"{title}.json").read_text(encoding="utf-8")
    document = json.loads(text)
    assert document["command"].startswith(f"fondaco train {title} --games ")
    assert document["generations"] == f"{len(COURSE)} of {len(COURSE)}"
    assert learned.network.networks == JURY


@pytest.mark.parametrize("title", SHELF)
def test_weights_of_other_measures_are_refused(title: str) -> None:
    with pytest.raises(FondacoError, match="other measures"):
        read_learned(title, ["something else"])


@pytest.mark.parametrize("title", SHELF)
def test_looking_at_a_position_does_not_change_it(title: str) -> None:
    table: Table = (title, {}, SHELF[title].seats[-1])
    for game, s, _ in decisions(table, 3, 20):
        before = game.describe(s)
        value_of(game).judge(s)
        assert game.describe(s) == before


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_what_was_measured_before_changes_nothing(table: Table) -> None:
    kept = None
    for game, s, _ in decisions(table, 9, 5):
        kept = kept or measure_of(game)
        assert kept.measure(s) == kept.measure(s.copy()) == measure_of(game).measure(s)
    assert kept is not None
