"""Matches to look at: new ones, and some that random play has brought somewhere."""

from typing import Final

from fondaco.core.chance import Rng
from fondaco.core.match import Match
from fondaco.core.playout import choose
from fondaco.testing.tables import Table

LONG: Final = 400  # decisions, as many as most games have


def new_match(table: Table, seed: int) -> Match:
    """A match at a table."""
    title, setup, seats = table
    return Match.new(title, seats=seats, setup=setup, seed=seed)


def play_some(match: Match, seed: int, decisions: int) -> None:
    """Play at random for so many decisions, or to the end."""
    rng = Rng(seed)
    for _ in range(decisions):
        if not match.actors:
            return
        seat = match.actors[rng.below(len(match.actors))]
        match.play(seat, choose(match.game, match.state, seat, rng))


def somewhere(table: Table, seed: int) -> Match:
    """A match somewhere between its beginning and its end."""
    match = new_match(table, seed)
    play_some(match, seed, Rng(seed).below(LONG))
    return match
