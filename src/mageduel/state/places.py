"""Places on the board: zones and the borders between them, as numbers that know what they are."""

from __future__ import annotations


class Zone(int):
    """A zone, by its number in the arena."""

    __slots__ = ()


class Border(int):
    """The border between two zones, by its number in the arena."""

    __slots__ = ()
