"""Places on the board: zones, which are numbers, and the borders between them."""

from __future__ import annotations

from typing import NewType

Zone = NewType("Zone", int)
"""A zone, by its number in the arena."""


class Border:
    """The border between two zones; there is one object for each in an arena."""

    __slots__ = ("index", "name", "zones")

    def __init__(self, index: int, name: str, zones: tuple[Zone, Zone]) -> None:
        self.index = index
        self.name = name
        self.zones = zones

    def __repr__(self) -> str:
        return self.name
