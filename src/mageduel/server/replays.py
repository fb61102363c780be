"""Replays: a record played again, frame by frame, from any seat's view."""

from __future__ import annotations

from functools import lru_cache

from mageduel.duel import replay, start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import Record, read_record
from mageduel.rules.destroy import remaining_life
from mageduel.rules.setup import Setup
from mageduel.server.messages import ReplayFacts, ReplayFrame, ReplayMarker, SeatFacts
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.views.chronicle import Teller
from mageduel.views.shapes import EventShown
from mageduel.views.table import table


class ReplayOf:
    """One record, checked and ready to be shown; frame 0 is before the first answer."""

    def __init__(self, text: str) -> None:
        self.record: Record = read_record(text)
        match = replay(self.record, log=True)
        self.setup = Setup.from_data(self.record.setup)
        self._end = match
        self.facts = self._facts()

    def _fresh(self) -> Match[Game]:
        return start_duel(self.setup, self.record.seed, log=True)

    def _facts(self) -> ReplayFacts:
        match = self._fresh()
        rounds: list[int] = []
        markers: list[ReplayMarker] = []
        life: list[tuple[int, list[int]]] = []
        seen = 0
        for frame in range(len(self.record.answers) + 1):
            if frame:
                match.answer(*self.record.answers[frame - 1], trusted=True)
            game = match.game
            if game.round > len(rounds):
                rounds.append(frame)
                markers.append(ReplayMarker(frame=frame, kind="round", text=f"Round {game.round}", seat=None))
            log = game.log or []
            for event in log[seen:]:
                if isinstance(event, Destroyed) and event.who.is_creature:
                    text = f"{event.who.name} was destroyed"
                    markers.append(ReplayMarker(frame=frame, kind="destroyed", text=text, seat=event.who.controller))
            seen = len(log)
            left = [max(0, remaining_life(player.mage)) for player in game.players]
            if not life or life[-1][1] != left:
                life.append((frame, left))
        seats = [
            SeatFacts(seat=number, name=seat.name, mage=seat.mage, kind="human") for number, seat in enumerate(self.setup.seats)
        ]
        return ReplayFacts(frames=len(self.record.answers) + 1, rounds=rounds, markers=markers, life=life, seats=seats)

    def frame(self, number: int, seat: int | None, *, everything: bool) -> ReplayFrame:
        """The table after so many answers, and what the last of them brought about."""
        match = self._fresh()
        before = 0
        for index, (player, answer) in enumerate(self.record.answers[:number]):
            if index == number - 1:
                before = len(match.game.log or [])
            match.answer(player, answer, trusted=True)
        teller = Teller(match.game, seat)
        events: list[EventShown] = []
        for index, event in enumerate((match.game.log or [])[before:], before):
            line = teller.tell(event, index)
            if line is not None:
                events.append(line)
        return ReplayFrame(view=table(match.game, seat, everything=everything), events=events)


@lru_cache(maxsize=32)
def replay_of(text: str) -> ReplayOf:
    """A record ready to be shown; the last few are kept."""
    return ReplayOf(text)
