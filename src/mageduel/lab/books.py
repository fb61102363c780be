"""Spellbooks for many games: the published ones in all pairings, and legal ones made by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mageduel.agents.lots import lots
from mageduel.facts.errors import ForPeople
from mageduel.facts.library import library, playable
from mageduel.facts.mages import Mage, mages, playable_mages
from mageduel.facts.spellbooks import Spellbook, copy_limit, is_legal, published_books, spell_points
from mageduel.rules.round.setup import Seat, Setup

BOOK_STREAM = 5
LARGEST_BOOK = 60


def generated_book(mage: Mage, mode: str, below: Callable[[int], int], wanted: tuple[str, ...] = ()) -> Spellbook:
    """A legal book made by lot: first the wanted cards, then others until the points run out."""
    cards: dict[str, int] = {}
    left = mage.spell_points

    def add(name: str) -> None:
        nonlocal left
        card = library()[name]
        cost = spell_points(mage, card)
        if mage.may_use(card) and cost <= left and cards.get(name, 0) < copy_limit(card):
            cards[name] = cards.get(name, 0) + 1
            left -= cost

    for name in wanted:
        add(name)
    names = sorted(playable())
    for _ in range(400):
        if left <= 0 or sum(cards.values()) >= LARGEST_BOOK:
            break
        add(names[below(len(names))])
    return Spellbook(name=f"Generated {mage.name}", mage=mage.name, mode=mode, cards=cards)


def setup_of(mode: str, one: Spellbook, other: Spellbook) -> Setup:
    """Two seats with these books."""
    second = f"{other.mage} II" if one.mage == other.mage else other.mage
    return Setup(mode, (Seat(one.mage, one.mage, dict(one.cards)), Seat(second, other.mage, dict(other.cards))))


def published(mode: str) -> list[Spellbook]:
    """The published spellbooks of a mode."""
    return [book for book in published_books().values() if book.mode == mode]


def pairings(mode: str) -> list[tuple[Spellbook, Spellbook]]:
    """Every published book against every other, on both sides."""
    books = published(mode)
    return [(one, other) for one in books for other in books if one is not other]


def setups(mode: str, which: str, seed: int) -> Iterator[Setup]:
    """Set-ups without end: published pairings, generated books, or both in turn."""
    if mode == "apprentice":
        if which == "generated":
            raise ForPeople("In Apprentice Mode every mage has one book, the published one: --books published")
        which = "published"
    below = lots(seed, BOOK_STREAM)
    pairs = pairings(mode)
    names = sorted(playable_mages())
    number = 0
    while True:
        if which == "published" or (which == "both" and number % 2 == 0):
            one, other = pairs[(number if which == "published" else number // 2) % len(pairs)]
        else:
            one, other = (generated_book(mages()[names[below(len(names))]], mode, below) for _ in range(2))
            assert is_legal(one)
            assert is_legal(other)
        yield setup_of(mode, one, other)
        number += 1
