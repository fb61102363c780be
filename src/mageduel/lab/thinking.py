"""Thinking: how long a player takes for a decision in the middle of Arena games."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Sequence

from mageduel.agents.levels import new_agent
from mageduel.duel import start_duel
from mageduel.kernel.requests import Answer
from mageduel.lab.books import pairings, setup_of
from mageduel.lab.simulation import play_out
from mageduel.views.decisions import Decision
from mageduel.views.view import View

MIDDLE = range(3, 16)
"""Rounds that count as the middle of a game."""


class Timed:
    """An agent with a clock beside it: processor time, so that other work on the machine does not count."""

    def __init__(self, level: str, seed: int) -> None:
        self.name = level
        self.times: list[float] = []
        self._agent = new_agent(level, seed, in_the_lab=True)

    def decide(self, view: View, decision: Decision) -> Answer:
        """The agent's own answer."""
        started = time.thread_time()
        answer = self._agent.decide(view, decision)
        if view.round in MIDDLE:
            self.times.append(time.thread_time() - started)
        return answer


def decision_times(level: str, games: int) -> list[float]:
    """Seconds for every decision of a level in the middle of games against itself."""
    pairs = pairings("arena")
    times: list[float] = []
    for number in range(games):
        match = start_duel(setup_of("arena", *pairs[number * 5 % len(pairs)]), number, forkable=True)
        agents = [Timed(level, number * 2 + seat) for seat in range(2)]
        play_out(match, agents)
        times += [each for agent in agents for each in agent.times]
    return times


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    level = arguments[0] if arguments else "adept"
    games = int(arguments[1]) if len(arguments) > 1 else 6
    times = sorted(decision_times(level, games))
    late = statistics.quantiles(times, n=20)[18]
    print(
        f"{level}: {len(times)} decisions in rounds {MIDDLE.start} to {MIDDLE.stop - 1} of {games} games; "
        f"median {statistics.median(times) * 1e3:.1f} ms, 95 % within {late * 1e3:.1f} ms, longest "
        f"{times[-1] * 1e3:.1f} ms"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
