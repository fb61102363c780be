"""Modes of play: the one list of them, and what each settles before anybody sits down.

Whatever offers modes reads this list. How a game of a mode is played is its rule set's business (`mageduel.modes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mageduel.facts.errors import Coded, nearest, shortened


@dataclass(frozen=True, slots=True)
class Construction:
    """How spellbooks are made; how many points there are to spend, each mage says himself."""

    copies_of_level_1: int = 6
    copies_of_higher_levels: int = 4
    is_by_the_list: bool = False
    """Whether every mage plays exactly the published list."""
    sets: tuple[str, ...] = ()
    """The sets whose cards a book may hold; where none is named, any."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play."""

    name: str
    seats: range
    """How many players there may be."""
    construction: Construction
    books: str
    """The mode whose spellbooks are played."""
    mages: str
    """The mode whose mages are played."""
    team_seats: tuple[int, ...] = ()
    """How many players there may be in two teams of equal size."""
    has_boards: bool = False
    """Whether there are several boards to choose from, each for so many players (`mageduel.facts.boards`)."""
    is_pending: bool = False
    """Whether its cards have still to be written; such a mode can be looked at by programs, but is not offered."""


_TWO: Final = range(2, 3)
_FREE: Final = Construction()
_ACADEMY_SETS: Final = (
    "aca",
    "aca-pri",
    "aca-wlk",
    "aca-fm",
    "aca-wld",
    "aca-nec",
    "aca-dru",
    "aca-ele",
    "aca-mnk",
)

APPRENTICE: Final = Mode("apprentice", _TWO, Construction(is_by_the_list=True), books="apprentice", mages="arena")
ARENA: Final = Mode("arena", _TWO, _FREE, books="arena", mages="arena", team_seats=(4,))
FREE_FOR_ALL: Final = Mode("free-for-all", range(3, 7), _FREE, books="arena", mages="arena", team_seats=(4,))
ACADEMY: Final = Mode(
    "academy",
    range(2, 7),
    Construction(copies_of_level_1=3, copies_of_higher_levels=2, sets=_ACADEMY_SETS),
    books="academy",
    mages="academy",
    team_seats=(4, 6),
)

DOMINATION: Final = Mode(
    "domination", range(2, 5), _FREE, books="arena", mages="arena", team_seats=(4,), has_boards=True
)

MODES: Final = {mode.name: mode for mode in (ARENA, APPRENTICE, FREE_FOR_ALL, ACADEMY, DOMINATION)}
"""Every mode by its name. New ones come last: share strings count them."""
OFFERED: Final = tuple(mode.name for mode in MODES.values() if not mode.is_pending)
"""The modes people can play today."""
WITH_BOOKS: Final = tuple(name for name in OFFERED if MODES[name].books == name)
"""Those of them that spellbooks are made for; the others are played with their books."""


MOST_SEATS: Final = max(max(*mode.seats, *mode.team_seats, 0) for mode in MODES.values())
"""The most players any game has."""


class UnknownMode(Coded, LookupError):
    """No mode of that name; the message names the nearest spelling."""


def mode_called(name: str) -> Mode:
    """The mode of this name; a wrong name is refused with the nearest spelling."""
    found = MODES.get(name.strip().lower())
    if found is None:
        near = nearest(name, MODES)
        if near:
            raise UnknownMode("no-mode-but", name=shortened(name), near=near)
        raise UnknownMode("no-mode", name=shortened(name), modes=", ".join(OFFERED))
    return found


def why_not_seated(mode: Mode, sides: Sequence[int | None]) -> Coded | None:
    """Why players of these sides cannot sit down to a game of this mode in this order, or None (ruling M3).

    A seat without a side plays for itself. Teams sit alternately.
    """
    count = len(sides)
    named = [side for side in sides if side is not None]
    if named and len(named) < count:
        return Coded("sides-for-all")
    if len(set(named)) == len(named):
        if count in mode.seats:
            return None
        if len(mode.seats) > 1:
            return Coded("seats-between", mode=mode.name, least=mode.seats[0], most=mode.seats[-1], count=count)
        return Coded("seats-exactly", mode=mode.name, seats=mode.seats[0], count=count)
    if count not in mode.team_seats:
        if not mode.team_seats:
            return Coded("no-teams", mode=mode.name)
        return Coded("team-seats", mode=mode.name, seats=mode.team_seats, count=count)
    if named != [named[0], named[1]] * (count // 2) or named[0] == named[1]:
        return Coded("teams-alternate")
    return None


def sides_for(mode: Mode, count: int, *, teams: bool = False) -> tuple[int | None, ...]:
    """The sides of so many players of this mode, in the order in which they sit: everybody's own, or two teams.

    Where both is possible for so many, they are alone unless teams are wanted.
    """
    if count in mode.seats and not teams:
        return (None,) * count
    if count in mode.team_seats:
        return tuple(seat % 2 for seat in range(count))
    counts = ", ".join(str(each) for each in (*mode.seats, *mode.team_seats))
    raise Coded("not-for-so-many", mode=mode.name, count=count, counts=counts)
