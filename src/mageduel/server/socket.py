"""The WebSocket of one seat: hello, then answers in and views out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from fastapi import WebSocket
from pydantic import TypeAdapter

from mageduel.agents.levels import LEVELS
from mageduel.kernel.record import DamagedRecord, Ending, as_answer
from mageduel.kernel.requests import CONCEDE, NOT_AN_OPTION, NOT_ASKED, Answer, Refusal, is_plain
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.victory.concessions import ends_by_conceding
from mageduel.server.agreements import Agreement
from mageduel.server.attention import stops_from
from mageduel.server.hall import Hall, NotPlayed
from mageduel.server.limits import Bucket
from mageduel.server.lines import Line, serve_line
from mageduel.server.listeners import Listener
from mageduel.server.messages import (
    Accepted,
    AheadReply,
    AnswerMessage,
    ClientMessage,
    Concede,
    DrawReply,
    Hello,
    Leave,
    LookAhead,
    OddsMessage,
    OddsReply,
    OfferDraw,
    OfferKind,
    OfferOver,
    Refused,
    Rematch,
    RematchReady,
    Replace,
    ReplaceReply,
    Trouble,
    Undo,
    UndoReply,
    WeighedReply,
    WeighPlan,
)
from mageduel.server.metrics import ANSWER_SECONDS, REFUSALS
from mageduel.server.rematches import set_up_rematch
from mageduel.server.stopping import HushMe, SetStops, StopNext, StopsWanted
from mageduel.server.tables import LiveTable
from mageduel.server.talk import SAID_AT_ONCE, can_point, has_team, is_for_all, pass_on
from mageduel.server.talking import PointAt, SayPhrase
from mageduel.views.ahead import Ahead, look_ahead
from mageduel.views.odds import odds_of_option
from mageduel.views.plans import weigh_plan
from mageduel.views.refused import shown
from mageduel.words.language import say, speaking

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


class Connection(Line):
    """One connected client."""

    reads = TypeAdapter(ClientMessage)

    def __init__(self, websocket: WebSocket, hall: Hall, live: LiveTable, host: str | None) -> None:
        super().__init__(websocket, hall, host, Listener(None))
        self.live = live

    async def greet(self, message: object) -> bool:
        """Find the seat this client is for, and show it the table."""
        if not isinstance(message, Hello):
            return await self.turn_away("no-hello")
        self.speak(message.language)
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
        self.live.listeners.append(self.listener)
        if message.stops is not None and self.listener.seat is not None:
            self._set_stops(message.stops, self.listener.seat)
        if not self._tell_presence():
            self.listener.send(self.live.state_for(self.listener))
        self._catch_up()
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

    def _catch_up(self) -> None:
        """Repeat what is still open: offers of others, and the way to the next game."""
        seat = self.listener.seat
        if seat is None:
            return
        for agreement in self.live.offers.values():
            if seat in agreement.missing:
                self.listener.send(agreement.shown())
        self._show_rematch(self.listener)

    async def take(self, message: object) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            self.trouble("hello-again")
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

    # Agreements; the table's lock is held

    def _offer(self, kind: OfferKind, seat: int, about: int | None = None, level: str | None = None) -> None:
        """Lay an offer on the table; one that lies there already is not repeated, and nobody may go on pestering."""
        there = self.live.offers.get(kind)
        if there is not None and seat in there.agreed and (there.about, there.level) == (about, level):
            return
        a_minute = self.hall.settings.offers_a_minute
        if not self.live.offer_rates.setdefault(seat, Bucket(a_minute / 60, a_minute)).take():
            self.trouble("too-fast", say("trouble.too-fast-2"))
            return
        agreement = self.live.offers[kind] = Agreement(kind, [seat], self.live.parties(kind, seat), about, level)
        self._tell(agreement, agreement.missing)

    def _tell(self, agreement: Agreement, seats: Sequence[int]) -> None:
        """Tell these seats what is asked for, and who agrees so far."""
        for listener in self.live.listeners:
            if listener.seat in seats:
                listener.send(agreement.shown())

    def _agreed(self, kind: OfferKind, seat: int, *, agree: bool) -> Agreement | None:
        """Take a seat's word on an offer; what everybody agrees to leaves the table and is returned."""
        agreement = self.live.offers.get(kind)
        if agreement is None or seat not in agreement.missing:
            self.trouble("no-offer")
            return None
        if not agree:
            self._decline(agreement, seat)
            return None
        if not agreement.agree(seat):
            self._tell(agreement, [*agreement.agreed, *agreement.missing])
            return None
        return self.live.offers.pop(kind)

    def _decline(self, agreement: Agreement, seat: int | None) -> None:
        """Somebody does not agree, or it cannot be done any more: the offer is off the table."""
        del self.live.offers[agreement.kind]
        players = self.live.game.seated
        who = "" if seat is None or len(players) == 2 else players[seat].name
        for listener in self.live.listeners:
            if listener.seat == agreement.asker:
                with speaking(listener.language):
                    line = say(f"declined.{agreement.kind}", who=who or say("declined.opponent"))
                listener.send(Trouble(code="declined", message=line))
            elif listener.seat is not None and listener.seat in agreement.parties and listener.seat != seat:
                listener.send(OfferOver(kind=agreement.kind))

    def _call_off(self, agreement: Agreement) -> None:
        """What was asked for is not needed any more; everybody concerned is told."""
        del self.live.offers[agreement.kind]
        for listener in self.live.listeners:
            if listener.seat in (*agreement.agreed, *agreement.parties):
                listener.send(OfferOver(kind=agreement.kind))

    def _is_in(self, seat: int) -> bool:
        """Whether this seat has still a word in the game; what is wrong otherwise is said."""
        if self.live.is_over:
            self.trouble("over")
        elif not self.live.is_in(seat):
            self.trouble("out")
        else:
            return True
        return False

    async def _undo(self, seat: int) -> None:
        point = self.live.undo_point(seat)
        if point is None:
            self.trouble("no-undo", say("trouble.no-undo-any-more"))
        elif self.live.parties("undo", seat):
            self._offer("undo", seat)
        else:
            await self._rewind(point)

    async def _undo_reply(self, seat: int, *, agree: bool) -> None:
        agreement = self._agreed("undo", seat, agree=agree)
        if agreement is None:
            return
        point = self.live.undo_point(agreement.asker)
        if point is not None:
            await self._rewind(point)
        else:
            self.trouble("no-undo")

    async def _rewind(self, point: int) -> None:
        async with self.hall.turn():
            await self.hall.take_back(self.live, point)
        self.hall.broadcast(self.live)

    async def _finish(self, ending: Ending) -> None:
        if self.live.is_over:
            self.trouble("over")
            return
        await self.hall.on_disk(self.hall.database.end_game, self.live.id, ending)
        self.live.close(ending)
        self.hall.broadcast(self.live)

    async def _concede(self, seat: int) -> None:
        """Give up: the duel ends where that leaves one side, else one's mage leaves it."""
        if not self._is_in(seat):
            return
        if ends_by_conceding(self.live.game, seat):
            await self._finish(Ending(conceded=seat))
        elif self.live.invited:
            self.trouble("not-begun")
        elif self.live.stopped is not None:
            self.trouble("not-played", self.live.stopped)
        elif not self.live.game.players[seat].is_alive:
            self.trouble("out", say("trouble.out-2"))
        else:
            await self.hall.answer(self.live, seat, CONCEDE)
            self.hall.broadcast(self.live)

    async def _offer_draw(self, seat: int) -> None:
        if not self._is_in(seat):
            return
        there = self.live.offers.get("draw")
        if self.live.stored.same_screen:
            await self._finish(Ending())
        elif any(self.live.is_in(each) for each in self.live.computers):
            self.trouble("no-draw")
        elif there is not None and seat in there.missing:
            await self._draw_reply(seat, agree=True)
        else:
            self._offer("draw", seat)

    async def _draw_reply(self, seat: int, *, agree: bool) -> None:
        if self._agreed("draw", seat, agree=agree) is not None:
            await self._finish(Ending())

    # Somebody is away; the table's lock is held

    def _leave(self, seat: int) -> None:
        """Go away for good, or until one comes back: all lines of this seat are closed."""
        self.live.attendance.left.add(seat)
        for listener in self.live.listeners:
            if listener.seat == seat:
                listener.dismiss()

    async def _replace(self, message: Replace, seat: int) -> None:
        """Ask for a computer player in the place of somebody who is away."""
        if not self._is_in(seat):
            return
        there = self.live.offers.get("replace")
        if message.level not in LEVELS:
            self.trouble("no-level", say("rest.no-level", level=message.level, levels=", ".join(LEVELS)))
        elif message.seat >= len(self.live.stored.seats) or self.live.replaceable_in(message.seat) != 0:
            self.trouble("not-away")
        elif not self.live.is_in(message.seat):
            self.trouble("out", say("trouble.out-3"))
        elif (
            there is not None and seat in there.missing and (there.about, there.level) == (message.seat, message.level)
        ):
            await self._agree_to_replace(seat, agree=True)
        elif there is not None and there.asker != seat:
            self.trouble("one-offer")
        elif self.live.parties("replace", seat):
            self._offer("replace", seat, message.seat, message.level)
        else:
            await self.hall.stand_in(self.live, message.seat, message.level)

    async def _replace_reply(self, message: ReplaceReply, seat: int) -> None:
        there = self.live.offers.get("replace")
        if there is None or there.about != message.seat:
            self.trouble("no-offer")
        else:
            await self._agree_to_replace(seat, agree=message.agree)

    async def _agree_to_replace(self, seat: int, *, agree: bool) -> None:
        agreement = self._agreed("replace", seat, agree=agree)
        if agreement is not None and agreement.about is not None and agreement.level is not None:
            await self.hall.stand_in(self.live, agreement.about, agreement.level)

    # Talk

    def _talk(self, message: SayPhrase | PointAt, seat: int) -> None:
        a_minute = self.hall.settings.talk_a_minute
        if not self.live.talk_rates.setdefault(seat, Bucket(a_minute / 60, SAID_AT_ONCE)).take():
            self.trouble("too-fast", say("trouble.too-fast-2"))
        elif not is_for_all(message) and not has_team(self.live, seat):
            self.trouble("no-team")
        elif isinstance(message, PointAt) and not can_point(self.live, self.listener, message):
            self.trouble("no-target")
        else:
            pass_on(self.live, seat, message)

    async def _rematch(self, seat: int) -> None:
        if not self.live.is_over:
            self.trouble("not-over")
            return
        if self.live.stored.rematch is None:
            agreement = self.live.offers.get("rematch")
            if agreement is None:
                agreement = self.live.offers["rematch"] = Agreement("rematch", [], self.live.parties("rematch", seat))
            if seat in agreement.agreed:
                return
            if not agreement.agree(seat):
                self._tell(agreement, agreement.missing)
                return
            await set_up_rematch(self.hall, self.live)
            self.live.offers.clear()
        for listener in self.live.listeners:
            self._show_rematch(listener)

    def _show_rematch(self, listener: Listener) -> None:
        """Show a client the way to the next game; its token is the one it came with."""
        game = self.live.stored.rematch
        if listener.seat is not None and game is not None and listener.token is not None:
            listener.send(RematchReady(game=game, seat=listener.seat, token=listener.token))


def _as_answer(value: list[Any]) -> Answer | None:
    try:
        answer = as_answer(value)
    except (DamagedRecord, RecursionError):
        return None
    return answer if is_plain(answer) else None
