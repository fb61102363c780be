"""Scale: several server processes on one PostgreSQL, many games at once, and one process killed in the middle.

`python -m mageduel.server.scale` starts a PostgreSQL server of its own, so many processes and the clients, all on this
machine. Every client comes in at a process drawn by lot, as behind a proxy that knows nothing of games; one whose line
breaks comes back at another. Each answers by lot what it is asked after a think time; whoever has come back answers at
once. One process, drawn by lot, is killed at a moment drawn by lot. In the end every acknowledged answer is looked for
in the database. The time of an answer runs from sending it until its sender holds the acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mageduel.facts.errors import ForPeople
from mageduel.server.load import BOOKS, SPARE, Json, choose, create_game, quick_loop, share_of
from mageduel.server.own_postgres import own_postgres

AGAIN = 0.1
"""Seconds until a client whose line broke tries another process, longer with every try."""
LONGEST_PAUSE = 1.0
SEATING = 8
"""Games that are set up at the same time."""
WITHIN = 60.0
"""Seconds for which it is waited until every game has gone on."""


@dataclass(slots=True)
class Process:
    """One server process."""

    address: str
    process: subprocess.Popen[str]


@dataclass(slots=True)
class Answered:
    """One acknowledged answer: when it was sent, and how long that took."""

    at: float
    seconds: float


@dataclass(slots=True)
class Run:
    """Everything all clients share."""

    addresses: list[str]
    think: tuple[float, float]
    is_over: bool = False
    killed_at: float | None = None
    answered: list[Answered] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    comebacks: int = 0


@dataclass(slots=True)
class Table:
    """One game and when it went on after the kill."""

    game: str
    run: Run
    is_over: bool = False
    went_on: float | None = None
    """When its first answer after the kill was acknowledged."""


class Client:
    """One seat, which comes back whenever its line breaks; it remembers everything that was acknowledged."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.run = table.run
        self.token = token
        self.acknowledged: dict[int, list[Any]] = {}
        """Its answers by the number of the request."""
        self.doubtful: dict[int, list[Any]] = {}
        """What was sent and not acknowledged before the line broke."""
        self.back_at: float | None = None
        self.is_broken = False
        self._line: ClientConnection | None = None
        self._sent: tuple[int, list[Any], float] | None = None
        self._answering: asyncio.Task[None] | None = None
        self._request: Json | None = None
        self._is_back = False

    async def connect(self) -> None:
        """Come in at some process."""
        pause = AGAIN
        while not self.run.is_over:
            place = random.choice(self.run.addresses).replace("http", "ws", 1)
            try:
                line = await connect(
                    f"{place}/api/games/{self.table.game}/socket", max_size=None, compression=None, open_timeout=20,
                    ping_interval=None, proxy=None,
                )  # fmt: skip
                await line.send(json.dumps({"type": "hello", "token": self.token, "changes": True}))
            except (OSError, WebSocketException):
                await asyncio.sleep(random.uniform(0.5, 1.0) * pause)
                pause = min(LONGEST_PAUSE, pause * 1.5)
                continue
            self._line = line
            return

    async def play(self) -> None:
        """Play until the run is over, or the game."""
        while not self.run.is_over and not self.table.is_over:
            assert self._line is not None
            try:
                async for message in self._line:
                    self._read(json.loads(message))
                    if self.run.is_over or self.table.is_over:
                        break
                else:
                    await self._come_back()
            except WebSocketException:
                await self._come_back()
        self._stop_answering()

    async def _come_back(self) -> None:
        if self.run.is_over or self.table.is_over:
            return
        self._stop_answering()
        if self._sent is not None:
            self.doubtful[self._sent[0]] = self._sent[1]
            self._sent = None
        self.is_broken = self._is_back = True
        self.back_at = None
        self.run.comebacks += 1
        await self.connect()

    def _stop_answering(self) -> None:
        if self._answering is not None:
            self._answering.cancel()
            self._answering = None

    async def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            await self._line.close()

    def _read(self, message: Json) -> None:
        kind = message["type"]
        if kind == "accepted":
            self._acknowledge(message["request"])
        elif kind == "state":
            self._show(message["view"]["result"], message["request"])
        elif kind == "change":
            request = self._request if message["request_stays"] else message["request"]
            self._show(message["view"]["rest"].get("result"), request)
        elif kind == "error" and message["code"] in ("not-played", "not-stored"):
            self._sent = None
        elif kind == "refused":
            self._sent = None
            self.run.errors.append(json.dumps(message)[:200])
        else:
            self.run.errors.append(json.dumps(message)[:200])

    def _acknowledge(self, number: int) -> None:
        sent = self._sent
        if sent is None or sent[0] != number:
            self.run.errors.append(f"request {number} was acknowledged, but not answered")
            return
        self._sent = None
        now = time.perf_counter()
        self.acknowledged[number] = sent[1]
        self.run.answered.append(Answered(sent[2], now - sent[2]))
        killed = self.run.killed_at
        if killed is not None and sent[2] > killed and self.table.went_on is None:
            self.table.went_on = now

    def _show(self, result: object, request: Json | None) -> None:
        self._request = request
        if self.is_broken and self.back_at is None:
            self.back_at = time.perf_counter()
        if result is not None:
            self.table.is_over = True
        elif request is not None and request["id"] not in self.acknowledged and self._sent is None:
            number = request["id"]
            if self._answering is None or self._answering.done():
                # What was in doubt and is asked again has not been stored.
                self.doubtful.pop(number, None)
                self._answering = asyncio.create_task(self._answer(request))

    async def _answer(self, request: Json) -> None:
        if not self._is_back:
            await asyncio.sleep(random.uniform(*self.run.think))
        self._is_back = False
        assert self._line is not None
        answer = choose(request)
        self._sent = (request["id"], answer, time.perf_counter())
        await self._line.send(json.dumps({"type": "answer", "request": request["id"], "answer": answer}))


# Servers


@contextmanager
def processes(database: str, count: int, room: int) -> Iterator[list[Process]]:
    """So many server processes on one database."""
    command = [
        sys.executable, "-m", "mageduel", "serve", "--port", "0", "--exempt", "127.0.0.1", "--database", database,
    ]  # fmt: skip
    environment = {**os.environ, "MAGEDUEL_CONNECTIONS": str(room), "MAGEDUEL_THINKERS": "1"}
    with ExitStack() as stack:
        started = []
        for _ in range(count):
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
            )
            stack.callback(_end, process)
            started.append(process)
        found = []
        for process in started:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            if len(said) < 4:
                raise ForPeople("a server process could not be started; the lines above say why")
            found.append(Process(said[3].rstrip("/"), process))
        yield found


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# What came of it


@dataclass(slots=True)
class Outcome:
    """What a run found out."""

    run: Run
    tables: list[Table]
    clients: list[Client]
    held: set[str]
    """Games the killed process held."""
    began: float
    went_on: float | None = None
    """Seconds from the kill until every game of the killed process had its next answer acknowledged."""
    back: float | None = None
    """Seconds from the kill until every client whose line broke held its table again."""
    lost: list[str] = field(default_factory=list)

    def phases(self) -> dict[str, list[float]]:
        """How long answers took that were sent before the kill, until all went on, and afterwards."""
        found: dict[str, list[float]] = {"before": [], "during": [], "after": []}
        killed = self.run.killed_at or float("inf")
        settled = killed + max(self.went_on or WITHIN, self.back or WITHIN)
        for each in self.run.answered:
            phase = "before" if each.at < killed else "during" if each.at < settled else "after"
            found[phase].append(each.seconds)
        return found


def _holders(database: str) -> dict[str, str]:
    """Of every game the address of the process that holds it, by name."""
    engine = create_engine(database.replace("postgresql", "postgresql+psycopg", 1))
    with engine.connect() as line:
        rows = line.execute(text("select g.id, s.address from games g join servers s on s.number = g.holder"))
        found = {row[0]: row[1] for row in rows}
    engine.dispose()
    return found


def stored_answers(database: str) -> dict[tuple[str, int], list[Any]]:
    """All answers in the database in their order, by game and seat."""
    found: dict[tuple[str, int], list[Any]] = {}
    engine = create_engine(database.replace("postgresql", "postgresql+psycopg", 1))
    with engine.connect() as line:
        for game, seat, answer in line.execute(text("select game, seat, answer from answers order by game, number")):
            found.setdefault((game, seat), []).append(json.loads(answer))
    engine.dispose()
    return found


def what_was_lost(clients: Sequence[tuple[str, int, Client]], stored: dict[tuple[str, int], list[Any]]) -> list[str]:
    """Acknowledged answers that are not in the database where they belong, and answers nobody gave."""
    lost = []
    for game, seat, client in clients:
        kept = stored.get((game, seat), [])
        for number, answer in sorted(client.acknowledged.items()):
            if number >= len(kept) or kept[number] != answer:
                lost.append(f"game {game}: answer {number} of seat {seat} was acknowledged and is not stored")
        for number, answer in enumerate(kept):
            known = client.acknowledged.get(number, client.doubtful.get(number))
            if known is None and client.table.run.is_over and number == len(kept) - 1:
                continue  # under way when the run ended
            if known != answer:
                lost.append(f"game {game}: answer {number} of seat {seat} is stored and was never given")
    return lost


async def _seat(run: Run, mode: str, gate: asyncio.Semaphore) -> tuple[Table, list[Client]]:
    async with gate:
        created = await asyncio.to_thread(create_game, random.choice(run.addresses), mode, 2)
        table = Table(created["game"], run)
        clients = [Client(table, seat["token"]) for seat in created["seats"]]
        for client in clients:
            await client.connect()
        return table, clients


async def run_scale(
    database: str,
    servers: list[Process],
    games: int,
    think: tuple[float, float],
    seconds: float,
    mode: str,
    *,
    kill: bool,
) -> Outcome:
    """Seat everybody, play, kill a process, play on, and look at what is stored."""
    run = Run([each.address for each in servers], think)
    gate = asyncio.Semaphore(SEATING)
    seated = await asyncio.gather(*(_seat(run, mode, gate) for _ in range(games)))
    tables = [table for table, _ in seated]
    clients = [client for _, both in seated for client in both]
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(think[1])  # until everybody is at their own pace
    outcome = Outcome(run, tables, clients, set(), time.perf_counter())
    run.answered.clear()
    await asyncio.sleep(seconds)
    if kill:
        await asyncio.sleep(random.uniform(0, 5))
        await _kill(database, servers, outcome)
        await asyncio.sleep(seconds)
    run.is_over = True
    await asyncio.gather(*(client.close() for client in clients), return_exceptions=True)
    ended = await asyncio.gather(*playing, return_exceptions=True)
    run.errors += [repr(each) for each in ended if isinstance(each, Exception)]
    stored = await asyncio.to_thread(stored_answers, database)
    numbered = [(table.game, seat, client) for table, both in seated for seat, client in enumerate(both)]
    outcome.lost = what_was_lost(numbered, stored)
    return outcome


async def _kill(database: str, servers: list[Process], outcome: Outcome) -> None:
    """Kill a process, and wait until every game has gone on."""
    run = outcome.run
    victim = random.choice(servers)
    holders = await asyncio.to_thread(_holders, database)
    outcome.held = {game for game, address in holders.items() if address == victim.address}
    victim.process.send_signal(signal.SIGKILL)
    run.killed_at = killed = time.perf_counter()
    held = [table for table in outcome.tables if table.game in outcome.held]
    while time.perf_counter() - killed < WITHIN:
        await asyncio.sleep(0.1)
        broken = [client for client in outcome.clients if client.is_broken and not client.table.is_over]
        if outcome.back is None and broken and all(client.back_at is not None for client in broken):
            outcome.back = max(client.back_at or 0.0 for client in broken) - killed
        if all(table.went_on is not None or table.is_over for table in held) and outcome.back is not None:
            outcome.went_on = max((table.went_on or killed for table in held), default=killed) - killed
            return


def main(arguments: list[str] | None = None) -> int:
    """Run it and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.server.scale", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play before the kill, and after it")
    parser.add_argument("--mode", choices=sorted(BOOKS), default="arena")
    parser.add_argument("--think", type=float, nargs=2, default=(4.0, 12.0), metavar=("LEAST", "MOST"), help="seconds")
    parser.add_argument("--within", type=float, default=5.0, help="seconds in which every game must have gone on")
    parser.add_argument("--limit", type=float, default=0.0, help="milliseconds the 95th percentile must stay under")
    parser.add_argument("--no-kill", action="store_true", help="let all processes live")
    chosen = parser.parse_args(arguments)
    room = chosen.games * 4 + SPARE
    think, kill = (chosen.think[0], chosen.think[1]), not chosen.no_kill
    with (
        tempfile.TemporaryDirectory(prefix="mageduel-scale-") as folder,
        own_postgres(Path(folder)) as database,
        processes(database, chosen.processes, room) as servers,
    ):
        print(f"seating {chosen.games} games at {chosen.processes} processes", flush=True)
        played = run_scale(database, servers, chosen.games, think, chosen.seconds, chosen.mode, kill=kill)
        # More than a thousand clients in one process: what they take from the processors is taken from the servers.
        gc.set_threshold(50_000, 20, 10)
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            outcome = runner.run(played)
    return report(outcome, chosen)


def report(outcome: Outcome, chosen: argparse.Namespace) -> int:
    """Print what came of a run; 0 where it is as it must be."""
    run = outcome.run
    least, most = chosen.think
    total = sum(len(client.acknowledged) for client in outcome.clients)
    print(f"games      {chosen.games} at once, {chosen.mode}, {chosen.processes} processes, one PostgreSQL")
    print(f"pace       each client thinks {least:g} to {most:g} s")
    print(f"machine    load {' '.join(f'{each:.1f}' for each in os.getloadavg())} on {os.cpu_count()} processors")
    is_good = not outcome.lost and not run.errors
    for phase, seconds in outcome.phases().items():
        if seconds:
            shares = ", ".join(f"{share:.0%} {share_of(seconds, share):.0f} ms" for share in (0.5, 0.95, 0.99))
            print(f"{phase:10} {len(seconds)} answers, {shares}, longest {share_of(seconds, 1.0):.0f} ms")
    if chosen.limit:
        is_good = is_good and share_of(outcome.phases()["before"], 0.95) < chosen.limit
    if not chosen.no_kill:
        print(f"killed     one process that held {len(outcome.held)} games; {run.comebacks} lines came back")
        for what, after in (("lines", outcome.back), ("games", outcome.went_on)):
            print(f"{what:10} {'not all went on' if after is None else f'all went on after {after:.2f} s'}")
            is_good = is_good and after is not None and after < chosen.within
    print(f"lost       {len(outcome.lost)} of {total} acknowledged answers")
    print(f"errors     {len(run.errors)}")
    for line in [*outcome.lost, *run.errors][:5]:
        print(f"           {line}")
    wanted = "nothing lost, no error"
    wanted += "" if chosen.no_kill else f", every game goes on within {chosen.within:g} s"
    wanted += f", 95% under {chosen.limit:g} ms" if chosen.limit else ""
    print(f"verdict    {'met' if is_good else 'not met'}: {wanted}")
    return int(not is_good)


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except ForPeople as error:
        raise SystemExit(f"mageduel: {error}") from None
