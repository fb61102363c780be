"""Opening a lobby, and sitting down in one by invitation."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from fastapi import FastAPI, HTTPException, Request, WebSocket

from mageduel.facts.boards import chosen_board
from mageduel.facts.modes import mode_called
from mageduel.server.callers import Owner, Sparing
from mageduel.server.gathering import (
    LobbyInvitation,
    LobbyInvite,
    LobbyJoin,
    LobbyJoined,
    LobbyOpened,
    LobbySetup,
    PlaceWish,
)
from mageduel.server.hall import Hall
from mageduel.server.links import link_facts
from mageduel.server.lobbies import (
    IDENTITY_BYTES,
    IDENTITY_LETTERS,
    LiveLobby,
    Lobbies,
    NoSuchLobby,
    drawn_book,
    new_invite,
    sentence_of,
)
from mageduel.server.lobby import Brought, Lobby, NotSo, Occupant, Place, check_sides
from mageduel.server.lobby_line import serve_lobby
from mageduel.server.messages import Identity
from mageduel.server.seating import brought_book, check_level, level_name, settled
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say


def lobby_routes(app: FastAPI, hall: Hall, lobbies: Lobbies) -> None:
    """Add the routes for lobbies."""

    async def brought(owner: str, mode: str, wish: PlaceWish) -> Brought | None:
        if wish.mage is None or wish.book is None:
            return None
        book = await brought_book(hall, owner, mode, wish.mage, wish.book)
        return Brought(book.mage, book.name, dict(book.cards))

    @app.post("/api/lobbies", dependencies=[Sparing], status_code=201)
    async def open_lobby(wish: LobbySetup, owner: Owner, request: Request) -> LobbyOpened:
        """Open a lobby: a token for the host, an invitation for every open seat."""
        mine = [seat for seat, place in enumerate(wish.seats) if place.kind == "person"]
        if len(mine) != 1:
            raise HTTPException(400, say("lobby.one-host"))
        check_sides(wish.mode, [place.side for place in wish.seats])
        board = chosen_board(mode_called(wish.mode), len(wish.seats), wish.board)
        identity, token = secrets.token_urlsafe(IDENTITY_BYTES), new_secret()
        invites = {seat: new_invite(identity) for seat, place in enumerate(wish.seats) if place.kind == "open"}
        places = tuple(
            Place(place.side, Occupant(invite=fingerprint(invites[seat])) if seat in invites else Occupant())
            for seat, place in enumerate(wish.seats)
        )
        lobby = Lobby(identity, wish.mode, board, wish.joining, places, clock=wish.clock, listed=wish.listed)
        try:
            lobby = lobby.joined(mine[0], wish.name or say("rest.guest"), fingerprint(token))
            own = await brought(owner, wish.mode, wish.seats[mine[0]])
            if own is not None:
                lobby = lobby.chosen(lobby.host, mine[0], own)
            for seat, place in enumerate(wish.seats):
                if place.kind == "computer":
                    level = place.level or "random"
                    check_level(level)
                    level = settled(level)
                    book = await brought(owner, wish.mode, place) or drawn_book(lobby, level)
                    lobby = lobby.with_computer(seat, level, level_name(level), book)
        except NotSo as refused:
            raise HTTPException(400, sentence_of(refused)) from None
        await lobbies.add(replace(lobby, terms=0))
        return LobbyOpened(
            lobby=identity,
            seat=mine[0],
            token=token,
            invites=[LobbyInvite(seat=seat, invite=invite) for seat, invite in invites.items()],
            link=link_facts(hall.settings, request.url.scheme, request.headers.get("host", "")),
        )

    @asynccontextmanager
    async def invited(code: str) -> AsyncIterator[tuple[LiveLobby, str]]:
        """The lobby of an invitation, and what is kept of the invitation."""
        try:
            async with lobbies.visit(code[:IDENTITY_LETTERS]) as live:
                yield live, fingerprint(code)
        except NoSuchLobby:
            raise HTTPException(404, say("rest.invitation-used")) from None

    def seat_of(live: LiveLobby, kept: str) -> int:
        """The seat an invitation leads to now."""
        if live.lobby.game is not None:
            raise HTTPException(410, say("lobby.begun"))
        for seat, place in enumerate(live.lobby.places):
            if place.who.invite is not None and secrets.compare_digest(place.who.invite, kept):
                return seat
        raise HTTPException(404, say("rest.invitation-used"))

    @app.get("/api/lobby-invites/{code}")
    async def lobby_invitation(code: Identity) -> LobbyInvitation:
        """What a guest sees before sitting down in a lobby."""
        async with invited(code) as (live, kept):
            return LobbyInvitation(facts=live.facts_for(None), seat=seat_of(live, kept))

    @app.post("/api/lobby-invites/{code}", dependencies=[Sparing])
    async def join_lobby(code: Identity, wish: LobbyJoin) -> LobbyJoined:
        """Sit down in a lobby by invitation; it works once."""
        async with invited(code) as (live, kept), live.lock:
            if live.is_closed:
                raise HTTPException(404, say("rest.invitation-used"))
            return await lobbies.sit_down(live, seat_of(live, kept), wish)

    @app.websocket("/api/lobbies/{lobby}/socket")
    async def lobby_socket(websocket: WebSocket, lobby: Identity) -> None:
        """One person's line to a lobby."""
        await serve_lobby(websocket, lobbies, lobby)
