"""Calibration: what became of positions of which the value function expected a certain share of the win."""

from collections.abc import Generator, Sequence
from typing import Any, Final, NamedTuple

from fondaco.arena.bout import Bout, play
from fondaco.arena.contest import Contest
from fondaco.arena.intervals import Interval, over_blocks
from fondaco.arena.processes import spread
from fondaco.bots.knowledge import taught, value_of
from fondaco.core.action import Action
from fondaco.core.errors import BadSetup
from fondaco.core.game import Game
from fondaco.core.titles import find

BANDS: Final = 10  # of equal width, from no share of the win to the whole of it


class Forecast(NamedTuple):
    """A decision with a choice: who made it, the share that was expected of its seat, and what came of it."""

    entrant: int
    expected: float
    outcome: float


class Forecasts(NamedTuple):
    """All forecasts of a game, and the block that it belongs to."""

    block: int
    forecasts: list[Forecast]


class Band(NamedTuple):
    """Positions of which about the same was expected."""

    low: float
    high: float
    positions: int
    expected: float
    outcome: float
    interval: Interval

    def document(self) -> dict[str, object]:
        """The band for JSON."""
        return {
            "low": self.low,
            "high": self.high,
            "positions": self.positions,
            "expected": round(self.expected, 4),
            "outcome": round(self.outcome, 4),
            "interval": self.interval.document(),
        }


class Calibration:
    """What the value function of a title expects in the games of a contest, against what came of it. A finished game
    is worth what the value function learns to foretell: half by the win, half by the lead."""

    def __init__(self, contest: Contest) -> None:
        if not taught(find(contest.title).game(contest.setup, len(contest.names))):
            raise BadSetup(f"Nothing has been learned about {contest.title}, so there is nothing to compare.")
        self.contest: Final = contest
        self.games: list[Forecasts] = []

    def run(self, processes: int = 1) -> Generator[int]:
        """Play all games; hands out how many there have been."""
        bouts = [self.contest.bout(number) for number in range(self.contest.games)]
        found: dict[int, Forecasts] = {}
        for number, forecasts in spread(foretell, bouts, processes):
            found[number] = forecasts
            self.games = [found[known] for known in sorted(found)]
            yield len(found)

    def bands(self, name: str | None = None) -> list[Band]:
        """The bands that any position fell into; of all bots, or of those of one name."""
        entrants = [entrant for entrant, own in enumerate(self.contest.names) if name in (None, own)]
        bands = [band_of(number, self.games, entrants) for number in range(BANDS)]
        return [band for band in bands if band is not None]

    def error(self, name: str | None = None) -> float:
        """How far the bands are off in the mean, each by the number of its positions."""
        bands = self.bands(name)
        off = sum(band.positions * abs(band.outcome - band.expected) for band in bands)
        return off / max(1, sum(band.positions for band in bands))

    def document(self) -> dict[str, object]:
        """The calibration for JSON, of each bot by its name."""
        names = dict.fromkeys(self.contest.names)
        return {
            "title": self.contest.title,
            "setup": self.contest.setup,
            "games": len(self.games),
            "planned": self.contest.games,
            "seed": self.contest.seed,
            "bots": [
                {
                    "bot": name,
                    "error": round(self.error(name), 4),
                    "bands": [band.document() for band in self.bands(name)],
                }
                for name in names
            ],
        }


def band_of(number: int, games: Sequence[Forecasts], entrants: Sequence[int]) -> Band | None:
    """One of the bands, if any position fell into it; what came of the positions of a block depends on each other."""
    outcomes: dict[int, float] = {}
    counts: dict[int, int] = {}
    expected = 0.0
    for game in games:
        for forecast in game.forecasts:
            if forecast.entrant in entrants and min(BANDS - 1, int(forecast.expected * BANDS)) == number:
                outcomes[game.block] = outcomes.get(game.block, 0.0) + forecast.outcome
                counts[game.block] = counts.get(game.block, 0) + 1
                expected += forecast.expected
    if not counts:
        return None
    positions = sum(counts.values())
    outcome = sum(outcomes.values()) / positions
    interval = over_blocks(list(outcomes.values()), list(counts.values()))
    return Band(number / BANDS, (number + 1) / BANDS, positions, expected / positions, outcome, interval)


def foretell(bout: Bout) -> Forecasts:
    """Play a game, and note what is expected at every decision with a choice."""
    value = value_of(find(bout.title).game(bout.setup, len(bout.names)))
    seen: list[tuple[int, float]] = []
    last: list[Any] = []

    def see(_game: Game[Any], s: Any, seat: int, _action: Action, options: int) -> None:
        last[:] = [s]  # one position, which is played on to the end of the game
        if options > 1:
            seen.append((seat, value.shares(s)[seat]))

    if play(bout, see).fault:
        return Forecasts(bout.block, [])
    final = value.shares(last[0])
    forecasts = [Forecast(bout.entrant_at(seat), expected, final[seat]) for seat, expected in seen]
    return Forecasts(bout.block, forecasts)
