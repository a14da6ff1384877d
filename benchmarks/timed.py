"""OpenSpiel's own searching bots at our tables. They are taken as they are, on the positions of our public adapter;
only the end of a search is set by a clock instead of a number of simulations."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from fondaco.bots.budget import Budget
from fondaco.core.action import Action
from fondaco.core.chance import Rng
from fondaco.core.crowd import Index
from fondaco.core.game import Game
from fondaco.core.titles import find
from fondaco.core.view import View

try:
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    from fondaco.research.openspiel import Position
except ImportError as missing:
    raise SystemExit("OpenSpiel is not installed: pip install 'fondaco[bench]'") from missing

ENDLESS: Final = 10**9  # simulations; the clock ends a search before
FEWEST: Final = 2  # simulations, without which their tree has no visits to choose by


class Kind(NamedTuple):
    """What their bots ask about the type of a game."""

    information: Any
    dynamics: Any = pyspiel.GameType.Dynamics.SEQUENTIAL
    reward_model: Any = pyspiel.GameType.RewardModel.TERMINAL


class Lean:
    """A game as their Python bots know one, without the way through C++ and back that pyspiel.Game takes."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.index = Index(game.vocabulary)
        information = pyspiel.GameType.Information
        self.secrets = find(game.title).secrets
        self.kind = Kind(information.IMPERFECT_INFORMATION if self.secrets else information.PERFECT_INFORMATION)

    def get_type(self) -> Kind:
        return self.kind

    def max_utility(self) -> float:
        return 1.0


class Numbers(Random):
    """What their bots ask of numpy's RandomState, and have from here in a tenth of the time."""

    def choice(self, seq: Sequence[Any], p: Sequence[float] | None = None) -> Any:  # type: ignore[override]
        return seq[int(self.random() * len(seq))] if p is None else self.choices(seq, p)[0]

    def randint(self, a: int, b: int = 0) -> int:
        return int(self.random() * a)


class TimedMCTS(MCTSBot):  # type: ignore[misc]
    """Their MCTS, which stops when its root is solved: when time is up, it is told so."""

    deadline = 0.0
    simulations = 0

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        self.simulations += 1
        found = super()._apply_tree_policy(root, state)
        if self.simulations >= FEWEST and perf_counter() >= self.deadline:
            root.outcome = []
        return found


class TimeIsUp(Exception):
    """No more worlds are sampled."""


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """Their ISMCTS, which samples a world for each simulation until time is up."""

    deadline = 0.0
    simulations = 0

    def sample_root_state(self, state: Position) -> Any:
        if self.simulations >= FEWEST and perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Position) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class SpielBot:
    """Chooses from a view, as all bots do: by MCTS where nothing is hidden, else by ISMCTS over imagined worlds."""

    def __init__(self, budget: Budget, exploration: float) -> None:
        self.budget = budget
        self.exploration = exploration
        self.simulations = 0
        self.games: dict[Game[Any], Lean] = {}

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What their search has tried most often when the budget is used up."""
        if len(options) == 1:
            return options[0]
        deadline = self.budget.deadline()
        if game not in self.games:
            self.games[game] = Lean(game, view.known.seats)
        about = self.games[game]
        root = Position(about, game.imagine(view, rng))
        assert root.player == view.seat, "seats that decide at the same time are asked in the order of actors"
        search = self.search(about, lambda *_: Position(about, game.imagine(view, rng)), rng)
        search.deadline = deadline
        number: int = search.step(root)
        self.simulations += search.simulations
        return about.index.actions[number]

    def search(self, about: Lean, resample: Callable[..., Position], rng: Rng) -> Any:
        """Their bot for one decision."""
        numbers = Numbers(rng.below(2**32))
        rollouts = RandomRolloutEvaluator(1, numbers)
        if about.secrets:
            search = TimedISMCTS(about, rollouts, self.exploration, ENDLESS, random_state=numbers)
            search.set_resampler(resample)
            return search
        return TimedMCTS(about, self.exploration, ENDLESS, rollouts, about.seats == 2, numbers)
