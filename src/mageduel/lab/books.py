"""Spellbooks for many games: the published ones in all pairings, and legal ones made by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

from mageduel.agents.lots import lots
from mageduel.facts.boards import chosen_board
from mageduel.facts.errors import ForPeople
from mageduel.facts.library import library, playable
from mageduel.facts.mages import Mage, mages, playable_mages
from mageduel.facts.modes import mode_called, sides_for
from mageduel.facts.spellbooks import (
    PLAYERS,
    RULEBOOK,
    Spellbook,
    copy_limit,
    is_in_pool,
    is_legal,
    is_pending,
    known_books,
    spell_points,
)
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
        if mage.may_use(card) and cost <= left and cards.get(name, 0) < copy_limit(card, mode):
            cards[name] = cards.get(name, 0) + 1
            left -= cost

    for name in wanted:
        add(name)
    names = sorted(name for name, card in playable().items() if is_in_pool(card, mode))
    for _ in range(400):
        if left <= 0 or sum(cards.values()) >= LARGEST_BOOK:
            break
        add(names[below(len(names))])
    return Spellbook(name=f"Generated {mage.name}", mage=mage.name, mode=mode, cards=cards)


def setup_of(mode: str, *books: Spellbook, board: str | None = None, teams: bool = False) -> Setup:
    """A seat for each of these books, in teams if wanted or where there are no others for so many; twins are numbered.

    `board` is the one to play on, in a mode that has several; else it is the first for so many.
    """
    seats: list[Seat] = []
    for book, side in zip(books, sides_for(mode_called(mode), len(books), teams=teams), strict=True):
        again = sum(seat.mage == book.mage for seat in seats)
        name = f"{book.mage} {'I' * (again + 1)}" if again else book.mage
        seats.append(Seat(name, book.mage, dict(book.cards), side))
    return Setup(mode, tuple(seats), chosen_board(mode_called(mode), len(seats), board))


def published(mode: str) -> list[Spellbook]:
    """The published spellbooks of a mode that can be played; those of the rulebook where none can be yet."""
    wanted = mode_called(mode).books
    books = [book for book in known_books().values() if book.mode == wanted and book.source != PLAYERS]
    playable = [book for book in books if not is_pending(book)]
    return playable or [book for book in books if book.source == RULEBOOK]


def core(mode: str) -> list[Spellbook]:
    """Those of them that need no card beyond the core set: what every version has played with."""
    return [book for book in published(mode) if all("core" in library()[name].sets for name in book.cards)]


def pairings(mode: str, books: list[Spellbook] | None = None) -> list[tuple[Spellbook, Spellbook]]:
    """Every book against every other, on both sides: the published ones, or these."""
    if books is None:
        books = published(mode)
    return [(one, other) for one in books for other in books if one is not other]


def setups(
    mode: str, which: str, seed: int, seats: int | None = None, board: str | None = None, *, teams: bool = False
) -> Iterator[Setup]:
    """Set-ups without end: published books in all orders, those of the core set, generated ones, or both in turn."""
    rules = mode_called(mode)
    if seats is None:
        seats = rules.seats[0]
    if rules.construction.is_by_the_list:
        if which == "generated":
            raise ForPeople("In Apprentice Mode every mage has one book, the published one: --books published")
        which = "published"
    below = lots(seed, BOOK_STREAM)
    names = sorted(playable_mages(rules.mages))
    orders = _orders(core(mode) if which == "core" else published(mode), seats)
    number = 0
    while True:
        if which in ("published", "core") or (which == "both" and number % 2 == 0):
            books = orders[(number // 2 if which == "both" else number) % len(orders)]
        else:
            books = [generated_book(mages()[names[below(len(names))]], rules.books, below) for _ in range(seats)]
            assert all(is_legal(book) for book in books)
        yield setup_of(mode, *books, board=board, teams=teams)
        number += 1


def _orders(books: list[Spellbook], seats: int) -> Sequence[Sequence[Spellbook]]:
    """All the ways to sit down with different books, or with each of them in turn where there are too few."""
    if len(books) >= seats:
        return list(permutations(books, seats))
    return [[books[(first + seat) % len(books)] for seat in range(seats)] for first in range(len(books))]
