"""Marks: what an object, an attack or a spell carries for a while; each has a name and says itself when it ends."""

from __future__ import annotations

from enum import Enum
from typing import Final

from mageduel.facts.traits import Trait, Word


class Lifetime(Enum):
    """How long something stays."""

    IN_PLAY = "as long as it is in play"
    RESET = "the next Reset Phase"
    ROUND_END = "the end of the round"
    OWN_ACTION_PHASE = "the beginning of its next Action Phase"
    ACTION_PHASE_END = "the end of its Action Phase"
    NEXT_ATTACK = "its next attack that is no spell"
    NEXT_MELEE_ATTACK = "its next melee attack"
    NEXT_RANGED_ATTACK = "its next ranged attack"
    LETTING_GO = "it lets go"
    THIS_ATTACK = "the end of this attack"
    THIS_SPELL = "the end of this spell"

    __hash__ = object.__hash__


IN_PLAY: Final = Lifetime.IN_PLAY
RESET: Final = Lifetime.RESET
ROUND_END: Final = Lifetime.ROUND_END
OWN_ACTION_PHASE: Final = Lifetime.OWN_ACTION_PHASE
ACTION_PHASE_END: Final = Lifetime.ACTION_PHASE_END
NEXT_ATTACK: Final = Lifetime.NEXT_ATTACK
NEXT_MELEE_ATTACK: Final = Lifetime.NEXT_MELEE_ATTACK
NEXT_RANGED_ATTACK: Final = Lifetime.NEXT_RANGED_ATTACK
LETTING_GO: Final = Lifetime.LETTING_GO
THIS_ATTACK: Final = Lifetime.THIS_ATTACK
THIS_SPELL: Final = Lifetime.THIS_SPELL

MARKS: Final[dict[str, Mark]] = {}
"""Every mark there is, by name."""
LINKS: Final[dict[str, Link]] = {}
"""Every link there is, by name."""


class Mark:
    """A kind of mark: its name, when it ends, whether it lies on the table for all to see; it is counted."""

    __slots__ = ("gives", "name", "shown", "until")

    def __init__(
        self, name: str, *, until: Lifetime, shown: bool = False, gives: Word | Trait | tuple[Word, ...] = ()
    ) -> None:
        if name in MARKS:
            raise ValueError(f"There is a mark of the name {name} already.")
        MARKS[name] = self
        self.name = name
        self.until = until
        self.shown = shown
        given = gives if isinstance(gives, tuple) else (gives,)
        self.gives = tuple(each if isinstance(each, Trait) else each(+1) for each in given)
        """The traits that each of them gives."""

    def __repr__(self) -> str:
        return f"<mark {self.name}>"


class Link:
    """A kind of mark that one object has for another: its name and when it ends; it is counted."""

    __slots__ = ("name", "until")

    def __init__(self, name: str, *, until: Lifetime) -> None:
        if name in LINKS:
            raise ValueError(f"There is a link of the name {name} already.")
        LINKS[name] = self
        self.name = name
        self.until = until

    def __repr__(self) -> str:
        return f"<link {self.name}>"


_READY: Final[dict[str, Mark]] = {}


def ready_marker(name: str) -> Mark:
    """The mark that counts the uses of an ability or built-in spell of this name each round."""
    mark = _READY.get(name)
    if mark is None:
        mark = _READY[name] = Mark(f"uses of {name}", until=RESET)
    return mark


Marks = dict[Mark, int]
"""How many of each; none of a kind is no entry."""
Links = dict[Link, dict[int, int]]
"""By kind, to whom, by its number, and how many."""
