"""Open games: those that wait for somebody and are offered to everybody or to a name, and those to be watched.

A game waits in the list while its host is at the table, one of days a decision until somebody comes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import chain, islice
from typing import Annotated, Literal

from fastapi import FastAPI, HTTPException, Query, Request
from pydantic import BaseModel, ValidationError

from mageduel.rules.round.setup import Setup
from mageduel.server.callers import Owner, Sparing
from mageduel.server.clocks import terms_of
from mageduel.server.gathering import LobbyInvitation, LobbyJoin, LobbyJoined
from mageduel.server.hall import Hall
from mageduel.server.invitations import sit_down
from mageduel.server.links import link_facts
from mageduel.server.lobbies import LiveLobby, Lobbies, NoSuchLobby
from mageduel.server.messages import Identity, InvitationShown, JoinWish, LinkFacts, Mode, SeatJoined, ShortText
from mageduel.server.seating import invitation_shown, side_of
from mageduel.server.stored import EVERYBODY, StoredGame
from mageduel.server.tables import LiveTable
from mageduel.server.timing import ClockTerms
from mageduel.words.language import say

MOST_LISTED = 60
Kind = Literal["game", "lobby", "running"]
"""A game of two that waits, a game being arranged in a lobby, or one to be watched."""


class OpenSeat(BaseModel):
    """A seat of a game in the list."""

    side: int
    name: str
    """Empty where it is open."""
    mage: str | None
    computer: bool


class OpenGame(BaseModel):
    """A game in the list of open games."""

    kind: Kind
    id: str
    mode: Mode
    board: str | None
    clock: ClockTerms | None
    seats: list[OpenSeat]
    challenge: bool
    """It is offered to who is called as the one who asked, and to nobody else."""
    round: int
    watching: int


class OpenGames(BaseModel):
    """Games that wait for somebody, then those to be watched; and how many people are at tables and in lobbies."""

    games: list[OpenGame]
    people: int
    link: LinkFacts
    """Where the link of a game that is opened here would lead."""


def _is_for(stored: StoredGame, name: str) -> bool:
    """Whether the open seats of a game are offered to somebody of this name."""
    return stored.listed == EVERYBODY or (bool(name) and stored.listed.casefold() == name.strip().casefold())


def _shown(stored: StoredGame, kind: Kind, round: int, watching: int) -> OpenGame:
    setup = Setup.from_data(stored.setup)
    return OpenGame(
        kind=kind,
        id=stored.id,
        mode=setup.mode,
        board=setup.board,
        clock=terms_of(stored.clock),
        seats=[
            OpenSeat(
                side=side_of(setup, kept.seat),
                name="" if kept.invite is not None else seat.name,
                mage=None if kept.is_undecided else seat.mage,
                computer=kept.kind == "computer",
            )
            for kept, seat in zip(stored.seats, setup.seats, strict=True)
        ],
        challenge=kind == "game" and stored.listed != EVERYBODY,
        round=round,
        watching=watching,
    )


def _arranged(live: LiveLobby) -> OpenGame:
    lobby = live.lobby
    places = enumerate(lobby.places)
    return OpenGame(
        kind="lobby",
        id=lobby.id,
        mode=lobby.mode,
        board=lobby.board,
        clock=lobby.clock,
        seats=[
            OpenSeat(
                side=seat if place.side is None else place.side,
                name=place.who.name,
                mage=None if place.who.brought is None else place.who.brought.mage,
                computer=place.who.kind == "computer",
            )
            for seat, place in places
        ],
        challenge=False,
        round=0,
        watching=0,
    )


def _open_seat(live: LiveLobby) -> int | None:
    """The first seat of a lobby anybody may take."""
    if not live.lobby.listed or live.is_closed or live.lobby.game is not None:
        return None
    return next((seat for seat, place in enumerate(live.lobby.places) if place.who.kind == "open"), None)


def _here(live: LiveTable) -> set[int]:
    return {listener.seat for listener in live.listeners if listener.seat is not None}


class Shown(BaseModel):
    """What a process adds to the list: games whose host is there, games to be watched and lobbies, and how many people.

    The others read it with its signs of life.
    """

    hosted: list[str] = []
    games: list[OpenGame] = []
    people: int = 0


def shown_here(hall: Hall, lobbies: Lobbies) -> Shown:
    """What this process adds to the list."""
    tables = hall.in_memory()
    hosted = (live.id for live in tables if live.stored.listed and live.invited and _here(live) and not live.is_over)
    arranged = (_arranged(live) for live in lobbies.in_memory() if live.listeners and _open_seat(live) is not None)
    people = sum(len(_here(live)) for live in tables)
    people += sum(len({guest.person for guest in live.listeners}) for live in lobbies.in_memory())
    games = chain(arranged, _running(hall))
    return Shown(hosted=[*islice(hosted, MOST_LISTED)], games=[*islice(games, MOST_LISTED)], people=people)


def _shown_everywhere(hall: Hall, lobbies: Lobbies) -> Shown:
    """What all processes add to the list together."""
    every = [shown_here(hall, lobbies)]
    for peer in hall.peers.others:
        with suppress(ValidationError):
            every.append(Shown.model_validate_json(peer.shows))
    games = [game for shown in every for game in shown.games]
    hosted = [game for shown in every for game in shown.hosted]
    ordered = sorted(games, key=lambda game: game.kind != "lobby")
    return Shown(hosted=hosted, games=ordered, people=sum(shown.people for shown in every))


def _waiting(hosted: Collection[str], kept: list[StoredGame], name: str) -> Iterator[OpenGame]:
    """Games of two that wait for somebody like the one who asks."""
    for stored in kept:
        terms = terms_of(stored.clock)
        if _is_for(stored, name) and (stored.id in hosted or (terms is not None and terms.kind == "days")):
            yield _shown(stored, "game", 0, 0)


def _running(hall: Hall) -> Iterator[OpenGame]:
    """Games from the list that have begun."""
    for live in hall.in_memory():
        if live.stored.listed == EVERYBODY and not live.invited and not live.is_over and _here(live):
            watching = sum(listener.seat is None for listener in live.listeners)
            yield _shown(live.stored, "running", live.desks[None].round, watching)


def open_routes(app: FastAPI, hall: Hall, lobbies: Lobbies) -> None:
    """Add the routes for open games."""
    hall.peers.shows = lambda: shown_here(hall, lobbies).model_dump_json()

    @app.get("/api/open")
    async def open_games(request: Request, name: Annotated[ShortText, Query()] = "") -> OpenGames:
        """Games that wait for somebody, among them challenges to who is called so, and games to be watched."""
        kept = await hall.on_disk(hall.database.open_games, MOST_LISTED)
        every = _shown_everywhere(hall, lobbies)
        games = [*_waiting(set(every.hosted), kept, name), *every.games]
        link = link_facts(hall.settings, request.url.scheme, request.headers.get("host", ""))
        return OpenGames(games=games[:MOST_LISTED], people=every.people, link=link)

    @asynccontextmanager
    async def offered(game: str, name: str) -> AsyncIterator[tuple[LiveTable, int, str]]:
        """The table of an open game, a seat somebody of this name may take, and the fingerprint of its invitation."""
        async with hall.visit(game) as live:
            seat = next((each for each in live.stored.seats if each.invite is not None), None)
            if seat is None or seat.invite is None or live.is_over or not _is_for(live.stored, name):
                raise HTTPException(404, say("rest.not-open"))
            yield live, seat.seat, seat.invite

    @app.get("/api/open/games/{game}")
    async def open_game(game: Identity, name: Annotated[ShortText, Query()] = "") -> InvitationShown:
        """What a guest sees before sitting down in an open game."""
        async with offered(game, name) as (live, seat, _):
            return invitation_shown(live, seat)

    @app.post("/api/open/games/{game}", dependencies=[Sparing])
    async def join_open_game(game: Identity, wish: JoinWish, owner: Owner) -> SeatJoined:
        """Take a seat in an open game."""
        async with offered(game, wish.name) as (live, seat, invite):
            return await sit_down(hall, owner, live, seat, invite, wish)

    @asynccontextmanager
    async def offered_lobby(lobby: str) -> AsyncIterator[tuple[LiveLobby, int]]:
        """A lobby that is open, and a seat in it."""
        try:
            async with lobbies.visit(lobby) as live, live.lock:
                seat = _open_seat(live)
                if seat is None:
                    raise HTTPException(404, say("rest.not-open"))
                yield live, seat
        except NoSuchLobby:
            raise HTTPException(404, say("rest.not-open")) from None

    @app.get("/api/open/lobbies/{lobby}")
    async def open_lobby_facts(lobby: Identity) -> LobbyInvitation:
        """What a guest sees before sitting down in an open lobby."""
        async with offered_lobby(lobby) as (live, seat):
            return LobbyInvitation(facts=live.facts_for(None), seat=seat)

    @app.post("/api/open/lobbies/{lobby}", dependencies=[Sparing])
    async def join_open_lobby(lobby: Identity, wish: LobbyJoin) -> LobbyJoined:
        """Sit down in an open lobby."""
        async with offered_lobby(lobby) as (live, seat):
            return await lobbies.sit_down(live, seat, wish)
