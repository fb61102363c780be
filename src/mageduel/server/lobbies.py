"""Lobbies: those in memory, who is connected to them, what each is shown, and how the game begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from fastapi import HTTPException

from mageduel.duel import RULES_VERSION
from mageduel.facts.mages import playable_mages
from mageduel.facts.modes import mode_called
from mageduel.facts.spellbooks import published_books
from mageduel.rules.round.setup import Seat, Setup
from mageduel.server import faces
from mageduel.server.clocks import wound_up
from mageduel.server.gathering import (
    Goodbye,
    LobbyFacts,
    LobbyJoin,
    LobbyJoined,
    LobbyOver,
    LobbyStarted,
    LobbyState,
    PlaceShown,
)
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.keepers import Keeper
from mageduel.server.listeners import Listener
from mageduel.server.lobby import Brought, Lobby, NotSo, Place
from mageduel.server.messages import BookListed
from mageduel.server.names import told_apart
from mageduel.server.seating import suiting_book, teams_of
from mageduel.server.stored import StoredGame, StoredSeat
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say, speaking

IDENTITY_BYTES = 9
IDENTITY_LETTERS = 12
"""How long the name of a lobby is; an invitation begins with it."""


class NoSuchLobby(NoSuchGame):
    """There is no lobby of that name."""

    code = "no-such-lobby"


class Guest(Listener):
    """The connection of a person in a lobby."""

    __slots__ = ("person",)

    def __init__(self) -> None:
        super().__init__(None)
        self.person = -1


@dataclass(slots=True, eq=False)
class LiveLobby:
    """A lobby with everybody who is connected to it."""

    lobby: Lobby
    listeners: list[Guest] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    visitors: int = 0
    is_closed: bool = False
    is_lost: bool = False
    """Another process holds this lobby by now."""
    listed: dict[int, tuple[Brought, BookListed]] = field(default_factory=dict)
    """Of every seat whose book lies open, the book and its list, which is made once for all who read it."""

    def person_of(self, token: str) -> int | None:
        """The person a token belongs to."""
        known = fingerprint(token)
        for place in self.lobby.places:
            if place.who.token is not None and secrets.compare_digest(place.who.token, known):
                return place.who.person
        return None

    # Showing

    def facts_for(self, person: int | None) -> LobbyFacts:
        """The lobby as a person may see it, or somebody who has yet to sit down."""
        lobby = self.lobby
        return LobbyFacts(
            lobby=lobby.id,
            mode=lobby.mode,
            board=lobby.board,
            books=mode_called(lobby.mode).books,
            joining=lobby.joining,
            clock=lobby.clock,
            places=[self._place(seat, place, person) for seat, place in enumerate(lobby.places)],
            listed=lobby.listed,
        )

    def _place(self, seat: int, place: Place, viewer: int | None) -> PlaceShown:
        who, brought = place.who, place.who.brought
        is_own = viewer is not None and who.person == viewer
        is_open = self.lobby.joining == "open-books"
        knows = is_own or is_open or (who.kind == "computer" and viewer == self.lobby.host)
        return PlaceShown(
            seat=seat,
            side=place.side,
            kind=who.kind,
            person=who.person,
            name=who.name,
            is_host=who.person is not None and who.person == self.lobby.host,
            is_own=is_own,
            is_connected=who.kind == "computer" or any(each.person == who.person for each in self.listeners),
            is_ready=who.kind == "computer" or who.is_ready,
            level=who.level,
            mage=None if brought is None else brought.mage,
            has_book=brought is not None,
            book=brought.book if brought is not None and knows else None,
            open_book=self._listed(seat, brought) if brought is not None and is_open else None,
        )

    def _listed(self, seat: int, brought: Brought) -> BookListed:
        known = self.listed.get(seat)
        if known is not None and known[0] is brought:
            return known[1]
        book = BookListed(name=brought.book, cards=faces.card_lines(brought.cards))
        self.listed[seat] = (brought, book)
        return book

    def state_for(self, guest: Guest) -> LobbyState | None:
        """The lobby as this guest is told of it, in his language; None to one who has no seat any more."""
        lobby = self.lobby
        seat = lobby.seat_of(guest.person)
        if seat is None:
            return None
        is_host = guest.person == lobby.host
        with speaking(guest.language):
            waits = lobby.why_not()
            return LobbyState(
                facts=self.facts_for(guest.person),
                terms=lobby.terms,
                seat=seat,
                is_host=is_host,
                can_start=is_host and waits is None,
                why_not=None if waits is None else sentence_of(waits),
                mages=_mages_for(lobby, guest.person),
            )

    def tell(self, goodbye: Goodbye = "removed") -> None:
        """Tell everybody how the lobby stands; whoever has no seat any more is told why."""
        for guest in self.listeners:
            self.tell_one(guest, goodbye)

    def tell_one(self, guest: Guest, goodbye: Goodbye = "removed") -> None:
        """Tell one guest how the lobby stands."""
        state = self.state_for(guest)
        if self.is_closed or state is None:
            self.dismiss(guest, "closed" if self.is_closed else goodbye)
        elif self.lobby.game is not None:
            guest.send(LobbyStarted(game=self.lobby.game, seat=state.seat, token=guest.token or ""))
        else:
            guest.send(state)

    def dismiss(self, guest: Guest, code: Goodbye) -> None:
        """Say why there is nothing more to do here, and close the line."""
        with speaking(guest.language):
            guest.dismiss(LobbyOver(code=code, message=say(f"lobby.over.{code}")))


def new_invite(lobby: str) -> str:
    """An invitation to a lobby that nobody can guess."""
    return lobby + new_secret()


def sentence_of(refused: NotSo) -> str:
    """Why something cannot be done in a lobby."""
    return say(f"lobby.{refused.code}", **refused.parts)


def _mages_for(lobby: Lobby, person: int) -> list[str]:
    """The mages a person may choose from."""
    if lobby.mage_of_all is not None and person != lobby.host:
        return [lobby.mage_of_all]
    mode = mode_called(lobby.mode)
    with_books = {book.mage for book in published_books().values() if book.mode == mode.books}
    return [name for name in playable_mages(mode.mages) if name in with_books]


def drawn_book(lobby: Lobby, level: str) -> Brought:
    """A published book for a computer player that suits its style, by lot."""
    mages = [lobby.mage_of_all] if lobby.mage_of_all is not None else _mages_for(lobby, lobby.host)
    book = suiting_book(lobby.mode, level, mages)
    if book is None:
        raise NotSo("no-published-book")
    return Brought(book.mage, book.name, dict(book.cards))


class Lobbies(Keeper[LiveLobby]):
    """Every lobby somebody is at; the others are in the database."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self.hall = hall
        hall.keepers["lobbies"] = self

    def _fetch(self, identity: str) -> dict[str, Any] | None:
        """A lobby that this process holds from now on; runs away from the loop."""
        self.hall.holdings.take("lobbies", identity)
        return self.hall.database.lobby(identity)

    @asynccontextmanager
    async def visit(self, identity: str) -> AsyncIterator[LiveLobby]:
        """The lobby of this name, brought from the database if need be."""
        live = self._live.get(identity)
        if live is None:
            data = await self.hall.on_disk(self._fetch, identity)
            if data is None:
                raise NoSuchLobby(identity)
            live = self._live.setdefault(identity, LiveLobby(Lobby.from_data(data)))
        with self.staying(live):
            yield live

    @contextmanager
    def staying(self, live: LiveLobby) -> Iterator[None]:
        """Keep a lobby in memory: while somebody is there, and until what they asked for is done."""
        live.visitors += 1
        try:
            yield
        finally:
            live.visitors -= 1
            if not live.visitors and self._live.get(live.lobby.id) is live:
                del self._live[live.lobby.id]

    async def add(self, lobby: Lobby) -> None:
        """Keep a new lobby."""
        days = self.hall.settings.lobby_days
        await self.hall.on_disk(self.hall.database.add_lobby, lobby.id, lobby.to_data(), days)

    async def change(self, live: LiveLobby, lobby: Lobby, goodbye: Goodbye = "removed") -> None:
        """Store what has changed, then tell everybody. The lobby's lock is held."""
        if not await self.hall.on_disk(self.hall.database.change_lobby, lobby.id, lobby.to_data()):
            raise NotSo("gone")
        live.lobby = lobby
        live.tell(goodbye)

    async def close(self, live: LiveLobby) -> None:
        """There is nothing to arrange any more. The lobby's lock is held."""
        await self.hall.on_disk(self.hall.database.delete_lobby, live.lobby.id)
        live.is_closed = True
        live.tell()

    async def sit_down(self, live: LiveLobby, seat: int, wish: LobbyJoin) -> LobbyJoined:
        """Give somebody a token for an open seat. The lobby's lock is held."""
        token = new_secret()
        try:
            lobby = live.lobby.joined(seat, wish.name or say("rest.guest"), fingerprint(token))
            await self.change(live, lobby)
        except NotSo as refused:
            raise HTTPException(404, sentence_of(refused)) from None
        return LobbyJoined(lobby=lobby.id, seat=seat, token=token)

    async def begin(self, live: LiveLobby) -> None:
        """Begin the game: everybody's token opens their seat at its table. The lobby's lock is held."""
        lobby = live.lobby
        teams = teams_of(lobby.mode, [place.side for place in lobby.places])
        seats: list[Seat] = []
        for place, team in zip(lobby.places, teams, strict=True):
            brought = place.who.brought
            assert brought is not None
            seats.append(Seat(place.who.name, brought.mage, dict(brought.cards), team=team))
        setup = Setup(lobby.mode, told_apart(seats), lobby.board)
        stored = StoredGame(
            id=secrets.token_urlsafe(IDENTITY_BYTES),
            setup=setup.to_data(),
            seed=self.hall.new_seed(),
            rules_version=RULES_VERSION,
            same_screen=False,
            ending=None,
            rematch=None,
            seats=tuple(
                _seat(number, place, setup.seats[number].name, lobby.host) for number, place in enumerate(lobby.places)
            ),
            answers=(),
            joining=lobby.joining,
            clock=wound_up(lobby.clock, len(seats), self.hall.uptime.now()),
        )
        await self.hall.add(stored)
        await self.change(live, lobby.begun(stored.id))


def _seat(number: int, place: Place, name: str, host: int) -> StoredSeat:
    who = place.who
    kind = "computer" if who.kind == "computer" else "human" if who.person == host else "friend"
    book = "" if who.brought is None else who.brought.book
    return StoredSeat(number, kind, name, who.level, who.token, None, book=book)
