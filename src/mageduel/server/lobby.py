"""A lobby: a game of several being arranged. Every change makes a new lobby, or is refused in one sentence.

A seat has a side and an occupant: a person, a computer player, or nobody yet, and then perhaps an invitation. Who moves
changes places with what was there, so an invitation leads to a seat as long as there is one for everybody invited.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from mageduel.facts.boards import chosen_board
from mageduel.facts.errors import Coded
from mageduel.facts.modes import mode_called, why_not_seated
from mageduel.server.gathering import PlaceKind
from mageduel.server.messages import Joining
from mageduel.server.timing import ClockTerms


class NotSo(Exception):
    """Something that cannot be done in a lobby: a code with its parts."""

    def __init__(self, code: str, **parts: object) -> None:
        super().__init__(code)
        self.code = code
        self.parts = parts


@dataclass(frozen=True, slots=True)
class Brought:
    """A mage with a spellbook."""

    mage: str
    book: str
    cards: dict[str, int]


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who has a seat."""

    kind: PlaceKind = "open"
    person: int | None = None
    name: str = ""
    token: str | None = None
    invite: str | None = None
    level: str | None = None
    brought: Brought | None = None
    is_ready: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A seat: its side, and who has it."""

    side: int | None
    who: Occupant = Occupant()


@dataclass(frozen=True, slots=True)
class Lobby:
    """A game being arranged; tokens and invitations are fingerprints."""

    id: str
    mode: str
    board: str | None
    joining: Joining
    places: tuple[Place, ...]
    host: int = 0
    """The number of the person who arranges it."""
    people: int = 0
    """How many people have ever sat down; their numbers are not given again."""
    terms: int = 0
    """How often it was arranged anew."""
    game: str | None = None
    """The game that has begun."""
    clock: ClockTerms | None = None
    listed: bool = False
    """Open seats are offered to everybody who looks at the list of open games."""

    def to_data(self) -> dict[str, Any]:
        """The lobby as plain data."""
        return {**asdict(self), "clock": None if self.clock is None else self.clock.model_dump()}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Lobby:
        """The lobby again."""
        places = tuple(Place(each["side"], _occupant(each["who"])) for each in data["places"])
        clock = None if data.get("clock") is None else ClockTerms(**data["clock"])
        return cls(**{**data, "places": places, "clock": clock})

    # Who is there

    def occupant(self, seat: int) -> Occupant:
        """Who has a seat."""
        if seat >= len(self.places):
            raise NotSo("no-seat")
        return self.places[seat].who

    def seat_of(self, person: int) -> int | None:
        """Where a person sits; None who has gone."""
        return next((seat for seat, place in enumerate(self.places) if place.who.person == person), None)

    def own_seat(self, person: int) -> int:
        """Where a person sits who acts."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotSo("not-here")
        return seat

    def _with(self, seat: int, who: Occupant) -> Lobby:
        places = list(self.places)
        places[seat] = replace(places[seat], who=who)
        return replace(self, places=tuple(places))

    def _anew(self) -> Lobby:
        """Everybody has to agree once more."""
        places = tuple(replace(place, who=replace(place.who, is_ready=False)) for place in self.places)
        return replace(self, places=places, terms=self.terms + 1)

    # What anybody may do

    def joined(self, seat: int, name: str, token: str) -> Lobby:
        """Somebody sits down at an open seat."""
        if self.occupant(seat).kind != "open":
            raise NotSo("taken")
        newcomer = Occupant("person", self.people, name, token)
        return replace(self._with(seat, newcomer), people=self.people + 1)

    def named(self, person: int, name: str) -> Lobby:
        """A person wants to be called something else."""
        seat = self.own_seat(person)
        return self._with(seat, replace(self.occupant(seat), name=name))

    def chosen(self, person: int, seat: int, brought: Brought) -> Lobby:
        """A person brings a book, or the host chooses one for a computer player."""
        who = self.occupant(seat)
        if seat != self.own_seat(person) and (person != self.host or who.kind != "computer"):
            raise NotSo("not-yours")
        leads = self.mage_of_all
        is_leading = who.person == self.host
        if leads is not None and brought.mage != leads and not is_leading:
            raise NotSo("same-mage", allowed=leads)
        after = self._with(seat, replace(who, brought=brought, is_ready=False))
        return after._of_one_mage() if is_leading else after

    @property
    def mage_of_all(self) -> str | None:
        """The mage everybody has to play, where the host asks for that and has chosen one."""
        seat = self.seat_of(self.host)
        brought = None if seat is None else self.occupant(seat).brought
        return brought.mage if self.joining == "same-mage" and brought is not None else None

    def _of_one_mage(self) -> Lobby:
        """Whoever has brought another mage than everybody has to play must choose anew."""
        mage = self.mage_of_all
        places = tuple(
            replace(place, who=replace(place.who, brought=None, is_ready=False))
            if mage is not None and place.who.brought is not None and place.who.brought.mage != mage
            else place
            for place in self.places
        )
        return replace(self, places=places)

    def moved(self, person: int, seat: int) -> Lobby:
        """A person who is not ready yet moves to an open seat."""
        here = self.own_seat(person)
        me, there = self.occupant(here), self.occupant(seat)
        if me.is_ready:
            raise NotSo("ready-already")
        if there.kind != "open":
            raise NotSo("taken")
        return self._with(here, there)._with(seat, me)._anew()

    def readied(self, person: int, terms: int, *, ready: bool) -> Lobby:
        """A person agrees to what is arranged now, or not any more."""
        seat = self.own_seat(person)
        who = self.occupant(seat)
        if ready and terms != self.terms:
            raise NotSo("other-terms")
        if ready and who.brought is None:
            raise NotSo("no-book-yet")
        return self._with(seat, replace(who, is_ready=ready))

    def left(self, person: int) -> Lobby | None:
        """A person goes; the one who has been here longest is the host then. None where nobody is left."""
        after = self._with(self.own_seat(person), Occupant())
        if person != self.host:
            return after
        others = [place.who.person for place in after.places if place.who.person is not None]
        return replace(after, host=min(others))._of_one_mage() if others else None

    # What the host may do

    def arranged(
        self,
        terms: int,
        mode: str,
        board: str | None,
        joining: Joining,
        sides: Sequence[int | None],
        clock: ClockTerms | None,
    ) -> Lobby:
        """Another mode, board, rule for books, number of seats, clock, or other sides."""
        if terms != self.terms:
            raise NotSo("other-terms")
        check_sides(mode, sides)
        if any(place.who.kind == "person" for place in self.places[len(sides) :]):
            raise NotSo("seat-of-person")
        there = [place.who for place in self.places[: len(sides)]]
        there += [Occupant()] * (len(sides) - len(there))
        if mode_called(mode).books != mode_called(self.mode).books:
            there = [replace(who, brought=None) for who in there]
        places = tuple(Place(side, who) for side, who in zip(sides, there, strict=True))
        chosen = chosen_board(mode_called(mode), len(sides), board)
        after = replace(self, mode=mode, board=chosen, joining=joining, places=places, clock=clock)
        return after._anew()._of_one_mage()

    def with_computer(self, seat: int, level: str, name: str, brought: Brought) -> Lobby:
        """The computer plays a seat that no person has."""
        if self.occupant(seat).kind == "person":
            raise NotSo("taken")
        if self.mage_of_all not in (None, brought.mage):
            raise NotSo("same-mage", allowed=self.mage_of_all)
        return self._with(seat, Occupant("computer", name=name, level=level, brought=brought))._anew()

    def opened(self, seat: int) -> Lobby:
        """A computer player's seat is open to people."""
        if self.occupant(seat).kind != "computer":
            raise NotSo("no-computer")
        return self._with(seat, Occupant())._anew()

    def without(self, person: int) -> Lobby:
        """A person is sent away."""
        seat = self.seat_of(person)
        if seat is None or person == self.host:
            raise NotSo("no-person")
        return self._with(seat, Occupant())

    def invited(self, seat: int, invite: str) -> Lobby:
        """There is a new link to an open seat."""
        if self.occupant(seat).kind != "open":
            raise NotSo("taken")
        return self._with(seat, Occupant(invite=invite))

    def begun(self, game: str) -> Lobby:
        """The game has begun; nobody can sit down any more."""
        return replace(self, game=game)

    def why_not(self) -> NotSo | None:
        """What the game still waits for."""
        if any(place.who.kind == "open" for place in self.places):
            return NotSo("open-seats")
        without = [place.who.name for place in self.places if place.who.brought is None]
        if without:
            return NotSo("without-book", names=", ".join(without))
        waiting = [
            place.who.name
            for place in self.places
            if place.who.kind == "person" and place.who.person != self.host and not place.who.is_ready
        ]
        return NotSo("not-ready", names=", ".join(waiting)) if waiting else None


def check_sides(mode: str, sides: Sequence[int | None]) -> None:
    """Refuse sides that cannot sit down to a game of this mode."""
    refused: Coded | None = why_not_seated(mode_called(mode), sides)
    if refused is not None:
        raise refused


def _occupant(data: dict[str, Any]) -> Occupant:
    brought = data["brought"]
    return Occupant(**{**data, "brought": None if brought is None else Brought(**brought)})
