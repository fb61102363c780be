"""Tastes: which spells a player fancies in this game, so that no two games against it are alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from mageduel.agents.lots import lots
from mageduel.facts.cards import Card

TASTE_STREAM: Final = 12
ONE_IN: Final = 5
"""One spell of so many is a favourite."""
SMALL_CHANGE: Final = 1.0
"""How far apart two spells are at the most of which neither is a favourite."""

Liking = Callable[[Card], float]
"""How much more a spell is wanted than its worth says."""


def indifferent(card: Card) -> float:
    """Likes every spell for its worth alone."""
    return 0.0


def taste(seed: int, fancy: float) -> Liking:
    """The taste of one player in one game, by lot: a few favourites, and small preferences among the rest."""
    known: dict[str, float] = {}

    def liking(card: Card) -> float:
        found = known.get(card.name)
        if found is None:
            below = lots(seed ^ crc32(card.name.encode()), TASTE_STREAM)
            found = known[card.name] = fancy if below(ONE_IN) == 0 else SMALL_CHANGE * below(100) / 100
        return found

    return liking
