"""Moments of boards that are no tables: how they are shown, and what can be asked about an answer there."""

from __future__ import annotations

from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.planning.plans import PlanRequest
from mageduel.server.states import StateMessage
from mageduel.server.trying import Inquiry, InquiryReply
from mageduel.state.game import Game
from mageduel.views.ahead import look_ahead
from mageduel.views.chronicle import Teller
from mageduel.views.odds import odds_of_option
from mageduel.views.plans import weigh_plan
from mageduel.views.questions import question
from mageduel.views.shapes import EventShown
from mageduel.views.table import table
from mageduel.words.language import say


def seats_asked(match: Match[Game]) -> list[int]:
    """Seats that have something to answer."""
    return [] if match.game.result is not None else sorted({request.player for request in match.open_requests})


def state_at(
    match: Match[Game],
    number: int,
    viewer: int,
    *,
    everything: bool,
    can_undo: bool,
    asks: bool = True,
    for_all: bool = False,
) -> StateMessage:
    """A moment as a table is told, seen by a seat or with everything shown.

    `asks`: whether its question is put; `for_all`: also where another seat is asked.
    """
    game = match.game
    asked = seats_asked(match)
    answering = viewer if viewer in asked else asked[0] if asked and for_all else None
    request = None if answering is None or not asks else match.request_for(answering)
    teller = Teller(game, viewer, everything=everything)
    events: list[EventShown] = []
    for index, event in enumerate(game.log or []):
        line = teller.tell(event, index)
        if line is not None:
            events.append(line)
    return StateMessage(
        version=number + 1,
        view=table(game, viewer, everything=everything),
        request=None if request is None else question(game, request, number=number + 1),
        events=events,
        whole=True,
        waiting_for=asked if asks else [],
        presence=[],
        can_undo=can_undo,
        no_undo=None if can_undo else say("no-undo.nothing"),
        stopped=None,
        attention=None,
        clock=None,
        coach=None,
    )


def look_at(game: Game, request: Request, inquiry: Inquiry, answer: Answer, after: Answer | None) -> InquiryReply:
    """Look at an answer without giving it."""
    if inquiry.kind == "weigh":
        return InquiryReply(weighed=weigh_plan(game, request, answer) if isinstance(request, PlanRequest) else None)
    ahead = look_ahead(game, request, answer if inquiry.kind == "ahead" else after or ())
    if inquiry.kind == "ahead":
        return InquiryReply(question=None if ahead is None else ahead.shown())
    if after is not None:
        return InquiryReply(odds=None if ahead is None else ahead.odds(answer))
    possible = request.refuses(answer) is None
    return InquiryReply(odds=odds_of_option(game, request, answer) if possible else None)
