"""Thinking: how long a player takes for a decision in the middle of games, and how much of the time it was given."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from mageduel.agents.levels import new_agent
from mageduel.agents.playing import play_out
from mageduel.duel import start_duel
from mageduel.kernel.requests import Answer
from mageduel.lab.books import pairings, setup_of
from mageduel.views.decisions import Decision
from mageduel.views.view import View

MIDDLE = range(3, 16)
"""Rounds that count as the middle of a game."""


class Timed:
    """An agent with a clock beside it: the one on the wall, as at the table, or that of the processor."""

    def __init__(self, level: str, seed: int, *, on_the_wall: bool) -> None:
        self.name = level
        self.times: list[float] = []
        self._agent = new_agent(level, seed, in_the_lab=not on_the_wall)
        self._clock: Callable[[], float] = time.monotonic if on_the_wall else time.thread_time

    def decide(self, view: View, decision: Decision) -> Answer:
        """The agent's own answer."""
        started = self._clock()
        answer = self._agent.decide(view, decision)
        if view.round in MIDDLE:
            self.times.append(self._clock() - started)
        return answer


def decision_times(level: str, games: int, mode: str = "arena", *, on_the_wall: bool = False) -> list[float]:
    """Seconds for every decision of a level in the middle of games against itself."""
    pairs = pairings(mode)
    times: list[float] = []
    for number in range(games):
        match = start_duel(setup_of(mode, *pairs[number * 5 % len(pairs)]), number, forkable=True)
        agents = [Timed(level, number * 2 + seat, on_the_wall=on_the_wall) for seat in range(2)]
        play_out(match, agents)
        times += [each for agent in agents for each in agent.times]
    return times


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.thinking", description=main.__doc__)
    parser.add_argument("level", nargs="?", default="adept", help="with a budget where it has one: master:300ms")
    parser.add_argument("games", nargs="?", type=int, default=6)
    parser.add_argument("--mode", default="arena")
    parser.add_argument("--on-the-wall", action="store_true", help="by the clock people wait by, as at the table")
    wish = parser.parse_args(list(arguments))
    times = sorted(decision_times(wish.level, wish.games, wish.mode, on_the_wall=wish.on_the_wall))
    parts = statistics.quantiles(times, n=100)
    print(
        f"{wish.level}: {len(times)} decisions in rounds {MIDDLE.start} to {MIDDLE.stop - 1} of {wish.games} games; "
        f"median {statistics.median(times) * 1e3:.1f} ms, 95 % within {parts[94] * 1e3:.1f} ms, "
        f"99 % within {parts[98] * 1e3:.1f} ms, longest {times[-1] * 1e3:.1f} ms"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
