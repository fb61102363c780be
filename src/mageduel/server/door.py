"""The door: connections of an address, and requests that do not come to their end."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from mageduel.server.limits import Connections, Free
from mageduel.server.settings import Settings

_SLOW = b"This took too long; try again."
_LONG = b"That is more than this server reads before it knows what is wanted."
_QUEUE = b"Too many requests at once on one connection."
_MANY = b"Too many connections from here; close some."


QUEUED = 16
"""Requests that may wait on one connection for the answer to an earlier one."""


class Door(HttpToolsProtocol):
    """One connection, closed when it keeps others waiting."""

    settings: ClassVar[Settings]
    counted: ClassVar[Connections]

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes read since the last complete head; -1 behind it."""
    _is_counted = False
    _current: RequestResponseCycle | None = None
    """The request that is being answered; others may wait behind it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it; it has to say something soon."""
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        self._is_counted = self.counted.enter(host)
        if not self._is_counted or len(self.connections) > self.settings.connections:
            self._close(b"429 Too Many Requests", _MANY)
            return
        self._wait(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._let_go()
        if self._current is not None and not self._current.response_complete:
            self._current.disconnected = True
            self._current.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request has no end."""
        if self._timer is None:
            self._wait(self.settings.head_seconds)
        if self._head >= 0:
            self._head += len(data)
            if self._head > self.settings.largest_head + len(data):
                self._close(b"431 Request Header Fields Too Large", _LONG)
                return
        if not self.transport.is_closing():
            super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """From here on the whole request has its time."""
        if self.transport.is_closing():
            return
        if len(self.pipeline) >= QUEUED:
            self._close(b"429 Too Many Requests", _QUEUE)
            return
        self._head = -1
        self._wait(self.settings.request_seconds)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """The next request may take its time to come; that is counted elsewhere."""
        self._head = 0
        self._wait(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket is counted where it is served."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._current = cycle
        super()._start_asgi_task(cycle, app)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()
        elif self._head >= 0:
            self._close(b"408 Request Timeout", _SLOW)
        else:
            self.transport.abort()

    def _let_go(self) -> None:
        self._wait(None)
        if self._is_counted:
            self._is_counted = False
            self.counted.leave(self.client[0] if self.client else None)

    def _close(self, status: bytes, line: bytes) -> None:
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(head % (status, len(line)) + line)
            self.transport.close()


def door_of(settings: Settings) -> type[Door]:
    """The door of a server with these settings; connections of its proxies are not counted, those behind them are."""

    class Ours(Door):
        pass

    Ours.settings = settings
    Ours.counted = Connections(settings.connections_an_address, Free((*settings.exempt, *settings.proxies)))
    return Ours
