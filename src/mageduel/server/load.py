"""Load: many games of random clients against a real server, and how long an answer takes to become a view.

`python -m mageduel.server.load` starts a server of its own and seats two clients at every table, or more, who play in
two teams where there are four, and each for themselves otherwise. Each answers by lot
what it is asked, after a think time drawn evenly from its bounds (0.5 to 1.5 seconds: quicker than people; 0 0
measures how much the server can do, not how long it takes). The time of an answer runs from sending it until its
sender holds the acknowledgement and the table holds the new view: the sender's own, as a rule; the opponent's where
only that one is asked something secret. The clock starts when all tables are seated.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
MAGES = ("Beastmaster", "Wizard", "Priestess", "Warlock")
BOOKS = {"apprentice": "Apprentice", "arena": "Starting"}
TEAMS = 4
"""How many play in two teams."""
SPARE = 100
"""Connections besides those of the players."""


@dataclass(slots=True)
class Tally:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    finished: int = 0
    used: float = 0.0
    """Seconds of processor time of the server, once all tables were seated."""

    def at(self, share: float) -> float:
        """The time below which this share of the answers stayed, in milliseconds."""
        return share_of(self.seconds, share)


def share_of(seconds: Sequence[float], share: float) -> float:
    """The time below which this share of times stayed, in milliseconds."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


@dataclass(slots=True)
class Sent:
    """An answer on its way: since when, and what has come back of it."""

    since: float
    is_accepted: bool = False
    is_shown: bool = False


@dataclass(slots=True)
class Table:
    """One game, what its clients wait for, and when they stop."""

    address: str
    game: str
    mode: str
    think: tuple[float, float]
    tally: Tally
    until: float = 0.0
    under_way: list[Sent] = field(default_factory=list)

    def settle(self) -> None:
        """Take the time of every answer that is acknowledged and shown."""
        now = time.perf_counter()
        for sent in [each for each in self.under_way if each.is_accepted and each.is_shown]:
            self.under_way.remove(sent)
            self.tally.seconds.append(now - sent.since)


def choose(request: Json) -> list[Any]:
    """Any possible answer."""
    if request["plan"] is None:
        answer: list[Any] = random.choice(request["options"])["answer"]
        return answer
    left = {card["card"]: card["count"] for slot in request["plan"]["slots"] for card in slot["cards"]}
    slots = []
    for slot in request["plan"]["slots"]:
        picked: list[str] = []
        for _ in range(slot["count"]):
            cards = [card["card"] for card in slot["cards"] if left[card["card"]]]
            if cards:
                picked.append(random.choice(cards))
                left[picked[-1]] -= 1
        slots.append([slot["slot"], picked])
    return ["plan", slots]


def create_game(address: str, mode: str, count: int) -> Json:
    """Set up a game of so many people."""
    seats = []
    for number in range(count):
        mage = MAGES[number % len(MAGES)]
        side = number % 2 if count == TEAMS else None
        seat = {"kind": "human", "name": f"P{number}", "mage": mage, "book": f"{BOOKS[mode]} {mage}", "side": side}
        seats.append(seat)
    played = mode if count in (2, TEAMS) else "free-for-all"
    body = json.dumps({"mode": played, "seats": seats}).encode()
    call = urllib.request.Request(f"{address}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(call) as response:
        created: Json = json.load(response)
        return created


class Client:
    """One seat."""

    def __init__(self, table: Table, line: ClientConnection) -> None:
        self.table = table
        self.line = line
        self.version = 0
        self.answering: asyncio.Task[None] | None = None
        self.sent: Sent | None = None
        self.answered = -1
        self.request: Json | None = None

    async def play(self) -> bool:
        """Play until the time is over; returns whether the game came to its end."""
        while (left := self.table.until - time.monotonic()) > 0:
            try:
                text = await asyncio.wait_for(self.line.recv(), left)
            except TimeoutError:
                break
            if self._read(json.loads(text)):
                return True
        if self.answering is not None:
            self.answering.cancel()
        return False

    def _read(self, message: Json) -> bool:
        if message["type"] == "accepted":
            if self.sent is not None:
                self.sent.is_accepted = True
            self.table.settle()
        elif message["type"] == "state":
            return self._show(message, message["view"], message["request"])
        elif message["type"] == "change" and message["since"] == self.version:
            request = self.request if message["request_stays"] else message["request"]
            return self._show(message, message["view"]["rest"], request)
        else:
            self.table.tally.errors.append(json.dumps(message)[:200])
        return False

    def _show(self, message: Json, view: Json, request: Json | None) -> bool:
        self.request = request
        if message["version"] == self.version:
            return False
        self.version = message["version"]
        for sent in self.table.under_way:
            sent.is_shown = True
        self.table.settle()
        if view.get("result") is not None:
            return True
        if request is not None and request["id"] != self.answered:
            self.answered = request["id"]
            self.answering = asyncio.create_task(self._answer(request))
        return False

    async def _answer(self, request: Json) -> None:
        await asyncio.sleep(random.uniform(*self.table.think))
        text = json.dumps({"type": "answer", "request": request["id"], "answer": choose(request)})
        self.sent = Sent(time.perf_counter())
        self.table.under_way.append(self.sent)
        await self.line.send(text)


async def _sit(table: Table, token: str) -> Client:
    place = f"{table.address.replace('http', 'ws', 1)}/api/games/{table.game}/socket"
    line = await connect(place, max_size=None)
    await line.send(json.dumps({"type": "hello", "token": token, "changes": True}))
    return Client(table, line)


async def _seated(address: str, mode: str, seats: int, think: tuple[float, float], tally: Tally) -> list[Client]:
    created = await asyncio.to_thread(create_game, address, mode, seats)
    table = Table(address, created["game"], mode, think, tally)
    return [await _sit(table, seat["token"]) for seat in created["seats"]]


async def _games(clients: list[Client], until: float) -> None:
    """Games one after the other until the time is over."""
    while True:
        table = clients[0].table
        table.until = until
        ends = await asyncio.gather(*(client.play() for client in clients))
        # What is still on its way has taken at least this long.
        table.tally.seconds += [time.perf_counter() - sent.since for sent in table.under_way]
        for client in clients:
            await client.line.close()
        if not all(ends):
            return
        table.tally.finished += 1
        clients = await _seated(table.address, table.mode, len(clients), table.think, table.tally)


async def run_load(
    address: str, mode: str, games: int, seconds: float, think: tuple[float, float], seats: int = 2
) -> Tally:
    """Play so many games at the same time for so long."""
    tally = Tally()
    tables = [await _seated(address, mode, seats, think, tally) for _ in range(games)]
    before = await asyncio.to_thread(_used, address)
    until = time.monotonic() + seconds
    results = await asyncio.gather(*(_games(clients, until) for clients in tables), return_exceptions=True)
    tally.used = await asyncio.to_thread(_used, address) - before
    tally.errors += [repr(result) for result in results if result is not None]
    return tally


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop the server has, where it is installed."""
    with suppress(ImportError):
        made: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
        return made
    return None


def _used(address: str) -> float:
    """Seconds of processor time the server says it has used."""
    with urllib.request.urlopen(f"{address}/metrics") as response:
        lines = response.read().decode().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("process_cpu_seconds_total ")))


def main(arguments: list[str] | None = None) -> int:
    """Run the load and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.server.load", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=2, help="players of every game")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--mode", choices=sorted(BOOKS), default="arena")
    parser.add_argument("--think", type=float, nargs=2, default=(0.5, 1.5), metavar=("LEAST", "MOST"), help="seconds")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds the 95th percentile must stay under")
    chosen = parser.parse_args(arguments)
    # No limit of an address holds for the clients; as many as there are find room.
    room = {"MAGEDUEL_CONNECTIONS": str(chosen.games * chosen.seats + SPARE)}
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "mageduel", "serve", "--port", "0", "--exempt", "127.0.0.1",
            "--database", f"sqlite:///{folder}/load.sqlite3",
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **room})
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("/")
            think = tuple(chosen.think)
            played = run_load(address, chosen.mode, chosen.games, chosen.seconds, think, seats=chosen.seats)
            gc.set_threshold(50_000, 20, 10)
            with asyncio.Runner(loop_factory=quick_loop()) as runner:
                tally = runner.run(played)
        finally:
            server.terminate()
            server.wait(10)
    least, most = chosen.think
    answers = len(tally.seconds)
    games = f"{chosen.games} of {chosen.seats} at once"
    print(f"games      {games}, {chosen.mode}, {chosen.seconds:g} s, {tally.finished} finished")
    print(f"pace       each client thinks {least:g} to {most:g} s")
    print(f"answers    {answers}, {answers / chosen.seconds:.0f} a second")
    print(f"server     {tally.used / max(1, answers) * 1000:.1f} ms of processor time an answer")
    shares = ", ".join(f"{share:.0%} {tally.at(share):.0f} ms" for share in (0.5, 0.95, 0.99))
    print(f"to a view  {shares}, longest {tally.at(1.0):.0f} ms")
    print(f"errors     {len(tally.errors)}")
    for error in tally.errors[:5]:
        print(f"           {error}")
    is_good = not tally.errors and answers > 0 and tally.at(0.95) < chosen.limit
    print(f"verdict    {'met' if is_good else 'not met'}: 95% under {chosen.limit:g} ms, no error")
    return int(not is_good)


if __name__ == "__main__":
    raise SystemExit(main())
