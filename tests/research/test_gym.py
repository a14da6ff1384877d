"""Gymnasium: one seat among bots."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fondaco.research.gym import SeatEnv, environment_id
from tests.research.kinds import every_title


@every_title
def test_the_checker_of_gymnasium(title: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of everything that is not a plain box
        check_env(gymnasium.make(environment_id(title), opponents="random", render_mode="ansi").unwrapped)


@every_title
def test_a_seat_plays_to_the_end_among_bots(title: str) -> None:
    environment = gymnasium.make(environment_id(title), opponents="random")
    rng = np.random.default_rng(2)
    observation, info = environment.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        masks = environment.unwrapped.action_masks()  # type: ignore[attr-defined]
        assert masks.tolist() == observation["action_mask"].astype(bool).tolist()
        observation, reward, over, cut, info = environment.step(rng.choice(np.flatnonzero(masks)))  # type: ignore[assignment]
        assert not cut
    assert -1 <= reward <= 1
    assert len(info["scores"]) == SeatEnv(title).sitting.seats
    assert not observation["action_mask"].any()
    with pytest.raises(ValueError, match="The game is over"):
        environment.unwrapped.step(np.int64(1))


def test_levels_and_sparring_partners_are_opponents() -> None:
    environment = gymnasium.make("fondaco/China-v0", opponents=["greedy", "random"], seat=1)
    _, info = environment.reset(seed=3)
    assert info == {"seat": 1}


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There are 2 other seats, and 3 bots for them"):
        SeatEnv("china", opponents=["random"] * 3)
    with pytest.raises(ValueError, match="no bot “wizard”"):
        SeatEnv("china", opponents="wizard")
    environment = SeatEnv("china", opponents="random")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="Actions are numbered from 0 to 656, not 900"):
        environment.step(np.int64(900))
    with pytest.raises(ValueError, match="no seat 3 at a table of 3"):
        SeatEnv("china", seat=3)


def test_whoever_does_what_the_mask_does_not_allow_loses() -> None:
    environment = SeatEnv("china", opponents="random")
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(np.int64(0))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="The game is over"):
        environment.step(np.int64(1))
