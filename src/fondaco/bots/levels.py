"""The four levels: from an apprentice who overlooks most of what is possible to a grandmaster who looks far ahead."""

from typing import Any, Final

from fondaco.bots.ahead import quiet
from fondaco.bots.bot import Thinker
from fondaco.bots.budget import Budget
from fondaco.bots.grove import Grove
from fondaco.bots.knowledge import taught, value_of
from fondaco.bots.proposing import best_proposal, next_words
from fondaco.bots.rollouts import Rollouts
from fondaco.bots.search import Search, sample
from fondaco.bots.thought import Thought
from fondaco.bots.tree import Habits
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.state import State
from fondaco.core.view import View

# Playouts, and the seconds that end a decision on a slow machine.
APPRENTICE: Final = Budget(4, 0.045)
JOURNEYMAN: Final = Budget(16, 0.045)
MASTER: Final = Budget(150, 0.9)
GRANDMASTER: Final = Budget(3000, 4.5)


class Searcher(Thinker):
    """Searches as far as its budget reaches, among the options that it notices."""

    def __init__(self, budget: Budget, attention: float = 1.0, fewest: int = 1) -> None:
        self.budget = budget
        self.attention = attention  # the part of its options that it notices
        self.fewest = fewest  # options that it notices in any case
        self.processes = 1  # in which it grows its trees, if it has several

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a search has found out about the options, and a proposal if one is better than all of them."""
        plain = quiet(game, options)
        talking = options[0].verb in game.vocabulary.talk or plain is not options
        if plain is options and talking:
            plain = next_words(game, view, options, rng)
        count = max(self.fewest, round(self.attention * len(plain)))
        noticed = plain if count >= len(plain) else sample(plain, count, rng)
        if not taught(game):
            return Rollouts(game, view, noticed, rng).run(self.budget.in_one())
        thought = self.search(game, view, noticed, rng)
        proposal = best_proposal(value_of(game), view, options, rng) if talking else None
        if proposal is None or not self.gains(game, view.seat, proposal.agreed, thought, rng):
            return thought
        return proposal.before(thought)

    def gains(self, game: Game[Any], seat: int, agreed: State, thought: Thought, rng: Rng) -> bool:
        """Whether a seat that looks at an agreement as far ahead as at what it could do without likes it better."""
        options = quiet(game, game.options(agreed, seat))
        if not options:
            return True
        known = [judgement.action for judgement in thought.judgements]
        same = [option for option in options if option in known] or options
        look = Search(value_of(game), game.view(agreed, seat), same, rng, Habits())
        return look.run(self.budget.hurried()).judgements[0].share > thought.judgements[0].share

    def search(self, game: Game[Any], view: View[Any], noticed: list[Action], rng: Rng) -> Thought:
        """What one tree tells of the options, or several together."""
        if self.budget.trees > 1:
            return Grove(value_of(game), view, noticed, rng, Habits()).run(self.budget, self.processes)
        return Search(value_of(game), view, noticed, rng, Habits()).run(self.budget)


def apprentice(budget: Budget) -> Searcher:
    """Notices one option in ten, but at least two."""
    return Searcher(budget, 1 / 10, 2)


def journeyman(budget: Budget) -> Searcher:
    """Notices one option in four, but at least three."""
    return Searcher(budget, 1 / 4, 3)


def master(budget: Budget) -> Searcher:
    """Notices three options in five, but at least four."""
    return Searcher(budget, 3 / 5, 4)


def grandmaster(budget: Budget) -> Searcher:
    """Overlooks nothing."""
    return Searcher(budget)
