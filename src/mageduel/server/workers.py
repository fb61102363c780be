"""Workers: processes that think, so that neither the loop nor its threads ever wait for them.

A worker begins when it is first needed, runs at low priority, and is ended when it takes too long. What it works on
and what it brings back is plain data.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from mageduel.collecting import collect_seldom

Result = TypeVar("Result")
BEGINS_WITHIN = 60.0
"""Seconds a new worker may take until it listens."""
POLITENESS = 5


class WorkFailed(Exception):
    """A worker met a mistake of ours; the message is where."""


def _serve(line: Connection) -> None:
    """What a worker does: one work after another, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(POLITENESS)
    import_module("mageduel.server.what_if")  # the game and all its cards: whoever waits should not wait for them
    collect_seldom()
    line.send((True, None))
    while True:
        try:
            work, arguments = line.recv()
        except EOFError:
            return
        try:
            outcome = (True, work(*arguments))
        except Exception as error:
            outcome = (False, f"{type(error).__name__}: {error}"[:500])
        line.send(outcome)


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(theirs,), name="worker", daemon=True)
        self._process.start()
        theirs.close()
        self._begun = False

    def do(self, work: Callable[..., Result], arguments: tuple[object, ...], seconds: float) -> Result:
        """Have something worked out; TimeoutError where it takes too long, and then the worker is of no more use."""
        if not self._begun:
            self._wait(BEGINS_WITHIN)
            self._begun = True
        self._line.send((work, arguments))
        is_good, outcome = self._wait(seconds)
        if not is_good:
            raise WorkFailed(outcome)
        result: Result = outcome
        return result

    def _wait(self, seconds: float) -> tuple[bool, Any]:
        if not self._line.poll(seconds):
            raise TimeoutError
        found: tuple[bool, Any] = self._line.recv()
        return found

    def end(self) -> None:
        """Stop at once."""
        self._process.kill()
        self._line.close()
        self._process.join(1.0)


class Workers:
    """So many workers; work waits for a free one, in the order it came."""

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(max(1, count))
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._lock = threading.Lock()
        self._is_closed = False

    async def run(self, work: Callable[..., Result], *arguments: object, seconds: float) -> Result:
        """Have something worked out in a process of its own; `work` is a function of a module."""
        async with self._free:
            future = asyncio.get_running_loop().create_future()
            loop = asyncio.get_running_loop()

            def settle(result: Result | None, error: BaseException | None) -> None:
                if not future.done():
                    if error is None:
                        future.set_result(result)
                    else:
                        future.set_exception(error)

            def wait() -> None:
                result: Result | None = None
                failure: BaseException | None = None
                try:
                    result = self._do(work, arguments, seconds)
                except Exception as error:
                    failure = error
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(settle, result, failure)

            threading.Thread(target=wait, name="worker", daemon=True).start()
            found: Result = await future
            return found

    def _do(self, work: Callable[..., Result], arguments: tuple[object, ...], seconds: float) -> Result:
        worker = self._take()
        try:
            result: Result = worker.do(work, arguments, seconds)
        except WorkFailed:
            self._give_back(worker)
            raise
        except BaseException:
            self._drop(worker)
            raise
        self._give_back(worker)
        return result

    def _take(self) -> Worker:
        with self._lock:
            if self._is_closed:
                raise WorkFailed("closed")
            worker = self._idle.pop() if self._idle else Worker()
            self._busy.add(worker)
            return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
            if not self._is_closed:
                self._idle.append(worker)
                return
        worker.end()

    def _drop(self, worker: Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
        worker.end()

    def close(self) -> None:
        """End all of them."""
        with self._lock:
            self._is_closed = True
            workers = [*self._idle, *self._busy]
            self._idle.clear()
        for worker in workers:
            worker.end()
