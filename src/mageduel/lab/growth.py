"""Growth: how many games a second the lab plays on a Ray cluster of one worker, of two, and so on.

Run by `make growth`. The cluster is a local one; on a machine with as many cores as workers, growth shows what the lab
itself costs, since games share nothing. Beside the time that passed stands the processor time of the games alone: on a
busy machine only that is the lab's own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from mageduel.lab.curve import Point, curve
from mageduel.lab.games import Task, play
from mageduel.lab.tournament import match_run
from mageduel.lab.workers import batches, spread

GAMES: Final = 600
TURNS: Final = 3
BEGIN, END = "<!-- measured -->", "<!-- end -->"


class Turn(NamedTuple):
    """One measurement: games, the time that passed, and the processor time of the games."""

    games: int
    seconds: float
    processor: float


class Throughput(NamedTuple):
    """What was measured with so many workers."""

    workers: int
    turns: tuple[Turn, ...]

    @property
    def speeds(self) -> list[float]:
        """Games a second of each turn, the slowest first."""
        return sorted(turn.games / turn.seconds for turn in self.turns)

    @property
    def by_processor(self) -> float:
        """Games for each second of processor time."""
        return sum(turn.games for turn in self.turns) / sum(turn.processor for turn in self.turns)


def timed(tasks: Sequence[Task]) -> list[float]:
    """Play some games; the processor time of each."""
    found = []
    for task in tasks:
        started = time.process_time()
        play(task)
        found.append(time.process_time() - started)
    return found


def measured(workers: int, games: int, *, cluster: str | None, clock: Callable[[], float] = time.perf_counter) -> Turn:
    """One turn of novices in the Academy."""
    tasks = match_run("novice", "novice", games, 1, "academy").tasks
    started = clock()
    spent = [each for part in spread(timed, batches(tasks, workers), workers=workers, cluster=cluster) for each in part]
    return Turn(len(spent), clock() - started, sum(spent))


def grown(most: int, games: int, turns: int) -> list[Throughput]:
    """Measure with one worker, two, and so on, in turns, each on a cluster of its own that is warm."""
    ray: Any = import_module("ray")
    found: dict[int, list[Turn]] = {workers: [] for workers in range(1, most + 1)}
    for _ in range(turns):
        for workers, measurements in found.items():
            ray.init(num_cpus=workers, log_to_driver=False, logging_level="error", include_dashboard=False)
            try:
                measured(workers, 2 * workers, cluster="local")
                measurements.append(measured(workers, games, cluster="local"))
            finally:
                ray.shutdown()
    return [Throughput(workers, tuple(each)) for workers, each in found.items()]


def table(throughputs: Sequence[Throughput], load: float) -> str:
    """The figures as they stand on the page."""
    lines = [
        "| workers | games a second (slowest, quickest turn) | beside one worker | games a second of processor time |",
        "|---|---|---|---|",
    ]
    first = statistics.median(throughputs[0].speeds)
    for each in throughputs:
        slowest, middle, quickest = each.speeds[0], statistics.median(each.speeds), each.speeds[-1]
        told = f"{middle:.2f} ({slowest:.2f} to {quickest:.2f}) | {middle / first:.2f} times"
        lines.append(f"| {each.workers} | {told} | {each.by_processor:.2f} |")
    turn = throughputs[0].turns[0]
    lines += ["", f"{len(throughputs[0].turns)} turns of {turn.games} games each on {os.cpu_count()} cores"]
    return "\n".join(lines) + f"; before it the machine had a load of {load:.1f} from other work.\n"


def drawn(throughputs: Sequence[Throughput]) -> str:
    """The figures as a picture."""
    points = [
        Point(each.workers, statistics.median(each.speeds), each.speeds[0], each.speeds[-1]) for each in throughputs
    ]
    highest = max(point.high for point in points) * 1.1
    return curve(points, "Games a second by workers", "workers", highest=highest, text="{:.1f}".format)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and write into a page and a picture if they are named."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.growth", description=main.__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="the most workers")
    parser.add_argument("--games", type=int, default=GAMES, help="games of a turn")
    parser.add_argument("--turns", type=int, default=TURNS, help="how often everything is measured")
    parser.add_argument("--page", type=Path, help="a page with a place for the figures")
    parser.add_argument("--picture", type=Path, help="where to draw them, as SVG")
    args = parser.parse_args(arguments)
    load = os.getloadavg()[0]
    found = grown(args.workers, args.games, args.turns)
    print(table(found, load))
    if args.page is not None:
        args.page.write_text(placed(args.page.read_text(encoding="utf-8"), table(found, load)), encoding="utf-8")
    if args.picture is not None:
        args.picture.write_text(drawn(found), encoding="utf-8")


def placed(page: str, figures: str) -> str:
    """A page with new figures between its two marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{figures}{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    main()
