"""In which form the engine runs: as it is written, or compiled from the same sources."""

from __future__ import annotations

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

INTERPRETED = "interpreted"
COMPILED = "compiled"


@cache
def form() -> str:
    """Whether the engine that would be imported is compiled or interpreted."""
    found = find_spec("mageduel.kernel.match")
    place = "" if found is None else str(found.origin)
    return COMPILED if place.endswith(tuple(EXTENSION_SUFFIXES)) else INTERPRETED
