"""A hostile client against a real server: it tries everything, and everybody else goes on playing."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from mageduel.agents.lots import lots
from mageduel.duel import record_of, start_duel
from mageduel.facts.sharing import seal
from mageduel.rules.round.setup import Setup
from mageduel.server.settings import Settings
from tests.facts.test_hostile_books import TOML, many_names
from tests.kernel.duels import published_setup
from tests.server.client import setup
from tests.server.test_lobby import wish

ROOT = Path(__file__).resolve().parents[2]
HEALTH = 0.25
"""Seconds in which /healthz has to answer."""
MEMORY = 500 * 1024 * 1024
PATIENCE = {"HEAD_SECONDS": "2", "BODY_SECONDS": "2", "IDLE_SECONDS": "2", "REQUEST_SECONDS": "20"}
Json = dict[str, Any]


@dataclass
class Attacker:
    """One hostile client at an address of its own, and everything it was answered."""

    port: int
    address: str
    statuses: list[tuple[str, int]] = field(default_factory=list)

    def call(self, method: str, path: str, body: bytes | None = None, headers: Json | None = None) -> int:
        """One request; 0 where the server hung up."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20, source_address=(self.address, 0))
        status = 0
        sent = {} if body is None else {"Content-Type": "application/json", "Content-Length": str(len(body))}
        try:
            line.putrequest(method, path, skip_host="Host" in (headers or {}))
            for name, value in {**sent, **(headers or {})}.items():
                line.putheader(name, value)
            line.endheaders(body)
            status = line.getresponse().status
        except (OSError, http.client.HTTPException):
            status = 0
        finally:
            line.close()
        self.statuses.append((f"{method} {path[:60]}", status))
        return status

    def post(self, path: str, value: object) -> int:
        """Post JSON."""
        return self.call("POST", path, json.dumps(value).encode())

    def open(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=20, source_address=(self.address, 0))

    def raw(self, data: bytes) -> bytes:
        """Send bytes, and read until the server hangs up or says nothing more."""
        answer = b""
        with self.open() as line:
            line.settimeout(5)
            with suppress(OSError):
                line.sendall(data)
                while more := line.recv(65536):
                    answer += more
        self.statuses += [(f"raw {data[:30]!r}", int(each)) for each in re.findall(rb"HTTP/1\.1 (\d\d\d)", answer)]
        return answer


@dataclass
class Victim:
    """The server under attack."""

    port: int
    pid: int


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    command = [
        sys.executable,
        "-m",
        "mageduel",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/x.sqlite3",
    ]
    patient = {f"MAGEDUEL_{name}": value for name, value in PATIENCE.items()}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, **patient}
    ) as process:
        assert process.stdout is not None
        said = re.search(r":(\d+)/", process.stdout.readline())
        assert said is not None
        try:
            yield Victim(int(said[1]), process.pid)
        finally:
            process.kill()


# What is sent


def hostile_books(client: Attacker) -> None:
    texts = [
        *TOML.values(),
        many_names(12_000),
        many_names(1500),
        "md1." + "A" * 90_000,
        seal(b"\xff" * 700),
        "<deck>" + "<section>" * 9000,
        "<deck><section>" + "<card>Nothing</card>" * 3000 + "</section></deck>",
        '<!DOCTYPE a [<!ENTITY a "b">]><deck>&a;</deck>',
    ]
    for text in texts:
        assert client.post("/api/books/import", {"text": text}) in (400, 413, 422, 429), text[:40]


def hostile_bodies(client: Attacker) -> None:
    names = {f"Fireball of the sorcerer number {number}": 60 for number in range(400)}
    paths = ("/api/games", "/api/books/check", "/api/books", "/api/invites/x", "/api/replays")
    new = ("/api/open/games/x", "/api/open/lobbies/x", "/api/games/x/reports", "/api/identity")
    for path in (*paths, *new, "/api/lobbies", "/api/lobby-invites/x"):
        for body in (
            b"[" * 120_000,
            b"[" + b"[]," * 40_000 + b"[]]",
            b'{"a":' * 20_000,
            b"9" * 100_000,
            b'{"seed":' + b"9" * 100_000 + b"}",
            b'{"mode":"' + b"\\u0000" * 20_000 + b'"}',
            b"\xff" * 1000,
            b"",
            b"x" * 5_000_000,
            json.dumps({"name": "x", "mage": "Wizard", "mode": "arena", "cards": names}).encode(),
            json.dumps({"name": "\u202e" * 5000}).encode(),
            json.dumps({**setup(), "seats": setup()["seats"] * 900}).encode(),
            json.dumps({**setup(), "seed": 10**500}).encode(),
            json.dumps({str(number): number for number in range(9000)}).encode(),
        ):
            assert client.call("POST", path, body) in (0, 200, 400, 404, 413, 422, 429), (path, body[:40])


def hostile_records(client: Attacker) -> None:
    match = start_duel(published_setup(), 3)
    below = lots(1, 1)
    while not match.is_over:
        request = match.open_requests[0]
        match.give(request.player, request.sample(below))
    good: Json = json.loads(record_of(match, published_setup(), 3).to_json())
    assert isinstance(Setup.from_data(good["setup"]), Setup)
    seats = good["setup"]["seats"]
    for change in (
        {},
        {"answers": good["answers"] * 50},
        {"answers": [[0, ["pass"] * 30_000]]},
        {"answers": [[0, [["a"] * 500] * 50]]},
        {"setup": {**good["setup"], "seats": [{**seat, "name": "x" * 300_000} for seat in seats]}},
        {
            "setup": {
                **good["setup"],
                "seats": [{**seat, "book": dict.fromkeys(map(str, range(9000)), 1)} for seat in seats],
            }
        },
        {"setup": {**good["setup"], "seats": seats * 500}},
        {"seed": 10**400},
    ):
        assert client.post("/api/replays", {**good, **change}) in (201, 400, 413, 429), list(change)
    for _ in range(12):
        assert client.post("/api/replays", good) in (201, 429)
    assert client.call("POST", "/api/replays", b"{}", {"Content-Type": "text/plain"}) in (415, 429)


def hostile_addresses(client: Attacker) -> None:
    for path in (
        "/" + "a" * 30_000, "/" + "a/" * 900, "/api/games/" + "9" * 1900, "/api/replays/x/frames/" + "9" * 1900,
        "/api/replays/x/frames/-1", "/api/levels?" + "a=b&" * 450, "/api/levels?" + "a" * 60_000, "/%00", "/%ff%fe",
        "/..%2f..%2f..%2fetc%2fpasswd", "/assets/" + "%2e%2e/" * 200, "//evil.example/x", "/api/games/%2e%2e",
    ):  # fmt: skip
        status = client.call("GET", path)
        assert status < 500 or (status == 503 and "api" not in path), path[:40]
    for host in ("evil.example.org", "", "a" * 3000, "127.0.0.1.evil.example", "[::1].evil.example"):
        assert client.call("GET", "/api/levels", headers={"Host": host}) in (0, 400, 421, 429, 431)


def hostile_heads(client: Attacker) -> None:
    own = b"Host: localhost\r\n"
    for data in (
        b"\x00\x01\x02" * 500,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 200_000,
        b"GET / HTTP/1.1\r\n" + own + b"X: " + b"a" * 300_000,
        b"GET / HTTP/1.1\r\n" + own + b"X: y\r\n" * 40_000,
        b"POST /api/games HTTP/1.1\r\n" + own + b"Content-Length: 99999999999999999999999\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\n" + own + b"Content-Length: -1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\n" + own + b"Transfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\nx",
        (b"GET /api/library HTTP/1.1\r\n" + own + b"\r\n") * 2000,
        b"GET /api/games/x/socket HTTP/1.1\r\n" + own + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ):
        client.raw(data)


def half_sent(client: Attacker) -> None:
    """Requests without an end, and connections that say nothing: all are closed, and soon."""
    beginnings = [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/books/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
        b"POST /api/books/check HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]
    lines = []
    for number in range(150):
        line = client.open()
        line.sendall(beginnings[number % len(beginnings)])
        lines.append(line)
    began = time.monotonic()
    for line in lines:
        try:
            while line.recv(65536):
                pass
        except OSError:
            assert time.monotonic() - began < 20, "a half-sent request is still waited for"
        line.close()
    assert time.monotonic() - began < 20


def unread(client: Attacker) -> None:
    """Many answers asked for and never read."""
    lines = []
    for _ in range(60):
        line = client.open()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.sendall(b"GET /api/library HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        lines.append(line)
    time.sleep(1.0)
    for line in lines:
        line.close()


def flood(client: Attacker) -> None:
    """More calls than anybody makes."""
    began = time.monotonic()
    with ThreadPoolExecutor(8) as crowd:
        paths = ["/api/library", "/api/codex", "/api/books", "/api/openapi.json", "/api/games/nowhere"] * 120
        found = list(crowd.map(lambda path: client.call("GET", path), paths))
    usual = Settings(database="").calls_a_minute
    assert sum(status != 429 for status in found) <= usual / 6 + usual / 60 * (time.monotonic() - began) + 1


def games(client: Attacker) -> None:
    """More games than anybody plays, all with computers that think long."""
    thinkers = [{**seat, "kind": "computer", "level": "master"} for seat in setup(mode="arena")["seats"]]
    began = time.monotonic()
    found = [client.post("/api/games", {"mode": "arena", "seats": thinkers}) for _ in range(70)]
    assert set(found) <= {201, 429}
    usual = Settings(database="").games_a_minute
    assert found.count(201) <= usual + usual / 60 * (time.monotonic() - began) + 1


def lobbies(client: Attacker) -> None:
    """More lobbies than anybody opens, and in one of them nonsense without end, from those who belong there and not."""
    line = http.client.HTTPConnection("127.0.0.1", client.port, timeout=20, source_address=(client.address, 0))
    line.request("POST", "/api/lobbies", json.dumps(wish()).encode(), {"Content-Type": "application/json"})
    opened = json.load(line.getresponse())
    line.close()
    found = [client.post("/api/lobbies", wish()) for _ in range(70)]
    assert set(found) <= {201, 429}
    asyncio.run(lobby_lines(client, opened))


async def lobby_lines(client: Attacker, opened: Json) -> None:
    """Too many lines to a lobby, and too much on each."""
    address = f"ws://127.0.0.1:{client.port}/api/lobbies/{opened['lobby']}/socket"

    async def pester(number: int) -> None:
        try:
            async with connect(address, max_size=None, open_timeout=20, local_addr=(client.address, 0)) as line:
                await line.send(json.dumps({"type": "hello", "token": opened["token"] if number % 2 else "x" * 32}))
                for _ in range(8):
                    for text in (
                        "[" * 3_000, "{", "x" * 120_000, '{"type":"start","terms":0}', '{"type":"invite","seat":1}',
                        '{"type":"name","name":"' + "y" * 64 + '"}',
                        '{"type":"arrange","terms":0,"mode":"arena","sides":' + "[" * 500 + "]" * 500 + "}",
                    ):  # fmt: skip
                        await line.send(text)
                    await asyncio.sleep(0.01)
        except (WebSocketException, OSError, TimeoutError):
            return

    await asyncio.gather(*(pester(number) for number in range(40)))


async def sockets(client: Attacker, game: Json) -> None:
    """Too many lines, and on each of them nonsense without end."""
    address = f"ws://127.0.0.1:{client.port}/api/games/{game['game']}/socket"
    token = game["seats"][0]["token"]

    async def pester(number: int) -> None:
        try:
            async with connect(address, max_size=None, open_timeout=20, local_addr=(client.address, 0)) as line:
                hello: Json = {"type": "hello", "token": token} if number % 2 else {"type": "hello", "spectate": True}
                await line.send(json.dumps(hello))
                for _ in range(8):
                    for text in (
                        "[" * 60_000, "{", "x" * 120_000, '{"type":"undo"}', '{"type":"offer_draw"}',
                        '{"type":"rematch"}', '{"type":"replace","seat":1,"level":null}',
                        '{"type":"answer","request":0,"answer":["' + "y" * 50_000 + '"]}',
                        '{"type":"odds","ref":"a","answer":["pass"]}',
                        '{"type":"answer","request":0,"answer":' + "[" * 500 + "]" * 500 + "}",
                    ):  # fmt: skip
                        await line.send(text)
                    await asyncio.sleep(0.01)
        except (WebSocketException, OSError, TimeoutError):
            return

    await asyncio.gather(*(pester(number) for number in range(90)))


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "addresses": hostile_addresses,
    "heads": hostile_heads,
    "books": hostile_books,
    "bodies": hostile_bodies,
    "records": hostile_records,
    "half-sent": half_sent,
    "unread": unread,
    "games": games,
    "lobbies": lobbies,
    "flood": flood,
}


def loop_delays(victim: Victim) -> tuple[float, float]:
    """How often the server's loop was looked at, and how often it was more than 2.5 seconds late."""
    line = http.client.HTTPConnection("127.0.0.1", victim.port, timeout=20, source_address=("127.0.0.3", 0))
    line.request("GET", "/metrics")
    text = line.getresponse().read().decode()
    line.close()
    counts = dict(re.findall(r'mageduel_loop_delay_seconds_bucket\{le="([^"]+)"\} (\S+)', text))
    return float(counts["+Inf"]), float(counts["+Inf"]) - float(counts["2.5"])


def test_a_hostile_client_harms_nobody(victim: Victim) -> None:
    attackers = [Attacker(victim.port, f"127.0.0.{number}") for number in range(10, 11 + len(ATTACKS))]
    line = http.client.HTTPConnection("127.0.0.1", victim.port, timeout=20)
    line.request("POST", "/api/games", json.dumps(setup()).encode(), {"Content-Type": "application/json"})
    game = json.load(line.getresponse())
    line.close()
    watching = [sys.executable, "-m", "tests.server.watcher", str(victim.port), str(victim.pid)]
    with subprocess.Popen(watching, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as watcher:
        try:
            with ThreadPoolExecutor(3) as crowd:
                # The sockets all along, the others two at a time.
                along = crowd.submit(asyncio.run, sockets(attackers[0], game))
                for done in [
                    crowd.submit(attack, one) for attack, one in zip(ATTACKS.values(), attackers[1:], strict=True)
                ]:
                    done.result()
                along.result()
        finally:
            told, _ = watcher.communicate("")
    samples = json.loads(told)
    statuses = [each for attacker in attackers for each in attacker.statuses]
    # Without a built client its pages are missing, and say so.
    failed = [what for what, status in statuses if status >= 500 and not (status == 503 and "/api/" not in what)]
    assert failed == []
    assert len(statuses) > 500
    assert len(samples) > 20
    assert {sample["status"] for sample in samples} == {200}
    assert max(sample["memory"] for sample in samples) < MEMORY
    assert statistics.median(sample["took"] / max(1.0, sample["slowness"]) for sample in samples) < HEALTH
    late = [sample for sample in samples if sample["took"] > HEALTH * max(4.0, 4 * sample["slowness"])]
    assert len(late) <= len(samples) * 0.02, late
    looked, frozen = loop_delays(victim)
    assert looked > 50
    assert frozen == 0
