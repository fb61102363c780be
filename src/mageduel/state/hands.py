"""Hands: the cards a mage could cast, and where each of them is."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from mageduel.facts.cards import QUICK, Card

if TYPE_CHECKING:
    from mageduel.state.game import Game
    from mageduel.state.objects import Object


class Castable:
    """A card somebody could cast, and where it is."""

    __slots__ = ("card", "is_unlimited", "key", "source")

    def __init__(self, card: Card, source: str, key: int = 0, *, is_unlimited: bool = False) -> None:
        self.card = card
        self.source = source
        """Where the card comes from: planned, book, prepared, bound or ability."""
        self.key = key
        """How an answer names the place: 0 for the mage's planned spells or his book, else the object that holds it."""
        self.is_unlimited = is_unlimited
        """Of an ability: whether it may be cast as often as one likes."""

    def holder(self, game: Game) -> Object | None:
        """The object it is bound to, prepared for or built into."""
        return game.objects.get(self.key)


class Hand:
    """What a mage could cast of the spells he has planned, or of his open book, as long as these are the same cards."""

    __slots__ = ("cards", "castables", "quick")

    def __init__(self, cards: Collection[Card], castables: list[Castable]) -> None:
        self.cards = cards
        """The planned spells, or the book; both are never changed in place."""
        self.castables = castables
        self.quick: list[Castable] = []
        """Those that are printed as quick spells."""
        for each in castables:
            if each.card.action is QUICK:
                self.quick.append(each)
