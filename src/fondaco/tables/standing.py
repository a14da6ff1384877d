"""Standing answers: what a seat has declined once, it declines again by itself for the rest of the phase; a price, as
long as it is worse than a limit."""

from dataclasses import dataclass

from fondaco.core.action import Action
from fondaco.core.match import Match
from fondaco.core.price import Price
from fondaco.tables.sight import Sight


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer that is given again in a section of a phase, as long as no other kind of choice is offered there; if
    there is a limit, only to prices that are worse, and all others wait for their seat."""

    action: Action
    phase: int
    section: str
    verbs: frozenset[int]
    limit: int | None = None
    gets: bool = False  # whether the seat would get the price that it refuses, or pay it

    @staticmethod
    def given(match: Match, seat: int, action: Action, limit: int | None = None) -> "Standing":
        """What a seat answers now, to be given again."""
        verbs = frozenset([option.verb for option in match.options(seat)])
        sight = Sight(match)
        price = sight.price(seat)
        gets = price is not None and price.gets
        return Standing(action, match.state.stack[0], sight.section, verbs, limit, gets)

    def lasts(self, match: Match, seat: int) -> bool:
        """Whether the phase goes on, and nothing new is offered to the seat where it answered."""
        if not match.actors or match.state.stack[0] != self.phase:
            return False
        if not self.answers(match, seat):
            return True
        options = match.options(seat)
        return self.action in options and all(option.verb in self.verbs for option in options)

    def answers(self, match: Match, seat: int) -> bool:
        """Whether this is what the seat is asked now."""
        sight = Sight(match)
        if seat not in match.actors or sight.section != self.section:
            return False
        if self.limit is None:
            return True
        price = sight.price(seat)
        return price is not None and price.gets == self.gets and price.is_worse(self.limit)


def section_of(match: Match) -> str:
    """The section of the rules that a match is in, as everybody knows."""
    return Sight(match).section


def can_stand(match: Match, action: Action, price: Price | None) -> bool:
    """Whether an action can be a standing answer: the game's vocabulary says so, or it refuses the price that its seat
    is asked to agree to and that could be better."""
    if match.game.vocabulary.verb(action).declines:
        return True
    return price is not None and action == price.refusal and (price.gets or price.amount >= price.step)


def may_stand(match: Match, seat: int, action: Action, limit: int | None) -> bool:
    """Whether an action can be a standing answer with a limit, which the price of the moment falls short of."""
    price = Sight(match).price(seat)
    if not can_stand(match, action, price):
        return False
    if match.game.vocabulary.verb(action).declines:
        return limit is None
    return price is not None and limit is not None and limit >= 0 and price.is_worse(limit)
