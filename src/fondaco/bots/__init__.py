"""Players that choose from a view: the same that a person at the seat would see, and no more."""

from collections.abc import Callable
from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.random import RandomBot
from fondaco.core.errors import FondacoError

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}


class UnknownBot(FondacoError):
    """No bot of that name lodges here."""


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def find_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot “{name}”; the bots are: {', '.join(BOTS)}.")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "RandomBot", "UnknownBot", "bots", "find_bot"]
