"""Tuning: change the weights a little, keep what wins, and at the end ask fresh games whether the gain is real."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from mageduel.agents.lots import lots
from mageduel.agents.weights import WEIGHTS, names
from mageduel.lab.books import pairings, setup_of
from mageduel.lab.games import ONE_SEED, Task
from mageduel.lab.statistics import Tally
from mageduel.lab.store import Store
from mageduel.lab.tournament import Run, carry_out

TUNING_STREAM = 11
STEPS = 40
"""A change multiplies a weight by up to this many hundredths more or less."""
CHANGED_AT_ONCE = 4
FRESH = 7_919
"""Seeds of the last check are far from those the weights were chosen on."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One change of weights that was tried."""

    number: int
    changes: dict[str, float]
    tally: Tally
    kept: bool


@dataclass(slots=True)
class Tuned:
    """What tuning has found."""

    changes: dict[str, float] = field(default_factory=dict)
    check: Tally = field(default_factory=Tally)

    @property
    def is_real(self) -> bool:
        """Whether the lower end of the interval over fresh games lies above one half."""
        return bool(self.changes) and self.check.interval[0] > 0.5


def contest(agent: str, mine: dict[str, float], theirs: dict[str, float], games: int, seed: int, mode: str) -> Run:
    """The same agent with two sets of weights, sides swapped."""
    pairs = pairings(mode)
    tasks = []
    for number in range(games):
        swapped = number % 2 == 1
        changes = (theirs, mine) if swapped else (mine, theirs)
        setup = setup_of(mode, *pairs[number // 2 % len(pairs)]).to_data()
        game_seed = seed * ONE_SEED + number // 2
        tasks.append(Task(number, setup, (agent, agent), game_seed, int(swapped), changes=changes))
    what: dict[str, Any] = {
        "tune": [sorted(mine.items()), sorted(theirs.items())],
        "agent": agent,
        "seed": seed,
        "mode": mode,
    }
    return Run(what, tasks)


def tune(
    agent: str, attempts: int, games: int, seed: int, mode: str, store: Store, *, workers: int | None = None
) -> Iterator[Attempt]:
    """Try changes one after another against the best weights so far; one that wins most of its games is kept."""
    below = lots(seed, TUNING_STREAM)
    kept: dict[str, float] = {}
    for number in range(attempts):
        trial = _changed(kept, below)
        tally = carry_out(contest(agent, trial, kept, games, seed + number, mode), store, workers=workers).tally()
        better = tally.share > 0.5 + 0.5 / games**0.5
        if better:
            kept = trial
        yield Attempt(number, trial, tally, better)


def check(
    agent: str, changes: dict[str, float], games: int, seed: int, mode: str, store: Store, workers: int | None
) -> Tuned:
    """Play the weights found against the usual ones, on seeds nothing was chosen by."""
    if not changes:
        return Tuned()
    run = carry_out(contest(agent, changes, {}, games, seed + FRESH, mode), store, workers=workers)
    return Tuned(changes, run.tally())


def _changed(kept: dict[str, float], below: Callable[[int], int]) -> dict[str, float]:
    every = names()
    trial = dict(kept)
    for _ in range(CHANGED_AT_ONCE):
        name = every[below(len(every))]
        factor = 1 + (below(2 * STEPS + 1) - STEPS) / 100
        trial[name] = round(trial.get(name, getattr(WEIGHTS, name)) * factor, 4)
    return trial
