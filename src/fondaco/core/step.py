"""A step: one section of a rulebook, with who decides in it, among what, and what follows."""

from typing import Generic

from mypy_extensions import mypyc_attr

from fondaco.core.action import CHANCE, Action
from fondaco.core.chronicle import Entry
from fondaco.core.price import Price
from fondaco.core.rule import Rule
from fondaco.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A section of the rulebook; it holds no state. `verbs` are the decisions made in it, `rules` what it carries
    out; the rules that it only enforces stand in `refuse`."""

    def __init__(self, name: str, verbs: list[int] | None = None, rules: list[Rule] | None = None) -> None:
        self.name = name
        self.verbs: list[int] = [] if verbs is None else verbs
        self.rules: list[Rule] = [] if rules is None else rules
        self.number = -1  # its place in the game's table of contents

    def open_aside(self, s: S, aside: "Step[S]") -> None:
        """Put a nested decision before the one that is being made."""
        s.stack.append(aside.number)

    def begin(self, s: S) -> None:
        """What happens by itself when the section begins; an aside has no beginning."""

    def proceed(self, s: S) -> None:
        """What follows by itself after the beginning, a decision or an answered aside, up to the next decision."""

    def actors(self, s: S) -> list[int]:
        """The seats that owe a decision here, or [CHANCE]; nobody when the section is done."""
        return []

    def candidates(self, s: S, seat: int) -> list[Action]:
        """At least all that the rules allow: what the pieces make possible, in a stable order."""
        return []

    def refuse(self, s: S, seat: int, a: Action) -> Rule | None:
        """The rule that forbids an action with one of the step's verbs, if one does."""
        return None

    def ground(self, s: S, seat: int, a: Action) -> Entry | None:
        """What in particular a refusal rests on, if its rule alone does not say it: told as the chronicle tells it."""
        return None

    def price_for(self, s: S, seat: int) -> Price | None:
        """The price that a seat is asked to agree to now, if any: refusing it can be a standing answer."""
        return None

    def options(self, s: S, seat: int) -> list[Action]:
        """What a seat may do here: the candidates that are not refused. A step with many may put together the same
        refusals in a faster way."""
        return [a for a in self.candidates(s, seat) if self.refuse(s, seat, a) is None]

    def apply(self, s: S, seat: int, a: Action) -> None:
        """Carry out an action that is not refused."""

    def odds(self, s: S) -> list[int]:
        """The weights of the options when chance decides; all alike unless a step says otherwise."""
        return [1] * len(self.options(s, CHANCE))
