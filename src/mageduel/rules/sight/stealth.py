"""Stealth: creatures that nobody can target for a time, though they are in plain sight, or because of a fog."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.state.objects import Object

STEALTHY: Final = Capability[Callable[[Object], bool]]("stealthy")
"""Asked of a creature: whether nothing can target it now, neither spells nor attacks."""
SHROUDS: Final = Capability[Callable[[Object, Object], bool]]("shrouds")
"""Asked of everything in play: whether it keeps this object from being targeted by anything but itself."""


def is_stealthy(thing: Object, by: Object) -> bool:
    """Whether an object cannot be targeted by another at the moment."""
    if STEALTHY in thing.script.answers and any(hides(thing) for hides in STEALTHY.of(thing)):
        return True
    if SHROUDS not in thing.game.listeners or thing is by:
        return False
    return any(hides(each, thing) for each in SHROUDS.anybody(thing.game) for hides in SHROUDS.of(each))
