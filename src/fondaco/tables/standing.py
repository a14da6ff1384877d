"""Standing answers: what a seat has declined once, it declines again by itself for the rest of the phase."""

from dataclasses import dataclass

from fondaco.core.action import Action
from fondaco.core.match import Match


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer that is given again in a section of a phase, as long as no other kind of choice is offered there."""

    action: Action
    phase: int
    section: str
    verbs: frozenset[int]

    @staticmethod
    def given(match: Match, seat: int, action: Action) -> "Standing":
        """What a seat answers now, to be given again."""
        verbs = frozenset([option.verb for option in match.options(seat)])
        return Standing(action, match.state.stack[0], section_of(match), verbs)

    def lasts(self, match: Match, seat: int) -> bool:
        """Whether the phase goes on, and nothing new is offered to the seat where it answered."""
        if not match.actors or match.state.stack[0] != self.phase:
            return False
        if seat not in match.actors or section_of(match) != self.section:
            return True
        options = match.options(seat)
        return self.action in options and all(option.verb in self.verbs for option in options)


def section_of(match: Match) -> str:
    """The section of the rules that a match is in, as everybody knows."""
    return match.game.step(match.view(None).known).name


def may_stand(match: Match, action: Action) -> bool:
    """Whether an action can be a standing answer; the game's vocabulary says so."""
    return match.game.vocabulary.verb(action).declines
