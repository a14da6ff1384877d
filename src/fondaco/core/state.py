"""What every game's state has: where in the rulebook we are, whether it is over, and who listens."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from fondaco.core.chronicle import EVERYBODY, Entry, Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position; each game adds its pieces and its own copy()."""

    def __init__(self) -> None:
        self.stack: list[int] = [0]
        self.over = False
        self.news: list[Entry] | None = None

    def copy(self) -> "State":
        """The same position, independent of this one."""
        raise AssertionError("a game copies its own pieces")

    def copy_to(self, other: "State") -> None:
        """Give another state the same place in the rulebook; nobody listens to a copy."""
        other.stack = self.stack[:]
        other.over = self.over

    def tell(self, event: Event, values: list[int], readers: int = EVERYBODY) -> None:
        """Enter something into the chronicle, if anybody listens."""
        if self.news is not None:
            self.news.append(Entry(event, values, readers))


S = TypeVar("S", bound=State)


def attributes(s: State) -> list[str]:
    """The names of all that a state holds: a compiled class lists its own, any other has them in a dictionary."""
    return [*getattr(type(s), "__mypyc_attrs__", ()), *sorted(getattr(s, "__dict__", {}))]
