"""What players of a table settle between them: taking back, giving up, draws, who is away, and another game."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import WebSocket

from mageduel.kernel.record import Ending
from mageduel.kernel.requests import CONCEDE
from mageduel.rules.victory.concessions import ends_by_conceding
from mageduel.server.agreements import Agreement
from mageduel.server.hall import Hall
from mageduel.server.limits import Bucket
from mageduel.server.lines import Line
from mageduel.server.listeners import Listener
from mageduel.server.messages import Trouble
from mageduel.server.minds import STAND_INS
from mageduel.server.rematches import set_up_rematch
from mageduel.server.settling import OfferKind, OfferOver, RematchReady, Replace, ReplaceReply
from mageduel.server.tables import LiveTable
from mageduel.server.tokens import fingerprint
from mageduel.words.language import say, speaking


class TableLine(Line):
    """The line of a client to a table, as far as it is about agreements."""

    def __init__(self, websocket: WebSocket, hall: Hall, live: LiveTable, host: str | None) -> None:
        super().__init__(websocket, hall, host, Listener(None))
        self.live = live

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
        if message.level is not None and message.level not in STAND_INS:
            self.trouble("no-level", say("rest.no-stand-in", level=message.level, levels=", ".join(STAND_INS)))
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
            await self._do_without(message.seat, message.level)

    async def _replace_reply(self, message: ReplaceReply, seat: int) -> None:
        there = self.live.offers.get("replace")
        if there is None or there.about != message.seat:
            self.trouble("no-offer")
        else:
            await self._agree_to_replace(seat, agree=message.agree)

    async def _agree_to_replace(self, seat: int, *, agree: bool) -> None:
        agreement = self._agreed("replace", seat, agree=agree)
        if agreement is not None and agreement.about is not None:
            await self._do_without(agreement.about, agreement.level)

    async def _do_without(self, seat: int, level: str | None) -> None:
        """Have the computer play for who is away, or begin to count them out."""
        if level is not None:
            await self.hall.stand_in(self.live, seat, level)
        else:
            self.live.count_out(seat, self.hall.settings.countdown_seconds)
            self.hall.tell_presence(self.live)

    # Another game

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
        for listener in list(self.live.listeners):
            await self._show_rematch(listener)

    async def _show_rematch(self, listener: Listener) -> None:
        """Show a client the way to its seat in the next game; its token is the one it came with."""
        game = self.live.stored.rematch
        if game is not None and listener.token is not None:
            seat = await self.hall.on_disk(self.hall.database.seat_of, game, fingerprint(listener.token))
            if seat is not None:
                listener.send(RematchReady(game=game, seat=seat, token=listener.token))
