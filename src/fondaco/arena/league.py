"""A league: who sits at the tables at which a value is learned. Besides the newest there are its predecessors, players
with a taste of their own, players with wrong ideas, scripts, and careless ones, so that no plan remains unseen."""

from array import array
from typing import Any, Final

from fondaco.bots.budget import playouts
from fondaco.bots.greedy import look_ahead
from fondaco.bots.network import Network
from fondaco.bots.search import Search, sample
from fondaco.bots.taste import Taste
from fondaco.bots.thought import Thought
from fondaco.bots.tree import Habits
from fondaco.bots.value import Learned, Value
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.sparring import Script
from fondaco.core.view import View

SERIOUS: Final = 0.1  # whoever is careless more often than that is not
CARELESS: Final = 4  # a careless move overlooks all options but one of so many
WRONG: Final = [0.1, 0.3, 0.6]  # how wrong an idea of a measure can be, in units of its usual share in the judgement


class Character:
    """Somebody at a table; whoever is serious goes by the best judgement there is."""

    serious = False
    manner = ""  # how it plays, if not as well as the newest

    def choose(self, s: Any, view: View[Any], options: list[Action], rng: Rng) -> Action:
        """One of several options."""
        raise AssertionError("a character chooses")


class Aimless(Character):
    """Chooses at random."""

    manner = "aimless"

    def choose(self, s: Any, view: View[Any], options: list[Action], rng: Rng) -> Action:
        """Any of them."""
        return options[rng.below(len(options))]


class Judging(Character):
    """Goes by a value, perhaps with a taste, perhaps careless now and then."""

    def __init__(
        self, value: Value, searched: int, taste: Taste | None = None, careless: float = 0.0, manner: str = ""
    ) -> None:
        self.manner = manner
        self.value = value
        self.searched = searched
        self.taste = taste
        self.careless = careless
        self.serious = taste is None and careless < SERIOUS

    def choose(self, s: Any, view: View[Any], options: list[Action], rng: Rng) -> Action:
        """The best, or what the taste likes better."""
        if self.careless and rng.part() < self.careless:
            options = sample(options, (len(options) + CARELESS - 1) // CARELESS, rng)
            if len(options) == 1:
                return options[0]
        thought = self.think(view, options, rng)
        if self.taste is None:
            return thought.best
        return self.taste.choose(thought, self.value.measure.progress(s))

    def think(self, view: View[Any], options: list[Action], rng: Rng) -> Thought:
        """A search, or one step ahead."""
        if not self.searched:
            return look_ahead(self.value, view, options, 1, rng)
        return Search(self.value, view, options, rng, Habits()).run(playouts(self.searched))


class Scripted(Character):
    """Follows a script."""

    def __init__(self, game: Game[Any], script: Script, style: str) -> None:
        self.game = game
        self.script = script
        self.manner = style

    def choose(self, s: Any, view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What the script says."""
        return self.script.choose(self.game, view, options, rng)


class Led(Character):
    """Follows a script for some decisions and then goes by a value: so it is learned what the script's positions are
    worth in good hands, not only in those of the script."""

    manner = "led"

    def __init__(self, script: Character, own: Judging, decisions: int) -> None:
        self.script = script
        self.own = own
        self.left = decisions

    def choose(self, s: Any, view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What the script says, as long as it leads."""
        self.left -= 1
        self.serious = self.left < 0
        self.manner = "" if self.serious else "led"
        return (self.own if self.serious else self.script).choose(s, view, options, rng)


def mistaken(learned: Learned, scale: list[float], rng: Rng) -> Learned:
    """What somebody has learned, with wrong ideas about what some measures are worth: `scale` is by measure how much it
    usually varies."""
    network = learned.network
    numbers = array("d", network.packed)
    each = len(numbers) // network.networks
    direct = each - 2 * (2 * network.measures + network.common)
    strength = WRONG[rng.below(len(WRONG))]
    for column in range(network.measures):
        if rng.below(3) == 0 and scale[column] > 0:
            error = strength * rng.stream.gauss(0.0, 1.0) / scale[column]
            for single in range(network.networks):
                for half in [column, network.measures + column]:
                    numbers[single * each + direct + 2 * half] += error
    wrong = Network(numbers.tobytes(), network.networks, network.measures, network.common, network.wide, network.narrow)
    return Learned(wrong, learned.clear_lead, learned.usual)
