"""OpenSpiel's own searching bots at our tables: an adapter that looks to them like a game of theirs, and a bot that
asks them. They are taken as they are; only the end of a search is set by a clock instead of a number of simulations."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from fondaco.bots.budget import Budget
from fondaco.bots.outcome import win_shares
from fondaco.core.action import CHANCE, Action
from fondaco.core.chance import Rng
from fondaco.core.game import Game
from fondaco.core.result import Result
from fondaco.core.view import View
from fondaco.games.yunnan.game import Yunnan

try:
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
except ImportError as missing:
    raise SystemExit("OpenSpiel is not installed: pip install 'fondaco[bench]'") from missing

TERMINAL: Final = -4  # OpenSpiel's number for nobody
ENDLESS: Final = 10**9  # simulations; the clock ends a search before
FEWEST: Final = 2  # simulations, without which their tree has no visits to choose by


class Kind(NamedTuple):
    """What their bots ask about the type of a game."""

    information: Any
    dynamics: Any = pyspiel.GameType.Dynamics.SEQUENTIAL
    reward_model: Any = pyspiel.GameType.RewardModel.TERMINAL


class SpielGame:
    """A game as their bots know one, with actions by their index in the vocabulary."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.secrets = not isinstance(game, Yunnan)
        self.actions: list[Action] = game.vocabulary.all()
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        information = pyspiel.GameType.Information
        self.kind = Kind(information.IMPERFECT_INFORMATION if self.secrets else information.PERFECT_INFORMATION)

    def get_type(self) -> Kind:
        return self.kind

    def max_utility(self) -> float:
        return 1.0


class SpielState:
    """A state as their bots know one; seats that decide at the same time are asked one after another."""

    __slots__ = ("about", "known", "legal", "player", "s")

    def __init__(self, about: SpielGame, s: Any) -> None:
        self.about = about
        self.s = s
        self.look()

    def look(self) -> None:
        """See whose decision it is; what may be done and known is looked up when it is asked for."""
        actors = self.about.game.actors(self.s)
        self.player = actors[0] if actors else TERMINAL
        self.legal: list[int] | None = None
        self.known: str | None = None

    def clone(self) -> "SpielState":
        return SpielState(self.about, self.s.copy())

    def get_game(self) -> SpielGame:
        return self.about

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.player:
            return []
        if self.legal is None:
            numbers = self.about.numbers
            self.legal = [numbers[option] for option in self.about.game.options(self.s, self.player)]
        return self.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.about.game.odds(self.s)
        total = sum(odds)
        return [(number, weight / total) for number, weight in zip(self.legal_actions(), odds, strict=True)]

    def apply_action(self, number: int) -> None:
        self.about.game.carry_out(self.s, self.player, self.about.actions[number])
        self.look()

    def returns(self) -> list[float]:
        result = self.about.game.result(self.s)
        return [0.0] * self.about.seats if result is None else utilities(result)

    def information_state_string(self) -> str:
        """A number for all that the view of who decides holds."""
        if self.known is None:
            self.known = str(fingerprint(self.about.game.view(self.s, self.player).known))
        return self.known


def utilities(result: Result) -> list[float]:
    """A win alone is worth 1, and the sum is 0: two players have 1 and -1."""
    shares = win_shares(result)
    return [(share * len(shares) - 1) / (len(shares) - 1) for share in shares]


def fingerprint(known: Any) -> int:
    """A hash of every attribute; a compiled class lists their names, another has a dictionary."""
    names = getattr(type(known), "__mypyc_attrs__", None) or sorted(vars(known))
    values = [getattr(known, name) for name in names]
    return hash(tuple([tuple(value) if isinstance(value, list) else value for value in values]))


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

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
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

    def sample_root_state(self, state: SpielState) -> Any:
        if self.simulations >= FEWEST and perf_counter() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: SpielState) -> Any:
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
        self.games: dict[Game[Any], SpielGame] = {}

    def choose(self, game: Game[Any], view: View[Any], options: list[Action], rng: Rng) -> Action:
        """What their search has tried most often when the budget is used up."""
        if len(options) == 1:
            return options[0]
        deadline = self.budget.deadline()
        if game not in self.games:
            self.games[game] = SpielGame(game, view.known.seats)
        about = self.games[game]
        root = SpielState(about, game.imagine(view, rng))
        assert root.player == view.seat, "seats that decide at the same time are asked in the order of actors"
        search = self.search(about, lambda *_: SpielState(about, game.imagine(view, rng)), rng)
        search.deadline = deadline
        number: int = search.step(root)
        self.simulations += search.simulations
        return about.actions[number]

    def search(self, about: SpielGame, resample: Callable[..., SpielState], rng: Rng) -> Any:
        """Their bot for one decision."""
        numbers = Numbers(rng.below(2**32))
        rollouts = RandomRolloutEvaluator(1, numbers)
        if about.secrets:
            search = TimedISMCTS(about, rollouts, self.exploration, ENDLESS, random_state=numbers)
            search.set_resampler(resample)
            return search
        return TimedMCTS(about, self.exploration, ENDLESS, rollouts, about.seats == 2, numbers)
