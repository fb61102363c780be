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
PARTS = 24
"""Engine and yardstick take turns so often, so that a busy machine slows both alike."""
YARDSTICK_SECONDS = 0.3


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


def play_games(games: int, seed: int) -> tuple[int, float]:
    """Games of two random players with the starting spellbooks: how many decisions, and how long they took."""
    source = setups("arena", "core", seed)
    started = time.process_time()
    decisions = 0
    for number in range(games):
        match = start_duel(next(source), seed + number)
        decisions += play_out(match, [RandomAgent(number * 2), RandomAgent(number * 2 + 1)])
        gc.collect()
    return decisions, time.process_time() - started


def fork_costs(games: int, seed: int) -> tuple[list[float], float]:
    """Microseconds of forks at random points in the middle of things, and KiB each keeps."""
    source = setups("arena", "core", seed)
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


def yardstick(seconds: float) -> tuple[int, float]:
    """Random chess games with python-chess for so long: how many plies, and how long they took."""
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
    return plies, time.process_time() - started


def measure(games: int = 96, seed: int = 1) -> Measurement:
    """Measure everything in one run; engine and yardstick take turns, so that both see the same machine.

    Garbage is collected between games, not in the middle of them, for both; collecting counts.
    """
    play_games(3, seed)
    gc.collect()
    gc.freeze()
    gc.disable()
    each = max(1, games // PARTS)
    chess, duels = [], []
    for part in range(PARTS):
        chess.append(yardstick(YARDSTICK_SECONDS))
        duels.append(play_games(each, seed + part * 1000))
    decisions, seconds = (sum(column) for column in zip(*duels, strict=True))
    plies, chess_seconds = (sum(column) for column in zip(*chess, strict=True))
    times, kib = fork_costs(max(2, games // 6), seed)
    gc.enable()
    gc.unfreeze()
    median = statistics.median(times)
    mean_decision = 1e6 * seconds / decisions
    return Measurement(
        decisions_per_s=round(decisions / seconds, 1),
        games_per_s=round(each * PARTS / seconds, 2),
        decision_us_mean=round(mean_decision, 2),
        fork_us_median=round(median, 1),
        fork_us_p95=round(statistics.quantiles(times, n=20)[18], 1),
        fork_in_decisions=round(median / mean_decision, 2),
        fork_kib=round(kib, 1),
        yardstick_plies_per_s=round(plies / chess_seconds, 1),
        decisions_per_ply=round(decisions / seconds / (plies / chess_seconds), 2),
    )
