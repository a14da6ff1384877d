"""Many games at once: arrays in, arrays out, and a finished game begins again."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fondaco.core.crowd import Crowd
from fondaco.core.titles import find
from fondaco.research.encoder import Encoder, Mask, Row, filler
from fondaco.research.rewards import WIN, rewards_of

MOST: Final = 100_000
SPREAD: Final = 1_000_003  # between the seeds of games, as between the streams of a contest


class Step(NamedTuple):
    """What a step gave: all arrays are the batch's own and change with the next step."""

    rows: Row  # by game: what the seat that decides knows
    masks: Mask  # by game: what it may do
    turns: NDArray[np.int32]  # by game: the seat that decides
    rewards: NDArray[np.float32]  # by game and seat: zero except at the end of a game
    done: NDArray[np.bool_]  # by game: whether the step ended it; the row is then of a new one


class Batch:
    """`count` games of a title that are stepped together; chance plays by itself."""

    def __init__(
        self,
        title: str,
        count: int,
        seats: int | None = None,
        setup: Mapping[str, object] | None = None,
        seed: int = 0,
        reward: str = WIN,
    ) -> None:
        if not 1 <= count <= MOST:
            raise ValueError(f"A batch has 1 to {MOST} games, not {count}.")
        self.worth = rewards_of(reward)
        self.encoder = Encoder(title, seats, setup)
        self.count = count
        self.seats = self.encoder.seats
        self.rows, self.masks = self.encoder.arrays(count)
        self.turns = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.done = np.zeros(count, np.bool_)
        writer = filler(self.encoder.layout, self.rows, self.masks)
        seeds = [seed * SPREAD + number for number in range(count)]
        secrets = find(title).secrets
        self.crowd: Crowd[Any] = Crowd(self.encoder.game, self.seats, seeds, self.encoder.layout, writer, secrets)
        self.turns[:] = self.crowd.turn

    def now(self) -> Step:
        """Where all games stand."""
        return Step(self.rows, self.masks, self.turns, self.rewards, self.done)

    def step(self, actions: NDArray[Any] | list[int]) -> Step:
        """Play an action in each game; raises BadAction before anything is played if one may not be chosen."""
        results = self.crowd.step(actions if isinstance(actions, list) else actions.tolist())
        if self.done.any():
            self.rewards[self.done] = 0.0
            self.done[:] = False
        for game, result in enumerate(results):
            if result is not None:
                self.rewards[game] = self.worth(result)
                self.done[game] = True
        self.turns[:] = self.crowd.turn
        return self.now()
