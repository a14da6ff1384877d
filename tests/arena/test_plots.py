"""Plots: files that can be read, with the labels and numbers of what they show."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fondaco.arena import Ladder
from fondaco.arena.intervals import Interval
from fondaco.arena.plots import contest_plot, ladder_plot, picture
from fondaco.arena.plots.chances import apart, numbered
from fondaco.arena.plots.ladders import low_to_high, rounded
from fondaco.arena.plots.rows import colour_of, share_row
from fondaco.arena.plots.style import INK_2, JADE, LACQUER
from fondaco.cli.titles import words_of_all
from tests.arena.contests import contest_with, played

SVG = "{http://www.w3.org/2000/svg}"


def texts_of(content: bytes) -> list[str]:
    """The texts of an SVG."""
    return ["".join(text.itertext()) for text in ET.fromstring(content).iter(f"{SVG}text")]


@pytest.mark.parametrize(("language", "label"), [("en", "Share of wins"), ("de", "Anteil der Siege")])
def test_a_contest(language: str, label: str) -> None:
    contest = contest_with(["flat:9", "random", "random"], [[1, 0, 0]] * 20 + [[0, 1, 0]] * 10)
    texts = texts_of(picture(contest_plot(contest, words_of_all(language).say), Path("plot.svg")))
    assert label in texts
    assert {"flat:9", "random"} <= set(texts)
    assert any(text.startswith("66.7%") for text in texts)


def test_ladders_one_below_the_other() -> None:
    ladders = [
        Ladder("china", {}, ["random", "flat:1"], 3, [3], 1),
        Ladder("haendler", {}, ["random", "flat:1"], 2, [2], 1),
        Ladder("yunnan-2023", {}, ["random", "flat:1"], 2, [2], 1),
    ]
    ladders[0].rungs[0].contest.played = [played(0, rotation, [1, 0, 0], seconds=0.02) for rotation in range(3)]
    ladders[1].rungs[0].contest.played = [played(0, 0, [1, 0])]
    texts = texts_of(picture(ladder_plot(ladders, words_of_all("en").say), Path("plot.svg")))
    assert texts.count("flat:1 : random") == 2
    assert texts.count("Elo") == 2
    assert {"China, 3 players", "Die Händler, 2 players"} <= set(texts)
    assert texts.count("Milliseconds") == 2
    assert texts.count("20  (20)") == 2, "the time of each bot of the first ladder"
    assert not any("Yunnan" in text for text in texts), "a ladder that was not begun is not drawn"


def test_the_same_plot_is_the_same_file() -> None:
    contest = contest_with(["flat:9", "random"], [[1, 0], [0, 1]])
    say = words_of_all("en").say
    for name in ("plot.svg", "plot.png"):
        first, second = (picture(contest_plot(contest, say), Path(name)) for _ in range(2))
        assert first == second
        assert first.startswith(b"\x89PNG" if name.endswith("png") else b"<?xml")


def test_the_colour_says_on_which_side_of_the_fair_share_one_is() -> None:
    intervals = [(0.4, 0.6), (0.1, 0.3), (0.2, 0.5)]
    rows = [share_row("", 0.5, Interval(low, high)) for low, high in intervals]
    assert [colour_of(row, 1 / 3) for row in rows] == [JADE, LACQUER, INK_2]
    assert rows[0].numbers == "50.0%  (40%–60%)"
    assert (low_to_high((3, 9)), low_to_high((-3, 9))) == ("3–9", "-3 … 9")
    assert [rounded(time) for time in (0.4, 9.87, 45.2, 4500.0)] == ["0.40", "9.87", "45", "4,500"]


def test_names_at_the_end_of_curves_do_not_touch() -> None:
    assert apart([0.5, 1.0]) == [0.5, 1.0]
    places = sorted(apart([0.0, 0.0, 0.05]))
    assert all(upper - lower > 0.06 for lower, upper in pairwise(places))


def test_long_notes_are_broken() -> None:
    lines = numbered(["short", "long " * 40])
    assert lines[0] == "1   short"
    assert [line[:4] for line in lines[1:]] == ["2   ", "    "]
