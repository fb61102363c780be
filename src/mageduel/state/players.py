"""Player areas: mage, spellbook, discard pile, prepared spells and quickcast marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.facts.cards import Card
from mageduel.facts.mages import NOBODY, Mage
from mageduel.state.carrying import carry_player, player_told
from mageduel.state.fields import ALWAYS_LINK, COUNTS, FACT, FACTS, HELD, SHARED, VALUE, Fields
from mageduel.state.hands import Hand
from mageduel.state.objects import Object

PLAYER: Final = Fields(
    "seat",
    "name",
    "facts",
    "team",
    seat=VALUE,
    name=SHARED,
    facts=FACT,
    team=VALUE,
    mage=ALWAYS_LINK,
    book=COUNTS,
    discard=FACTS,
    removed=FACTS,
    planned=HELD,
    hand=SHARED,
    quickcast=VALUE,
    is_alive=VALUE,
)


class Player:
    """One seat at the table."""

    __slots__ = PLAYER.names

    def __init__(self, seat: int, name: str, facts: Mage, team: int, *, fresh: bool = True) -> None:
        """A fresh one has nothing yet; a copy is given all the rest, field by field."""
        self.seat = seat
        self.name = name
        self.facts = facts
        self.team = team
        self.mage: Object
        if not fresh:
            return
        self.book: dict[Card, int] = {}
        """How many of each; never changed in place."""
        self.discard: list[Card] = []
        self.removed: list[Card] = []
        """Cards that are out of the game for good (Obliterate)."""
        self.planned: tuple[Card, ...] = ()
        self.hand: Hand | None = None
        """What he could cast of these, or of his book, when somebody last asked."""
        self.quickcast = True
        self.is_alive = True

    @property
    def is_somebody(self) -> bool:
        """Whether a player sits here; else it is the seat of what belongs to nobody."""
        return self.facts is not NOBODY

    def take_from_book(self, cards: list[Card]) -> None:
        """Take one copy of each out of the spellbook."""
        book = self.book.copy()
        for card in cards:
            if book[card] == 1:
                del book[card]
            else:
                book[card] -= 1
        self.book = book

    def put_into_book(self, cards: Sequence[Card]) -> None:
        """Put one copy of each back."""
        book = self.book.copy()
        for card in cards:
            book[card] = book.get(card, 0) + 1
        self.book = book

    def cast_planned(self, card: Card) -> None:
        """Take one copy of a card from the planned spells."""
        left = [*self.planned]
        left.remove(card)
        self.planned = tuple(left)

    def copy(self, objects: dict[int, Object]) -> Player:
        """The same area in a copied game with these objects."""
        twin = Player(self.seat, self.name, self.facts, self.team, fresh=False)
        carry_player(self, twin, objects)
        return twin

    def fingerprint(self, objects: dict[int, Object]) -> tuple[object, ...]:
        """Everything about it that matters, in a fixed order, in a game with these objects."""
        return player_told(self, objects)
