"""Invitations: what a guest sees before sitting down, and sitting down."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, HTTPException

from mageduel.server.callers import Owner, Sparing
from mageduel.server.hall import Hall
from mageduel.server.messages import Identity, InvitationShown, JoinWish, SeatJoined
from mageduel.server.seating import guest_seat, invitation_shown
from mageduel.server.tables import LiveTable
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say


def invitation_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for invitations."""

    @asynccontextmanager
    async def invited(code: str) -> AsyncIterator[tuple[LiveTable, int]]:
        """The table and seat of an invitation that can still be taken."""
        found = await hall.on_disk(hall.database.invitation, fingerprint(code))
        if found is None:
            raise HTTPException(404, say("rest.invitation-used"))
        game, number = found
        async with hall.visit(game) as live:
            if live.is_over:
                raise HTTPException(410, say("rest.invitation-late"))
            yield live, number

    @app.get("/api/invites/{code}")
    async def invitation(code: Identity) -> InvitationShown:
        """What a guest sees before sitting down."""
        async with invited(code) as (live, number):
            return invitation_shown(live, number)

    @app.post("/api/invites/{code}", dependencies=[Sparing])
    async def join_game(code: Identity, wish: JoinWish, owner: Owner) -> SeatJoined:
        """Take a seat by invitation; it works once, and the game begins."""
        async with invited(code) as (live, number):
            return await sit_down(hall, owner, live, number, fingerprint(code), wish)


async def sit_down(hall: Hall, owner: str, live: LiveTable, number: int, invite: str, wish: JoinWish) -> SeatJoined:
    """Take a seat whose invitation has this fingerprint; the game begins when nobody is missing any more."""
    guest = await guest_seat(hall, owner, live, number, wish)
    token = new_secret()
    if not await hall.seat_friend(invite, fingerprint(token), number, guest.seat, guest.book, live):
        if live.is_over:
            raise HTTPException(410, say("rest.invitation-late"))
        raise HTTPException(404, say("rest.invitation-used"))
    return SeatJoined(game=live.id, seat=number, token=token)
