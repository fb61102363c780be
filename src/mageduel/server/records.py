"""Records that strangers bring: checked by playing them, kept for a while in our own writing, shown frame by frame."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import FastAPI, HTTPException, Query, Request
from pydantic import Field

from mageduel.server.callers import Sparing
from mageduel.server.hall import Hall
from mageduel.server.limits import neighbourhood
from mageduel.server.messages import Identity
from mageduel.server.recorded import ReplayAdded, ReplayFacts, ReplayFrame
from mageduel.server.replays import ReplayOf, Shelf
from mageduel.server.stored import Quota
from mageduel.server.tokens import fingerprint
from mageduel.words.language import say

_RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordFile"}}},
    }
}


class Shelves:
    """Replays that are ready, and those that can be brought from the database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.ready = Shelf()

    async def found(self, identity: str) -> ReplayOf:
        """The replay of this name; 404 where there is none."""
        ready = self.ready.find(identity)
        if ready is not None:
            return ready
        settings = self._hall.settings
        text = await self._hall.on_disk(self._hall.database.replay, identity, settings.replay_days)
        if text is None:
            raise HTTPException(404, say("rest.no-replay"))
        return await self._hall.aside(self.ready.open, identity, text, settings.replay_seconds)


def record_routes(app: FastAPI, hall: Hall, shelves: Shelves) -> None:
    """Add the routes for records that strangers bring."""
    settings = hall.settings
    found = shelves.found

    @app.post("/api/replays", dependencies=[Sparing], status_code=201, openapi_extra=_RECORD_BODY)
    async def add_replay(request: Request) -> ReplayAdded:
        """Bring a record to watch; it is kept in our own writing, and only for a while."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise HTTPException(415, say("rest.record-json"))
        body = await request.body()
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise HTTPException(400, say("rest.record-no-text")) from None
        identity = secrets.token_urlsafe(9)
        opened = await hall.aside(shelves.ready.open, identity, text, settings.replay_seconds)
        quota = Quota(settings.replays_an_address, settings.replays_in_all, settings.replay_days)
        address = fingerprint(neighbourhood(request.client.host if request.client else None))
        await hall.on_disk(hall.database.add_replay, identity, opened.rewritten(), address, quota)
        return ReplayAdded(replay=identity)

    @app.get("/api/replays/{replay}")
    async def replay_facts(replay: Identity) -> ReplayFacts:
        """What the replay bar shows."""
        return (await found(replay)).told()

    @app.get("/api/replays/{replay}/frames/{frame}")
    async def replay_frame(
        replay: Identity,
        frame: Annotated[int, Field(ge=0, lt=1_000_000)],
        seat: Annotated[str, Query(pattern="^(all|[0-9])$")] = "all",
    ) -> ReplayFrame:
        """One moment, from a seat's view or with everything shown."""
        opened = await found(replay)
        if frame >= opened.facts.frames:
            raise HTTPException(404, say("rest.no-frame", frames=opened.facts.frames))
        if seat != "all" and int(seat) >= len(opened.facts.seats):
            raise HTTPException(404, say("rest.nobody-there"))
        number = None if seat == "all" else int(seat)
        return await hall.aside(lambda: opened.frame(frame, number, everything=seat == "all"))
