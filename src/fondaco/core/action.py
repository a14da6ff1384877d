"""An action is a verb and up to three numbers, the same everywhere: engine, log, network, research."""

from typing import Final, final

CHANCE: Final = -1
NOBODY: Final = -1
BITS: Final = 12  # room for each number of an action in its key


@final
class Action:
    """What a seat does; a game's vocabulary gives it names."""

    def __init__(self, verb: int, x: int = 0, y: int = 0, z: int = 0) -> None:
        self.verb: Final = verb
        self.x: Final = x
        self.y: Final = y
        self.z: Final = z
        # All four in one number, to look actions up by; an object, since it is looked up more often than it is made.
        self.key: Final[object] = ((verb << BITS | x) << BITS | y) << BITS | z

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.verb == other.verb and self.x == other.x and self.y == other.y and self.z == other.z

    def __hash__(self) -> int:
        return hash((self.verb, self.x, self.y, self.z))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.x}, {self.y}, {self.z})"


@final
class Move:
    """A line of the log: who did what."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.seat == other.seat and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action})"
