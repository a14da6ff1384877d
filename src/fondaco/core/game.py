"""A game: a table of contents (the steps in rulebook order) and the walk through it."""

from typing import Generic

from mypy_extensions import mypyc_attr

from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.chronicle import Entry
from fondaco.core.result import Result
from fondaco.core.rule import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refused, Rule
from fondaco.core.state import S
from fondaco.core.step import Step
from fondaco.core.view import View
from fondaco.core.vocabulary import Domain, Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One object per title and setup. `steps` is played from top to bottom, then again from `round_start`;
    `asides` are the nested decisions that a step can open; `domains` name what the chronicle speaks of."""

    def __init__(
        self,
        title: str,
        vocabulary: Vocabulary,
        domains: list[Domain],
        steps: list[Step[S]],
        asides: list[Step[S]],
        round_start: int,
    ) -> None:
        self.title = title
        self.vocabulary = vocabulary
        self.domains: dict[str, Domain] = {domain.kind: domain for domain in domains}
        self.steps = steps + asides
        self.last = len(steps) - 1
        self.round_start = round_start
        for number, step in enumerate(self.steps):
            step.number = number

    # What each game says for itself.

    def deal(self, seats: int) -> S:
        """The position before the first section begins."""
        raise AssertionError("a game deals its own pieces")

    def view(self, s: S, seat: int) -> View[S]:
        """All that a seat may know, and no more; -1 is a spectator."""
        raise AssertionError("a game says what is hidden")

    def imagine(self, v: View[S], rng: Rng) -> S:
        """A world that fits the view."""
        raise AssertionError("a game fills in what is hidden")

    def result(self, s: S) -> Result | None:
        """The result, once the game is over."""
        raise AssertionError("a game counts its own points")

    def describe(self, s: S) -> dict[str, object]:
        """The position document of a state, or of what a view knows of it."""
        raise AssertionError("a game names its own pieces")

    def restore(self, document: dict[str, object]) -> S:
        """The state that a position document describes; raises BadPosition."""
        raise AssertionError("a game reads its own pieces")

    def status(self, s: S) -> str:
        """One sentence that says what is impossible about a position, or nothing if it can be."""
        raise AssertionError("a game counts its own pieces")

    def preview(self, v: View[S]) -> dict[str, object]:
        """What the rules would pay or score if the position stayed as a view shows it; empty unless a game says so."""
        return {}

    def ideas(self, s: S, seat: int) -> list[list[Action]]:
        """Whole proposals that a seat could make to another now, each as what it does until the other is asked; none
        unless a game lets people talk."""
        return []

    # What all games share.

    def start(self, seats: int) -> S:
        """A new position at its first decision."""
        s = self.deal(seats)
        self.begin(s)
        return s

    def begin(self, s: S) -> None:
        """Begin the section a new position stands at, and walk on to the first decision."""
        self.steps[s.stack[0]].begin(s)
        self.walk(s)

    def step(self, s: S) -> Step[S]:
        """The section that is being played."""
        return self.steps[s.stack[-1]]

    def actors(self, s: S) -> list[int]:
        """The seats that may decide now, [CHANCE], or nobody when the game is over."""
        if s.over:
            return []
        return self.steps[s.stack[-1]].actors(s)

    def options(self, s: S, seat: int) -> list[Action]:
        """What a seat may do now, in a stable order: candidates that no rule refuses."""
        return self.offered(s, seat) if seat in self.actors(s) else []

    def offered(self, s: S, seat: int) -> list[Action]:
        """The options of a seat that decides now; for searches, which have just asked who does."""
        return self.steps[s.stack[-1]].options(s, seat)

    def odds(self, s: S) -> list[int]:
        """The weights of the options when chance decides."""
        return self.steps[s.stack[-1]].odds(s)

    def why_not(self, s: S, seat: int, a: Action) -> Rule | None:
        """The rule that forbids an action, if one does."""
        if s.over:
            return GAME_OVER
        if seat not in self.actors(s):
            return NOT_YOUR_TURN
        step = self.steps[s.stack[-1]]
        if a.verb not in step.verbs:
            return NOT_NOW
        return step.refuse(s, seat, a)

    def ground(self, s: S, seat: int, a: Action) -> Entry | None:
        """What in particular a refusal rests on, besides its rule."""
        step = self.steps[s.stack[-1]]
        return step.ground(s, seat, a) if seat in self.actors(s) and a.verb in step.verbs else None

    def play(self, s: S, seat: int, a: Action) -> None:
        """Carry out an action; raises Refused with the rule, and then nothing has changed."""
        rule = self.why_not(s, seat, a)
        if rule is not None:
            raise Refused(rule)
        self.carry_out(s, seat, a)

    def carry_out(self, s: S, seat: int, a: Action) -> list[int]:
        """Carry out one of the options without checking it again, and return who decides next; for searches, which
        take their actions from them."""
        self.steps[s.stack[-1]].apply(s, seat, a)
        return self.walk(s)

    def walk(self, s: S) -> list[int]:
        """Go on to the next decision, into asides and out of them, then from section to section; returns who makes
        it."""
        while not s.over:
            top = s.stack[-1]
            step = self.steps[top]
            step.proceed(s)
            if s.stack[-1] != top:
                continue
            actors = step.actors(s)
            if actors:
                return actors
            if len(s.stack) > 1:
                s.stack.pop()
            else:
                s.stack[0] = self.round_start if top == self.last else top + 1
                self.steps[s.stack[0]].begin(s)
        return []
