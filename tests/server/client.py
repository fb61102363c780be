"""A server in this process: REST over httpx, WebSockets straight into the application, everything in one loop."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import httpx
from fastapi import FastAPI
from sqlalchemy import create_engine, text

from mageduel.agents.lots import lots
from mageduel.server.app import create_app
from mageduel.server.hall import Hall
from mageduel.server.settings import Settings

Json = dict[str, Any]
PATIENCE = 20.0
JSON = {"content-type": "application/json"}
APPRENTICES = ("Beastmaster", "Wizard", "Priestess", "Warlock")


def applied(before: Json, change: Json) -> Json:
    """An earlier state with what has changed put into it, as a client does."""
    assert change["since"] == before["version"]
    view = {**before["view"], **change["view"]["rest"]}
    for part in ("players", "zones"):
        view[part] = [change["view"][part].get(str(place), each) for place, each in enumerate(view[part])]
    view["objects"] = dict(view["objects"])
    for number, thing in change["view"]["objects"].items():
        if thing is None:
            del view["objects"][number]
        else:
            view["objects"][number] = thing
    state = {name: change[name] for name in before if name in change}
    request = before["request"] if change["request_stays"] else change["request"]
    return {**state, "type": "state", "view": view, "request": request}


class Socket:
    """One WebSocket to the application."""

    wants_changes: ClassVar[bool] = False
    """Whether to be told only what has become otherwise, as a browser is; what is read is the same."""

    def __init__(
        self,
        app: FastAPI,
        game: str,
        headers: Sequence[tuple[bytes, bytes]] = (),
        *,
        named: bool = True,
        room: str = "games",
    ) -> None:
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        path = f"/api/{room}/{game}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": b"", "root_path": "", "subprotocols": [], "state": {},
            "headers": [(b"host", b"table"), *headers] if named else list(headers),
            "client": ("127.0.0.1", 4000), "server": ("table", 80),
        }  # fmt: skip
        self.clock: Callable[[], float] = lambda: 0.0
        self._task = asyncio.create_task(app(scope, self._in.get, self._take))  # type: ignore[arg-type]
        self.traffic: list[str] = []
        self.times: list[float] = []
        """When each of them came, by the clock."""
        self.state: Json = {}
        self._held: Json = {}

    async def _take(self, raw: Json) -> None:
        await self._out.put({**raw, "at": self.clock()})

    async def next(self, kind: str | None = None) -> Json:
        """The next message, or the next of this kind; a closed line is a message of the type `closed`."""
        while True:
            raw = await asyncio.wait_for(self._out.get(), PATIENCE)
            message = self._read(raw)
            if message is not None and kind in (None, message["type"]):
                return message

    def waiting(self) -> list[Json]:
        """Everything that has arrived."""
        found = []
        while not self._out.empty():
            message = self._read(self._out.get_nowait())
            if message is not None:
                found.append(message)
        return found

    def _read(self, raw: Json) -> Json | None:
        if raw["type"] == "websocket.accept":
            return None
        if raw["type"] == "websocket.close":
            return {"type": "closed", "code": raw.get("code")}
        self.traffic.append(raw["text"])
        self.times.append(raw["at"])
        message: Json = json.loads(raw["text"])
        if message["type"] == "change":
            message = applied(self._held, message)
        if message["type"] == "state":
            self.state = self._held = message
        elif message["type"] == "accepted":
            # What is asked now is told when it may be known; what was asked is answered.
            self.state = {**self.state, "request": None}
        return message

    def send(self, message: object) -> None:
        """Send JSON."""
        self.send_raw(json.dumps(message))

    def send_raw(self, text: str) -> None:
        """Send any text."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        """Send what is not text."""
        self._in.put_nowait({"type": "websocket.receive", "bytes": data})

    async def hello(self, token: str | None) -> Socket:
        """Say hello and wait for the first state."""
        who: Json = {"token": token} if token else {"spectate": True}
        self.send({"type": "hello", **who, "changes": self.wants_changes})
        await self.next("state")
        return self

    async def answer(self, answer: object, number: int | None = None) -> Json:
        """Answer the open request, and wait for what becomes of it."""
        request = self.state["request"]["id"] if number is None else number
        self.send({"type": "answer", "request": request, "answer": answer})
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused", "error"):
                await settle()
                self.waiting()
                return message

    async def close(self) -> None:
        """Hang up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


class Clock:
    """Time that passes only when somebody waits for it or takes it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let everything else happen first, then let the time pass."""
        await settle()
        self.now = round(self.now + seconds, 6)


async def settle() -> None:
    """Let everything that is due be sent."""
    for _ in range(12):
        await asyncio.sleep(0)


class Server:
    """The application, its hall, and a client for its REST calls."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.http = http
        self._sockets: list[Socket] = []

    def socket(self, game: str, headers: Sequence[tuple[bytes, bytes]] = ()) -> Socket:
        """A new line to a table."""
        socket = Socket(self.app, game, headers)
        self._sockets.append(socket)
        return socket

    def lobby_socket(self, lobby: str, headers: Sequence[tuple[bytes, bytes]] = ()) -> Socket:
        """A new line to a lobby."""
        socket = Socket(self.app, lobby, headers, room="lobbies")
        self._sockets.append(socket)
        return socket

    async def sit(self, game: str, token: str | None) -> Socket:
        """A line on which hello has been said."""
        return await self.socket(game).hello(token)

    async def get_from(self, host: str, path: str, headers: dict[str, str]) -> httpx.Response:
        """Ask for something from another address."""
        transport = httpx.ASGITransport(app=self.app, client=(host, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
            return await http.get(path, headers=headers)

    async def create(self, seed: int = 7, **changes: object) -> Json:
        """A new game with two people who sit here, unless said otherwise; the same dice every time."""
        self.hall.new_seed = lambda: seed
        response = await self.http.post("/api/games", json=setup(**changes))
        assert response.status_code == 201, response.text
        created: Json = response.json()
        return created

    async def duel(self, seed: int = 7, **changes: object) -> tuple[str, Socket, Socket]:
        """A game with both its seats connected."""
        created = await self.create(seed, **changes)
        lines = [await self.sit(created["game"], seat["token"]) for seat in created["seats"]]
        await settle()
        lines[0].waiting()
        return created["game"], lines[0], lines[1]


def setup(**changes: object) -> Json:
    """A set-up for a game of apprentices, or another mode."""
    mode = changes.get("mode", "apprentice")
    prefix = "Apprentice" if mode == "apprentice" else "Starting"
    kinds = changes.pop("kinds", ("human", "human"))
    assert isinstance(kinds, tuple)
    seats = [
        {"kind": kind, "name": f"Player {number}", "mage": mage, "book": f"{prefix} {mage}"}
        for number, (kind, mage) in enumerate(zip(kinds, APPRENTICES, strict=False))
    ]
    return {"mode": mode, "seats": seats, **changes}


def _on_postgres(database: str) -> str:
    """The database of a test in PostgreSQL instead, where `make on-postgres` has named a server."""
    server = os.environ.get("MAGEDUEL_TEST_POSTGRES")
    if server is None or not database.startswith("sqlite"):
        return database
    name = f"test{hashlib.sha256(database.encode()).hexdigest()[:16]}"
    engine = create_engine(server.replace("postgresql", "postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as line:
        if line.scalar(text("select 1 from pg_database where datname = :name"), {"name": name}) is None:
            line.execute(text(f"create database {name}"))
    engine.dispose()
    return f"{server.rpartition('/')[0]}/{name}"


@asynccontextmanager
async def serving(database: str, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Server]:
    """A server on this database, which has its time from a clock, if one is given."""
    generous = {
        "games_a_minute": 100_000,
        "calls_a_minute": 100_000,
        "beat_seconds": 0.0,
        "messages_a_second": 1e5,
        "message_burst": 100_000,
        "messages_an_address": 1e6,
        "games_a_day": 1_000_000,
        "offers_a_minute": 1000,
        "lobby_changes_a_second": 1e5,
        "hosts": ("table",),
        "thinkers": 0,  # tests put players of their own in their places
    }
    app = create_app(Settings(database=_on_postgres(database), **{**generous, **settings}))
    if clock is not None:
        app.state.hall.clock, app.state.hall.sleep = clock, clock.sleep
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://table") as http,
    ):
        server = Server(app, http)
        yield server
        for socket in server._sockets:
            if not socket._task.done():
                await socket.close()


class Chooser:
    """Answers requests as data, by lot."""

    def __init__(self, seed: int) -> None:
        self.below = lots(seed, 5)

    def choose(self, request: Json) -> list[Any]:
        """One possible answer."""
        if request["plan"] is None:
            options = request["options"]
            answer: list[Any] = options[self.below(len(options))]["answer"]
            return answer
        slots = []
        left: dict[str, int] = {}
        for slot in request["plan"]["slots"]:
            names: list[str] = []
            for _ in range(slot["count"]):
                cards = [each for each in slot["cards"] if each["count"] > left.get(each["card"], 0)]
                if cards:
                    name = cards[self.below(len(cards))]["card"]
                    left[name] = left.get(name, 0) + 1
                    names.append(name)
            slots.append([slot["slot"], names])
        return ["plan", slots]
