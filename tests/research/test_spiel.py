"""OpenSpiel's own tests and algorithms on our games, unmodified."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from absl.flags import FLAGS
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from fondaco.core.chance import Rng
from fondaco.core.playout import choose
from fondaco.core.titles import find
from fondaco.research.openspiel import short_name
from tests.research.kinds import every_title


def load(title: str, **params: Any) -> Any:
    return pyspiel.load_game(short_name(title), params)


@every_title
@pytest.mark.slow
def test_the_random_simulation_of_openspiel(title: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(title), num_sims=1, serialize=False, verbose=False)


def random_state(game: Any, seed: int, decisions: int) -> Any:
    """A state of a random game at which a seat decides."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    for number in range(decisions + 1000):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        elif number >= decisions:
            return state
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    raise AssertionError("nobody decides any more")


@every_title
def test_a_state_is_saved_cloned_and_resampled(title: str) -> None:
    game = load(title)
    state = random_state(game, 1, 60)
    player = state.current_player()
    again = game.deserialize_state(state.serialize())
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for same in (again, state.clone(), other):
        assert same.legal_actions() == state.legal_actions()
        assert same.information_state_string(player) == state.information_state_string(player)
        assert same.information_state_tensor(player) == state.information_state_tensor(player)
    branch = state.clone()
    branch.apply_action(branch.legal_actions()[0])
    assert branch.history() == [*state.history(), state.legal_actions()[0]]
    assert str(branch) != str(state)
    known = json.loads(state.observation_string(player))
    assert known["seat"] == player
    assert state.action_to_string(player, state.legal_actions()[0])


@every_title
def test_a_title_says_truly_whether_it_has_secrets(title: str) -> None:
    seats = find(title).seats[-1]
    game, rng, hidden = find(title).game({}, seats), Rng(1), False
    s = game.start(seats)
    while game.actors(s):
        seat = game.actors(s)[0]
        hidden = hidden or game.describe(game.view(s, 0).known) != game.describe(s)
        game.carry_out(s, seat, choose(game, s, seat, rng))
    assert hidden is find(title).secrets


def test_parameters_are_seats_and_setup() -> None:
    game = load("china", players=4, fortifications=True, side="3-4")
    assert game.num_players() == 4
    assert game.encoder.setup == {"side": "3-4", "fortifications": True}
    assert game.observation_tensor_size() == game.encoder.size
    assert game.max_utility() == 1.0
    assert load("haendler", wagons="brugge-hamburg-genova").encoder.setup["wagons"] == "brugge-hamburg-genova"


def test_mcts_runs() -> None:
    game = load("yunnan-2023", players=2)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = random_state(game, 2, 100)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("title", ["china", "haendler"])
def test_ismcts_runs_and_resamples(title: str) -> None:
    game = load(title)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    state = random_state(game, 3, 100)
    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_runs() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("china"))
    sys.setrecursionlimit(5000)  # it goes down a game by calling itself
    solver.iteration()
    policy = solver.average_policy()
    state = random_state(load("china"), 4, 40)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_the_environment_for_learners_steps_a_game() -> None:
    environment = Environment(load("china"))
    step = environment.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert not step.last()


@pytest.mark.heavy
def test_a_deep_algorithm_runs() -> None:
    """DQN of OpenSpiel in JAX, for a few hundred steps."""
    pytest.importorskip("flax")
    from open_spiel.python.jax.dqn import DQN

    environment = Environment(load("china"))
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    agents = [
        DQN(seat, size, actions, hidden_layers_sizes=[32], min_buffer_size_to_learn=16, batch_size=8)
        for seat in range(3)
    ]
    step = environment.reset()
    while not step.last():
        choice = agents[step.observations["current_player"]].step(step)
        step = environment.step([choice.action])
    for agent in agents:
        agent.step(step)
    assert any(agent.loss is not None for agent in agents)


def test_python_ends_in_peace_after_games_were_registered() -> None:
    script = "import fondaco.research.openspiel, pyspiel; pyspiel.load_game('fondaco_china').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_views_are_not_taken_apart() -> None:
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(load("china"), public) is None
    assert make_observation(load("china"), pyspiel.IIGObservationType(perfect_recall=True)) is not None
    with pytest.raises(ValueError, match="takes no parameters"):
        make_observation(load("china"), None, {"far": True})


@every_title
@pytest.mark.slow
def test_openspiel_writes_a_playthrough_and_reads_it_back(title: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(playthrough(short_name(title), [], seed=1), encoding="utf-8")
    FLAGS.mark_as_parsed()  # the generator has a flag of its command line
    original, again = replay(str(file))
    assert again == original
    states = original.split("# State ")[1:]
    assert "IsTerminal() = True" in states[-1]
    assert sum(
        [float(share) for share in re.findall(r"Returns\(\) = \[(.*)\]", states[-1])[0].split(", ")]
    ) == pytest.approx(0, abs=1e-4)
    for told in (
        "ChanceOutcomes() =",
        "StringLegalActions() =",
        "InformationStateTensor(0).",
        "ObservationString(0) =",
    ):
        assert any(told in state for state in states)
