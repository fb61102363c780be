"""Lines: WebSockets from hello to goodbye, with the limits that hold for all of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter
from sqlalchemy.exc import SQLAlchemyError

from mageduel.kernel.record import DamagedRecord
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.holdings import Elsewhere, NotHeld
from mageduel.server.limits import Bucket, TooMuch
from mageduel.server.listeners import TRY_LATER, Listener
from mageduel.server.messages import Trouble
from mageduel.server.metrics import CONNECTIONS
from mageduel.server.relays import PEER, NotReached, relay_line
from mageduel.words.language import NAMES, language, say, speak, spoken
from mageduel.words.records import why_damaged

LOG = logging.getLogger("mageduel.server")
HELLO_WITHIN = 10.0
POLICY = 1008
TRIES = 4
AGAIN = 0.2
"""Seconds until it is looked again where a table is that was not where it was said to be."""


def is_own_origin(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """Whether the page that opened the socket is ours; programs without an origin are no pages."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")


async def serve_line(websocket: WebSocket, hall: Hall, talk: Callable[[str | None], Awaitable[None]]) -> None:
    """Let a connection in if there is room for it, and talk until one side leaves or there is nothing to talk about."""
    if not is_own_origin(websocket, hall.settings.origins):
        await websocket.close(POLICY)
        return
    host = websocket.client.host if websocket.client else None
    is_passed_on = PEER in websocket.scope
    connections = hall.allowances.sockets
    if not is_passed_on and not connections.enter(host):
        await websocket.close(TRY_LATER)
        return
    CONNECTIONS.inc()
    try:
        await websocket.accept()
        await _talk_where_it_is(websocket, lambda: talk(host), is_passed_on=is_passed_on)
    except NoSuchGame as error:
        await _goodbye(websocket, error.code, say(f"trouble.{error.code}"))
    except DamagedRecord as error:
        await _goodbye(websocket, "other-version", why_damaged(error))
    except TooMuch:
        await _goodbye(websocket, "too-much", say("trouble.too-much"))
    except SQLAlchemyError:
        await _goodbye(websocket, "not-stored", say("trouble.not-stored"))
    except WebSocketDisconnect:
        LOG.debug("a connection ended")
    finally:
        CONNECTIONS.dec()
        if not is_passed_on:
            connections.leave(host)


async def _talk_where_it_is(websocket: WebSocket, talk: Callable[[], Awaitable[None]], *, is_passed_on: bool) -> None:
    """Talk here, or have the process talk that holds what it is about; where neither can be, the client comes back."""
    for _ in range(1 if is_passed_on else TRIES):
        try:
            await talk()
            return
        except Elsewhere as elsewhere:
            if not is_passed_on:
                with suppress(NotReached):
                    await relay_line(websocket, elsewhere.peer)
                    return
        except NotHeld:
            LOG.debug("this process has lost what was talked about")
            break
        await asyncio.sleep(AGAIN)
    await websocket.close(TRY_LATER)


async def _goodbye(websocket: WebSocket, code: str, message: str) -> None:
    """Say why there is nothing to talk about, to whoever has not gone already."""
    with suppress(WebSocketDisconnect):
        await websocket.send_text(Trouble(code=code, message=message).model_dump_json())
        await websocket.close(POLICY)


async def _receive(websocket: WebSocket) -> str | None:
    """The next message; None if it is not text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else None


class Line:
    """One connected client: what it sends is small, in time, and of the schema, or it is refused in one line."""

    reads: ClassVar[TypeAdapter[Any]]
    """The messages that are understood here."""

    def __init__(self, websocket: WebSocket, hall: Hall, host: str | None, listener: Listener) -> None:
        self.websocket = websocket
        self.hall = hall
        self.host = host
        self.listener = listener
        self.largest = hall.settings.largest_message
        self._bucket = Bucket(hall.settings.messages_a_second, hall.settings.message_burst)

    async def greet(self, message: object) -> bool:
        """Take the first message, which may be none that is understood; returns whether the client may stay."""
        raise NotImplementedError

    async def take(self, message: object) -> None:
        """Do what a message asks for."""
        raise NotImplementedError

    def gone(self) -> None:
        """The line of somebody who stayed is closed."""
        raise NotImplementedError

    async def run(self) -> None:
        """Say hello, then read and write until one side leaves."""
        try:
            text = await asyncio.wait_for(_receive(self.websocket), HELLO_WITHIN)
            hello = self._understood(text)
        except TimeoutError:
            hello = None
        if not await self.greet(hello):
            return
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.gone()
            for task in (reader, writer):
                task.cancel()
            ended = await asyncio.gather(reader, writer, return_exceptions=True)
            for error in ended:
                if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | RuntimeError):
                    LOG.error("a connection broke", exc_info=error)

    def speak(self, wanted: str | None) -> None:
        """Use the language this client wants, if there is one of that name."""
        if wanted in NAMES:
            speak(language(wanted))
            self.listener.language = spoken()

    async def turn_away(self, code: str) -> bool:
        """Say what is wrong with a hello, and close."""
        await _goodbye(self.websocket, code, say(f"trouble.{code}"))
        return False

    def trouble(self, code: str, message: str | None = None) -> None:
        """Say that something is wrong with a message; nothing has changed."""
        self.listener.send(Trouble(code=code, message=message or say(f"trouble.{code}")))

    async def _write(self) -> None:
        while True:
            message = await self.listener.queue.get()
            if message is None:
                await self.websocket.close(self.listener.closes_with)
                return
            await self.websocket.send_text(message if isinstance(message, str) else message.model_dump_json())

    async def _listen(self) -> None:
        while True:
            await self._read(await _receive(self.websocket))

    def _understood(self, text: str | None) -> object | None:
        if text is None or len(text) > self.largest:
            return None
        try:
            message: object = self.reads.validate_json(text)
        except (ValueError, RecursionError):
            return None
        return message

    async def _read(self, text: str | None) -> None:
        if not self._bucket.take() or not self.hall.allowances.messages.take(self.host):
            self.trouble("too-fast")
            return
        if text is not None and len(text) > self.largest:
            self.trouble("too-large")
            return
        message = self._understood(text)
        if message is None:
            self.trouble("malformed")
            return
        try:
            await self.take(message)
        except TooMuch:
            self.trouble("too-much")
        except SQLAlchemyError as error:
            self.hall.note_trouble(error)
            self.trouble("not-stored")
        except NotHeld:
            self.trouble("not-stored")
        except Exception:
            LOG.exception("a message met a mistake of ours")
            self.trouble("mistake")
