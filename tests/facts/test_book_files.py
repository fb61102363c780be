"""The TOML form of a spellbook."""

from __future__ import annotations

from pathlib import Path

import pytest

from mageduel.facts.mages import UnknownMage
from mageduel.facts.spellbooks import (
    ARENA,
    BookError,
    Spellbook,
    load_book,
    printed_name,
    published_books,
    read_book,
    write_book,
)
from mageduel.words.errors import why
from tests.kit.refused import refused

HEAD = 'name = "Mine"\nmage = "Wizard"\n'


@pytest.mark.parametrize("name", sorted(published_books()))
def test_a_book_survives_writing_and_reading(name: str) -> None:
    book = published_books()[name]
    assert read_book(write_book(book)) == book


def test_a_file_is_readable() -> None:
    book = Spellbook("Mine", "Wizard", ARENA, {"Jinx": 2, "Wall of Stone": 1, "Banish": 1, "Arcane Ring": 1, "Gone": 3})
    assert write_book(book) == (
        'name = "Mine"\nmage = "Wizard"\nmode = "arena"\n'
        '\n[equipment]\n"Arcane Ring" = 1\n'
        '\n[conjurations]\n"Wall of Stone" = 1\n'
        '\n[enchantments]\n"Jinx" = 2\n'
        '\n[incantations]\n"Banish" = 1\n'
        '\n[unknown]\n"Gone" = 3\n'
    )


@pytest.mark.parametrize("name", ['He said "no"', "back\\slash", "tab\there", "two\nlines", "Ünïcode ✨", "\x7f"])
def test_odd_names_survive(name: str) -> None:
    book = Spellbook(name, "Wizard", ARENA, {})
    assert read_book(write_book(book)) == book


def test_the_mode_is_arena_where_none_is_written() -> None:
    assert read_book(HEAD).mode == ARENA


def test_one_table_of_cards_will_do_and_spelling_is_forgiven() -> None:
    book = read_book(HEAD + '[cards]\n"bearskin armor" = 1\n"MORDOKS OBELISK" = 1\n"tooth and nail" = 2\n')
    assert book.cards == {"Bearskin": 1, "Mordok's Obelisk": 1, "Tooth & Nail": 2}


def test_a_card_listed_twice_adds_up() -> None:
    assert read_book(HEAD + "[cards]\nJinx = 1\n[enchantments]\njinx = 2\n").cards == {"Jinx": 3}


def test_an_unknown_card_stays_for_the_check_to_name() -> None:
    assert read_book(HEAD + "[cards]\nFierball = 1\n").cards == {"Fierball": 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "its end makes no sense"),
        ('mage = "Wizard"', 'name = "..." is missing'),
        ('name = ""\nmage = "Wizard"', 'name = "..." is missing'),
        ('name = "Mine"', 'mage = "..." is missing'),
        (HEAD + 'mode = "ladder"', "no mode 'ladder'; write arena, apprentice or academy"),
        (HEAD + "mode = 3", "no mode 3"),
        (HEAD + "[potions]\nJinx = 1", "'potions' is no part of a spellbook"),
        (HEAD + "cards = 3", "'cards' is no part of a spellbook"),
        (HEAD + "[cards]\nJinx = 0", "Jinx: the number of copies"),
        (HEAD + "[cards]\nJinx = -1", "from 1 up, not -1"),
        (HEAD + '[cards]\nJinx = "two"', "not 'two'"),
        (HEAD + "[cards]\nJinx = 1.5", "not 1.5"),
        (HEAD + "[cards]\nJinx = true", "not True"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BookError) as refusal:
        read_book(text)
    assert reason in why(refusal.value)


def test_an_unknown_mage_is_refused_with_the_nearest_spelling() -> None:
    with refused(UnknownMage, match="did you mean Wizard"):
        read_book('name = "Mine"\nmage = "Wizzard"')


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with refused(BookError, match="cannot be read: No such file"):
        load_book(tmp_path / "none.toml")
    with refused(BookError, match="cannot be read"):
        load_book(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\xfa")
    with refused(BookError, match="not a text file"):
        load_book(tmp_path / "binary.toml")


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("Battleforge", "Battle Forge"),
        ("Darkpact Slayer", "Dark Pact Slayer"),
        ("Mohktari", "Mohktari, Great Tree of Life"),
        ("Necropian Vampireess", "Necropian Vampiress"),
        ("  sosruko ferret companion ", "Sosruko, Ferret Companion"),
        ("Rajan’s Fury", "Rajan's Fury"),
        ("No Such Card ", "No Such Card"),
    ],
)
def test_the_names_of_the_lists_are_understood(written: str, printed: str) -> None:
    assert printed_name(written) == printed
