"""Many games at once give what each game gives by itself."""

from random import Random

import numpy as np
import pytest

from fondaco.research import Batch, Encoder
from tests.research.kinds import every_title


def choices(batch: Batch, rng: Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask).tolist())) for mask in batch.masks]


@every_title
def test_rows_masks_and_turns_are_those_of_each_game(title: str) -> None:
    batch, rng = Batch(title, 3, seed=2), Random(1)
    encoder = Encoder(title)
    mask = np.zeros(encoder.actions, np.int8)
    for _ in range(150):
        step = batch.step(choices(batch, rng))
        for game, s in enumerate(batch.crowd.states):
            seat = encoder.game.actors(s)[0]
            assert step.turns[game] == seat
            assert step.rows[game].tobytes() == encoder.numbers(encoder.game.view(s, seat)).tobytes()
            encoder.mask(encoder.game.options(s, seat), mask)
            assert step.masks[game].tobytes() == mask.tobytes()


@every_title
def test_a_finished_game_begins_again_and_pays_once(title: str) -> None:
    batch, rng, ended = Batch(title, 2), Random(3), 0
    for _ in range(2000):
        step = batch.step(choices(batch, rng))
        for game in range(2):
            if step.done[game]:
                ended += 1
                assert step.rewards[game].sum() == pytest.approx(0, abs=1e-6)
                assert step.rewards[game].max() > 0
                assert not batch.crowd.states[game].over
            else:
                assert not step.rewards[game].any()
        if ended > 2:
            return
    raise AssertionError("games do not end")


def test_the_same_seed_deals_the_same_games_and_another_others() -> None:
    batches = [Batch("china", 4, 3, seed=seed) for seed in (5, 5, 6)]
    rows = [batch.rows.tobytes() for batch in batches]
    assert rows[0] == rows[1] != rows[2]
    assert len({row.tobytes() for row in batches[0].rows}) == 4


def test_arrays_go_in_and_the_same_arrays_come_out() -> None:
    batch = Batch("china", 2)
    rows = batch.rows
    step = batch.step(np.array([int(np.flatnonzero(mask)[0]) for mask in batch.masks]))
    assert step.rows is rows


def test_nothing_is_played_if_one_action_may_not_be_chosen() -> None:
    batch = Batch("china", 2)
    before = batch.rows.tobytes()
    legal = int(np.flatnonzero(batch.masks[0])[0])
    with pytest.raises(ValueError, match="Action 0 may not be chosen now in game 1"):
        batch.step([legal, 0])
    with pytest.raises(ValueError, match="There are 2 games, and 1 actions"):
        batch.step([legal])
    assert batch.rows.tobytes() == before


def test_a_batch_has_a_size_that_can_be() -> None:
    with pytest.raises(ValueError, match="A batch has 1 to 100000 games, not 0"):
        Batch("china", 0)
