"""The apprentice and starting spellbooks of the core rulebook."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mageduel.facts.library import library
from mageduel.facts.spellbooks import (
    APPRENTICE,
    ARENA,
    SECTIONS,
    BookError,
    Spellbook,
    is_by_the_rules,
    is_pending,
    issues,
    known_books,
    points,
    printed_name,
    published_book,
    published_books,
    read_book,
    write_book,
)
from mageduel.lab.books import published
from mageduel.words.errors import issue_remedy
from tests.facts.rulebook_lists import APPRENTICE_LISTS, STARTING_LISTS
from tests.kit.ledger import rule
from tests.kit.refused import refused

MAGES = ["Beastmaster", "Priestess", "Warlock", "Wizard"]


def as_listed(text: str) -> dict[str, int]:
    """A list of the rulebook, "2 Charge 1 Dispel", by printed name."""
    found = re.findall(r"(\d+) (.+?)(?=\s\d+ |;|$)", " ".join(text.split()))
    return {printed_name(name): int(copies) for copies, name in found}


def by_type(book: Spellbook) -> list[int]:
    return [sum(book.of_section(section).values()) for section in SECTIONS]


@rule(
    "core.apprentice.preset-spellbook",
    "core.spellbook.apprentice-beastmaster",
    "core.spellbook.apprentice-priestess",
    "core.spellbook.apprentice-warlock",
    "core.spellbook.apprentice-wizard",
)
@pytest.mark.parametrize("mage", MAGES)
def test_an_apprentice_book_is_the_published_list(mage: str) -> None:
    assert published_book(f"Apprentice {mage}").cards == as_listed(APPRENTICE_LISTS[mage])


@rule(
    "core.spellbook.starting-beastmaster",
    "core.spellbook.starting-priestess",
    "core.spellbook.starting-warlock",
    "core.spellbook.starting-wizard",
    "ref.spellbook.beastmaster",
    "ref.spellbook.warlock",
    "ref.spellbook.wizard",
)
@pytest.mark.parametrize("mage", MAGES)
def test_a_starting_book_is_the_published_list(mage: str) -> None:
    assert published_book(f"Starting {mage}").cards == as_listed(STARTING_LISTS[mage])


@rule("core.spellbook.apprentice-sizes-differ", "core.spellbook.apprentice-no-conjurations")
@pytest.mark.parametrize(
    ("mage", "counts"),
    [
        ("Beastmaster", [3, 0, 8, 6, 8, 3]),
        ("Priestess", [3, 0, 7, 5, 7, 3]),
        ("Warlock", [3, 0, 6, 8, 6, 4]),
        ("Wizard", [3, 0, 5, 2, 7, 4]),
    ],
)
def test_sizes_of_apprentice_books(mage: str, counts: list[int]) -> None:
    book = published_book(f"Apprentice {mage}")
    assert by_type(book) == counts
    assert book.size == sum(counts)


@pytest.mark.parametrize(
    ("mage", "counts"),
    [
        ("Beastmaster", [6, 12, 16, 14, 17, 3]),
        ("Priestess", [9, 4, 11, 14, 14, 3]),
        ("Warlock", [8, 6, 14, 15, 10, 6]),
        ("Wizard", [8, 5, 9, 15, 14, 8]),
    ],
)
def test_sizes_of_starting_books(mage: str, counts: list[int]) -> None:
    assert by_type(published_book(f"Starting {mage}")) == counts


@rule("core.spellbook.starting-books-legal", "core.spellbook.cost-from-level-and-training")
@pytest.mark.parametrize("mage", MAGES)
def test_a_starting_book_is_legal_and_spends_every_point(mage: str) -> None:
    book = published_book(f"Starting {mage}")
    assert book.mode == ARENA
    assert issues(book) == ()
    assert points(book) == 120


@rule("core.apprentice.four-mages-available")
def test_there_is_one_book_of_each_kind_for_each_mage() -> None:
    kinds = sorted((book.mage, book.mode) for book in published_books().values() if book.mage in MAGES)
    assert kinds == sorted((mage, mode) for mage in MAGES for mode in (ARENA, APPRENTICE))


def test_published_books_hold_only_cards_there_are() -> None:
    assert {name for book in published_books().values() for name in book.cards} <= library().keys()


@pytest.mark.parametrize("spelling", ["Starting Warlock", "starting warlock", "starting_warlock", "STARTING-WARLOCK"])
def test_a_book_is_found_in_any_spelling(spelling: str) -> None:
    assert published_book(spelling).name == "Starting Warlock"


def test_a_wrong_name_is_refused_with_the_nearest() -> None:
    with refused(BookError, match="did you mean Starting Wizard"):
        published_book("Starting Wizzard")
    with refused(BookError, match="There is no book called 'qqqq'"):
        published_book("qqqq")


@rule("core.spellbook.starting-books-editable", "core.spellbook.from-library")
def test_a_starting_book_may_be_changed() -> None:
    book = published_book("Starting Wizard")
    changed = {name: copies for name, copies in book.cards.items() if name != "Thunderbolt"}
    mine = Spellbook("Mine", book.mage, ARENA, changed | {"Thunderift Falcon": 1})
    assert issues(mine) == ()
    assert points(mine) == 120 - 3 + 2


@rule("core.apprentice.preset-spellbook")
def test_an_apprentice_book_may_not_be_changed() -> None:
    book = published_book("Apprentice Wizard")
    assert issues(book) == ()
    changed = Spellbook("Mine", book.mage, APPRENTICE, book.cards | {"Teleport": 2, "Evade": 1, "Minor Heal": 1})
    (issue,) = issues(changed)
    assert issue.code == "apprentice-list"
    assert issue_remedy(issue) == "Add 1 Minor Heal; take out 1 Evade; take out 1 Teleport."


# Books of every set


def test_all_books_are_read_each_with_its_source() -> None:
    books = known_books().values()
    assert Counter(book.source for book in books) == {"rulebook": 14, "publisher": 13, "players": 14, "project": 1}
    assert all(is_by_the_rules(book) for book in books)
    assert all(set(book.cards) <= set(library()) for book in books)


def test_only_books_that_can_be_played_are_offered() -> None:
    core = {f"{kind} {mage}" for kind in ("Apprentice", "Starting") for mage in MAGES}
    assert core <= set(published_books())
    assert not any(is_pending(book) for book in published_books().values())
    unfinished = [book for book in known_books().values() if is_pending(book)]
    assert not {book.name for book in unfinished} & set(published_books())
    assert all(issues(book)[0].code in ("pending-mage", "pending") for book in unfinished)
    assert not is_pending(published_book("Community Straywood Beastmaster (60 points)"))


def test_programs_play_published_books_that_can_be_played_or_those_of_the_rulebook() -> None:
    arena = published("arena")
    assert {f"Starting {mage}" for mage in MAGES} <= {book.name for book in arena}
    assert not any(is_pending(book) for book in arena)
    academy = published("academy")
    assert {"Academy Beastmaster", "Academy Druid", "Academy Wizard"} <= {book.name for book in academy}
    assert not any(is_pending(book) for book in academy)


def test_a_source_nobody_knows_is_refused_and_a_known_one_is_kept() -> None:
    book = published_book("Malakai Priest")
    assert read_book(write_book(book)).source == "publisher"
    with refused(BookError, match="no source 'hearsay'"):
        read_book(write_book(book).replace('"publisher"', '"hearsay"'))
