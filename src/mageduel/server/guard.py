"""The guard at the door: names, addresses, sizes, patience and rates for every request, before anything reads it."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Callable
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mageduel.positions.links import LONGEST
from mageduel.server.limits import CALLER, Allowances
from mageduel.server.links import is_loopback_name
from mageduel.server.relays import is_passed_on
from mageduel.server.settings import Settings
from mageduel.words.language import Language, preferred, say, speak, spoken

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UPLOADS = "/api/replays"
POSITIONS = ("/p/", "/api/positions/")
"""Where a whole position stands in the address."""


class CutShort(Exception):
    """A body that is more than the server takes, or does not come to its end; with a status and a line for people."""

    def __init__(self, status: int, line: str) -> None:
        super().__init__(line)
        self.status = status


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, allowances: Allowances, key: Callable[[], str] = str) -> None:
        self._app = app
        self._key = key
        """What another process shows that has looked at a call already."""
        self._settings = settings
        self._allowances = allowances
        self._names = {each.lower() for each in settings.hosts}
        self._usual = spoken()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it in one line."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_known = is_passed_on(scope, self._key())
        client = scope.get("client")
        host = client[0] if client else None
        CALLER.set(host)
        speak(_wished(scope) or self._usual)
        refusal = None if is_known else self._refusal(scope, host)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        cut: CutShort | None = None
        is_api = scope["path"].startswith("/api/")

        async def dressed(message: Message) -> None:
            if cut is not None:
                return
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                known = {name.lower() for name, _ in headers}
                extra = [*_HEADERS, (b"cache-control", b"no-store")] if is_api else _HEADERS
                message = {**message, "headers": [*headers, *(each for each in extra if each[0] not in known)]}
            await send(message)

        if refusal is not None:
            await _refuse(dressed, refusal)
            return
        largest = self._settings.largest_upload if scope["path"] == UPLOADS else self._settings.largest_body
        too_large = CutShort(413, say("rest.too-large", most=largest))
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length[:20]) > largest:
            await _refuse(dressed, too_large)
            return
        taken = 0
        is_read = False
        until = asyncio.get_running_loop().time() + self._settings.body_seconds

        async def counted() -> Message:
            nonlocal taken, is_read, cut
            if is_read:
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                cut = CutShort(408, say("rest.never-came"))
                raise cut from None
            if message["type"] == "http.request":
                is_read = not message.get("more_body", False)
                taken += len(message.get("body", b""))
                if taken > largest:
                    cut = too_large
                    raise cut
            return message

        with suppress(CutShort):
            await self._app(scope, counted, dressed)
        if cut is not None:
            shown, cut = cut, None
            await _refuse(dressed, shown)

    def _refusal(self, scope: Scope, host: str | None) -> CutShort | None:
        if not self._allowances.calls.take(host):
            return CutShort(429, say("rest.too-many"))
        size = len(scope.get("raw_path") or scope["path"].encode("utf-8", "replace")) + len(scope["query_string"])
        has_position = scope["path"].startswith(POSITIONS)
        if size > (LONGEST + 200 if has_position else self._settings.longest_address):
            return CutShort(414, say("rest.long-address"))
        called = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not self._answers_to(called):
            return CutShort(421, say("rest.other-name"))
        return None

    def _answers_to(self, called: str) -> bool:
        """Whether a request is meant for this server: a page elsewhere may have its name lead here."""
        name = called.lower()
        if name.rpartition(":")[2].isdigit() and (name.count(":") == 1 or "]:" in name):
            name = name.rpartition(":")[0]
        bound = self._settings.host.lower()
        if is_loopback_name(name) or name in self._names or called.lower() in self._names or name.strip("[]") == bound:
            return True
        # Who listens on every address has no name of its own; a number is no name that could be led astray.
        return bound in ("0.0.0.0", "::") and _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


async def _refuse(send: Send, why: CutShort) -> None:
    body = json.dumps({"message": str(why)}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _wished(scope: Scope) -> Language | None:
    """The language the caller likes best among those there are."""
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return preferred(value.decode("latin-1"))
    return None
