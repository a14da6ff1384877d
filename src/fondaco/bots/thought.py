"""What a bot thinks of a decision: its options with what they promise, and how much was looked at."""

from typing import Final

from fondaco.core.action import Action
from fondaco.core.chance import Rng

NEGLIGIBLE: Final = 0.002  # a difference in the share of the win


class Judgement:
    """One option: the share of the win and the points it promises to whoever takes it, and how often it was tried."""

    def __init__(self, action: Action, share: float, points: float, visits: int) -> None:
        self.action = action
        self.share = share
        self.points = points
        self.visits = visits

    def __repr__(self) -> str:
        return f"<Judgement {self.action} share {self.share:.3f} points {self.points:.1f} visits {self.visits}>"


class Thought:
    """The options from best to worst, the shares and points of all seats if the best is taken, and the effort."""

    def __init__(
        self, judgements: list[Judgement], shares: list[float], points: list[float], worlds: int, playouts: int
    ) -> None:
        self.judgements = judgements
        self.shares = shares
        self.points = points
        self.worlds = worlds
        self.playouts = playouts
        self.seconds = 0.0

    @property
    def best(self) -> Action:
        """The option to take."""
        return self.judgements[0].action

    def judgement_of(self, action: Action) -> Judgement:
        """What was thought of one option."""
        for judgement in self.judgements:
            if judgement.action == action:
                return judgement
        raise ValueError("only options of the decision have been judged")


class Tally:
    """Adds up what one option has brought to every seat."""

    def __init__(self, action: Action, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.shares = [0.0] * seats
        self.points = [0.0] * seats

    def add(self, shares: list[float], points: list[float]) -> None:
        """Count one try."""
        self.visits += 1
        for seat in range(len(shares)):
            self.shares[seat] += shares[seat]
            self.points[seat] += points[seat]

    def take_in(self, visits: int, shares: list[float], points: list[float]) -> None:
        """Count what somebody else has added up."""
        self.add(shares, points)
        self.visits += visits - 1

    def judgement(self, seat: int) -> Judgement:
        """The mean of all tries, for the seat that decides."""
        tries = max(1, self.visits)
        return Judgement(self.action, self.shares[seat] / tries, self.points[seat] / tries, self.visits)


def thought_of(ranked: list[Tally], seat: int, worlds: int, playouts: int) -> Thought:
    """A thought of tallies that are ranked from best to worst."""
    best = ranked[0]
    tries = max(1, best.visits)
    judgements = [tally.judgement(seat) for tally in ranked]
    shares = [share / tries for share in best.shares]
    return Thought(judgements, shares, [points / tries for points in best.points], worlds, playouts)


def varied(ranked: list[Tally], seat: int, rng: Rng) -> list[Tally]:
    """Any of those first that are as good as the best: they were tried half as often at least, and the difference is
    negligible. So no game is like another."""
    best = ranked[0].judgement(seat)
    good: list[Tally] = []
    for tally in ranked:
        if 2 * tally.visits >= best.visits and tally.judgement(seat).share >= best.share - NEGLIGIBLE:
            good.append(tally)
    first = good[rng.below(len(good))]
    return [first, *[tally for tally in ranked if tally is not first]]
