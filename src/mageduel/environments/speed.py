"""Speed: random steps a second of our environments beside those PettingZoo and OpenSpiel bring, in one run.

Run by `make env-bench`, in an environment of its own: what the others need is large. Everything takes turns on one
core, in processor time, so that a busy machine slows all alike.
"""

from __future__ import annotations

import importlib
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

TURNS: Final = 12
SECONDS: Final = 0.5
"""Processor time of a game in each turn."""
PETTINGZOO: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("mageduel, Academy", "mageduel.environments.pettingzoo", {"mode": "academy"}),
    ("mageduel, Arena", "mageduel.environments.pettingzoo", {"mode": "arena"}),
    ("Leduc hold'em", "pettingzoo.classic.leduc_holdem_v4", {}),
    ("Texas hold'em", "pettingzoo.classic.texas_holdem_v4", {}),
    ("Texas hold'em, no limit", "pettingzoo.classic.texas_holdem_no_limit_v6", {}),
    ("chess", "pettingzoo.classic.chess_v6", {}),
)
OPENSPIEL: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("mageduel, Academy", "mageduel", {"mode": "academy"}),
    ("mageduel, Arena", "mageduel", {"mode": "arena"}),
    ("Kuhn poker", "python_kuhn_poker", {}),
    ("liar's poker", "python_liars_poker", {}),
    ("block dominoes", "python_block_dominoes", {}),
    ("tic-tac-toe", "python_tic_tac_toe", {}),
)


class Entry(NamedTuple):
    """A game of a framework, and its steps without end: True where a step was a game's last."""

    framework: str
    name: str
    steps: Iterator[bool]


class Speed(NamedTuple):
    """What was measured of a game: the middle of its turns."""

    framework: str
    name: str
    per_second: float
    of_a_game: float
    """Steps of a game."""


def pettingzoo_steps(env: Any, seed: int) -> Iterator[bool]:  # noqa: ANN401  PettingZoo has no types
    """See, choose a possible action by lot, give it; game after game."""
    random = np.random.default_rng(seed)
    while True:
        env.reset(seed=int(random.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            yield all(env.terminations.values()) or all(env.truncations.values())


def openspiel_steps(game: Any, seed: int) -> Iterator[bool]:  # noqa: ANN401  nor has OpenSpiel
    """Throw the dice or deal where chance is asked, choose a possible action by lot elsewhere; game after game."""
    random = Random(seed)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                ways, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(ways, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            yield bool(state.is_terminal())


def entries(seed: int) -> list[Entry]:
    """Every game of the table."""
    import pyspiel

    for module in (
        "mageduel.environments.openspiel",
        *(f"open_spiel.python.games.{name}" for name in _their_modules()),
    ):
        importlib.import_module(module)
    found = []
    for name, module, settings in PETTINGZOO:
        env = importlib.import_module(module).env(**settings)
        found.append(Entry("PettingZoo", name, pettingzoo_steps(env, seed)))
    for name, short, settings in OPENSPIEL:
        found.append(Entry("OpenSpiel", name, openspiel_steps(pyspiel.load_game(short, settings), seed)))
    return found


def _their_modules() -> list[str]:
    return [short.removeprefix("python_") for _, short, _ in OPENSPIEL if short.startswith("python_")]


def measure(
    games: Sequence[Entry], turns: int = TURNS, seconds: float = SECONDS, clock: Callable[[], float] = time.process_time
) -> list[Speed]:
    """Let every game step for a while, in turns; the first turn is for warming up."""
    speeds: list[list[float]] = [[] for _ in games]
    lengths = [[0, 0] for _ in games]
    for turn in range(turns + 1):
        for entry, found, length in zip(games, speeds, lengths, strict=True):
            steps, started = 0, clock()
            while (passed := clock() - started) < seconds:
                length[1] += next(entry.steps)
                steps += 1
            length[0] += steps
            if turn:
                found.append(steps / passed)
    return [
        Speed(entry.framework, entry.name, statistics.median(found), steps / max(1, ended))
        for entry, found, (steps, ended) in zip(games, speeds, lengths, strict=True)
    ]


def table(speeds: Sequence[Speed]) -> str:
    """The figures as they stand in docs/environments.md."""
    lines = ["| | game | steps a second | steps of a game | games a second |", "|---|---|---|---|---|"]
    for each in sorted(speeds, key=lambda speed: (speed.framework != "PettingZoo", -speed.per_second)):
        games = each.per_second / each.of_a_game
        rate = f"{games:,.0f}" if games >= 10 else f"{games:.2f}"
        lines.append(f"| {each.framework} | {each.name} | {each.per_second:,.0f} | {each.of_a_game:,.0f} | {rate} |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> None:
    """Measure and print; a number sets how many turns are taken."""
    warnings.simplefilter("ignore")
    print(table(measure(entries(1), int(arguments[0]) if arguments else TURNS)))


if __name__ == "__main__":
    main(sys.argv[1:])
