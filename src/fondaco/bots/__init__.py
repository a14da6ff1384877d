"""Players that choose from a view: the same that a person at the seat would see, and no more."""

from collections.abc import Callable
from typing import Final

from fondaco.bots.bot import Bot, Thinker
from fondaco.bots.budget import BadBudget, Budget, playouts, read_budget
from fondaco.bots.flat import FlatBot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.levels import (
    APPRENTICE,
    GRANDMASTER,
    JOURNEYMAN,
    MASTER,
    Searcher,
    apprentice,
    grandmaster,
    journeyman,
    master,
)
from fondaco.bots.program import EXEC, ProgramBot
from fondaco.bots.random import RandomBot
from fondaco.bots.script import SCRIPT, ScriptBot
from fondaco.bots.taste import TASTE, TasteBot
from fondaco.bots.thought import Judgement, Thought
from fondaco.core.errors import FondacoError

LEVELS: Final = ["apprentice", "journeyman", "master", "grandmaster"]
# Every kind of bot, how it is made from a budget, and the budget that it has by itself.
BOTS: Final[dict[str, Callable[[Budget], Bot]]] = {
    "apprentice": apprentice,
    "journeyman": journeyman,
    "master": master,
    "grandmaster": grandmaster,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "random": RandomBot,
}
BUDGETS: Final[dict[str, Budget]] = {
    "apprentice": APPRENTICE,
    "journeyman": JOURNEYMAN,
    "master": MASTER,
    "grandmaster": GRANDMASTER,
    "greedy": playouts(1),
    "flat": playouts(500),
    "random": playouts(1),
}


class UnknownBot(FondacoError):
    """No bot of that name lodges here."""


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def find_bot(name: str, title: str = "") -> Bot:
    """A bot by its name, with its own budget or one given after a colon: `flat:200` playouts, `flat:0.5s`; a level may
    grow several trees, `grandmaster:3000x4`. A sparring partner has its style there, `script:caravan`, and must play
    the title, if one is named; a taste its number; a program its command, `exec:./mybot`."""
    kind, _, budget = name.partition(":")
    if kind == EXEC:
        return ProgramBot(budget)
    if kind == SCRIPT:
        partner = ScriptBot(budget)
        if title:
            partner.sit_down(title)
        return partner
    if kind == TASTE and budget.isdecimal():
        return TasteBot(int(budget))
    if kind not in BOTS:
        raise UnknownBot(f"There is no bot “{name}”; the bots are: {', '.join(BOTS)}.")
    found = read_budget(budget) if budget else BUDGETS.get(kind, playouts(1))
    if found.trees > 1 and kind not in LEVELS:
        raise BadBudget(f"Trees are grown by the levels: {', '.join(LEVELS)}; not by “{name}”.")
    return BOTS[kind](found)


def find_thinker(name: str) -> Thinker:
    """A bot that can say what it thinks."""
    bot = find_bot(name)
    if not isinstance(bot, Thinker):
        raise UnknownBot(f"The bot “{name}” has no thoughts to tell.")
    return bot


__all__ = [
    "BOTS",
    "BUDGETS",
    "LEVELS",
    "Bot",
    "Budget",
    "Judgement",
    "Searcher",
    "Thinker",
    "Thought",
    "UnknownBot",
    "bots",
    "find_bot",
    "find_thinker",
]
