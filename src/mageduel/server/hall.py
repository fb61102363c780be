"""The hall: all tables in play, the writer that stores answers before they count, and the computer players."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from mageduel.duel import RULES_VERSION
from mageduel.kernel.record import DamagedRecord
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.round.setup import Seat
from mageduel.server.attendance import Attendance
from mageduel.server.attention import pace
from mageduel.server.bringing_back import set_up
from mageduel.server.database import Database
from mageduel.server.health import Health, watch_loop
from mageduel.server.holdings import Elsewhere, Kind, NotHeld
from mageduel.server.keepers import Keeper
from mageduel.server.limits import CALLER, Allowances, Shares, TooMuch
from mageduel.server.metrics import AGENT_FAILURES, ANSWERS, LOST_TABLES, OPEN_TABLES, PARTED_GAMES, RULE_FAILURES
from mageduel.server.minds import Decided, any_answer, think
from mageduel.server.names import told_apart
from mageduel.server.peers import Peers
from mageduel.server.settings import Settings
from mageduel.server.stored import AnswerToStore, StoredGame, StoredSeat
from mageduel.server.storing import AnswerWriter
from mageduel.server.tables import LiveTable
from mageduel.server.timekeeping import Uptime, watch_clocks
from mageduel.server.workers import Workers
from mageduel.words.language import say

LOG = logging.getLogger("mageduel.server")
TABLES_IN_MEMORY = 500
DISKS = 4
"""Threads that wait for a database that several processes share: it takes more than one line at a time."""
BENCHES = 2
"""Games that are played again at the same time."""
SEED_BITS = 128
TRIES = 4
"""How many answers of a computer player may break a rule of ours before its game is left standing."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


def fresh_seed() -> int:
    """Where the dice of a new game come from: from the system, so that nobody can know or choose them."""
    return secrets.randbits(SEED_BITS)


class NoSuchGame(LookupError):
    """There is no game of that name."""

    code = "no-such-game"


class NotPlayed(Exception):
    """An answer could not be stored or played; the table is as it was before."""


def _end(task: asyncio.Task[None]) -> None:
    """Nobody waits for it, or not any more; a mistake of ours is told all the same."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, NotPlayed | NotHeld | TooMuch | SQLAlchemyError):
        LOG.error("work that nobody waits for failed", exc_info=error)


def _spoken(work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Callable[[], Result]:
    """Work for another thread, which speaks the language of whoever asked for it."""
    return partial(copy_context().run, partial(work, *args, **named))


class Hall(Keeper[LiveTable]):
    """Every table, by name."""

    def __init__(self, database: Database, settings: Settings) -> None:
        super().__init__()
        self.database = database
        self.settings = settings
        self.allowances = Allowances(settings)
        self.new_seed = fresh_seed
        self._gates: dict[str, tuple[asyncio.Lock, int]] = {}
        """Tables on their way into or out of memory, and how many wait for each."""
        self._writer: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.parted: set[str] = set()
        """Games that take another course here than they did: they are kept, and not played on."""
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.uptime = Uptime(lambda: self.clock())
        self.holdings = database.holdings
        self.keepers: dict[Kind, Keeper[Any]] = {"games": self}
        """Who lets go of what another process holds by now, by kind."""
        self.peers = Peers(self)

    async def open(self) -> None:
        """Begin to work."""
        self._live.clear()
        settings, free = self.settings, self.allowances.free
        self._minds = Shares(settings.agents_at_once, settings.agents_an_address, free)
        self._long_work = Shares(BENCHES, settings.long_work_an_address, free)
        self._disk = ThreadPoolExecutor(DISKS if self.holdings.is_shared else 1, thread_name_prefix="database")
        self._bench = ThreadPoolExecutor(BENCHES, thread_name_prefix="replay")
        self._desk = ThreadPoolExecutor(2, thread_name_prefix="reading")
        self.health = Health(lambda: self.on_disk(self.database.ask))
        self._answers = AnswerWriter(lambda rows: self.on_disk(self.database.add_answers, rows), self.note_trouble)
        self._writer = asyncio.create_task(self._answers.run())
        self.uptime.go_on(await self.on_disk(self.database.uptime))
        await self.peers.open()
        self._watchers = [asyncio.create_task(watch_loop()), asyncio.create_task(watch_clocks(self))]
        self.workers = Workers(settings.workers)
        self.thinkers = Workers(settings.thinkers) if settings.thinkers else None
        self.begin(self._look_through())

    async def _look_through(self) -> None:
        """Try the games of other versions, one at a time, so that those that part are counted from the start."""
        for identity in await self.on_disk(self.database.games_of_other_versions, RULES_VERSION):
            try:
                await self._bring(identity)
            except (DamagedRecord, TooMuch, NoSuchGame, SQLAlchemyError):
                LOG.warning("game %s of another version cannot be brought back", identity)
            except (Elsewhere, NotHeld):
                LOG.debug("game %s of another version is elsewhere", identity)

    async def close(self) -> None:
        """Finish what is being written and stop."""
        for task in list(self._tasks):
            task.cancel()
        if self._writer is not None:
            self._writer.cancel()
            for watcher in self._watchers:
                watcher.cancel()
            with suppress(SQLAlchemyError):
                await self._put_away()
            await self.peers.close()
        self.workers.close()
        if self.thinkers is not None:
            self.thinkers.close()
        self._bench.shutdown(wait=False, cancel_futures=True)
        self._desk.shutdown(wait=False, cancel_futures=True)
        self._disk.shutdown(wait=True)

    async def _put_away(self) -> None:
        """Note when the clocks of all tables are out, for whoever watches them next."""
        for live in self.in_memory():
            if live.due:
                await self.on_disk(self.holdings.release, "games", live.id, live.due)
        if not self.holdings.is_shared:
            await self.on_disk(self.database.set_uptime, self.uptime.now())

    async def on_disk(self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
        """Do something with the database, away from the loop; what another process holds by now is let go of."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._disk, _spoken(work, *args, **named))
        except NotHeld as lost:
            keeper = self.keepers.get(lost.kind)
            if keeper is not None:
                keeper.lose(lost.identities)
            raise

    async def aside(self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
        """Do something long away from the loop and from the database, in the caller's turn: playing a game again."""
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(self._bench, _spoken(work, *args, **named))

    def turn(self) -> AbstractAsyncContextManager[None]:
        """The caller's turn for something long."""
        return self._long_work.turn(CALLER.get())

    async def reading(self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
        """Do something short away from the loop: reading what strangers have written."""
        return await asyncio.get_running_loop().run_in_executor(self._desk, _spoken(work, *args, **named))

    def note_trouble(self, error: SQLAlchemyError) -> None:
        """Remember that the database fails, until it is seen to work again."""
        self.health.note(error)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nobody waits for."""
        task = self._task(work)
        task.add_done_callback(_end)
        return task

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that must not be left half done, even if whoever wanted it goes away."""
        task = self._task(work)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_end)
            raise

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables

    @asynccontextmanager
    async def visit(self, identity: str) -> AsyncIterator[LiveTable]:
        """The table of this game, brought back from the database if need be; it stays in memory meanwhile."""
        live = self._live.get(identity) or await self._bring(identity)
        self._live.move_to_end(identity)
        live.visitors += 1
        try:
            self.let_computers_play(live)
            yield live
        finally:
            live.visitors -= 1

    @asynccontextmanager
    async def _gate(self, identity: str) -> AsyncIterator[None]:
        """One at a time brings the table of a game, or puts it away."""
        lock, _ = self._gates.get(identity, (asyncio.Lock(), 0))
        self._gates[identity] = (lock, self._gates.get(identity, (lock, 0))[1] + 1)
        try:
            async with lock:
                yield
        finally:
            waiting = self._gates[identity][1] - 1
            self._gates[identity] = (lock, waiting)
            if not waiting:
                del self._gates[identity]

    async def _bring(self, identity: str) -> LiveTable:
        async with self._gate(identity):
            live = self._live.get(identity)
            if live is None:
                stored = await self.on_disk(self._fetch, identity)
                if stored is None:
                    raise NoSuchGame(identity)
                live = await self._set_up(stored)
                await self._carry_over(live)
                self._keep(live)
            return live

    def _fetch(self, identity: str) -> StoredGame | None:
        """A game that this process holds from now on; runs away from the loop."""
        self.holdings.take("games", identity)
        return self.database.game(identity)

    async def _set_up(self, stored: StoredGame) -> LiveTable:
        try:
            return await self.aside(set_up, stored)
        except (DamagedRecord, TooMuch):
            raise
        except Exception:
            LOG.exception("game %s cannot be brought back", stored.id)
            raise DamagedRecord("cannot-come-back") from None

    async def _carry_over(self, live: LiveTable) -> None:
        """A game of another version goes on with this one, unless it parts; then it is counted."""
        version = live.stored.rules_version
        if live.parting is not None:
            self.parted.add(live.id)
            PARTED_GAMES.set(len(self.parted))
            LOG.warning("game %s of version %s parts %s", live.id, version, live.parting.sentence)
        elif version != RULES_VERSION:
            answers, tables = list(live.match.answers), live.tables[:-1]
            await self.on_disk(self.database.renew_game, live.id, RULES_VERSION, answers, tables)
            live.stored = replace(live.stored, rules_version=RULES_VERSION)
            LOG.info("game %s of version %s goes on with version %s", live.id, version, RULES_VERSION)

    def _keep(self, live: LiveTable) -> None:
        self._live[live.id] = live
        live.attendance = Attendance(lambda: self.clock(), self.settings.away_seconds)
        live.time = self.uptime.now
        if live.clock is not None:
            live.run_clock(live.clock.at)
        for identity in list(self._live):
            if len(self._live) <= TABLES_IN_MEMORY:
                break
            if identity != live.id and self._live[identity].is_idle:
                self.begin(self._release(self._live.pop(identity)))
        OPEN_TABLES.set(len(self._live))

    async def _release(self, live: LiveTable) -> None:
        """Let any process hold a game whose table has been put away, unless somebody has come back meanwhile."""
        if self.holdings.is_shared or live.due:
            async with self._gate(live.id):
                if live.id not in self._live:
                    with suppress(SQLAlchemyError):
                        await self.on_disk(self.holdings.release, "games", live.id, live.due)

    def lost(self) -> None:
        """A table was let go of."""
        LOST_TABLES.inc()
        OPEN_TABLES.set(len(self._live))

    async def add(self, stored: StoredGame) -> None:
        """A new game."""
        live = await self.aside(set_up, stored)
        await self.on_disk(self.database.add_game, stored)
        if not self.holdings.is_shared:  # where others are, whoever is asked for it first holds it
            self._keep(live)

    async def seat_friend(self, invite: str, token: str, number: int, guest: Seat, book: str, live: LiveTable) -> bool:
        """Let a guest take the seat of an invitation, unless the game has ended; the game begins."""
        async with live.lock:
            if live.is_over:
                return False
            seats = told_apart([guest if each == number else seat for each, seat in enumerate(live.setup.seats)])
            setup = replace(live.setup, seats=seats)
            name = seats[number].name
            if not await self.on_disk(self.database.claim_seat, invite, token, name, book, setup.to_data()):
                return False
            stored: tuple[StoredSeat, ...] = tuple(
                replace(each, token=token, invite=None, name=name, book=book) if each.seat == number else each
                for each in live.stored.seats
            )
            live.sit_down(stored, setup)
            live.run_clock()
            await self.keep_clock(live)
            self.broadcast(live)
            return True

    async def stand_in(self, live: LiveTable, seat: int, level: str) -> None:
        """Have the computer play for the person of a seat, or let the person play again. The table's lock is held."""
        await self.on_disk(self.database.set_stand_in, live.id, seat, level)
        live.stand_in(seat, level)
        live.run_clock()
        await self.keep_clock(live)
        self.broadcast(live)

    async def keep_clock(self, live: LiveTable) -> None:
        """Store everybody's time."""
        if live.clock is not None:
            await self.on_disk(self.database.set_clock, live.id, live.clock.to_data())

    # Answers

    async def _store(self, row: AnswerToStore) -> None:
        """Have an answer written; returns when it is safe."""
        await self._answers.store(row)

    async def answer(self, live: LiveTable, seat: int, answer: Answer, *, is_ahead: bool = False) -> None:
        """Store an answer that has been checked, and give it. The table is locked, and its clock stands still."""
        if live.clock is not None:
            live.clock.stop(self.uptime.now(), free=seat if is_ahead else None)
        try:
            await self._answer(live, seat, answer, is_ahead=is_ahead)
        finally:
            live.run_clock()

    async def _answer(self, live: LiveTable, seat: int, answer: Answer, *, is_ahead: bool) -> None:
        number = live.match.number_of_answers
        time = None if live.clock is None else live.clock.to_data()
        try:
            if live.is_lost:
                raise NotHeld("games", [live.id])
            await self._store(AnswerToStore(live.id, number, seat, answer, live.tables[-1], time))
        except Exception:
            if self.holdings.is_shared:  # it may be stored all the same: what the database says is true
                self.lose([live.id])
            raise NotPlayed("not-stored") from None
        try:
            live.give(seat, answer, is_ahead=is_ahead)
        except Exception:
            # A rule of ours is broken. The game must not be: it goes back to before this answer.
            RULE_FAILURES.inc()
            LOG.exception("answer %d in game %s broke a rule", number, live.id)
            what = f"answer {answer!r}\n{traceback.format_exc()}"
            await self.take_back(live, number)
            await self.on_disk(self.database.add_failure, live.id, seat, what, live.record().to_json())
            raise NotPlayed("taken-back") from None
        ANSWERS.inc()

    async def take_back(self, live: LiveTable, number: int) -> None:
        """Forget a table's answers from this number on. The table's lock is held.

        This takes long, and waits for no turn: where a rule has failed it must not be refused.
        """
        before = await asyncio.get_running_loop().run_in_executor(self._bench, live.played_again, number)
        skipped = live.skipped_by(number)
        await self.on_disk(self.database.forget_answers, live.id, number, skipped)
        live.skipped = skipped
        live.go_back_to(before)
        live.run_clock()
        await self.keep_clock(live)

    def broadcast(self, live: LiveTable) -> None:
        """Tell everybody who has not been told, and go on with what is answered without anybody's doing."""
        for listener in live.listeners:
            if listener.version != live.desks[listener.seat].version:
                listener.send(live.state_for(listener))
        self.let_computers_play(live)

    def tell_presence(self, live: LiveTable) -> None:
        """Tell everybody who is there now."""
        for listener in live.listeners:
            listener.send(live.state_for(listener))

    # Computer players, and answers people have given ahead

    @staticmethod
    def _next(live: LiveTable) -> int | None:
        """The next seat that is answered for: a computer's, or a person's who has answered ahead."""
        for seat in live.waiting_for:
            if seat in live.computers or live.answer_ahead(seat) is not None:
                return seat
        return None

    def let_computers_play(self, live: LiveTable) -> None:
        """Start to answer for those at a watched table who have something to answer and are not asked themselves."""
        if live.is_lost or live.computers_task is not None or not live.listeners or self._next(live) is None:
            return
        live.computers_task = self.begin(self._computers(live))

    async def _computers(self, live: LiveTable) -> None:
        """Answer while somebody is answered for. Thinking holds no lock: a player may concede meanwhile."""
        broken = 0
        try:
            while broken < TRIES and live.listeners and not live.is_lost:
                seat = self._next(live)
                request = None if seat is None else live.open_request(seat)
                if seat is None or request is None:
                    return
                is_person = seat not in live.computers
                answer = await (self._beat(live, seat) if is_person else self._decide(live, seat, request, broken))
                async with live.lock:
                    if live.open_request(seat) is not request or is_person == (seat in live.computers):
                        continue
                    if is_person:
                        answer = live.answer_ahead(seat)
                    if answer is None:  # meanwhile the person wants to be asked
                        continue
                    try:
                        await self.answer(live, seat, answer, is_ahead=is_person)
                    except NotPlayed:
                        broken += 1
                        continue
                    broken = 0
                    for listener in live.listeners:
                        if listener.version != live.desks[listener.seat].version:
                            listener.send(live.state_for(listener))
                await asyncio.sleep(0)
        finally:
            live.computers_task = None

    async def _beat(self, live: LiveTable, seat: int) -> Answer | None:
        """Wait for a beat, then give the answer a person has given ahead, unless that has changed."""
        await self.sleep(self.settings.beat_seconds)
        return live.answer_ahead(seat)

    async def _decide(self, live: LiveTable, seat: int, request: Request, broken: int) -> Answer:
        """Let an agent think, and have its answer take the time it always takes."""
        began = self.clock()
        due = began + pace(live.game, request, live.level(seat), self.settings.beat_seconds)
        answer = await self._think(live, seat, request, broken)
        if (left := due - self.clock()) > 0:
            await self.sleep(left)
        return answer

    async def _think(self, live: LiveTable, seat: int, request: Request, broken: int) -> Answer:
        """Let an agent think; an agent that fails is helped out, and the failure is written down."""
        answers = list(live.match.answers)
        if broken:
            return any_answer(live.game, request, len(answers) + broken)
        try:
            async with self._minds.turn(live.host):
                decided = await think(live, seat, self.thinkers, self.settings.agent_seconds)
        except Exception as error:
            live.minds.pop(seat, None)
            what = "took too long" if isinstance(error, TimeoutError) else "".join(traceback.format_exception(error))
            decided = Decided(any_answer(live.game, request, len(answers)), what)
        if decided.mistake is not None:
            AGENT_FAILURES.inc()
            LOG.warning("the computer player of seat %d in game %s had to be helped out", seat, live.id)
            live.notices.append((len(answers), lambda: say("table.helped-out")))
            await self.on_disk(self.database.add_failure, live.id, seat, decided.mistake, live.record().to_json())
        return decided.answer
