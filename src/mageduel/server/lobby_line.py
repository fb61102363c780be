"""The WebSocket of a lobby: what people say there, and everybody told of what changes."""

from __future__ import annotations

from fastapi import HTTPException, WebSocket
from pydantic import TypeAdapter

from mageduel.facts.errors import ForPeople
from mageduel.server.callers import COOKIE, owner_of
from mageduel.server.gathering import (
    Arrange,
    BeReady,
    CallMe,
    ChooseBook,
    CloseLobby,
    InviteTo,
    LeaveLobby,
    LobbyClientMessage,
    LobbyHello,
    LobbyInvite,
    MoveTo,
    RemovePerson,
    SeatComputer,
    SeatOpen,
    StartGame,
)
from mageduel.server.lines import Line, serve_line
from mageduel.server.listeners import TRY_LATER
from mageduel.server.lobbies import Guest, LiveLobby, Lobbies, drawn_book, new_invite, sentence_of
from mageduel.server.lobby import Brought, NotSo
from mageduel.server.seating import brought_book, check_level, level_name, settled
from mageduel.server.tokens import fingerprint
from mageduel.words.errors import why
from mageduel.words.language import say

MOST_OF_A_PERSON = 4
"""Connections of one person."""
HOSTS = Arrange | SeatComputer | SeatOpen | RemovePerson | InviteTo | StartGame | CloseLobby
"""What only the host says."""


async def serve_lobby(websocket: WebSocket, lobbies: Lobbies, identity: str) -> None:
    """Serve one connection to a lobby from hello to goodbye."""

    async def talk(host: str | None) -> None:
        async with lobbies.visit(identity) as live:
            await LobbyLine(websocket, lobbies, live, host).run()

    await serve_line(websocket, lobbies.hall, talk)


class LobbyLine(Line):
    """One person's line to a lobby."""

    reads = TypeAdapter(LobbyClientMessage)

    def __init__(self, websocket: WebSocket, lobbies: Lobbies, live: LiveLobby, host: str | None) -> None:
        self.guest = Guest()
        super().__init__(websocket, lobbies.hall, host, self.guest)
        self.largest = lobbies.hall.settings.largest_lobby_message
        self.lobbies = lobbies
        self.live = live
        self.owner = owner_of(websocket.cookies.get(COOKIE, ""))
        """Whose saved books these are."""

    async def greet(self, message: object) -> bool:
        """Find out who is calling, and show the lobby."""
        if not isinstance(message, LobbyHello):
            return await self.turn_away("no-hello")
        self.speak(message.language)
        person = self.live.person_of(message.token)
        if person is None:
            return await self.turn_away("wrong-token")
        if sum(each.person == person for each in self.live.listeners) >= MOST_OF_A_PERSON:
            return await self.turn_away("full")
        if self.live.is_lost:
            await self.websocket.close(TRY_LATER)
            return False
        self.guest.person, self.guest.token = person, message.token
        self.live.listeners.append(self.guest)
        self._tell_presence()
        return True

    def gone(self) -> None:
        """The line is closed."""
        self.live.listeners.remove(self.guest)
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Tell everybody who is there now; of a second page only the one who opened it need know."""
        mine = [each for each in self.live.listeners if each.person == self.guest.person]
        if len(mine) > 1 and self.guest in mine:
            self.live.tell_one(self.guest)
        elif self.guest in mine or (self.live.lobby.game is None and not self.live.is_closed):
            self.live.tell()

    async def take(self, message: object) -> None:
        """Do what a message asks for, one at a time."""
        if isinstance(message, LobbyHello):
            self.trouble("hello-again")
            return
        if not self.hall.allowances.lobbies.take(self.host):
            self.trouble("too-fast")
            return
        try:
            await self.hall.finish(self._handle(message))
        except NotSo as refused:
            self.trouble(refused.code, sentence_of(refused))
            self.live.tell_one(self.guest)
        except HTTPException as error:
            self.trouble("refused", str(error.detail))
        except ForPeople as error:
            self.trouble("refused", why(error))

    async def _handle(self, message: object) -> None:
        with self.lobbies.staying(self.live):
            async with self.live.lock:
                await self._do(message)

    async def _do(self, message: object) -> None:
        """What anybody asks for. The lobby's lock is held."""
        lobby, me = self.live.lobby, self.guest.person
        if self.live.is_closed:
            raise NotSo("gone")
        if lobby.game is not None:
            raise NotSo("begun")
        lobby.own_seat(me)
        if isinstance(message, HOSTS):
            if me != lobby.host:
                raise NotSo("not-host")
            await self._arrange(message)
            return
        match message:
            case CallMe():
                after = lobby.named(me, message.name or say("rest.guest"))
            case ChooseBook():
                seat = lobby.own_seat(me) if message.seat is None else message.seat
                after = lobby.chosen(me, seat, await self._brought(message.mage, message.book))
            case MoveTo():
                after = lobby.moved(me, message.seat)
            case BeReady():
                after = lobby.readied(me, message.terms, ready=message.ready)
            case LeaveLobby():
                await self._leave()
                return
        if after != lobby:
            await self.lobbies.change(self.live, after)

    async def _arrange(self, message: object) -> None:
        """What the host asks for. The lobby's lock is held."""
        lobby = self.live.lobby
        match message:
            case Arrange():
                after = lobby.arranged(
                    message.terms, message.mode, message.board, message.joining, message.sides, message.clock
                )
            case SeatComputer():
                check_level(message.level)
                level = settled(message.level)
                if message.mage is not None and message.book is not None:
                    brought = await self._brought(message.mage, message.book)
                else:
                    brought = drawn_book(lobby, level)
                after = lobby.with_computer(message.seat, level, level_name(level), brought)
            case SeatOpen():
                after = lobby.opened(message.seat)
            case RemovePerson():
                after = lobby.without(message.person)
            case InviteTo():
                invite = new_invite(lobby.id)
                await self.lobbies.change(self.live, lobby.invited(message.seat, fingerprint(invite)))
                self.guest.send(LobbyInvite(seat=message.seat, invite=invite))
                return
            case StartGame():
                await self._start(message.terms)
                return
            case CloseLobby():
                await self.lobbies.close(self.live)
                return
        await self.lobbies.change(self.live, after)

    async def _brought(self, mage: str, book: str) -> Brought:
        found = await brought_book(self.hall, self.owner, self.live.lobby.mode, mage, book)
        return Brought(found.mage, found.name, dict(found.cards))

    async def _start(self, terms: int) -> None:
        lobby = self.live.lobby
        if terms != lobby.terms:
            raise NotSo("other-terms")
        waits = lobby.why_not()
        if waits is not None:
            raise waits
        await self.lobbies.begin(self.live)

    async def _leave(self) -> None:
        after = self.live.lobby.left(self.guest.person)
        if after is None:
            await self.lobbies.close(self.live)
        else:
            await self.lobbies.change(self.live, after, "left")
