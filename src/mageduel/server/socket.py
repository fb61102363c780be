"""The WebSocket of one seat: hello, then answers in and views out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from mageduel.kernel.record import DamagedRecord, as_answer
from mageduel.kernel.requests import NOT_ASKED, Answer
from mageduel.server.hall import Hall, NoSuchGame, tell
from mageduel.server.limits import Bucket
from mageduel.server.messages import (
    Accepted,
    AnswerMessage,
    ClientMessage,
    Concede,
    DrawReply,
    Hello,
    OddsMessage,
    OddsReply,
    Offer,
    OfferDraw,
    Refused,
    Rematch,
    RematchReady,
    Trouble,
    Undo,
    UndoReply,
)
from mageduel.server.metrics import ANSWER_SECONDS, CONNECTIONS, REFUSALS
from mageduel.server.rematches import set_up_rematch
from mageduel.server.tables import Listener, LiveTable, computer_seats
from mageduel.views.odds import odds_of_option
from mageduel.views.refused import shown

LOG = logging.getLogger("mageduel.server")
READ: TypeAdapter[Any] = TypeAdapter(ClientMessage)
BACKLOG = 64
HELLO_WITHIN = 10.0
GOING_AWAY, POLICY, TOO_BIG = 1001, 1008, 1009


def is_own_origin(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """Whether the page that opened the socket is ours; programs without an origin are no pages."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")


async def serve_socket(websocket: WebSocket, hall: Hall, identity: str) -> None:
    """Serve one connection from hello to goodbye."""
    if not is_own_origin(websocket, hall.settings.origins):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    try:
        live = await hall.table(identity)
    except NoSuchGame:
        await _goodbye(websocket, "no-such-game", "There is no game at this address.")
        return
    except DamagedRecord as error:
        await _goodbye(websocket, "other-version", str(error))
        return
    connection = Connection(websocket, hall, live)
    CONNECTIONS.inc()
    try:
        await connection.run()
    except (WebSocketDisconnect, RuntimeError):
        LOG.debug("a connection to game %s ended", identity)
    finally:
        CONNECTIONS.dec()
        connection.leave()


async def _goodbye(websocket: WebSocket, code: str, message: str) -> None:
    await websocket.send_text(Trouble(code=code, message=message).model_dump_json())
    await websocket.close(POLICY)


class Connection:
    """One connected client."""

    def __init__(self, websocket: WebSocket, hall: Hall, live: LiveTable) -> None:
        self.websocket = websocket
        self.hall = hall
        self.live = live
        self.listener = Listener(None, asyncio.Queue(BACKLOG))
        self.bucket = Bucket(hall.settings.messages_a_second, hall.settings.message_burst)

    @property
    def seat(self) -> int | None:
        """The seat this client plays; None only watches."""
        return self.listener.seat

    async def run(self) -> None:
        """Say hello, then read and write until one side leaves."""
        if not await self._hello():
            return
        writer = asyncio.create_task(self._write())
        try:
            while True:
                text = await self.websocket.receive_text()
                await self._read(text)
        finally:
            writer.cancel()

    def leave(self) -> None:
        """Nobody listens here any more."""
        if self.listener in self.live.listeners:
            self.live.listeners.remove(self.listener)
            for other in list(self.live.listeners):
                tell(self.live, other)

    async def _hello(self) -> bool:
        try:
            text = await asyncio.wait_for(self.websocket.receive_text(), HELLO_WITHIN)
            message = READ.validate_json(text[: self.hall.settings.largest_message])
        except (TimeoutError, ValidationError):
            await _goodbye(self.websocket, "no-hello", "The first message must say hello.")
            return False
        if not isinstance(message, Hello):
            await _goodbye(self.websocket, "no-hello", "The first message must say hello.")
            return False
        if message.token is not None:
            seat = self.live.seat_of(message.token)
            if seat is None:
                await _goodbye(self.websocket, "wrong-token", "This seat is not yours.")
                return False
            self.listener.seat = seat
        elif not message.spectate:
            await _goodbye(self.websocket, "no-token", "A seat needs its token; to watch, say so.")
            return False
        self.live.listeners.append(self.listener)
        for listener in list(self.live.listeners):
            tell(self.live, listener)
        return True

    async def _write(self) -> None:
        while True:
            message = await self.listener.queue.get()
            assert isinstance(message, BaseModel)
            await self.websocket.send_text(message.model_dump_json())

    def _reply(self, message: BaseModel) -> None:
        try:
            self.listener.queue.put_nowait(message)
        except asyncio.QueueFull:
            raise WebSocketDisconnect(GOING_AWAY) from None

    def _trouble(self, code: str, message: str) -> None:
        self._reply(Trouble(code=code, message=message))

    async def _read(self, text: str) -> None:
        if len(text) > self.hall.settings.largest_message:
            self._trouble("too-large", "That message is too large.")
            return
        if not self.bucket.take():
            self._trouble("too-fast", "Too many messages; wait a moment.")
            return
        try:
            message = READ.validate_json(text)
        except (ValidationError, ValueError, RecursionError):
            self._trouble("malformed", "That message cannot be understood.")
            return
        if self.seat is None:
            self._trouble("spectator", "Spectators only watch.")
            return
        await self._handle(message, self.seat)

    async def _handle(self, message: object, seat: int) -> None:
        match message:
            case AnswerMessage():
                await self._answer(message, seat)
            case OddsMessage():
                self._odds(message)
            case Undo():
                await self._undo(seat)
            case UndoReply():
                await self._undo_reply(seat, agree=message.agree)
            case Concede():
                await self._finish(seat, {"conceded": seat})
            case OfferDraw():
                await self._offer_draw(seat)
            case DrawReply():
                await self._draw_reply(seat, agree=message.agree)
            case Rematch():
                await self._rematch(seat)
            case Hello():
                self._trouble("hello-again", "Hello has been said already.")

    # Answers

    async def _answer(self, message: AnswerMessage, seat: int) -> None:
        started = time.perf_counter()
        async with self.live.lock:
            request = self.live.open_request(seat)
            if request is None or message.request != self.live.request_number(seat):
                REFUSALS.inc()
                self._reply(Refused(request=message.request, refusal=shown(NOT_ASKED, "The table moved on before that arrived.")))
                tell(self.live, self.listener)
                return
            answer = self._as_answer(message.answer)
            refusal = request.refuses(answer) if answer is not None else NOT_ASKED
            if answer is None or refusal is not None:
                REFUSALS.inc()
                self._reply(Refused(request=message.request, refusal=shown(refusal or NOT_ASKED)))
                return
            await self.hall.answer(self.live, seat, answer)
            self._reply(Accepted(request=message.request))
            self.hall.broadcast(self.live)
        ANSWER_SECONDS.observe(time.perf_counter() - started)

    @staticmethod
    def _as_answer(value: list[Any]) -> Answer | None:
        try:
            return as_answer(value)
        except (DamagedRecord, RecursionError):
            return None

    def _odds(self, message: OddsMessage) -> None:
        answer = self._as_answer(message.answer)
        request = self.live.open_request(self.seat) if self.seat is not None else None
        odds = None
        if answer is not None and request is not None and request.refuses(answer) is None:
            odds = odds_of_option(self.live.game, answer)
        self._reply(OddsReply(ref=message.ref, odds=odds))

    # Agreements

    def _others(self, seat: int) -> list[int]:
        computers = computer_seats(self.live.stored.seats)
        return [each.seat for each in self.live.stored.seats if each.seat != seat and each.seat not in computers]

    def _send_offer(self, kind: Any, seat: int) -> None:
        for listener in self.live.listeners:
            if listener.seat is not None and listener.seat != seat:
                listener.queue.put_nowait(Offer(kind=kind, seat=seat))

    async def _undo(self, seat: int) -> None:
        async with self.live.lock:
            point = self.live.undo_point(seat)
            if point is None:
                self._trouble("no-undo", "That cannot be taken back: dice or something hidden has come out, or others have acted.")
                return
            if self._others(seat) and not self.live.stored.same_screen:
                self.live.offers["undo"] = seat
                self._send_offer("undo", seat)
                return
            await self._rewind(point)

    async def _rewind(self, point: int) -> None:
        await self.hall.on_disk(self.hall.database.forget_answers, self.live.id, point)
        self.live.rewind(point)
        self.hall.broadcast(self.live)

    async def _undo_reply(self, seat: int, *, agree: bool) -> None:
        async with self.live.lock:
            asker = self.live.offers.pop("undo", None)
            if asker is None or asker == seat:
                self._trouble("no-offer", "Nobody has asked for that.")
                return
            point = self.live.undo_point(asker)
            if agree and point is not None:
                await self._rewind(point)

    async def _finish(self, seat: int, ending: dict[str, Any]) -> None:
        async with self.live.lock:
            if self.live.is_over:
                self._trouble("over", "The game is over.")
                return
            await self.hall.on_disk(self.hall.database.end_game, self.live.id, ending)
            self.live.close(ending)
            self.hall.broadcast(self.live)

    async def _offer_draw(self, seat: int) -> None:
        if self.live.is_over:
            self._trouble("over", "The game is over.")
            return
        if not self._others(seat) or self.live.stored.same_screen:
            if self.live.stored.same_screen:
                await self._finish(seat, {"draw": True})
            else:
                self._trouble("no-draw", "The computer plays on.")
            return
        self.live.offers["draw"] = seat
        self._send_offer("draw", seat)

    async def _draw_reply(self, seat: int, *, agree: bool) -> None:
        asker = self.live.offers.pop("draw", None)
        if asker is None or asker == seat:
            self._trouble("no-offer", "Nobody has offered a draw.")
        elif agree:
            await self._finish(seat, {"draw": True})

    async def _rematch(self, seat: int) -> None:
        async with self.live.lock:
            if not self.live.is_over:
                self._trouble("not-over", "Finish this game first.")
                return
            self.live.rematch_wishes.add(seat)
            if self.live.stored.same_screen:
                self.live.rematch_wishes.update(self._others(seat))
            if not set(self._others(seat)) <= self.live.rematch_wishes:
                self._send_offer("rematch", seat)
                return
            game, tokens = await set_up_rematch(self.hall, self.live)
            for listener in self.live.listeners:
                if listener.seat is not None and listener.seat in tokens:
                    listener.queue.put_nowait(RematchReady(game=game, seat=listener.seat, token=tokens[listener.seat]))
