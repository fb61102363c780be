"""Tables: games in progress, their seats, and what each seat is told. One table at a time changes, in one place."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mageduel.agents.contract import Agent
from mageduel.agents.levels import new_agent
from mageduel.duel import RULES_VERSION, start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, Record
from mageduel.kernel.requests import Answer, Refusal, Request
from mageduel.rules.setup import Setup
from mageduel.rules.victory import end
from mageduel.server.database import StoredGame, StoredSeat
from mageduel.server.messages import Presence, StateMessage
from mageduel.state.events import DiceRolled, Event, Revealed
from mageduel.state.game import Game
from mageduel.views.chronicle import Teller
from mageduel.views.questions import question
from mageduel.views.shapes import EventShown
from mageduel.views.table import table

HISTORY = 400
"""Chronicle lines a newcomer gets."""


def fingerprint(secret: str) -> str:
    """What is kept of a token or invitation: nobody can come in with it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """A token or invitation nobody can guess."""
    return secrets.token_urlsafe(24)


@dataclass(slots=True)
class Listener:
    """One connection: a seat, or a spectator."""

    seat: int | None
    queue: asyncio.Queue[StateMessage | object]
    told: int = 0
    """How much of the chronicle it has been told."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """One game in memory, with everybody who watches it."""

    stored: StoredGame
    setup: Setup
    match: Match[Game]
    version: int = 0
    listeners: list[Listener] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    agents: dict[int, Agent] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)
    chronicles: dict[int | None, list[EventShown]] = field(default_factory=dict)
    written: int = 0
    """Events already written into the chronicles."""
    secrets_out: list[int] = field(default_factory=list)
    """For every answer, how much hidden or random had come out before it."""
    offers: dict[str, int] = field(default_factory=dict)
    rematch_wishes: set[int] = field(default_factory=set)
    agents_task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        """The game's name."""
        return self.stored.id

    @property
    def game(self) -> Game:
        """The state."""
        return self.match.game

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to play."""
        return self.match.is_over or self.game.result is not None

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        known = fingerprint(token)
        for seat in self.stored.seats:
            if seat.token is not None and secrets.compare_digest(seat.token, known):
                return seat.seat
        return None

    def open_request(self, seat: int) -> Request | None:
        """What this seat is being asked."""
        return None if self.game.result is not None else self.match.request_for(seat)

    def request_number(self, seat: int) -> int:
        """Tells this seat's open request from its earlier ones; other seats' answers do not change it."""
        return sum(1 for player, _ in self.match.answers if player == seat)

    @property
    def waiting_for(self) -> list[int]:
        """Seats that have something to answer."""
        return [] if self.game.result is not None else sorted({request.player for request in self.match.open_requests})

    # Answers

    def why_not(self, seat: int, answer: Answer) -> Refusal | None:
        """Why an answer of this seat is not possible now, without giving it."""
        request = self.open_request(seat)
        assert request is not None
        return request.refuses(answer)

    def give(self, seat: int, answer: Answer) -> None:
        """Give an answer that has been checked and stored."""
        self.secrets_out.append(self._out())
        self.match.answer(seat, answer, trusted=True)
        self.version += 1
        self.offers.clear()
        self.write_chronicles()

    def _out(self) -> int:
        """A number that grows whenever dice are rolled or something hidden is shown."""
        log = self.game.log or []
        return sum(1 for event in log if isinstance(event, DiceRolled | Revealed)) + self.game.dice_stream % 1_000_003

    def undo_point(self, seat: int) -> int | None:
        """The number of this seat's last answer, if nothing hidden or random has come out since and nobody else acted."""
        answers = self.match.answers
        if not answers or self.is_over or answers[-1][0] != seat or len(self.secrets_out) != len(answers):
            return None
        return len(answers) - 1 if self.secrets_out[-1] == self._out() else None

    def rewind(self, number: int) -> None:
        """Go back to before the answer of this number."""
        answers = self.match.answers[:number]
        self.match = start_duel(self.setup, self.stored.seed, log=True)
        self.chronicles.clear()
        self.written = 0
        self.secrets_out = []
        for seat, answer in answers:
            self.secrets_out.append(self._out())
            self.match.answer(seat, answer, trusted=True)
        self.version += 1
        self.write_chronicles()
        for listener in self.listeners:
            listener.told = 0

    def close(self, ending: dict[str, Any]) -> None:
        """End the game by agreement or concession."""
        loser = ending.get("conceded")
        if loser is None:
            end(self.game, None, "agreed by both")
        else:
            winners = [player.team for player in self.game.players if player.seat != loser]
            end(self.game, winners[0], f"{self.game.players[loser].name} conceded")
        self.version += 1
        self.write_chronicles()

    # Telling

    def write_chronicles(self) -> None:
        """Tell what has happened to every seat as it may know it now, once and for all."""
        log: Sequence[Event] = self.game.log or []
        fresh = log[self.written :]
        for seat in (None, *range(len(self.game.players))):
            teller = Teller(self.game, seat)
            lines = self.chronicles.setdefault(seat, [])
            for event in fresh:
                line = teller.tell(event, len(lines))
                if line is not None:
                    lines.append(line)
        self.written = len(log)

    def state_for(self, listener: Listener) -> StateMessage:
        """The table as this listener may see it, and what is new to it."""
        seat = listener.seat
        lines = self.chronicles.get(seat, [])
        fresh = lines[max(listener.told, len(lines) - HISTORY) :]
        listener.told = len(lines)
        request = self.open_request(seat) if seat is not None else None
        asked = None
        if request is not None:
            asked = question(
                self.game, request, number=self.request_number(request.player), simultaneous=len(self.match.requests) > 1
            )
        return StateMessage(
            version=self.version,
            view=table(self.game, seat),
            request=asked,
            events=fresh,
            waiting_for=self.waiting_for,
            presence=self.presence(),
            can_undo=seat is not None and self.undo_point(seat) is not None,
        )

    def presence(self) -> list[Presence]:
        """Who is there, and who is thinking."""
        there = {listener.seat for listener in self.listeners}
        return [
            Presence(
                seat=seat.seat, connected=seat.kind == "computer" or seat.seat in there, thinking=seat.seat in self.thinking
            )
            for seat in self.stored.seats
        ]

    def agent(self, seat: int) -> Agent:
        """The computer player of a seat."""
        if seat not in self.agents:
            level = self.stored.seats[seat].level or "random"
            self.agents[seat] = new_agent(level, self.stored.seed * 7 + seat)
        return self.agents[seat]

    def record(self) -> Record:
        """The game written down."""
        return Record(
            self.stored.setup, self.stored.seed, tuple(self.match.answers), self.stored.rules_version, self.game.digest()
        )


def set_up(stored: StoredGame) -> LiveTable:
    """A table from what is kept of it: replaying every answer brings it to where it was."""
    if stored.rules_version != RULES_VERSION:
        raise DamagedRecord(
            f"This game was begun with rules version {stored.rules_version}; this server plays {RULES_VERSION}."
        )
    setup = Setup.from_data(stored.setup)
    live = LiveTable(stored, setup, start_duel(setup, stored.seed, log=True))
    for seat, answer in stored.answers:
        live.give(seat, answer)
    live.write_chronicles()
    if stored.ending is not None and live.game.result is None:
        live.close(stored.ending)
    return live


def computer_seats(seats: Sequence[StoredSeat]) -> set[int]:
    """Seats played by the computer."""
    return {seat.seat for seat in seats if seat.kind == "computer"}
