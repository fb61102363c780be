"""Learning to beat random in minutes: a linear policy, made better by what came of its games (REINFORCE).

python examples/train.py --games 2000 --curve curve.svg
needs `pip install 'mageduel[environments]'`. Two processes play duels of the Academy, from either seat; the seed
decides everything.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mageduel.environments.gymnasium import AgainstComputer
from mageduel.environments.observing import COLUMNS, split
from mageduel.environments.tokens import OBJECTS_SHOWN, TOKENS, WORDS
from mageduel.lab.curve import Point, curve
from mageduel.lab.statistics import Tally

Weights = NDArray[np.float64]
SIDE, DAMAGE, LIFE = (COLUMNS["objects"].index(name) for name in ("controller", "damage", "life"))
OWN, ENEMY = 1, 3
FEATURES = 4
"""What the policy looks at in an object: whether it is its own or an enemy's, its life, and how hurt it is."""
SIZE = TOKENS + (WORDS.size + 1) * FEATURES
"""A weight for every token, and for every word with each feature of the object it is said of."""
RATE, BATCH = 0.1, 40
TRIALS, LAST_TRIALS = 100, 400
"""Games a trial has, and the last one."""
UNSEEN = 10**9
"""Seeds from here on are for trials: nobody learns from those games."""


class Choice:
    """A choice between tokens: which weights concern each of them, by how much, and how likely each is chosen."""

    def __init__(self, weights: Weights, observation: dict[str, NDArray[Any]]) -> None:
        self.tokens = tokens = np.flatnonzero(observation["action_mask"])
        tables = split(observation["observation"])
        word = int(tables["said"][0]) if tables["said"][0] <= WORDS.size else 0
        self.places = np.zeros((len(tokens), FEATURES), dtype=np.int64)
        self.amounts = np.zeros((len(tokens), FEATURES))
        self.places[:, 0], self.amounts[:, 0] = tokens, 1
        named = (tokens >= OBJECTS_SHOWN.first) & (tokens < OBJECTS_SHOWN.first + OBJECTS_SHOWN.size)
        things = tables["objects"][tokens[named] - OBJECTS_SHOWN.first]
        side, life = things[:, SIDE], things[:, LIFE]
        hurt = things[:, DAMAGE] / np.maximum(1, life)
        self.places[named] = TOKENS + word * FEATURES + np.arange(FEATURES)
        self.amounts[named] = np.stack([side == OWN, side == ENEMY, np.minimum(2, life / 15), hurt], axis=1)
        liking = (weights[self.places] * self.amounts).sum(axis=1)
        odds = np.exp(liking - liking.max())
        self.odds = odds / odds.sum()

    def favour(self, chosen: int, direction: Weights) -> None:
        """Add to a direction what makes this one likelier: the slope of the logarithm of its odds."""
        pull = (np.arange(len(self.tokens)) == chosen) - self.odds
        np.add.at(direction, self.places, pull[:, None] * self.amounts)


def play(weights: Weights, seed: int) -> tuple[float, Weights]:
    """One duel against random: its reward, and the direction in which all that was chosen becomes likelier."""
    chance = np.random.default_rng(seed)
    duel = AgainstComputer("random", seat=seed % 2, mode="academy", mages=["Wizard", "Beastmaster"])
    observation, _ = duel.reset(seed=seed)
    direction, reward, is_over = np.zeros(SIZE), 0.0, False
    while not is_over:
        choice = Choice(weights, observation)
        chosen = int(chance.choice(len(choice.tokens), p=choice.odds))
        choice.favour(chosen, direction)
        observation, given, has_ended, is_cut, _ = duel.step(int(choice.tokens[chosen]))
        reward, is_over = float(given), has_ended or is_cut
    return reward, direction


def trial(pool: Pool, weights: Weights, games: int) -> Tally:
    """Victories of the policy, as it plays by its odds, in games it does not learn from."""
    rewards = [reward for reward, _ in pool.starmap(play, [(weights, UNSEEN + game) for game in range(games)], 5)]
    return Tally(rewards.count(1.0), rewards.count(-1.0), rewards.count(0.0))


def train(games: int, seed: int, workers: int) -> tuple[Weights, list[tuple[int, Tally]]]:
    """Play and learn. Returns the weights, and how the policy did: at first, every ten batches, and at the end."""
    weights, mean, square, usual = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE), 0.0
    batches = max(1, games // BATCH)
    grown: list[tuple[int, Tally]] = []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for batch in range(batches + 1):
            if batch % 10 == 0 or batch == batches:
                tally = trial(pool, weights, LAST_TRIALS if batch == batches else TRIALS)
                grown.append((batch * BATCH, tally))
                low, high = tally.interval
                words = f"{batch * BATCH:5} games: wins {tally.share:.1%} ({low:.1%} to {high:.1%} of {tally.games})"
                print(words, flush=True)
            if batch < batches:
                first = seed * 1_000_003 + batch * BATCH
                played = pool.starmap(play, [(weights, first + game) for game in range(BATCH)], 5)
                slope = np.mean([(reward - usual) * direction for reward, direction in played], axis=0)
                usual += 0.1 * (float(np.mean([reward for reward, _ in played])) - usual)
                mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2  # Adam
                step = (mean / (1 - 0.9 ** (batch + 1))) / (np.sqrt(square / (1 - 0.99 ** (batch + 1))) + 1e-6)
                weights = weights + RATE * step
    return weights, grown


def main(arguments: Sequence[str] | None = None) -> Weights:
    """Train, say how it went, and draw the curve; returns what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--curve", type=Path, help="where to draw it, as SVG")
    chosen = parser.parse_args(arguments)
    weights, grown = train(chosen.games, chosen.seed, chosen.workers)
    if chosen.curve is not None:
        points = [Point(games, tally.share, *tally.interval) for games, tally in grown]
        title = "Share of duels won against random"
        chosen.curve.write_text(curve(points, title, "duels learned from"), encoding="utf-8")
    return weights


if __name__ == "__main__":
    main()
