"""The guard at the door: security headers, sizes and rates for every request, before anything reads it."""

from __future__ import annotations

import json
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mageduel.server.limits import Addresses, neighbourhood
from mageduel.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class TooLarge(Exception):
    """A body that is more than the server takes."""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._largest = settings.largest_upload
        self._addresses = Addresses(settings.calls_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it in one line."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_too_large = False
        is_api = scope["path"].startswith("/api/")

        async def dressed(message: Message) -> None:
            if is_too_large:
                return
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                known = {name.lower() for name, _ in headers}
                extra = [*_HEADERS, (b"cache-control", b"no-store")] if is_api else _HEADERS
                message = {**message, "headers": [*headers, *(each for each in extra if each[0] not in known)]}
            await send(message)

        client = scope.get("client")
        if not self._addresses.take(neighbourhood(client[0] if client else None)):
            await _refuse(dressed, 429, "Too many requests from here; wait a minute.")
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > self._largest:
            await _refuse(dressed, 413, "That is more than this server takes.")
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken, is_too_large
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > self._largest:
                    is_too_large = True
                    raise TooLarge
            return message

        with suppress(TooLarge):
            await self._app(scope, counted, dressed)
        if is_too_large:
            is_too_large = False
            await _refuse(dressed, 413, "That is more than this server takes.")


async def _refuse(send: Send, status: int, message: str) -> None:
    body = json.dumps({"message": message}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
