"""PettingZoo environments for every title: `env(title, seats=4)`, or each by its own name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fondaco.core.titles import titles
from fondaco.research.rewards import WIN, rewards_of
from fondaco.research.sitting import MODES, Observation, Sitting, checked_mode

VERSION: Final = "v0"
LOSS: Final = -1.0


class FondacoEnv(AECEnv):  # type: ignore[misc]
    """A game in which agents act one after another; of those who decide at the same time none sees the others."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        setup: Mapping[str, object] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.worth = rewards_of(reward)
        self.sitting = Sitting(title, seats, setup)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"name": f"fondaco_{title}_{VERSION}", "render_modes": MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.seats)]
        self.observed = self.sitting.spaces()
        self.actions = spaces.Discrete(self.sitting.encoder.actions)
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: its view in numbers, and a mask of what it may do."""
        return self.observed

    def action_space(self, agent: str) -> spaces.Discrete:
        """The index of an action in the title's vocabulary."""
        return self.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed the next of the stream that the last one began."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.sitting.begin(int(self.seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.turn]

    def observe(self, agent: str) -> Observation:
        """What an agent knows now."""
        return self.sitting.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent acts; one whose game is over says None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is no action.")
        self.sitting.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.sitting.result
        if result is None:
            self.agent_selection = self.agents[self.sitting.turn]
        else:
            self.rewards = dict(zip(self.agents, self.worth(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as whoever is to act sees it."""
        if self.render_mode is None:
            return None
        drawn = self.sitting.drawn(self.sitting.turn)
        if self.render_mode == "human":
            print(drawn)  # noqa: T201 - this is what the mode asks for
            return None
        return drawn

    def close(self) -> None:
        """Nothing is held open."""


def env(title: str, **how: Any) -> AECEnv:
    """The environment of a title with PettingZoo's usual wrappers: whoever does what the mask does not allow loses."""
    loses = wrappers.TerminateIllegalWrapper(FondacoEnv(title, **how), illegal_reward=LOSS)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(loses))


def raw_env(title: str, **how: Any) -> FondacoEnv:
    """The environment of a title without any checks."""
    return FondacoEnv(title, **how)


def __getattr__(name: str) -> Callable[..., AECEnv]:
    """Every title by its name, with underscores for hyphens."""
    title = name.replace("_", "-")
    if title not in titles():
        raise AttributeError(f"There is no environment “{name}”; there are {', '.join(titles())}.")
    return partial(env, title)
