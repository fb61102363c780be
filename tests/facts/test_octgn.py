"""Import of OCTGN deck files."""

from __future__ import annotations

import pytest

from mageduel.facts.octgn import LARGEST_FILE, import_o8d
from mageduel.facts.spellbooks import APPRENTICE, ARENA, BookError, Spellbook, issues, published_books
from mageduel.words.errors import why


def deck(*sections: str, head: str = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>') -> bytes:
    return f'{head}\n<deck game="9acef3d0"><notes />{"".join(sections)}</deck>'.encode()


def section(name: str, *cards: str) -> str:
    rows = "".join(f'<card qty="{card.split(" ", 1)[0]}" id="0">{card.split(" ", 1)[1]}</card>' for card in cards)
    return f'<section name="{name}" shared="False">{rows}</section>'


WIZARD = section("Mage", "1 Wizard", "1 Wizard Stats")


def as_deck(book: Spellbook) -> bytes:
    rows = [f"{copies} {name.replace('&', '&amp;')}" for name, copies in book.cards.items()]
    return deck(section("Mage", f"1 {book.mage}"), section("Spells", *rows))


@pytest.mark.parametrize("name", [name for name in published_books() if name.startswith("Starting")])
def test_a_whole_book_comes_through(name: str) -> None:
    book = published_books()[name]
    assert import_o8d(as_deck(book), book.name) == book


def test_sections_and_copies_add_up() -> None:
    content = deck(WIZARD, section("Attack", "2 Lightning Bolt"), section("Other", "1 lightning bolt", "1 Jinx"))
    assert import_o8d(content, "Mine") == Spellbook("Mine", "Wizard", ARENA, {"Lightning Bolt": 3, "Jinx": 1})


@pytest.mark.parametrize(
    "written", ["Wizard", "Wizard Stats", "Sortilege Wizard", "wizard stats", "Sortilege Wizard Stats"]
)
def test_the_mage_is_recognised(written: str) -> None:
    assert import_o8d(deck(section("Mage", f"1 {written}")), "Mine").mage == "Wizard"
    assert import_o8d(deck(section("Cards", f"1 {written}")), "Mine").mage == "Wizard"


def test_an_apprentice_is_recognised() -> None:
    book = import_o8d(deck(section("Mage", "1 Wizard Stats (Apprentice)")), "Mine")
    assert (book.mage, book.mode) == ("Wizard", APPRENTICE)


def test_a_card_we_do_not_have_stays_and_is_named_by_the_check() -> None:
    book = import_o8d(deck(WIZARD, section("Attack", "1 Unheard Of")), "Mine")
    assert book.cards == {"Unheard Of": 1}
    assert [issue.code for issue in issues(book)] == ["unknown-card"]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_files_with_a_byte_order_mark(encoding: str) -> None:
    text = deck(WIZARD, section("Attack", "1 Jinx"), head="").decode()
    assert import_o8d(text.encode(encoding), "Mine").cards == {"Jinx": 1}


BOMB = """<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck>&b;</deck>"""


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (BOMB.encode(), "declares a document type or entities"),
        (BOMB.encode("utf-16"), "declares a document type or entities"),
        (b'<!doctype deck SYSTEM "file:///etc/passwd"><deck/>', "declares a document type"),
        (b"not xml", "not an OCTGN deck: syntax error"),
        (b"<deck>", "not an OCTGN deck: no element found"),
        (b"<deck>&b;</deck>", "not an OCTGN deck: undefined entity"),
        (b"<html/>", "it begins with <html>, not with <deck>"),
        (b"\x00\xff\x80", "not text"),
        (b" " * (LARGEST_FILE + 1), "too large"),
        (deck(section("Attack", "1 Jinx")), "names no mage"),
        (deck(section("Mage", "1 Kumanjaro Chef")), "Kumanjaro Chef is no mage of the sets we have"),
        (deck(section("Mage", "1 Wizard", "1 Warlock")), "names two mages: Wizard and Warlock"),
        (deck(WIZARD, section("Attack", "0 Jinx")), "Jinx: the number of copies"),
        (deck(WIZARD, section("Attack", "x Jinx")), "not 'x'"),
        (deck(WIZARD, section("Attack", "99999999999 Jinx")), "not '99999999999'"),
        (deck(WIZARD, '<section name="Attack"><card qty="1"/></section>'), "a card without a name"),
    ],
)
def test_what_is_no_deck_is_refused_with_a_reason(content: bytes, reason: str) -> None:
    with pytest.raises(BookError) as refusal:
        import_o8d(content, "Mine")
    assert reason in why(refusal.value)
