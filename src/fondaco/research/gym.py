"""Gymnasium environments: one seat among bots, made by `gymnasium.make` under the names of `environment_id`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco.bots import Bot, find_bot
from fondaco.core.chance import Rng
from fondaco.core.titles import titles
from fondaco.research.rewards import WIN, rewards_of
from fondaco.research.sitting import MODES, Observation, Sitting, checked_mode

VERSION: Final = "v0"
LOSS: Final = -1.0


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table; bots have the others, and play until it is the seat's turn again."""

    metadata = {"render_modes": MODES}

    def __init__(
        self,
        title: str,
        opponents: str | Sequence[str] = "journeyman",
        seat: int | None = None,
        seats: int | None = None,
        setup: Mapping[str, object] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        self.worth = rewards_of(reward)
        self.sitting = Sitting(title, seats, setup)
        self.render_mode = checked_mode(render_mode)
        if seat is not None and not 0 <= seat < self.sitting.seats:
            raise ValueError(f"There is no seat {seat} at a table of {self.sitting.seats}.")
        self.always = seat
        self.seat = 0 if seat is None else seat
        self.opponents = bots_of(title, opponents, self.sitting.seats - 1)
        self.thoughts = Rng(0)
        self.cheated = False
        self.observation_space = self.sitting.spaces()
        self.action_space = spaces.Discrete(self.sitting.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; without a seat of its own the learner sits anywhere."""
        super().reset(seed=seed)
        self.cheated = False
        if self.always is None:
            self.seat = int(self.np_random.integers(self.sitting.seats))
        self.thoughts = Rng(int(self.np_random.integers(2**62)))
        self.sitting.begin(int(self.np_random.integers(2**62)))
        self.others()
        return self.sitting.observation(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots until it is its turn again or the game is over. Whoever does what the mask does
        not allow loses at once."""
        if self.sitting.turn != self.seat or self.cheated:
            raise ValueError("The game is over; reset() begins another.")
        if not self.action_space.contains(int(action)):
            raise ValueError(f"Actions are numbered from 0 to {self.sitting.encoder.actions - 1}, not {action}.")
        if int(action) not in self.sitting.legal:
            self.cheated = True
            return self.sitting.observation(self.seat), LOSS, True, False, self.info() | {"illegal": True}
        self.sitting.play(int(action))
        self.others()
        result = self.sitting.result
        reward = 0.0 if result is None else self.worth(result)[self.seat]
        return self.sitting.observation(self.seat), reward, result is not None, False, self.info()

    def others(self) -> None:
        """Let the bots act."""
        sitting, game = self.sitting, self.sitting.game
        while sitting.turn not in (self.seat, -1):
            seat, s = sitting.turn, sitting.state
            bot = self.opponents[(seat - self.seat) % sitting.seats - 1]
            choice = bot.choose(game, game.view(s, seat), game.options(s, seat), self.thoughts)
            sitting.play(sitting.encoder.index.of(choice))

    def info(self) -> dict[str, Any]:
        """Which seat this is, and at the end the result."""
        result = self.sitting.result
        told: dict[str, Any] = {"seat": self.seat}
        if result is not None:
            told |= {"scores": result.scores, "ranks": result.ranks}
        return told

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as sb3-contrib's MaskablePPO asks for it."""
        return self.sitting.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The board as the seat sees it."""
        drawn = None if self.render_mode is None else self.sitting.drawn(self.seat)
        if self.render_mode != "human":
            return drawn
        print(drawn)  # noqa: T201 - this is what the mode asks for
        return None


def bots_of(title: str, names: str | Sequence[str], count: int) -> list[Bot]:
    """The bots at the other seats, in turn order after one's own: one name for all, or one for each."""
    each = [names] * count if isinstance(names, str) else list(names)
    if len(each) != count:
        raise ValueError(f"There are {count} other seats, and {len(each)} bots for them.")
    return [find_bot(name, title) for name in each]


def environment_id(title: str) -> str:
    """The name under which Gymnasium knows a title, in capitals and without hyphens."""
    return f"fondaco/{title.title().replace('-', '')}-{VERSION}"


def register() -> None:
    """Make every title known to Gymnasium."""
    for title in titles():
        if environment_id(title) not in gymnasium.registry:
            gymnasium.register(environment_id(title), entry_point=f"{__name__}:SeatEnv", kwargs={"title": title})


register()
