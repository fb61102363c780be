"""Workers: the games of a run on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from mageduel.agents.levels import SEARCHING
from mageduel.facts.errors import ForPeople
from mageduel.lab.games import Played, Task, play

BATCHES_A_WORKER = 8
"""Batches each worker gets in a run: few enough to cost nothing, enough to end together."""

LARGEST_BATCH = 50


def play_batch(tasks: Sequence[Task]) -> list[Played]:
    """Play some games one after another."""
    return [play(task) for task in tasks]


def batches(tasks: Sequence[Task], workers: int) -> list[list[Task]]:
    """Tasks in batches, as even as they go."""
    slow = any(name.partition(":")[0] in SEARCHING for task in tasks for name in task.agents)
    size = 1 if slow else min(LARGEST_BATCH, max(1, len(tasks) // (workers * BATCHES_A_WORKER)))
    return [list(tasks[start : start + size]) for start in range(0, len(tasks), size)]


def play_all(
    tasks: Sequence[Task], *, workers: int | None = None, cluster: str | None = None
) -> Iterator[list[Played]]:
    """Play all tasks, in any order; what is finished comes in batches."""
    if not tasks:
        return
    if cluster is not None:
        yield from _on_cluster(tasks, cluster)
        return
    count = min(workers or os.cpu_count() or 1, len(tasks))
    parts = batches(tasks, count)
    if count == 1:
        for part in parts:
            yield play_batch(part)
        return
    with multiprocessing.get_context("spawn").Pool(count) as pool:
        yield from pool.imap_unordered(play_batch, parts)


def _on_cluster(tasks: Sequence[Task], address: str) -> Iterator[list[Played]]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ForPeople("--cluster needs Ray: pip install 'mageduel[cluster]'") from None
    ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play_batch)
    cores = int(ray.cluster_resources().get("CPU", 1))
    waiting = [remote.remote(part) for part in batches(tasks, cores)]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(ready)
