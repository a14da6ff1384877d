"""Studies: their numbers are right where they can be known, and their files are whole."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import polars as pl
import pytest

from fondaco.arena.bout import Bout, play
from fondaco.arena.intervals import Interval
from fondaco.arena.keeping import fingerprint
from fondaco.core.errors import FondacoError
from fondaco.research.other_numbers import SketchWith
from fondaco.research.sketches import Sketch, sketch
from fondaco.research.study import (
    Study,
    effect,
    figure,
    intraclass,
    known_from,
    lead_changes,
    leader_at,
    told_of,
    winner_of,
)
from fondaco.research.study_page import bar
from tests.cli.terminal import run


def game(scores: list[int], leaders: list[int], block: int = 0, deeds: list[dict[str, int]] | None = None) -> Sketch:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    wins = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    done = deeds or [{"buy": 1} for _ in scores]
    options = [3] * max(1, len(leaders))
    sheet = {"all": scores}
    bots = ["random"] * len(scores)
    return Sketch(
        block, bots, scores, ranks, wins, sheet, len(options), options, leaders, done, ["buy"] * len(scores), []
    )


def test_leads_margins_and_when_the_winner_is_known() -> None:
    one = game([10, 7, 12], [0, 0, 1, 2, 1, 2, 2, 2])
    assert winner_of(one) == (12, 2)
    assert lead_changes(one) == 4
    assert known_from(one) == 5 / 8
    assert [leader_at(one, part) for part in (0.25, 0.5, 1.0)] == [1, 1, 2]
    assert known_from(game([1, 0], [1, 1])) == 1.0
    assert known_from(game([1, 0], [0, 0])) == 0.0


def test_a_mean_has_its_error_and_its_range() -> None:
    found = figure("length", [float(number) for number in range(1, 101)])
    assert found.mean == 50.5
    assert found.error == pytest.approx(2.887, abs=0.01)
    assert found.interval.low < 50.5 < found.interval.high
    assert (round(found.low), round(found.high)) == (10, 91)


def test_luck_is_all_where_deals_decide_and_nothing_where_they_do_not() -> None:
    rng = Random(1)
    decided = [[float(number)] * 3 for number in range(50)]
    free = [[rng.gauss(0, 1) for _ in range(3)] for _ in range(400)]
    half = [[base + rng.gauss(0, 1) for _ in range(3)] for base in (rng.gauss(0, 1) for _ in range(800))]
    assert intraclass(decided) == 1.0
    assert intraclass(free) < 0.1
    assert intraclass(half) == pytest.approx(0.5, abs=0.08)


def test_what_goes_with_winning_is_found_and_what_does_not_is_left_open() -> None:
    rng = Random(2)
    players = [({"guild": 1, "tea": 1} if rng.random() < 0.5 else {"tea": 1}, 0.0) for _ in range(2000)]
    players = [(deeds, float(rng.random() < (0.5 if "guild" in deeds else 0.3))) for deeds, _ in players]
    found = effect("guild", players)
    assert found.difference == pytest.approx(0.2, abs=0.06)
    assert found.clear
    assert told_of("guild", players)
    assert not told_of("tea", players), "nobody went without"
    noise = [({"coin": 1} if rng.random() < 0.5 else {}, float(rng.random() < 0.33)) for _ in range(2000)]
    nothing = effect("coin", noise)
    assert abs(nothing.difference) < 0.06
    wider = effect("guild", players, 4.0).interval
    assert wider.low < found.interval.low < found.interval.high < wider.high


def test_many_things_that_make_no_difference_are_not_taken_for_some_that_do() -> None:
    rng = Random(4)
    made = Study("china", {}, ["random"] * 3, 1, 1)
    for block in range(150):
        deeds = [{f"deed {n}": 1 for n in range(60) if rng.random() < 0.5} for _ in range(3)]
        made.sketches.append(game([rng.randrange(40) for _ in range(3)], [], block, deeds))
    assert len(made.effects) == 60
    assert [one for one in made.effects if one.clear] == []


def test_a_sketch_is_the_game_that_a_contest_plays() -> None:
    bout = Bout("china", {"side": "auto", "fortifications": False}, ("random",) * 3, 4, 1, 2)
    made, played = sketch(bout), play(bout)
    assert made.scores == [played.scores[bout.entrant_at(seat)] for seat in range(3)]
    assert made.decisions == sum(sum(deeds.values()) for deeds in made.deeds)
    assert set(made.leaders) <= {0, 1, 2}
    assert made.openings[0].startswith(("house", "emissary", "swap"))
    assert any(name.startswith("deal") for name in made.chances)


@pytest.mark.parametrize("title", ["yunnan-2023", "haendler"])
def test_other_titles_are_studied_as_well(title: str) -> None:
    made = Study(title, {}, ["random"] * 3, 3, 1)
    assert list(made.run()) == [1, 2, 3]
    assert [share.games for share in made.by_seat] == [3, 3, 3]
    assert sum(share.share for share in made.by_seat) == pytest.approx(1)
    assert {"length", "branching", "lead-changes", "known-from"} <= {one.name for one in made.figures}
    assert made.unused
    assert len(made.rows()) == 9


def test_two_setups_are_compared() -> None:
    made = [Study("china", {"fortifications": on}, ["random"] * 3, 12, 1) for on in (False, True)]
    for one in made:
        assert len(list(one.run())) == 12
    found = {one.name: one for one in made[0].compared(made[1])}
    assert found["branching"].clear, "fortifications are more to choose from"
    assert found["branching"].difference > 0


def test_bars_go_both_ways() -> None:
    assert "fill='#c4281c'" in bar(-0.1, Interval(-0.2, 0.0), 0.2)
    assert "x=0.0" in bar(0.5, Interval(0.4, 0.6), 1.0)


def test_the_command_writes_a_page_markdown_and_parquet(tmp_path: Path) -> None:
    file = tmp_path / "china.html"
    asked = ["study", "china", "--bots", "random,random,random", "--games", "12", "--processes", "1", "--seed", "1"]
    made = run(*asked, "--output", str(file), "--compare", "fortifications=true")
    assert made.exit_code == 0, made.stderr
    page, text = file.read_text(encoding="utf-8"), file.with_suffix(".md").read_text(encoding="utf-8")
    assert not re.search(r"(?:src|href)=", page), "a page needs no network"
    assert "<svg" in page
    for heading in ("What differs", "By seat", "What goes with winning", "What nobody did", "How players begin"):
        assert f"## {heading}" in text
        assert f"<h2>{heading}</h2>" in page
    assert "need not cause it" in page
    assert "`fondaco study china --bots random,random,random --games 12 --compare fortifications=true --seed 1`" in text
    rows = pl.read_parquet(file.with_suffix(".parquet"))
    assert rows.height == 2 * 12 * 3
    assert set(rows.columns) >= {"study", "title", "game", "seat", "score", "win", "opening", "deeds"}
    again = tmp_path / "again"
    assert run(*asked, "--output", str(again), "--compare", "fortifications=true").exit_code == 0
    assert again.with_suffix(".md").read_text(encoding="utf-8") == text


def test_other_numbers_are_compared_with_the_game_as_it_is(tmp_path: Path) -> None:
    few = tmp_path / "few.json"
    few.write_text('{"pieces": {"houses": 6}}', encoding="utf-8")
    asked = ["study", "china", "--bots", "random,random,random", "--games", "6", "--processes", "2", "--seed", "1"]
    made = run(*asked, "--output", str(tmp_path / "few"), "--with", str(few), "--resume", str(tmp_path / "kept"))
    assert made.exit_code == 0, made.stderr
    text = (tmp_path / "few.md").read_text(encoding="utf-8")
    assert "Its other numbers: pieces.houses 20 → 6." in text
    assert "--games 6 --with few.json --seed 1`" in text
    rows = pl.read_parquet(tmp_path / "few.parquet")
    long = rows.group_by("study").agg(pl.col("decisions").mean()).sort("study")["decisions"].to_list()
    assert long[1] < long[0], "with six houses a game of China is short"
    assert rows.filter(pl.col("study") == 0)["score"].to_list() == scores_of(Study("china", {}, ["random"] * 3, 6, 1))
    again = run(*asked, "--output", str(tmp_path / "again"), "--with", str(few), "--resume", str(tmp_path / "kept"))
    assert again.exit_code == 0, again.stderr
    assert (tmp_path / "again.md").read_text(encoding="utf-8") == text


def scores_of(made: Study) -> list[int]:
    for _ in made.run():
        pass
    return [score for sketch in made.sketches for score in sketch.scores]


def test_work_with_other_numbers_is_kept_apart() -> None:
    bout = Bout("china", {}, ("random",) * 3, 4, 1, 2)
    works: list[Callable[[Bout], Sketch]] = [sketch, SketchWith('{"a": 1}'), SketchWith('{"a": 2}')]
    assert len({fingerprint(work, bout) for work in works}) == 3
    with pytest.raises(FondacoError, match="other numbers than it was asked"):
        SketchWith('{"a": 1}')(bout)


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ("{", "is no JSON file"),
        ("[]", "are a table"),
        ('{"pieces": {"houses": 20}}', "the same as"),
        ('{"provinces": {"yan": {"spaces": 3}}}', "china cannot be played with these numbers"),
    ],
)
def test_other_numbers_that_make_no_game_are_refused(numbers: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    file.write_text(numbers, encoding="utf-8")
    asked = ["study", "china", "--bots", "random,random,random", "--games", "1", "--processes", "1"]
    ended = run(*asked, "--output", str(tmp_path / "s"), "--with", str(file))
    assert ended.exit_code == 2
    assert told in " ".join(ended.stderr.split())
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("lang", ["de", "it"])
def test_a_study_speaks_other_languages(lang: str, tmp_path: Path) -> None:
    asked = ["study", "yunnan-2023", "--bots", "random,random", "--games", "2", "--processes", "1", "--seed", "1"]
    assert run(*asked, "--output", str(tmp_path / "s"), "--lang", lang).exit_code == 0
    text = (tmp_path / "s.md").read_text(encoding="utf-8")
    assert {"de": "## Nach Plätzen", "it": "## Per posto"}[lang] in text


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    asked = ["study", "china", "--bots", "random,random,random", "--games", "1", "--processes", "1"]
    for more, told in (
        (["--output", str(tmp_path / "no" / "where")], "no"),
        (["--output", str(tmp_path / "s"), "--compare", "china:"], "not with “china:”"),
        (["--output", str(tmp_path / "s"), "--compare", "chess"], "There is no title “chess”"),
        (["--output", str(tmp_path / "s"), "--compare", "side=up"], "takes one of"),
    ):
        ended = run(*asked, *more)
        assert ended.exit_code == 2
        assert told in " ".join(ended.stderr.split())
    assert list(tmp_path.iterdir()) == []
