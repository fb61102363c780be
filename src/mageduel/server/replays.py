"""Replays: a record played again, frame by frame, from any seat's view."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import monotonic

from mageduel.course import Parted
from mageduel.duel import check_parting, end_by_players, parted_line, proves, start_duel, telling_of, unproven_line
from mageduel.facts.modes import MOST_SEATS
from mageduel.facts.spellbooks import MOST_COPIES
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, Ending, Record, read_record
from mageduel.kernel.requests import Answer
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.round.setup import Setup
from mageduel.server.following import Told
from mageduel.server.messages import SeatFacts
from mageduel.server.recorded import ReplayFacts, ReplayFrame, ReplayMarker
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.views.chronicle import Teller
from mageduel.views.shapes import EventShown
from mageduel.views.table import table
from mageduel.words.language import say
from mageduel.words.records import why_damaged

EVERY = 40
"""Answers between two points a replay can jump to."""
MOST_ANSWERS = 20_000
MOST_MARKS = 100
"""Points a replay can jump to: each is a copy of the game."""
MOST_CARDS = 400
LONGEST_NAME = 64
KEPT = 24
"""Replays kept ready."""


class ReplayOf:
    """One record, checked and ready to be shown; frame 0 is before the first answer."""

    def __init__(self, text: str, seconds: float) -> None:
        self._until = monotonic() + seconds
        self.record: Record = read_record(text)
        self._check()
        self._lock = threading.Lock()
        self._marks: list[Match[Game]] = []
        self._told: list[int] = []
        """How many events had happened before each frame."""
        self._answers: tuple[tuple[int, Answer], ...] = ()
        """Those that can be shown, in the form of today."""
        self._is_ended = False
        """Whether players ended the game themselves after the last of them."""
        self._note: Callable[[], str] | None = None
        """What to know of a game of another version."""
        self.facts = self._play()

    def _check(self) -> None:
        if len(self.record.answers) > MOST_ANSWERS:
            raise DamagedRecord("too-long")

    def _start(self) -> Match[Game]:
        try:
            self.setup = Setup.from_data(self.record.setup)
            _check_seats(self.setup)
            return start_duel(self.setup, self.record.seed, forkable=True, log=True)
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise DamagedRecord(say("record.setup", why=why_damaged(error))) from None

    def _play(self) -> ReplayFacts:
        """Play it once, keeping a twin of the match every so often: to its end, or to where it parts."""
        match = self._start()
        telling = telling_of(self.record)
        version = self.record.rules_version
        note: Callable[[], str] | None = None
        every = max(EVERY, len(self.record.answers) // MOST_MARKS)
        rounds: list[int] = []
        markers: list[ReplayMarker] = []
        life: list[tuple[int, list[int]]] = []
        seen = 0
        for frame in range(len(self.record.answers) + 1):
            if monotonic() > self._until:
                raise DamagedRecord("too-slow")
            if frame:
                try:
                    telling.give(match, *self.record.answers[frame - 1])
                except Parted as error:
                    check_parting(self.record, error.parting)
                    note = partial(parted_line, version, error.parting)
                    break
            if (
                match.can_fork
                and not match.is_over
                and (not self._marks or frame - len(self._marks[-1].answers) >= every)
            ):
                self._marks.append(match.fork())
            game = match.game
            if game.round > len(rounds):
                rounds.append(frame)
                markers.append(ReplayMarker(frame=frame, kind="round", name="", seat=None))
            log = game.log or []
            self._told.append(seen)
            for event in log[seen:]:
                if isinstance(event, Destroyed) and event.who.is_creature and not event.who.is_mage:
                    name = event.who.name
                    markers.append(ReplayMarker(frame=frame, kind="destroyed", name=name, seat=event.who.controller))
            seen = len(log)
            left = [max(0, remaining_life(player.mage)) for player in game.seated]
            if not life or life[-1][1] != left:
                life.append((frame, left))
        self._told.append(seen)
        self._answers = tuple(match.answers[: len(self._told) - 2])
        if note is not None:
            match = self.at(len(self._answers))
        elif not proves(self.record, match.game):
            note = partial(unproven_line, version)
        if self.record.ending is not None and len(self._answers) == len(self.record.answers):
            self._is_ended = True
            end_by_players(match.game, self.record.ending)
        seats = [
            SeatFacts(seat=number, side=match.game.players[number].team, name=seat.name, mage=seat.mage, kind="human")
            for number, seat in enumerate(self.setup.seats)
        ]
        self._note, self._end = note, match.game
        frames = len(self._answers) + 1 + self._is_ended
        return ReplayFacts(
            frames=frames,
            rounds=rounds,
            markers=markers,
            life=life,
            seats=seats,
            decisions=len(self._answers),
            result=None,
            note=None,
        )

    def told(self) -> ReplayFacts:
        """What the replay bar shows, in the language of whoever looks."""
        note = None if self._note is None else self._note()
        return self.facts.model_copy(update={"note": note, "result": table(self._end, None).result})

    def retold(self) -> tuple[Told, Ending | None]:
        """The game as far as it can be shown, to be played again elsewhere, and how its players ended it."""
        return (self.setup.to_data(), self.record.seed, self._answers), self.record.ending if self._is_ended else None

    def rewritten(self) -> str:
        """The record in our own writing: nothing is in it that is not part of the game."""
        return replace(self.record, setup=self.setup.to_data()).to_json()

    def frame(self, number: int, seat: int | None, *, everything: bool) -> ReplayFrame:
        """The table after so many answers, and what the last of them brought about.

        Where players ended the game themselves, that is one frame more.
        """
        match = self.at(max(0, number - 1))
        log = match.game.log
        if log is None:
            log = []
            match.game.keep_log(log)
        before = len(log) if number else 0
        if number > len(self._answers):
            assert self.record.ending is not None
            end_by_players(match.game, self.record.ending)
        elif number:
            match.give(*self._answers[number - 1])
        teller = Teller(match.game, seat, everything=everything)
        events: list[EventShown] = []
        for index, event in enumerate(log[before:], self._told[number]):
            line = teller.tell(event, index)
            if line is not None:
                events.append(line)
        return ReplayFrame(view=table(match.game, seat, everything=everything), events=events)

    def at(self, number: int) -> Match[Game]:
        """A match of one's own after so many answers."""
        place = bisect_right(self._marks, number, key=lambda mark: len(mark.answers)) - 1
        if place >= 0:
            with self._lock:
                match = self._marks[place].fork()
        else:
            match = start_duel(self.setup, self.record.seed, log=True)
        for player, answer in self._answers[match.number_of_answers : number]:
            match.give(player, answer)
        return match


def _check_seats(setup: Setup) -> None:
    """Refuse seats no game of ours has."""
    if not 2 <= len(setup.seats) <= MOST_SEATS:
        raise DamagedRecord(say("record.seats", most=MOST_SEATS))
    for seat in setup.seats:
        if len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
            raise DamagedRecord(say("record.player-name", most=LONGEST_NAME))
        if len(seat.book) > MOST_CARDS or any(not 0 <= copies <= MOST_COPIES for copies in seat.book.values()):
            raise DamagedRecord("book-too-large")


class Shelf:
    """Replays by their name, the least recently watched put away first."""

    def __init__(self) -> None:
        self._ready: OrderedDict[str, ReplayOf] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, identity: str) -> ReplayOf | None:
        """A replay that is ready."""
        with self._lock:
            found = self._ready.get(identity)
            if found is not None:
                self._ready.move_to_end(identity)
            return found

    def open(self, identity: str, text: str, seconds: float) -> ReplayOf:
        """Make a record ready to be shown."""
        ready = self.find(identity)
        if ready is not None:
            return ready
        opened = ReplayOf(text, seconds)
        with self._lock:
            self._ready[identity] = opened
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        return opened
