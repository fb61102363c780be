"""Reports: something was wrong at a table; the game is kept as it was, with what the player saw.

While the game goes on nobody is told its seed or anything hidden: the report is sealed until the end.
"""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Header, HTTPException
from pydantic import BaseModel, Field

from mageduel.duel import RULES_VERSION
from mageduel.server.callers import Sparing
from mageduel.server.envelope import Message
from mageduel.server.hall import Hall
from mageduel.server.listeners import Listener
from mageduel.server.messages import Identity
from mageduel.server.stored import StoredReport
from mageduel.words.language import say

LONGEST_NOTE = 1000
REPORTS_A_SEAT = 20
"""Reports kept of one seat; the oldest go."""


class ReportWish(Message):
    """What was wrong, in the player's own words, and what the player's program knows of itself."""

    note: Annotated[str, Field(max_length=LONGEST_NOTE)] = ""
    client: Annotated[str, Field(max_length=300)] = ""


class ReportFile(BaseModel):
    """A report, as the player gets it and as it is opened again."""

    format: Literal["mageduel-report"] = "mageduel-report"
    report: str
    game: str
    rules: str
    seat: int
    answers: int
    """How many answers had been given."""
    note: str
    client: str
    seen: dict[str, Any]
    """The table, the question and the chronicle as the player saw them."""
    sealed: bool
    """The game goes on: what was hidden from the player stands in the report on the server alone, until the end."""
    record: dict[str, Any] | None
    """The game up to then, with its seed, once it is over."""


def report_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for reports."""

    @app.post("/api/games/{game}/reports", dependencies=[Sparing], status_code=201)
    async def add_report(
        game: Identity, wish: ReportWish, x_seat_token: Annotated[str, Header(max_length=128)] = ""
    ) -> ReportFile:
        """Keep the game as it is now, with what this seat sees; the file is for the player."""
        async with hall.visit(game) as live:
            seat = live.seat_of(x_seat_token) if x_seat_token else None
            if seat is None:
                raise HTTPException(403, say("rest.no-seat-token"))
            stored = StoredReport(
                id=secrets.token_urlsafe(12),
                game=game,
                seat=seat,
                answers=live.match.number_of_answers,
                note=wish.note,
                client=wish.client,
                seen=live.state_for(Listener(seat)),
                record=live.record().to_json(),
            )
            await hall.on_disk(hall.database.add_report, stored, REPORTS_A_SEAT)
            return _file(stored, is_over=live.is_over)

    @app.get("/api/reports/{report}")
    async def report_file(report: Identity) -> ReportFile:
        """A report, opened again once its game is over."""
        stored = await hall.on_disk(hall.database.report, report)
        if stored is None:
            raise HTTPException(404, say("rest.no-report"))
        async with hall.visit(stored.game) as live:
            if not live.is_over:
                raise HTTPException(403, say("rest.report-sealed"))
            return _file(stored, is_over=True)


def _file(stored: StoredReport, *, is_over: bool) -> ReportFile:
    return ReportFile(
        report=stored.id,
        game=stored.game,
        rules=RULES_VERSION,
        seat=stored.seat,
        answers=stored.answers,
        note=stored.note,
        client=stored.client,
        seen=json.loads(stored.seen),
        sealed=not is_over,
        record=json.loads(stored.record) if is_over else None,
    )
