"""Player areas: mage, spellbook, discard pile, prepared spells and quickcast marker."""

from __future__ import annotations

from mageduel.facts.cards import Card
from mageduel.facts.mages import Mage
from mageduel.state.objects import Object


class Player:
    """One seat at the table."""

    __slots__ = (
        "book",
        "discard",
        "facts",
        "is_alive",
        "mage",
        "name",
        "planned",
        "quickcast",
        "removed",
        "seat",
        "team",
    )

    def __init__(self, seat: int, name: str, facts: Mage, team: int) -> None:
        self.seat = seat
        self.name = name
        self.facts = facts
        self.team = team
        self.mage: Object
        self.book: dict[Card, int] = {}
        self.discard: list[Card] = []
        self.removed: list[Card] = []
        """Cards that are out of the game for good (Obliterate)."""
        self.planned: list[Card] = []
        self.quickcast = True
        self.is_alive = True

    def take_from_book(self, card: Card) -> None:
        """Take one copy out of the spellbook."""
        if self.book[card] == 1:
            del self.book[card]
        else:
            self.book[card] -= 1

    def put_into_book(self, card: Card) -> None:
        """Put one copy back."""
        self.book[card] = self.book.get(card, 0) + 1

    def copy(self) -> Player:
        """The same area in a copied game; the mage is mended by the game."""
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.name = self.name
        twin.facts = self.facts
        twin.team = self.team
        twin.book = self.book.copy()
        twin.discard = self.discard.copy()
        twin.removed = self.removed.copy() if self.removed else []
        twin.planned = self.planned.copy() if self.planned else []
        twin.quickcast = self.quickcast
        twin.is_alive = self.is_alive
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Everything about it that matters, in a fixed order."""
        return (
            self.seat,
            self.facts.name,
            self.team,
            self.mage.id,
            sorted((card.name, count) for card, count in self.book.items()),
            [card.name for card in self.discard],
            [card.name for card in self.removed],
            [card.name for card in self.planned],
            self.quickcast,
            self.is_alive,
        )
