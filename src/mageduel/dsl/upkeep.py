"""Upkeep events: what is due on an object in the Upkeep Phase, and what that touches.

Every event says what it could do: harm, heal, end, demand, alter, and which traits it depends on. Which events compete
follows from that alone (ruling R47), so whoever adds an event declares it here, beside it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from enum import Enum
from typing import Final

from mageduel.facts.conditions import Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FINITE_LIFE, IMMUNITY, NO_HEALING
from mageduel.state.objects import Object


class Way(Enum):
    """How an event touches something."""

    HARMS = "harms"
    HEALS = "heals"
    ENDS = "ends"
    DEMANDS = "demands"
    PROVIDES = "provides"
    ALTERS = "alters"
    SWAYS = "sways"
    READS = "reads"
    LOOKS = "looks"

    __hash__ = object.__hash__


HARMS: Final = Way.HARMS
HEALS: Final = Way.HEALS
ENDS: Final = Way.ENDS
DEMANDS: Final = Way.DEMANDS
PROVIDES: Final = Way.PROVIDES
ALTERS: Final = Way.ALTERS
SWAYS: Final = Way.SWAYS
READS: Final = Way.READS
LOOKS: Final = Way.LOOKS


class Touch:
    """One thing an event could do, to an object or to a player's mana."""

    __slots__ = ("aspects", "most", "seat", "thing", "way")

    def __init__(
        self,
        way: Way,
        thing: Object | None,
        most: int = 0,
        seat: int | None = None,
        aspects: tuple[Hashable, ...] = (),
    ) -> None:
        self.way: Final = way
        self.thing: Final = thing
        self.most: Final = most
        """The most damage, healing or mana it can come to; of what is counted, how many are needed; 1 where it looks at
        wounds alone."""
        self.seat: Final = seat
        """Whose mana is demanded."""
        self.aspects: Final = aspects
        """Traits, conditions or tokens of the object that it changes or depends on."""


PLACE: Final = "place"
"""The aspect of an object that is where it stands."""
CONTROL: Final = "control"
"""The aspect of an object that is who controls it."""
HOLD: Final = "hold"
"""The aspect of a creature that is its part in a Grapple; whoever looks at one looks at both."""


def harms(thing: Object, most: int, kind: DamageType | None = None) -> Touch:
    """It could deal so much damage; Immunity to its type would keep that off."""
    return Touch(HARMS, thing, most, aspects=() if kind is None else (IMMUNITY[kind],))


def heals(thing: Object, most: int, *aspects: Hashable) -> Touch:
    """It could remove so much damage by healing, which Finite Life prevents; it may depend on more aspects."""
    return Touch(HEALS, thing, most, None, (FINITE_LIFE, NO_HEALING, *aspects))


def relieves(thing: Object, most: int) -> Touch:
    """It could take so much damage off without healing it."""
    return Touch(HEALS, thing, most)


def ends(thing: Object) -> Touch:
    """It could destroy the object outright."""
    return Touch(ENDS, thing)


def demands(seat: int, most: int) -> Touch:
    """It could cost this player so much mana."""
    return Touch(DEMANDS, None, most, seat=seat)


def provides(seat: int, most: int) -> Touch:
    """It could bring this player so much mana."""
    return Touch(PROVIDES, None, most, seat=seat)


def spares(thing: Object) -> Touch:
    """It could take the object out of harm's way, or give it more Life."""
    return Touch(HEALS, thing)


def alters(thing: Object, *aspects: Hashable) -> Touch:
    """It could give the object these aspects, or take them away."""
    return Touch(ALTERS, thing, aspects=aspects)


def sways(thing: Object, *aspects: Hashable) -> Touch:
    """It could change these aspects, and so could others: to the same end in any order, or in vain if it is gone."""
    return Touch(SWAYS, thing, aspects=aspects)


def reads(thing: Object, *aspects: Hashable) -> Touch:
    """What it does depends on these aspects of the object."""
    return Touch(READS, thing, aspects=aspects)


def looks(thing: Object, *aspects: Hashable, wounded: bool = False) -> Touch:
    """It depends on these aspects, but not on whether the object is there; or only if that is wounded by then."""
    return Touch(LOOKS, thing, int(wounded), aspects=aspects)


def cleanses(thing: Object, *conditions: Condition) -> list[Touch]:
    """It could take these conditions off: those it has, and what it could receive until then."""
    there = tuple([each for each in conditions if each in thing.conditions])
    others = [each for each in conditions if each not in there]
    return [alters(thing, *there), looks(thing, *others)] if there else [looks(thing, *others)]


def counts(things: Sequence[Object], enough: int) -> list[Touch]:
    """What it does depends on whether so many of these are there: of no account while none that is needed could go."""
    return [Touch(READS, each, enough) for each in things] if len(things) >= enough else []


class Due:
    """Something due in the Upkeep Phase, on one object."""

    __slots__ = ("is_its_own", "on", "own", "perform", "source", "then", "touches", "what")

    def __init__(
        self,
        on: Object,
        source: Object,
        what: str,
        perform: Callable[[], Awaitable[None]],
        touches: tuple[Touch, ...],
        then: Callable[[], Sequence[Due]] | None = None,
        *,
        is_its_own: bool = False,
    ) -> None:
        self.on: Final = on
        self.source: Final = source
        self.what: Final = what
        self.perform: Final = perform
        self.own: Final = touches
        """All that it could do by itself; an event that touches nothing competes with none."""
        self.touches = touches
        """The same with what others could make of that, as things stand now."""
        self.then: Final = then
        """What comes due only when this is over, or cannot happen any more."""
        self.is_its_own: Final = is_its_own
        """Whether it is an event of its object alone, whatever it may do to others by that: a token goes."""

    @property
    def seats(self) -> set[int]:
        """The players who control what it affects: they order it among their own events."""
        if self.is_its_own:
            return {self.on.controller}
        affected = {each.thing.controller for each in self.own if each.thing is not None and each.way in _AFFECTS}
        return affected or {self.on.controller}


_AFFECTS: Final = frozenset({HARMS, HEALS, ENDS, ALTERS, SWAYS})
