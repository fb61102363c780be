"""Modes of play: the one list of them, and what each settles before anybody sits down.

Whatever offers modes reads this list. How a game of a mode is played is its rule set's business (`mageduel.modes`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mageduel.facts.errors import ForPeople, nearest, shortened


@dataclass(frozen=True, slots=True)
class Construction:
    """How spellbooks are made; how many points there are to spend, each mage says himself."""

    copies_of_level_1: int = 6
    copies_of_higher_levels: int = 4
    is_by_the_list: bool = False
    """Whether every mage plays exactly the published list."""


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
    is_pending: bool = False
    """Whether its cards have still to be written; such a mode can be looked at by programs, but is not offered."""


_TWO: Final = range(2, 3)
_FREE: Final = Construction()

APPRENTICE: Final = Mode("apprentice", _TWO, Construction(is_by_the_list=True), books="apprentice", mages="arena")
ARENA: Final = Mode("arena", _TWO, _FREE, books="arena", mages="arena")
FREE_FOR_ALL: Final = Mode("free-for-all", range(3, 7), _FREE, books="arena", mages="arena", is_pending=True)
ACADEMY: Final = Mode(
    "academy",
    _TWO,
    Construction(copies_of_level_1=3, copies_of_higher_levels=2),
    books="academy",
    mages="academy",
    is_pending=True,
)

MODES: Final = {mode.name: mode for mode in (ARENA, APPRENTICE, FREE_FOR_ALL, ACADEMY)}
"""Every mode by its name. New ones come last: share strings count them."""
OFFERED: Final = tuple(mode.name for mode in MODES.values() if not mode.is_pending)
"""The modes people can play today."""


class UnknownMode(ForPeople, LookupError):
    """No mode of that name; the message names the nearest spelling."""


def mode_called(name: str) -> Mode:
    """The mode of this name; a wrong name is refused with the nearest spelling."""
    found = MODES.get(name.strip().lower())
    if found is None:
        near = nearest(name, MODES)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(OFFERED)}."
        raise UnknownMode(f"There is no mode of play called {shortened(name)!r}; {hint}")
    return found
