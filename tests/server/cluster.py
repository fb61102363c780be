"""Several real servers in this process, on ports of their own and one PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mageduel.server.app import create_app
from mageduel.server.door import door_of
from mageduel.server.hall import Hall
from mageduel.server.settings import Settings
from tests.server.client import Chooser, Json, setup

PATIENCE = 60.0
"""Seconds for whatever must happen; nothing waits for it to pass."""


class _Server(uvicorn.Server):
    def capture_signals(self) -> nullcontext[None]:  # type: ignore[override]
        return nullcontext()


class House:
    """One server of several."""

    def __init__(self, app: FastAPI, server: _Server, port: int) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)
        self._server = server
        self.lines: list[Line] = []

    async def create(self, **changes: object) -> Json:
        self.hall.new_seed = lambda: 7
        response = await self.http.post("/api/games", json=setup(**changes))
        assert response.status_code == 201, response.text
        created: Json = response.json()
        return created

    async def line(self, room: str, **hello: object) -> Line:
        """A line to a room, such as games/1, on which hello has been said and answered."""
        place = f"ws://127.0.0.1:{self.port}/api/{room}/socket"
        line = Line(await connect(place, max_size=None))
        self.lines.append(line)
        await line.send({"type": "hello", **hello})
        return line

    async def sit(self, game: str, token: str) -> Line:
        line = await self.line(f"games/{game}", token=token)
        await line.next("state")
        return line

    def holds(self, game: str) -> bool:
        return any(live.id == game for live in self.hall.in_memory())

    async def die(self) -> None:
        """End like a process that is killed: nothing is written, every line breaks."""
        hall = self.hall
        for task in (hall.peers._watcher, hall._writer, *hall._watchers):
            if task is not None:
                task.cancel()
        hall.database.holdings._hang_up()  # type: ignore[attr-defined]
        self._server.force_exit = self._server.should_exit = True
        for protocol in list(self._server.server_state.connections):
            protocol.transport.abort()


class Line:
    """One real WebSocket; what comes is read at once."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.state: Json = {}
        self._answered = -1
        self._come: asyncio.Queue[Json] = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self._line:
                message: Json = json.loads(text)
                if message["type"] == "state":
                    self.state = message
                self._come.put_nowait(message)
        except ConnectionClosed:
            pass
        self._come.put_nowait({"type": "closed", "code": self._line.close_code})

    @property
    def request(self) -> Json | None:
        """What is asked and has not been answered."""
        request: Json | None = self.state.get("request")
        return None if request is None or request["id"] <= self._answered else request

    async def send(self, message: object) -> None:
        await self._line.send(json.dumps(message))

    async def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds; how a line was closed is of the kind `closed`."""
        while True:
            message = await asyncio.wait_for(self._come.get(), PATIENCE)
            if message["type"] in (*kinds, "closed"):
                return message

    async def answer(self, chooser: Chooser) -> Json:
        """Answer what is asked, and wait for what becomes of it."""
        await until(lambda: self.request is not None)
        request = self.request
        assert request is not None
        self._answered = request["id"]
        await self.send({"type": "answer", "request": request["id"], "answer": chooser.choose(request)})
        return await self.next("accepted", "refused", "error")

    async def close(self) -> None:
        await self._line.close()
        await self._reader


async def play(lines: list[Line], answers: int, chooser: Chooser) -> None:
    """Give so many answers, whoever is asked."""
    for _ in range(answers):
        await until(lambda: any(line.request is not None for line in lines))
        reply = await next(line for line in lines if line.request is not None).answer(chooser)
        assert reply["type"] == "accepted", reply


async def until(condition: Any) -> None:
    """Wait until something has become so."""
    async with asyncio.timeout(PATIENCE):
        while not (found := condition()):
            await asyncio.sleep(0.02)
        if asyncio.iscoroutine(found):
            while not await found:
                await asyncio.sleep(0.05)
                found = condition()


@asynccontextmanager
async def houses(database: str, count: int = 2, **settings: Any) -> AsyncIterator[list[House]]:
    """So many servers on one database."""
    generous = {"games_a_minute": 100_000, "calls_a_minute": 100_000, "beat_seconds": 0.0, "thinkers": 0}
    async with AsyncExitStack() as stack:
        found: list[House] = []
        for _ in range(count):
            listening = socket.create_server(("127.0.0.1", 0))
            port = listening.getsockname()[1]
            chosen = Settings(database=database, port=port, **{**generous, **settings})
            app = create_app(chosen)
            config = uvicorn.Config(app, log_level="warning", http=door_of(chosen), timeout_graceful_shutdown=1)
            server = _Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            house = House(app, server, port)
            found.append(house)

            async def close(house: House = house, serving: asyncio.Task[None] = serving) -> None:
                for line in house.lines:
                    with suppress(Exception):
                        await line.close()
                await house.http.aclose()
                house._server.should_exit = True
                await serving

            stack.push_async_callback(close)
            await until(lambda server=server: server.started)
        yield found


def say(database: str, statement: str, **values: object) -> list[tuple[Any, ...]]:
    """Tell the database something."""
    engine = create_engine(database.replace("postgresql", "postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as line:
        found = line.execute(text(statement), values)
        rows = [tuple(row) for row in found] if found.returns_rows else []
    engine.dispose()
    return rows
