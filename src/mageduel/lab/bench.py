"""Benchmarks: how fast the engine plays and forks, beside a yardstick measured in the same run, in processor time."""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from dataclasses import asdict, dataclass

from mageduel.agents.lots import lots
from mageduel.agents.random_agent import RandomAgent
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.lab.simulation import play_out
from mageduel.state.game import Game

FORK_STREAM = 6
PARTS = 12
"""Engine and yardstick take turns so often, so that a busy machine slows both alike."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """One run of the benchmark."""

    decisions_per_s: float
    games_per_s: float
    decision_us_mean: float
    fork_us_median: float
    fork_us_p95: float
    fork_in_decisions: float
    fork_kib: float
    yardstick_plies_per_s: float
    decisions_per_ply: float

    def as_dict(self) -> dict[str, float]:
        """The numbers by name."""
        return asdict(self)


def playing_speed(games: int, seed: int) -> tuple[float, float]:
    """Decisions and games a second of two random players with the starting spellbooks."""
    source = setups("arena", "published", seed)
    started = time.process_time()
    decisions = 0
    for number in range(games):
        match = start_duel(next(source), seed + number)
        decisions += play_out(match, [RandomAgent(number * 2), RandomAgent(number * 2 + 1)])
        gc.collect()
    seconds = time.process_time() - started
    return decisions / seconds, games / seconds


def fork_costs(games: int, seed: int) -> tuple[list[float], float]:
    """Microseconds of forks at random points in the middle of things, and KiB each keeps."""
    source = setups("arena", "published", seed)
    times: list[float] = []
    sizes: list[float] = []
    below = lots(seed, FORK_STREAM)
    for number in range(games):
        match = start_duel(next(source), seed + number, forkable=True)

        def sometimes(match: Match[Game]) -> None:
            if match.requests and below(12) == 0:
                started = time.process_time()
                match.fork()
                times.append((time.process_time() - started) * 1e6)
                if below(25) == 0:
                    sizes.append(_size_of_fork(match))

        play_out(match, [RandomAgent(number * 2), RandomAgent(number * 2 + 1)], sometimes)
    return times, statistics.fmean(sizes)


def _size_of_fork(match: Match[Game]) -> float:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    twins = [match.fork() for _ in range(8)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(twins) / 1024


def yardstick(seconds: float) -> float:
    """Plies a second of random chess games with python-chess."""
    import chess

    generator = random.Random(1)
    plies = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(generator.choice(list(board.legal_moves)))
            plies += 1
        gc.collect()
    return plies / (time.process_time() - started)


def measure(games: int = 60, seed: int = 1) -> Measurement:
    """Measure everything in one run; engine and yardstick take turns, so that both see the same machine.

    Garbage is collected between games, not in the middle of them, for both; collecting counts.
    """
    playing_speed(3, seed)
    gc.collect()
    gc.freeze()
    gc.disable()
    speeds, plies = [], []
    for part in range(PARTS):
        plies.append(yardstick(0.5))
        speeds.append(playing_speed(max(1, games // PARTS), seed + part * 1000))
    decisions = statistics.median(speed[0] for speed in speeds)
    chess_plies = statistics.median(plies)
    times, kib = fork_costs(max(2, games // 6), seed)
    gc.enable()
    gc.unfreeze()
    median = statistics.median(times)
    mean_decision = 1e6 / decisions
    return Measurement(
        decisions_per_s=round(decisions, 1),
        games_per_s=round(statistics.median(speed[1] for speed in speeds), 2),
        decision_us_mean=round(mean_decision, 2),
        fork_us_median=round(median, 1),
        fork_us_p95=round(statistics.quantiles(times, n=20)[18], 1),
        fork_in_decisions=round(median / mean_decision, 2),
        fork_kib=round(kib, 1),
        yardstick_plies_per_s=round(chess_plies, 1),
        decisions_per_ply=round(statistics.median(s[0] / p for s, p in zip(speeds, plies, strict=True)), 2),
    )
