"""Books made to hurt: refused in milliseconds, whatever they are written in."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

import pytest

from mageduel.facts.errors import ForPeople
from mageduel.facts.library import library
from mageduel.facts.octgn import LARGEST_FILE, import_o8d
from mageduel.facts.sharing import LONGEST, PREFIX, ShareError, from_share, seal, share
from mageduel.facts.spellbooks import (
    LARGEST_BOOK,
    BookError,
    Spellbook,
    first_unknown,
    issues,
    published_books,
    read_book,
    write_book,
)
from mageduel.words.errors import why
from tests.kit.refused import refused

HEAD = 'name = "x"\nmage = "Wizard"\n'
QUICK = 2.0
"""Seconds of processor time; what is prevented took from seconds to the end of all memory."""
LITTLE = 8_000_000
"""Bytes."""


def filled(piece: str, most: int = LARGEST_BOOK, head: str = "", tail: str = "") -> str:
    """As much of a piece as the limit lets in."""
    return head + piece * ((most - len(head) - len(tail)) // len(piece)) + tail


def many_names(count: int) -> str:
    return HEAD + "[cards]\n" + "\n".join(f"c{number} = 1" for number in range(count))


TOML = {
    "a name of dots": filled("a.", tail="a = 1"),
    "a long name of dots": "a." * 90_000 + "a = 1",
    "a quoted name of dots": filled('"".', tail="a = 1"),
    "spaced dots": filled("a . ", tail="a = 1"),
    "a table of dots": filled("a.", head="[", tail="a]"),
    "a long table of dots": "[" + "a." * 90_000 + "a]",
    "lists of tables": filled("[[a]]\n"),
    "growing tables": "\n".join("[" + ".".join("a" * depth) + "]" for depth in range(1, 170)),
    "inline tables": filled("{a=", head="a=", tail="1"),
    "lists in lists": filled("[", head="a = "),
    "dots in a text of many lines": '"""\n' + filled("a.", LARGEST_BOOK - 40, tail="a = 1"),
    "dots in a plain text of many lines": "'''\n" + filled("a.", LARGEST_BOOK - 40, tail="a = 1"),
    "dots in an inline table": filled("a.", head="a = {", tail="a=1}"),
    "an endless number": filled("9", head=HEAD + "[cards]\nBlock = "),
    "an endless text": filled("x", head='name = "'),
    "an endless mage": filled("x", head='name = "x"\nmage = "', tail='"'),
    "backslashes": filled("\\", head='name = "', tail='"'),
    "quotes": filled('"'),
    "equal signs": filled("="),
    "brackets": filled("[]"),
    "line breaks": filled("\n"),
    "remarks": filled("#\n"),
    "spaces": filled(" ", tail="x"),
    "spaces after a value": filled(" ", head="a=1", tail="'"),
    "spaces in a table": filled(" ", head="[", tail="x"),
    "the same table": filled("[a]\n"),
    "one name again and again": filled("a=1\n"),
    "odd ends of lines": filled("a.\u2028"),
}


def in_time(refuse: Callable[[], object]) -> None:
    """It is refused, quickly, and takes no memory to speak of."""
    library(), published_books()
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(ForPeople) as caught:
        refuse()
    spent = time.process_time() - began
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert spent < QUICK
    assert most < LITTLE
    assert len(why(caught.value)) < 400
    assert "\n" not in why(caught.value)


@pytest.mark.parametrize("text", TOML.values(), ids=TOML.keys())
def test_a_hostile_file_is_refused_at_once(text: str) -> None:
    in_time(lambda: read_book(text))


@pytest.mark.parametrize(
    "inner",
    [
        filled("<section>", LARGEST_FILE - 100),
        filled("<section>", 30_000) + "<card>x</card>" + filled("</section>", 30_000),
        filled("<a><b>", LARGEST_FILE - 100),
        filled("<card>x</card>", 60_000),
        "<section name='x'>" + filled("<card qty='1'>Nothing</card>", 60_000) + "</section>",
        "<section><card qty='61'>Block</card></section>",
        "<section>" + "<card qty='6'>Block</card>" * 11 + "</section>",
        "<section><card qty='" + "9" * 60_000 + "'>Block</card></section>",
        "<section " + " ".join(f"a{number}='x'" for number in range(6000)) + "/>",
        "<section>" + "&amp;" * 12_000 + "</section>",
        "&a;",
        "x" * LARGEST_FILE,
    ],
    ids=lambda text: text[:12],
)
def test_a_hostile_deck_is_refused_at_once(inner: str) -> None:
    in_time(lambda: import_o8d(f"<deck>{inner}</deck>".encode(), "x"))


def test_a_deck_with_entities_is_refused() -> None:
    bomb = '<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck>&b;</deck>'
    in_time(lambda: import_o8d(bomb.encode(), "x"))


@pytest.mark.parametrize(
    "text",
    [
        PREFIX + "A" * 190_000,
        PREFIX + "A" * (LONGEST - 10),
        "md" + "9" * 190_000 + ".x",
        seal(b"\xff" * 600),
        seal(b"\xff" * 600 + b"\x01"),
        seal(b"\x00\x00\xff\x7f"),
        seal(b"\x00\x00\xff\xff\x03"),
        seal(b"\x00\x00\x00" + b"\x07\x7f"),
        seal(b"\x00\x00\x00" + b"\x07\xff\xff\xff\xff\xff\x01"),
        seal(b"\x00\x00\x00" + b"\xf8" + b"\xff" * 500 + b"\x01"),
        seal(b"\x00\x00\x00" + b"\x00" * 500),
    ],
    ids=range(11),
)
def test_a_hostile_share_string_is_refused_at_once(text: str) -> None:
    in_time(lambda: from_share(text))


def test_sixty_copies_can_be_shared_and_sixty_one_cannot() -> None:
    book = Spellbook("x", "Wizard", "arena", {"Block": 60})
    assert from_share(share(book)) == book
    with refused(ShareError, match="60 copies"):
        from_share(share(Spellbook("x", "Wizard", "arena", {"Block": 61})))
    assert read_book(HEAD + '[cards]\n"Block" = 60').cards == {"Block": 60}
    with refused(BookError, match="60 copies"):
        read_book(HEAD + '[cards]\n"Block" = 61')
    with refused(BookError, match="60 copies"):
        read_book(HEAD + '[cards]\n"Block" = 40\n[enchantments]\nblock = 40')


def test_the_first_unknown_name_is_enough() -> None:
    book = read_book(many_names(1500))
    began = time.process_time()
    found = first_unknown(book)
    assert time.process_time() - began < QUICK
    assert found is not None
    assert found.card == "c0"
    many = Spellbook("x", "Wizard", "arena", {f"Fireball of the sorcerer number {number}": 1 for number in range(400)})
    began = time.process_time()
    assert len(issues(many)) == 400
    assert time.process_time() - began < QUICK * 2


def test_every_real_book_is_far_from_the_limits() -> None:
    everything = Spellbook("x" * 64, "Wizard", "arena", dict.fromkeys(list(library())[:120], 6))
    for book in (*published_books().values(), everything):
        assert read_book(write_book(book)) == book
        assert len(write_book(book)) < LARGEST_BOOK / 3
        assert len(share(book)) < LONGEST / 2


def test_a_file_may_have_remarks_and_odd_spellings() -> None:
    text = "# mine\n" + HEAD.replace("x", "a # b [c.d] {e}") + "\t[ cards ] # all\n'Block' = 2 # two\nJinx=1\n\n"
    assert read_book(text).cards == {"Block": 2, "Jinx": 1}
