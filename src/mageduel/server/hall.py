"""The hall: all tables in play, the writer that stores answers before they count, and the computer players."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from mageduel.agents.random_agent import RandomAgent
from mageduel.kernel.requests import Answer, Request
from mageduel.server.database import Database, StoredGame
from mageduel.server.metrics import AGENT_FAILURES, ANSWERS, OPEN_TABLES, WRITES
from mageduel.server.settings import Settings
from mageduel.server.tables import Listener, LiveTable, computer_seats, set_up
from mageduel.views.decisions import Decision
from mageduel.views.view import view

LOG = logging.getLogger("mageduel.server")
TABLES_IN_MEMORY = 500


class NoSuchGame(LookupError):
    """There is no game of that name."""


class Hall:
    """Every table, by name."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._pending: list[tuple[tuple[str, int, int, Answer], asyncio.Future[None]]] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="database")
        self._minds = ThreadPoolExecutor(2, thread_name_prefix="agent")
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to work."""
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is being written and stop."""
        for task in list(self._tasks):
            task.cancel()
        if self._writer is not None:
            self._writer.cancel()
        self._minds.shutdown(wait=False, cancel_futures=True)
        self._disk.shutdown(wait=True)

    async def on_disk(self, work: Any, *args: Any) -> Any:
        """Do something with the database, away from the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._disk, work, *args)

    # Tables

    async def table(self, identity: str) -> LiveTable:
        """The table of this game, brought back from the database if need be."""
        live = self._tables.get(identity)
        if live is not None:
            self._tables.move_to_end(identity)
            return live
        lock = self._opening.setdefault(identity, asyncio.Lock())
        async with lock:
            live = self._tables.get(identity)
            if live is None:
                stored = await self.on_disk(self.database.game, identity)
                if stored is None:
                    self._opening.pop(identity, None)
                    raise NoSuchGame(identity)
                live = set_up(stored)
                self._tables[identity] = live
                self._make_room()
                OPEN_TABLES.set(len(self._tables))
        self._opening.pop(identity, None)
        self.let_computers_play(live)
        return live

    def reseat(self, identity: str, seat: int, token: str) -> None:
        """A seat of a table in memory has a new token."""
        live = self._tables.get(identity)
        if live is not None:
            seats = tuple(replace(each, token=token, invite=None) if each.seat == seat else each for each in live.stored.seats)
            live.stored = replace(live.stored, seats=seats)

    def forget(self, identity: str) -> None:
        """Drop a table from memory; it comes back from the database when asked for."""
        self._tables.pop(identity, None)

    def _make_room(self) -> None:
        for identity in list(self._tables):
            if len(self._tables) <= TABLES_IN_MEMORY:
                return
            live = self._tables[identity]
            if not live.listeners and not live.lock.locked() and live.agents_task is None:
                del self._tables[identity]

    async def add(self, stored: StoredGame) -> LiveTable:
        """A new game."""
        live = set_up(stored)
        await self.on_disk(self.database.add_game, stored)
        self._tables[stored.id] = live
        self._make_room()
        OPEN_TABLES.set(len(self._tables))
        self.let_computers_play(live)
        return live

    # Answers

    async def _store(self, game: str, number: int, seat: int, answer: Answer) -> None:
        """Have an answer written; returns when it is safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(((game, number, seat, answer), done))
        self._work.set()
        await done

    async def _write(self) -> None:
        """Write whatever has gathered in one transaction, again and again."""
        while True:
            await self._work.wait()
            self._work.clear()
            batch, self._pending = self._pending, []
            if not batch:
                continue
            try:
                await self.on_disk(self.database.add_answers, [row for row, _ in batch])
            except Exception as error:
                LOG.exception("answers could not be stored")
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                WRITES.inc()
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def answer(self, live: LiveTable, seat: int, answer: Answer) -> None:
        """Store an answer that has been checked, give it, and tell everybody. The table's lock is held."""
        await self._store(live.id, len(live.match.answers), seat, answer)
        live.give(seat, answer)
        ANSWERS.inc()

    def broadcast(self, live: LiveTable) -> None:
        """Tell everybody at a table how it stands now."""
        for listener in list(live.listeners):
            tell(live, listener)
        self.let_computers_play(live)

    # Computer players

    def let_computers_play(self, live: LiveTable) -> None:
        """Start the computer players of a table if one of them has something to answer."""
        if live.agents_task is not None or not computer_seats(live.stored.seats) & set(live.waiting_for):
            return
        live.agents_task = task = asyncio.create_task(self._computers(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _computers(self, live: LiveTable) -> None:
        computers = computer_seats(live.stored.seats)
        try:
            while True:
                async with live.lock:
                    waiting = [seat for seat in live.waiting_for if seat in computers]
                    if not waiting:
                        return
                    seat = waiting[0]
                    request = live.open_request(seat)
                    if request is None:
                        return
                    live.thinking = {seat}
                    answer = await self._decide(live, seat, request)
                    live.thinking = set()
                    await self.answer(live, seat, answer)
                    for listener in list(live.listeners):
                        tell(live, listener)
                await asyncio.sleep(0)
        finally:
            live.thinking = set()
            live.agents_task = None

    async def _decide(self, live: LiveTable, seat: int, request: Request) -> Answer:
        """Let an agent think; an agent that fails is helped out, and the failure is written down."""
        seen, decision = view(live.game, seat), Decision(request)
        try:
            agent = live.agent(seat)
            answer: Answer = await asyncio.get_running_loop().run_in_executor(self._minds, agent.decide, seen, decision)
            if decision.refuses(answer) is None:
                return answer
            raise ValueError("the agent's answer is not possible")
        except asyncio.CancelledError:
            raise
        except Exception:
            AGENT_FAILURES.inc()
            LOG.exception("the computer player of seat %d in game %s failed; any legal answer is given", seat, live.id)
            return RandomAgent(len(live.match.answers)).decide(seen, decision)


def tell(live: LiveTable, listener: Listener) -> None:
    """Put the state of the table into a listener's queue; one that does not keep up is cut off by its connection."""
    try:
        listener.queue.put_nowait(live.state_for(listener))
    except asyncio.QueueFull:
        live.listeners.remove(listener)


def people(seats: Sequence[Any]) -> list[int]:
    """Seats with a human."""
    return [seat.seat for seat in seats if seat.kind != "computer"]


