"""Stealth: creatures that nobody can target for a time, though they are in plain sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.state.objects import Object

STEALTHY: Final = Capability[Callable[[Object], bool]]("stealthy")
"""Asked of a creature: whether nothing can target it now, neither spells nor attacks."""


def is_stealthy(thing: Object) -> bool:
    """Whether the object cannot be targeted at the moment."""
    return STEALTHY in thing.script.answers and any(hides(thing) for hides in STEALTHY.of(thing))
