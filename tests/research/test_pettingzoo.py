"""PettingZoo's own tests on every title, for all seats and variants, and what they do not look at."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from fondaco.research import pettingzoo as environments
from fondaco.research.pettingzoo import env, raw_env
from tests.research.kinds import Kind, every_kind, every_title


@every_kind
def test_the_api_test_of_pettingzoo(kind: Kind) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it does not know environments whose observation is a dictionary
        api_test(raw_env(kind.title, seats=kind.seats, setup=kind.setup), num_cycles=30)


@every_title
def test_the_seed_test_of_pettingzoo(title: str) -> None:
    seed_test(partial(env, title), num_cycles=20)


@every_title
def test_the_render_test_of_pettingzoo(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, title))
    assert capsys.readouterr().out.count("\n") > 50


def played(environment: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game to its end: all rewards of each agent, and how many actions it took."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    actions = 0
    for agent in environment.agent_iter():
        observation, reward, over, cut, _ = environment.last()
        rewards[agent] += reward
        assert not cut
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        actions += not over
        environment.step(action)
    return rewards, actions


@every_title
def test_a_game_ends_and_its_rewards_are_shares_of_the_win(title: str) -> None:
    rewards, actions = played(env(title), 5)
    assert sum(rewards.values()) == pytest.approx(0)
    assert 0 < max(rewards.values()) <= 1
    assert actions > 30
    assert played(env(title), 5) == (rewards, actions)


def test_points_can_be_the_reward() -> None:
    rewards, _ = played(env("china", seats=4, reward="points"), 2)
    assert all(points == int(points) and points > 5 for points in rewards.values())


def test_titles_go_by_their_names() -> None:
    assert environments.yunnan_2023(seats=3).max_num_agents == 3
    with pytest.raises(AttributeError, match="no environment “chess”"):
        environments.chess  # noqa: B018


def test_sealed_choices_are_made_one_after_another_and_stay_hidden() -> None:
    """Where everybody owes a bid, the second to be asked sees that the first has chosen, and not what."""
    environments = [raw_env("haendler", seats=3) for _ in range(2)]
    rng = np.random.default_rng(1)
    for environment in environments:
        environment.reset(seed=4)
    first, second = environments
    while len(first.sitting.game.actors(first.sitting.state)) < 3 or len(first.sitting.legal) < 3:
        action = int(rng.choice(first.sitting.legal))
        for environment in environments:
            environment.step(action)
    low, high = first.sitting.legal[0], first.sitting.legal[-1]
    first.step(low)
    second.step(high)
    assert first.agent_selection == second.agent_selection
    seen = [environment.observe(environment.agent_selection)["observation"] for environment in environments]
    assert seen[0].tobytes() == seen[1].tobytes()


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="rendered as one of human, ansi, not “hologram”"):
        env("china", render_mode="hologram")
    with pytest.raises(ValueError, match="Rewards are one of win, points, not “gold”"):
        env("china", reward="gold")
    environment = raw_env("china")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="may not be chosen now"):
        environment.step(0)
    with pytest.raises(ValueError, match="None is no action"):
        environment.step(None)


def test_whoever_does_what_the_mask_does_not_allow_loses() -> None:
    environment = env("china")
    environment.reset(seed=1)
    cheat = environment.agent_selection
    environment.step(0)
    assert all(environment.terminations.values())
    assert environment.rewards[cheat] == -1
