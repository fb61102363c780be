"""Showing: the table as each viewer may see it, drawn and written once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from mageduel.kernel.match import Match
from mageduel.lessons.scripts import LEARNER
from mageduel.server.coaching import coach_shown
from mageduel.server.desks import Asked, Moment, Shown
from mageduel.server.listeners import Holding, Listener
from mageduel.server.states import ChangeMessage, StateMessage
from mageduel.server.writing import NOTHING, Writer, adapters_of, put_together, text_of
from mageduel.state.game import Game
from mageduel.views.asked import QuestionShown
from mageduel.views.drawn import Drawn
from mageduel.views.questions import question as question_shown
from mageduel.views.table import table
from mageduel.words.language import Language, say, speaking

if TYPE_CHECKING:
    from mageduel.server.tables import LiveTable

_STATE: Final = adapters_of(StateMessage)
_CHANGE: Final = adapters_of(ChangeMessage)
_QUESTION: Final = TypeAdapter(QuestionShown)


class Gallery:
    """What has been drawn of a table in one language, and written of it."""

    __slots__ = ("drawn", "moment", "writer")

    def __init__(self) -> None:
        self.drawn = Drawn()
        self.writer = Writer()
        self.moment: Moment | None = None

    def turn_to(self, match: Match[Game]) -> Moment:
        """Look at the game as it is now."""
        if self.moment is None or not self.moment.lasts(match):
            self.moment = Moment(match)
            self.drawn.turn_to(match.game)
            self.writer.turn_over()
        return self.moment


def look(live: LiveTable, viewer: int | None, reader: Language, before: Shown | None = None) -> Shown:
    """The table as it is now, and what is asked, as this viewer may see it.

    As long as nobody has done more than seal an answer, that is what the viewer was shown `before`.
    """
    with speaking(reader):
        gallery = live.galleries[reader.code]
        moment = gallery.turn_to(live.match)
        if before is not None and before.moment is not moment:
            before = None
        asked = _asked(live, viewer)
        if asked is None:
            question, told = None, NOTHING
        elif before is not None and before.asked == asked:
            question, told = before.request, before.told
        else:
            question = _question(live, asked)
            told = text_of(_QUESTION, question)
        if before is not None:
            view, written = before.view, before.written
        else:
            view = table(live.game, viewer, drawn=gallery.drawn)
            written = gallery.writer.view(view)
        no_undo = say("no-undo.others") if viewer is None else live.why_no_undo(viewer)
        return Shown(view, question, live.waiting_for, no_undo, written, told, moment, asked)


def _asked(live: LiveTable, viewer: int | None) -> Asked | None:
    request = None if viewer is None else live.open_request(viewer)
    if request is None:
        return None
    return Asked(request, live.request_number(request.player), live.attention_of(request.player).stops)


def _question(live: LiveTable, asked: Asked) -> QuestionShown:
    simultaneous = len(live.match.requests) > 1
    return question_shown(live.game, asked.request, number=asked.number, simultaneous=simultaneous, stops=asked.stops)


def state_text(live: LiveTable, listener: Listener) -> str:
    """The table as this listener may see it and what is new to it: all of it, or what it does not hold already."""
    with speaking(listener.language):
        desk, shown = live.desks[listener.seat], live.shown_to(listener)
        lines = desk.lines[listener.language.code]
        whole = listener.told == 0
        holds = None if whole else listener.holds
        changes = None if holds is None else shown.written.since(holds.view)
        seat = listener.seat
        values: dict[str, object] = {
            "version": desk.version,
            "whole": whole,
            "waiting_for": shown.waiting_for,
            "presence": live.presence(shown.waiting_for),
            "can_undo": shown.no_undo is None,
            "no_undo": shown.no_undo,
            "stopped": live.stopped,
            "clock": None if live.clock is None else live.clock.shown(live.time()),
            "attention": None if seat is None else live.attention_of(seat).shown(live.game, seat),
            "coach": coach_shown(live) if seat == LEARNER else None,
        }
        made = {"events": live.galleries[listener.language.code].writer.events(lines[listener.told :])}
        listener.told = len(lines)
        listener.version = desk.version
        if listener.wants_changes:
            listener.holds = Holding(desk.version, shown.written, shown.told)
        if holds is None or changes is None:
            made |= {"view": shown.written.whole(), "request": shown.told}
            return put_together(_STATE, {**values, "type": "state"}, made)
        stays = holds.request == shown.told
        made |= {"view": changes, "request": NOTHING if stays else shown.told}
        return put_together(_CHANGE, {**values, "type": "change", "since": holds.version, "request_stays": stays}, made)
