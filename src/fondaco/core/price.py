"""A price that somebody is asked to agree to."""

from fondaco.core.action import Action


class Price:
    """A price in a bargain: how much, in which steps it could be another, whether the seat that is asked would get it
    or pay it, and the actions that agree to it and turn it down."""

    def __init__(self, amount: int, step: int, gets: bool, consent: Action, refusal: Action) -> None:
        self.amount = amount
        self.step = step
        self.gets = gets
        self.consent = consent
        self.refusal = refusal

    def is_worse(self, limit: int) -> bool:
        """Whether it lies on the wrong side of a limit: below it for whoever gets it, above for whoever pays."""
        return self.amount < limit if self.gets else self.amount > limit
