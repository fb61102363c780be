"""Load: many games of random clients against a real server, and how long an answer takes to become a view.

`python -m mageduel.server.load` starts a server of its own, seats two clients at every table, and has each of them
answer what it is asked after a think time drawn evenly from its bounds (0.5 to 3 seconds: quicker than any person). It
prints the percentiles of the time from sending an answer until one of the two holds the next state (who sees it first
depends on whom the game asks next), and every error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect

Json = dict[str, Any]
BOOKS = {
    "apprentice": ("Apprentice Beastmaster", "Apprentice Wizard"),
    "arena": ("Starting Beastmaster", "Starting Wizard"),
}


@dataclass(slots=True)
class Tally:
    """What the clients saw."""

    seconds: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    finished: int = 0

    def at(self, share: float) -> float:
        """The time below which this share of the answers stayed, in milliseconds."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


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


def _create(address: str, mode: str) -> Json:
    seats = [
        {"kind": "human", "name": f"P{n}", "mage": book.split()[-1], "book": book} for n, book in enumerate(BOOKS[mode])
    ]
    body = json.dumps({"mode": mode, "seats": seats}).encode()
    call = urllib.request.Request(f"{address}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(call) as response:
        created: Json = json.load(response)
        return created


@dataclass(slots=True)
class Clock:
    """When the last answers of a table went out, until a state comes back."""

    sent: list[float] = field(default_factory=list)


async def _play(
    address: str, game: str, token: str, think: tuple[float, float], until: float, tally: Tally, clock: Clock
) -> bool:
    """Play one seat; returns whether the game came to its end."""
    line = f"{address.replace('http', 'ws', 1)}/api/games/{game}/socket"
    async with connect(line, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        answered = -1
        while time.monotonic() < until:
            try:
                text = await asyncio.wait_for(socket.recv(), max(0.01, until - time.monotonic()))
            except TimeoutError:
                break
            message: Json = json.loads(text)
            if message["type"] in ("error", "refused"):
                tally.errors.append(str(text)[:200])
            if message["type"] != "state":
                continue
            tally.seconds += [time.perf_counter() - sent for sent in clock.sent]
            clock.sent.clear()
            if message["view"]["result"] is not None:
                return True
            request = message["request"]
            if request is None or request["id"] == answered:
                continue
            await asyncio.sleep(random.uniform(*think))
            answered = request["id"]
            clock.sent.append(time.perf_counter())
            await socket.send(json.dumps({"type": "answer", "request": answered, "answer": choose(request)}))
    return False


async def _table(address: str, mode: str, think: tuple[float, float], until: float, tally: Tally) -> None:
    """Games one after the other until the time is over."""
    while time.monotonic() < until:
        created = await asyncio.to_thread(_create, address, mode)
        tokens = [seat["token"] for seat in created["seats"]]
        clock = Clock()
        ends = await asyncio.gather(
            *(_play(address, created["game"], token, think, until, tally, clock) for token in tokens)
        )
        tally.finished += all(ends)


async def run_load(address: str, mode: str, games: int, seconds: float, think: tuple[float, float]) -> Tally:
    """Play so many games at the same time for so long."""
    tally = Tally()
    until = time.monotonic() + seconds
    results = await asyncio.gather(
        *(_table(address, mode, think, until, tally) for _ in range(games)), return_exceptions=True
    )
    tally.errors += [repr(result) for result in results if result is not None]
    return tally


def main(arguments: list[str] | None = None) -> int:
    """Run the load and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.server.load", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--mode", choices=sorted(BOOKS), default="arena")
    parser.add_argument("--think", type=float, nargs=2, default=(0.5, 3.0), metavar=("LEAST", "MOST"), help="seconds")
    parser.add_argument("--limit", type=float, default=150.0, help="milliseconds the 95th percentile must stay under")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "mageduel", "serve", "--port", "0", "--games-a-minute", "100000",
            "--database", f"sqlite:///{folder}/load.sqlite3",
        ]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("/")
            tally = asyncio.run(run_load(address, chosen.mode, chosen.games, chosen.seconds, tuple(chosen.think)))
        finally:
            server.terminate()
            server.wait(10)
    least, most = chosen.think
    print(f"{chosen.games} {chosen.mode} games at once for {chosen.seconds:g} s, think time {least:g} to {most:g} s")
    print(f"answers {len(tally.seconds)}, games finished {tally.finished}, errors {len(tally.errors)}")
    shares = ", ".join(f"{share:.0%} {tally.at(share):.0f} ms" for share in (0.5, 0.9, 0.95, 0.99))
    print(f"answer to view: {shares}, longest {tally.at(1.0):.0f} ms")
    for error in tally.errors[:5]:
        print(f"error: {error}")
    return int(bool(tally.errors) or tally.at(0.95) > chosen.limit)


if __name__ == "__main__":
    raise SystemExit(main())
