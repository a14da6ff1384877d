"""A taste: likes and dislikes of a player who is not out for the best alone, so that no game is like another."""

from typing import Any, Final

from fondaco.bots.bot import Thinker
from fondaco.bots.budget import playouts
from fondaco.bots.knowledge import value_of
from fondaco.bots.search import Search
from fondaco.bots.thought import Thought
from fondaco.bots.tree import Habits
from fondaco.core.action import Action
from fondaco.core.chance import Rng, stream
from fondaco.core.game import Game
from fondaco.core.view import View

TASTE: Final = "taste"
TASTES: Final = 1 << 30  # one for each number
PLAYOUTS: Final = 16
STRENGTHS: Final = [0.02, 0.05, 0.1, 0.25]  # in shares of the win
LIKES: Final = 0.25  # of the things that can be done, how many are liked or disliked
LEANS: Final = 0.3  # of the verbs, how many are liked the more or the less, the larger their number

# What the numbers of a verb are for: the verb itself, how it leans, and the things that it is done to.
VERB: Final = 0
LEAN: Final = 1
THING: Final = 2
PURPOSES: Final = 8192


class Taste:
    """What a player likes, by verb and by what the verb is done to, until some moment of the game. A number says all of
    it: whatever is met first, in whatever process, the likes are the same."""

    def __init__(self, number: int) -> None:
        self.number = number
        rng = Rng(number)
        self.strength = STRENGTHS[rng.below(len(STRENGTHS))]
        self.until = 2.0 if rng.below(2) else rng.part()
        self.likes: dict[int, float] = {}
        self.leans: dict[int, float] = {}

    def choose(self, thought: Thought, progress: float) -> Action:
        """What is best or liked better."""
        if progress > self.until:
            return thought.best
        least: dict[int, int] = {}
        most: dict[int, int] = {}
        for judgement in thought.judgements:
            action = judgement.action
            least[action.verb] = min(action.x, least.get(action.verb, action.x))
            most[action.verb] = max(action.x, most.get(action.verb, action.x))
        best = thought.best
        best_worth = -1000.0
        for judgement in thought.judgements:
            action = judgement.action
            width = most[action.verb] - least[action.verb]
            place = (action.x - least[action.verb]) / width if width else 0.0
            worth = judgement.share + self.liked(action) + self.lean(action.verb) * place
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def liked(self, action: Action) -> float:
        """How much a verb and what it is done to are liked."""
        return self.like(action.verb, VERB) + self.like(action.verb, THING + action.x)

    def like(self, verb: int, what: int) -> float:
        """How much one thing is liked."""
        key = verb * PURPOSES + what
        if key not in self.likes:
            self.likes[key] = self.drawn(key, LIKES, 1.0)
        return self.likes[key]

    def lean(self, verb: int) -> float:
        """How much more the larger numbers of a verb are liked."""
        if verb not in self.leans:
            self.leans[verb] = self.drawn(verb * PURPOSES + LEAN, LEANS, 2.0)
        return self.leans[verb]

    def drawn(self, key: int, part: float, width: float) -> float:
        """A like or dislike, if the thing is among the part that anything is felt about."""
        rng = stream(self.number, key)
        return self.strength * rng.stream.gauss(0.0, width) if rng.part() < part else 0.0


class TasteBot(Thinker):
    """Plays as well as it can where its taste does not lead it elsewhere; the taste is drawn by a number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.taste = Taste(number)

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What is best or liked better."""
        if len(options) == 1:
            return options[0]
        progress = value_of(game).measure.progress(view.known)
        return self.taste.choose(self.think(game, view, options, rng), progress)

    def weigh(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """What a short search has found out about the options."""
        return Search(value_of(game), view, options, rng, Habits()).run(playouts(PLAYOUTS))
