"""Throughput: games a second of novices beside random players, and what the pool of workers costs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence

from mageduel.lab.games import play
from mageduel.lab.tournament import match_run
from mageduel.lab.workers import play_all

GAMES = 96


def games_a_second(agent: str, games: int) -> float:
    """Games of an agent against itself for each second of processor time, in this process."""
    tasks = match_run(agent, agent, games, 1, "arena").tasks
    play(tasks[0])
    started = time.process_time()
    for task in tasks:
        play(task)
    return games / (time.process_time() - started)


def pool_against_processes(games: int) -> float:
    """Games a second of two workers, as a share of two processes started side by side."""
    run = match_run("novice", "novice", games, 1, "arena")
    started = time.perf_counter()
    for _ in play_all(run.tasks, workers=2):
        pass
    pooled = games / (time.perf_counter() - started)
    command = [sys.executable, "-m", "mageduel", "lab", "match", "novice", "novice", "--workers", "1", "--json"]
    started = time.perf_counter()
    both = [
        subprocess.Popen(
            [*command, "--games", str(games // 2), "--seed", seed], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        for seed in ("1", "2")
    ]
    for each in both:
        each.communicate()
    return pooled / (games / (time.perf_counter() - started))


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    games = int(arguments[0]) if arguments else GAMES
    shares = []
    for _ in range(2):  # in turns, so that both see the same machine
        novice, random = games_a_second("novice", games // 2), games_a_second("random", games // 2)
        shares.append(novice / random)
        print(
            f"novice {novice:.2f}, random {random:.2f} games a second of one core: {novice / random:.2f} times",
            flush=True,
        )
    print(f"two workers against two processes side by side: {pool_against_processes(games * 4):.2f} times")


if __name__ == "__main__":
    main(sys.argv[1:])
