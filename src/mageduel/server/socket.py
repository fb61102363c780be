"""The WebSocket of one seat: hello, then answers in and views out."""

from __future__ import annotations

import time
from typing import Any

from fastapi import WebSocket
from pydantic import TypeAdapter

from mageduel.kernel.record import DamagedRecord, as_answer
from mageduel.kernel.requests import NOT_AN_OPTION, NOT_ASKED, Answer, Refusal, is_plain
from mageduel.rules.planning.plans import PlanRequest
from mageduel.server.attention import stops_from
from mageduel.server.coaching import NOT_IN_LESSON
from mageduel.server.hall import Hall, NotPlayed
from mageduel.server.hinting import AskHint
from mageduel.server.hints import give_hint
from mageduel.server.learning import AgainFromHere, ShowMe
from mageduel.server.limits import Bucket
from mageduel.server.lines import serve_line
from mageduel.server.listeners import TRY_LATER
from mageduel.server.messages import (
    Accepted,
    AheadReply,
    AnswerMessage,
    ClientMessage,
    Hello,
    LookAhead,
    OddsMessage,
    OddsReply,
    Refused,
    WeighedReply,
    WeighPlan,
)
from mageduel.server.metrics import ANSWER_SECONDS, REFUSALS
from mageduel.server.settling import (
    Concede,
    DrawReply,
    Leave,
    OfferDraw,
    Rematch,
    Replace,
    ReplaceReply,
    Undo,
    UndoReply,
)
from mageduel.server.states import Look
from mageduel.server.stopping import HushMe, SetStops, StopNext, StopsWanted
from mageduel.server.table_line import TableLine
from mageduel.server.talk import SAID_AT_ONCE, can_point, has_team, is_for_all, pass_on
from mageduel.server.talking import PointAt, SayPhrase
from mageduel.server.timekeeping import drop_late
from mageduel.views.ahead import Ahead, look_ahead
from mageduel.views.odds import odds_of_option
from mageduel.views.plans import weigh_plan
from mageduel.views.refused import shown
from mageduel.words.language import say

MOST_LISTENERS = 64
"""Connections at one table."""
MOST_OF_A_SEAT = 8
"""Connections of one seat."""


async def serve_socket(websocket: WebSocket, hall: Hall, identity: str) -> None:
    """Serve one connection to a table from hello to goodbye."""

    async def talk(host: str | None) -> None:
        async with hall.visit(identity) as live:
            await Connection(websocket, hall, live, host).run()

    await serve_line(websocket, hall, talk)


class Connection(TableLine):
    """One connected client."""

    reads = TypeAdapter(ClientMessage)

    async def greet(self, message: object) -> bool:
        """Find the seat this client is for, and show it the table."""
        if not isinstance(message, Hello):
            return await self.turn_away("no-hello")
        self.speak(message.language)
        self.listener.wants_changes = message.changes
        if message.token is not None:
            self.listener.token = message.token
            self.listener.seat = self.live.seat_of(message.token)
            if self.listener.seat is None:
                return await self.turn_away("wrong-token")
        elif not message.spectate:
            return await self.turn_away("no-token")
        mine = sum(each.seat == self.listener.seat for each in self.live.listeners)
        if len(self.live.listeners) >= MOST_LISTENERS or mine >= (MOST_OF_A_SEAT if message.token else MOST_LISTENERS):
            return await self.turn_away("full")
        if self.listener.seat is not None:
            self.live.host = self.host
        if self.listener.seat is not None:
            await self._come_back(self.listener.seat)
        if self.live.is_lost:
            await self.websocket.close(TRY_LATER)
            return False
        self.live.listeners.append(self.listener)
        if message.stops is not None and self.listener.seat is not None:
            self._set_stops(message.stops, self.listener.seat)
        if not self._tell_presence():
            self.listener.send(self.live.state_for(self.listener))
        await self._catch_up()
        self.hall.let_computers_play(self.live)
        return True

    def gone(self) -> None:
        """The line is closed."""
        self.live.listeners.remove(self.listener)
        seat = self.listener.seat
        if seat is not None and all(each.seat != seat for each in self.live.listeners):
            self.live.attendance.went(seat)
        self._tell_presence()

    async def _come_back(self, seat: int) -> None:
        """Whoever was replaced plays again, and nobody need be replaced who is there."""
        async with self.live.lock:
            self.live.attendance.came(seat)
            offer = self.live.offers.get("replace")
            if offer is not None and offer.about == seat:
                self._call_off(offer)
            if self.live.stored.seats[seat].stand_in:
                await self.hall.stand_in(self.live, seat, "")

    def _tell_presence(self) -> bool:
        """Tell everybody who is there now, where that has changed: nobody need know of spectators and second pages."""
        seat = self.listener.seat
        others = [each for each in self.live.listeners if each is not self.listener and each.seat == seat]
        if seat is None or others:
            return False
        self.hall.tell_presence(self.live)
        return True

    async def _catch_up(self) -> None:
        """Repeat what is still open: offers of others, and the way to the next game."""
        seat = self.listener.seat
        if seat is None:
            return
        for agreement in self.live.offers.values():
            if seat in agreement.missing:
                self.listener.send(agreement.shown())
        await self._show_rematch(self.listener)

    async def take(self, message: object) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            self.trouble("hello-again")
        elif isinstance(message, Look):
            self.listener.told = 0
            self.listener.send(self.live.state_for(self.listener))
        elif self.listener.seat is None:
            self.trouble("spectator")
        else:
            try:
                await self.hall.finish(self._handle(message, self.listener.seat))
            except NotPlayed as error:
                self.trouble("not-played", say(f"not-played.{error}"))
                self.listener.send(self.live.state_for(self.listener))

    async def _handle(self, message: object, seat: int) -> None:
        if isinstance(message, OddsMessage):
            self._odds(message, seat)
            return
        if isinstance(message, LookAhead):
            self._look_ahead(message, seat)
            return
        if isinstance(message, WeighPlan):
            self._weigh(message, seat)
            return
        if isinstance(message, AskHint):
            self.hall.begin(give_hint(self.hall, self.live, self.listener, seat, message))
            return
        if isinstance(message, SayPhrase | PointAt):
            self._talk(message, seat)
            return
        async with self.live.lock:
            match message:
                case AnswerMessage():
                    await self._answer(message, seat)
                case SetStops():
                    self._set_stops(message.stops, seat)
                    self._look_again(seat)
                case HushMe():
                    self.live.attention_of(seat).hush(self.live.game, message.until)
                    self._look_again(seat)
                case StopNext():
                    self.live.attention_of(seat).next_chance = message.on
                    self._look_again(seat)
                case Undo():
                    await self._undo(seat)
                case UndoReply():
                    await self._undo_reply(seat, agree=message.agree)
                case Concede():
                    await self._concede(seat)
                case OfferDraw():
                    await self._offer_draw(seat)
                case DrawReply():
                    await self._draw_reply(seat, agree=message.agree)
                case Rematch():
                    await self._rematch(seat)
                case Leave():
                    self._leave(seat)
                case Replace():
                    await self._replace(message, seat)
                case ReplaceReply():
                    await self._replace_reply(message, seat)
                case ShowMe():
                    await self._show(seat)
                case AgainFromHere():
                    await self._go_back(message.step)

    # When to interrupt; the table's lock is held

    def _set_stops(self, wanted: StopsWanted, seat: int) -> None:
        self.live.attention_of(seat).wanted = stops_from(wanted, is_unwatched=self.live.is_unwatched)
        self.live.desks[seat].shown.clear()

    def _look_again(self, seat: int) -> None:
        """Show this seat what it is asked now, and go on if that is answered already."""
        self.live.desks[seat].shown.clear()
        for listener in self.live.listeners:
            if listener.seat == seat:
                listener.send(self.live.state_for(listener))
        self.hall.let_computers_play(self.live)

    # Answers

    async def _answer(self, message: AnswerMessage, seat: int) -> None:
        started = time.perf_counter()
        await drop_late(self.hall, self.live)
        request = self.live.open_request(seat)
        if request is None or message.request != self.live.request_number(seat):
            self._refuse(message.request, NOT_ASKED, self.live.stopped or say("detail.moved-on"))
            self.listener.send(self.live.state_for(self.listener))
            return
        answer = _as_answer(message.answer)
        refusal = request.refuses(answer) if answer is not None else NOT_AN_OPTION
        if answer is None or refusal is not None:
            self._refuse(message.request, refusal or NOT_AN_OPTION)
            return
        coach = self.live.coach
        if coach is not None and not coach.lets_pass(request, answer):
            self._refuse(message.request, NOT_IN_LESSON, f"{say('lesson.not-now')} {coach.sentence('do')}")
            return
        await self.hall.answer(self.live, seat, answer)
        self.listener.send(Accepted(request=message.request))
        self.hall.broadcast(self.live)
        ANSWER_SECONDS.observe(time.perf_counter() - started)

    def _refuse(self, request: int, refusal: Refusal, sentence: str = "") -> None:
        REFUSALS.inc()
        self.listener.send(Refused(request=request, refusal=shown(refusal, sentence)))

    def _odds(self, message: OddsMessage, seat: int) -> None:
        answer = _as_answer(message.answer)
        request = self.live.open_request(seat)
        odds = None
        if answer is not None and message.after is not None:
            ahead = self._ahead(message.after, seat)
            odds = ahead.odds(answer) if ahead is not None else None
        elif answer is not None and request is not None and request.refuses(answer) is None:
            odds = odds_of_option(self.live.game, request, answer)
        self.listener.send(OddsReply(ref=message.ref, odds=odds))

    def _look_ahead(self, message: LookAhead, seat: int) -> None:
        ahead = self._ahead(message.answer, seat)
        self.listener.send(AheadReply(ref=message.ref, question=ahead.shown() if ahead is not None else None))

    def _weigh(self, message: WeighPlan, seat: int) -> None:
        answer = _as_answer(message.answer)
        request = self.live.open_request(seat)
        weighed = None
        if answer is not None and isinstance(request, PlanRequest):
            weighed = weigh_plan(self.live.game, request, answer)
        self.listener.send(WeighedReply(ref=message.ref, weighed=weighed))

    def _ahead(self, value: list[Any], seat: int) -> Ahead | None:
        answer = _as_answer(value)
        request = self.live.open_request(seat)
        return look_ahead(self.live.game, request, answer) if answer and request is not None else None

    # Lessons; the table's lock is held

    async def _show(self, seat: int) -> None:
        """Give the answer the coach would give."""
        request, coach = self.live.open_request(seat), self.live.coach
        answer = None if coach is None or request is None else coach.shown(request)
        if answer is None:
            self.trouble("nothing-to-show")
            return
        await self.hall.answer(self.live, seat, answer)
        self.hall.broadcast(self.live)

    async def _go_back(self, step: int) -> None:
        """Begin a step of a lesson anew."""
        coach = self.live.coach
        if coach is None or step >= len(coach.began) or self.live.stored.ending is not None:
            self.trouble("nothing-to-show")
            return
        await self._rewind(coach.began[step])

    # Talk

    def _talk(self, message: SayPhrase | PointAt, seat: int) -> None:
        a_minute = self.hall.settings.talk_a_minute
        if not self.live.talk_rates.setdefault(seat, Bucket(a_minute / 60, SAID_AT_ONCE)).take():
            self.trouble("too-fast")
        elif not is_for_all(message) and not has_team(self.live, seat):
            self.trouble("no-team")
        elif isinstance(message, PointAt) and not can_point(self.live, self.listener, message):
            self.trouble("no-target")
        else:
            pass_on(self.live, seat, message)


def _as_answer(value: list[Any]) -> Answer | None:
    try:
        answer = as_answer(value)
    except (DamagedRecord, RecursionError):
        return None
    return answer if is_plain(answer) else None
