"""Relays: calls and lines for what another process holds are passed on to it, so that any process takes any of them.

A process that passes something on shows the key of the one it calls, which it has from the database, and says for whom
it calls. Whoever shows the key has been counted and looked at already by the process at whose door they came. What was
passed on once is not passed on again: where the other process does not hold it either, the caller comes back.
"""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request, Response, WebSocket, WebSocketDisconnect
from starlette.types import Scope

from mageduel.server.holdings import Peer
from mageduel.server.listeners import TRY_LATER
from mageduel.server.metrics import RELAYED_CALLS, RELAYED_LINES

KEY: Final = "x-mageduel-key"
CALLER: Final = "x-mageduel-caller"
SCHEME: Final = "x-mageduel-scheme"
PEER: Final = "mageduel.peer"
"""What a call that another process passed on has in its scope."""
CALL_SECONDS: Final = 50.0
LINE_SECONDS: Final = 5.0
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of an answer that are passed back."""
THREADS: Final = 8
ABNORMAL: Final = (1005, 1006, 1011, 1012)
"""How lines close that were not closed on purpose."""
_PASSED: Final = ("accept", "accept-language", "authorization", "content-type", "cookie", "host", "x-seat-token")
"""Of a call the other process is told this, and nothing else."""
_GIVEN_BACK: Final = ("cache-control", "content-type", "set-cookie", "retry-after")

_callers = ThreadPoolExecutor(THREADS, thread_name_prefix="relay")


class NotReached(Exception):
    """The process that holds what was asked for does not answer."""


def is_passed_on(scope: Scope, key: str) -> bool:
    """Whether another process passes this on, who has then the caller's address and scheme; a wrong key is no key."""
    said = {name: value for name, value in scope["headers"] if name.startswith(b"x-mageduel-")}
    shown = said.get(KEY.encode())
    if shown is None or not key or not secrets.compare_digest(shown, key.encode()):
        return False
    caller = said.get(CALLER.encode(), b"").decode("latin-1")
    scope["client"] = (caller, 0) if caller else None
    secure, scheme = said.get(SCHEME.encode()) == b"https", scope["scheme"]
    scope["scheme"] = ("wss" if scheme.startswith("ws") else "https") if secure else scheme
    scope[PEER] = True
    return True


def _said(request: Request | WebSocket, peer: Peer) -> dict[str, str]:
    headers = {name: request.headers[name] for name in _PASSED if name in request.headers}
    is_secure = request.url.scheme in ("https", "wss")
    caller = request.client.host if request.client else ""
    return {**headers, KEY: peer.key, CALLER: caller, SCHEME: "https" if is_secure else "http"}


# Calls


async def relay_call(request: Request, peer: Peer) -> Response:
    """Have another process answer a call; `NotReached` where it cannot be had."""
    RELAYED_CALLS.inc()
    target = request.scope.get("raw_path", request.url.path.encode()).decode("latin-1")
    target += f"?{request.url.query}" if request.url.query else ""
    body = await request.body()
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_callers, _call, peer, request.method, target, body, _said(request, peer))


def _call(peer: Peer, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Response:
    parts = urlsplit(peer.address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=CALL_SECONDS)
    try:
        line.putrequest(method, target, skip_host="host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            line.putheader(name, value.encode("latin-1"))
        line.putheader("content-length", str(len(body)))
        line.putheader("connection", "close")
        line.endheaders(body)
        answer = line.getresponse()
        text = answer.read(LARGEST)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NotReached from error
    finally:
        line.close()
    response = Response(text, answer.status)
    response.raw_headers = [(b"content-length", str(len(text)).encode())]
    for name, value in answer.getheaders():
        if name.lower() in _GIVEN_BACK:
            response.raw_headers.append((name.lower().encode(), value.encode("latin-1")))
    return response


# Lines


async def relay_line(websocket: WebSocket, peer: Peer) -> None:
    """Pass everything on between a client and another process until one of them hangs up."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    headers = {name: value for name, value in _said(websocket, peer).items() if name not in ("host", "content-type")}
    place = f"{peer.address.replace('http', 'ws', 1)}{websocket.url.path}"
    try:
        line = await asyncio.wait_for(
            connect(
                place, additional_headers=headers, compression=None, max_size=LARGEST, proxy=None, ping_interval=None
            ),
            LINE_SECONDS,
        )
    except (OSError, WebSocketException, TimeoutError) as error:
        raise NotReached from error
    RELAYED_LINES.inc()

    async def outwards() -> None:
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            text, data = message.get("text"), message.get("bytes")
            await line.send(text if text is not None else data or b"")

    async def inwards() -> None:
        async for message in line:
            await websocket.send_text(message if isinstance(message, str) else message.decode())

    tasks = [asyncio.create_task(outwards()), asyncio.create_task(inwards())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        RELAYED_LINES.dec()
        is_gone = tasks[0].done()
        for task in tasks:
            task.cancel()
        with suppress(WebSocketException, OSError):
            await line.close()
        await asyncio.gather(*tasks, return_exceptions=True)
    if not is_gone:
        code = line.close_code
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(TRY_LATER if code is None or code in ABNORMAL else code)
