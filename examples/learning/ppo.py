"""Masked PPO in JAX and optax on a title of Fondaco: one network plays all seats and learns from its own games.

    pip install 'fondaco[research,plot]' jax optax
    python examples/learning/ppo.py --title china --seats 3 --minutes 20 --curve curve.png

Every few updates it plays games against `random`, one seat of its own among them; its share of the wins is the curve.
"""

import argparse
import csv
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from fondaco.research import Batch

WIDE = 256
GAMES = 128  # that are played at once
STEPS = 128  # decisions of each between two updates
MINIBATCH = 2048
EPOCHS = 3
CLIP = 0.2
LAMBDA = 0.97  # how far a later surprise reaches back; rewards are not discounted
ENTROPY = 0.01
VALUE = 0.5
RATE = 5e-4
POINTS = 20.0  # a lead of so many points is worth 1
EVERY = 10  # updates between two exams
NEVER = -1e9

Params = list[tuple[jax.Array, jax.Array]]


class Sample(NamedTuple):
    """Decisions to learn from."""

    rows: Any
    masks: Any
    actions: Any
    chances: Any  # the logarithm of how likely the action was
    advantages: Any
    returns: Any


def fresh(key: jax.Array, sizes: list[int]) -> Params:
    """A network with random weights; its last layer begins small, so that at first all options are alike."""
    layers = []
    for number, (wide, narrow) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        scale = 0.01 if number == len(sizes) - 2 else (2 / wide) ** 0.5
        layers.append((jax.random.normal(own, (wide, narrow)) * scale, jnp.zeros(narrow)))
    return layers


def judge(params: Params, rows: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of how likely each action is, and what the position is worth to whoever decides."""
    x = rows
    for weights, bias in params[:-1]:
        x = jax.nn.relu(x @ weights + bias)
    weights, bias = params[-1]
    out = x @ weights + bias
    logits = jnp.where(masks > 0, out[:, :-1], NEVER)
    return jax.nn.log_softmax(logits), out[:, -1]


@jax.jit
def choose(params: Params, key: jax.Array, rows: jax.Array, masks: jax.Array) -> tuple[jax.Array, ...]:
    """An action for each row, how likely it was, and what the position is worth."""
    chances, values = judge(params, rows, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


def loss(params: Params, sample: Sample) -> jax.Array:
    """The clipped objective of PPO, the error of the values, and a reward for variety."""
    chances, values = judge(params, sample.rows, sample.masks)
    taken = jnp.take_along_axis(chances, sample.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(taken - sample.chances)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * sample.advantages, clipped * sample.advantages).mean()
    variety = -(jnp.exp(chances) * jnp.where(sample.masks > 0, chances, 0)).sum(1).mean()
    return -gain + VALUE * ((values - sample.returns) ** 2).mean() - ENTROPY * variety


def updater(optimiser: optax.GradientTransformation) -> Any:
    """One step of learning on a minibatch, compiled."""

    @jax.jit
    def update(params: Params, memory: Any, sample: Sample) -> tuple[Params, Any]:
        gradients = jax.grad(loss)(params, sample)
        changes, memory = optimiser.update(gradients, memory, params)
        return optax.apply_updates(params, changes), memory

    return update


def worth(points: NDArray[np.float32]) -> NDArray[np.float32]:
    """What final points are worth to each seat: the lead over the mean of the others."""
    seats = points.shape[-1]
    others = (points.sum(-1, keepdims=True) - points) / (seats - 1)
    return np.clip((points - others) / POINTS, -2, 2)


class Collector:
    """Plays games with the network at every seat, and keeps what it saw."""

    def __init__(self, title: str, seats: int, seed: int) -> None:
        self.batch = Batch(title, GAMES, seats, seed=seed, reward="points")
        size, actions = self.batch.encoder.size, self.batch.encoder.actions
        self.rows = np.zeros((STEPS, GAMES, size), np.float32)
        self.masks = np.zeros((STEPS, GAMES, actions), np.int8)
        self.actions = np.zeros((STEPS, GAMES), np.int32)
        self.chances = np.zeros((STEPS, GAMES), np.float32)
        self.values = np.zeros((STEPS, GAMES), np.float32)
        self.turns = np.zeros((STEPS, GAMES), np.int32)
        self.rewards = np.zeros((STEPS, GAMES, seats), np.float32)
        self.done = np.zeros((STEPS, GAMES), np.bool_)

    def collect(self, params: Params, key: jax.Array) -> Sample:
        """So many decisions of each game, with what came of them."""
        batch = self.batch
        for step in range(STEPS):
            key, own = jax.random.split(key)
            self.rows[step], self.masks[step], self.turns[step] = batch.rows, batch.masks, batch.turns
            actions, chances, values = choose(params, own, batch.rows, batch.masks)
            self.actions[step], self.chances[step], self.values[step] = actions, chances, values
            batch.step(self.actions[step])
            self.done[step] = batch.done
            self.rewards[step] = np.where(batch.done[:, None], worth(batch.rewards), 0)
        return self.told()

    def told(self) -> Sample:
        """Advantages by GAE, for each seat along its own decisions; those whose sequel is not known are left out."""
        seats, games = self.rewards.shape[2], np.arange(GAMES)
        later = np.zeros((GAMES, seats), np.float32)  # by seat: what its next position is worth …
        ahead = np.zeros((GAMES, seats), np.float32)  # … its advantage there …
        owed = np.zeros((GAMES, seats), np.float32)  # … what it is paid until then …
        known = np.zeros((GAMES, seats), np.bool_)  # … and whether any of that is known
        advantages = np.zeros((STEPS, GAMES), np.float32)
        useful = np.zeros((STEPS, GAMES), np.bool_)
        for step in reversed(range(STEPS)):
            over = self.done[step]
            later[over], ahead[over], known[over] = 0, 0, True
            owed[over] = self.rewards[step][over]
            turn = self.turns[step]
            surprise = owed[games, turn] + later[games, turn] - self.values[step]
            advantages[step] = surprise + LAMBDA * ahead[games, turn]
            useful[step] = known[games, turn]
            later[games, turn] = self.values[step]
            ahead[games, turn] = np.where(useful[step], advantages[step], 0)
            owed[games, turn], known[games, turn] = 0, True
        returns = advantages + self.values
        parts = (self.rows, self.masks, self.actions, self.chances, advantages, returns)
        return Sample(*[part[useful] for part in parts])


def learn(params: Params, memory: Any, update: Any, sample: Sample, rng: np.random.Generator) -> tuple[Params, Any]:
    """Several rounds of minibatches over the same decisions."""
    spread = (sample.advantages - sample.advantages.mean()) / (sample.advantages.std() + 1e-8)
    sample = sample._replace(advantages=spread)
    for _ in range(EPOCHS):
        order = rng.permutation(len(spread))
        for start in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            some = order[start : start + MINIBATCH]
            params, memory = update(params, memory, Sample(*[part[some] for part in sample]))
    return params, memory


def exam(params: Params, title: str, seats: int, games: int, seed: int) -> float:
    """The share of the wins of one seat among others that choose at random; it sits everywhere equally often."""
    batch = Batch(title, GAMES, seats, seed=seed)
    rng, key = np.random.default_rng(seed), jax.random.key(seed)
    own = np.arange(GAMES) % seats
    played, won = np.zeros(GAMES, np.int64), 0.0
    quota = -(-games // GAMES)
    while (played < quota).any():
        key, step = jax.random.split(key)
        mine, _, _ = choose(params, step, batch.rows, batch.masks)
        anything = (batch.masks * rng.random(batch.masks.shape, np.float32)).argmax(1)
        batch.step(np.where(batch.turns == own, np.asarray(mine), anything))
        for game in np.flatnonzero(batch.done & (played < quota)):
            # A win alone is worth 1, none -1 / (seats - 1): back to the share of the win.
            won += (batch.rewards[game, own[game]] * (seats - 1) + 1) / seats
            played[game] += 1
    return float(won / played.sum())


def draw(path: Path, curve: list[tuple[float, int, float]], title: str, seats: int) -> None:
    """The share of the wins against the decisions that were learned from."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([made / 1e6 for _, made, _ in curve], [share for _, _, share in curve], color="#8d3a1c")
    axes.axhline(1 / seats, color="#888888", linestyle=":", label="fair share")
    axes.axhline(0.8, color="#2c8a45", linestyle="--", label="goal")
    axes.set(xlabel="decisions learned from, in millions", ylabel="share of the wins", ylim=(0, 1))
    axes.set_title(f"Masked PPO against random: {title}, {seats} players")
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Learn, and show how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="china")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--updates", type=int, default=10**6, help="end earlier, after so many updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exam", type=int, default=384, help="games of an exam; the last has four times as many")
    parser.add_argument("--curve", type=Path, help="draw the curve there; the numbers are written beside it")
    options = parser.parse_args()
    collector = Collector(options.title, options.seats, options.seed)
    encoder = collector.batch.encoder
    key = jax.random.key(options.seed)
    params = fresh(key, [encoder.size, WIDE, WIDE, encoder.actions + 1])
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
    memory, update = optimiser.init(params), updater(optimiser)
    rng = np.random.default_rng(options.seed)
    start, made, curve = time.monotonic(), 0, []
    for number in range(options.updates + 1):
        minutes = (time.monotonic() - start) / 60
        last = number == options.updates or minutes >= options.minutes
        if number % EVERY == 0 or last:
            games = options.exam * (4 if last else 1)
            share = exam(params, options.title, options.seats, games, seed=7)
            curve.append((minutes, made, share))
            print(f"{minutes:6.1f} min  {number:5} updates  {made:9} decisions  {share:6.1%} of the wins", flush=True)
        if last:
            break
        key, own = jax.random.split(key)
        sample = collector.collect(params, own)
        params, memory = learn(params, memory, update, sample, rng)
        made += len(sample.actions)
    if options.curve:
        draw(options.curve, curve, options.title, options.seats)
        with options.curve.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "share"), *curve])


if __name__ == "__main__":
    main()
