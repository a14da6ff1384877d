"""Whether what is expected comes true: bands of positions, and what became of them."""

import json
from pathlib import Path

import pytest

from fondaco.arena import Contest, calibration
from fondaco.arena.calibration import Calibration, Forecast, Forecasts, band_of
from fondaco.arena.plots import calibration_plot, picture
from fondaco.arena.processes import spread
from fondaco.cli.titles import words_of_all
from fondaco.core.errors import BadSetup
from tests.arena.test_plots import texts_of
from tests.cli.terminal import run

COMMAND = ["calibrate", "china", "--seats", "random,script:envoy,random", "--games", "3", "--seed", "1"]


def calibrated() -> Calibration:
    made = Calibration(Contest("china", {}, ["random", "script:envoy", "random"], 3, 1))
    assert list(made.run()) == [1, 2, 3]
    return made


def test_a_band_has_the_mean_of_what_was_expected_and_of_what_came() -> None:
    games = [
        Forecasts(0, [Forecast(0, 0.31, 1.0), Forecast(0, 0.39, 0.5), Forecast(1, 0.35, 0.0), Forecast(0, 0.4, 0.0)]),
        Forecasts(1, [Forecast(0, 0.35, 0.0)]),
    ]
    band = band_of(3, games, [0])
    assert band is not None
    assert (band.low, band.high, band.positions) == (0.3, 0.4, 3)
    assert band.expected == pytest.approx(0.35)
    assert band.outcome == pytest.approx(0.5)
    assert band.interval.low < 0.5 < band.interval.high
    assert band_of(5, games, [0]) is None


def test_a_sure_win_belongs_to_the_highest_band() -> None:
    band = band_of(9, [Forecasts(0, [Forecast(0, 1.0, 1.0)])], [0])
    assert band is not None
    assert band.positions == 1


def test_everybody_is_counted_once_and_by_name() -> None:
    made = calibrated()
    both = [sum(band.positions for band in made.bands(name)) for name in ("random", "script:envoy")]
    assert sum(band.positions for band in made.bands()) == sum(both)
    assert all(count > 10 for count in both)
    for band in made.bands():
        assert band.low <= band.expected <= band.high
        assert 0 <= band.outcome <= 1
    # The outcomes of a game's seats are shares of one win.
    forecasts = made.games[0].forecasts
    assert sum({forecast.entrant: forecast.outcome for forecast in forecasts}.values()) == pytest.approx(1)


def test_the_error_is_the_mean_distance_of_the_bands() -> None:
    made = Calibration(Contest("china", {}, ["random"] * 3, 1, 1))
    assert made.error() == 0
    made.games = [Forecasts(0, [Forecast(0, 0.15, 0.25), Forecast(0, 0.65, 0.55), Forecast(0, 0.65, 0.35)])]
    assert made.error() == pytest.approx((0.1 + 2 * 0.2) / 3)


def test_it_does_not_matter_which_games_end_first(monkeypatch: pytest.MonkeyPatch) -> None:
    document = calibrated().document()
    monkeypatch.setattr(calibration, "spread", lambda *args: reversed(list(spread(*args))))
    assert calibrated().document() == document


def test_the_plot_names_the_bots() -> None:
    texts = texts_of(picture(calibration_plot(calibrated(), words_of_all("en").say), Path("plot.svg")))
    assert {"random", "script:envoy", "Share expected", "What came of it"} <= set(texts)
    assert "China, 3 games: expectation and outcome" in texts


def test_the_command_tells_it_and_draws_it(tmp_path: Path) -> None:
    result = run(*COMMAND, "--processes", "1", "--plot", str(tmp_path / "plot.svg"))
    assert result.exit_code == 0
    assert "script:envoy in 3 games of China" in result.stdout
    assert (tmp_path / "plot.svg").read_bytes().startswith(b"<?xml")
    document = json.loads(run(*COMMAND, "--processes", "1", "--json").stdout)
    assert [own["bot"] for own in document["bots"]] == ["random", "script:envoy"]
    assert document["games"] == document["planned"] == 3


def test_nothing_is_compared_where_nothing_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "taught", lambda _: False)
    with pytest.raises(BadSetup, match="Nothing has been learned about china"):
        Calibration(Contest("china", {}, ["random"] * 3, 1, 1))
