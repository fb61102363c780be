"""Workers: the games of a run on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from mageduel.agents.levels import is_searching
from mageduel.collecting import collect_seldom
from mageduel.facts.errors import ForPeople
from mageduel.lab.earlier import is_earlier
from mageduel.lab.games import Played, Task, play
from mageduel.words.errors import why as told

BATCHES_A_WORKER = 8
"""Batches each worker gets in a run: few enough to cost nothing, enough to end together."""

LARGEST_BATCH = 50

Job = TypeVar("Job")
Result = TypeVar("Result")


def play_batch(tasks: Sequence[Task]) -> list[Played]:
    """Play some games one after another."""
    return [play(task) for task in tasks]


def batches(tasks: Sequence[Task], workers: int) -> list[list[Task]]:
    """Tasks in batches, as even as they go."""
    slow = any(is_searching(name) or is_earlier(name) for task in tasks for name in task.agents)
    size = 1 if slow else min(LARGEST_BATCH, max(1, len(tasks) // (workers * BATCHES_A_WORKER)))
    return [list(tasks[start : start + size]) for start in range(0, len(tasks), size)]


def play_all(
    tasks: Sequence[Task], *, workers: int | None = None, cluster: str | None = None
) -> Iterator[list[Played]]:
    """Play all tasks, in any order; what is finished comes in batches."""
    count = min(workers or os.cpu_count() or 1, len(tasks))
    if cluster is not None and tasks:
        yield from _on_cluster(play_batch, lambda cores: batches(tasks, cores), cluster)
    elif tasks:
        yield from spread(play_batch, batches(tasks, count), workers=count)


def spread(
    work: Callable[[Sequence[Job]], list[Result]],
    parts: Sequence[Sequence[Job]],
    *,
    workers: int | None = None,
    cluster: str | None = None,
) -> Iterator[list[Result]]:
    """Do all parts of some work on so many cores or on a cluster, in any order."""
    if not parts:
        return
    if cluster is not None:
        yield from _on_cluster(work, lambda cores: parts, cluster)
        return
    count = min(workers or os.cpu_count() or 1, len(parts))
    if count == 1:
        for part in parts:
            yield work(part)
        return
    with _deaf_to_interrupts():
        pool = multiprocessing.get_context("spawn").Pool(count, collect_seldom)
    with pool:
        yield from pool.imap_unordered(work, parts)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes and threads begun meanwhile never hear Ctrl-C: it is for the one who began them, who ends them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # otherwise it begins meanwhile, and opens the ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _on_cluster(
    work: Callable[[Sequence[Job]], list[Result]], parts: Callable[[int], Sequence[Sequence[Job]]], address: str
) -> Iterator[list[Result]]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ForPeople("--cluster needs Ray: pip install 'mageduel[cluster]'") from None
    try:
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = (told(error).splitlines() or [type(error).__name__])[0]
        raise ForPeople(f"There is no Ray cluster at {address!r}: {why}; --cluster local starts one here") from None
    remote = ray.remote(work)
    cores = int(ray.cluster_resources().get("CPU", 1))
    waiting = [remote.remote(part) for part in parts(cores)]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(ready)
