"""Share strings: exact both ways, and a damaged one is refused."""

from __future__ import annotations

import string
import zlib
from dataclasses import replace

import pytest

from mageduel.facts.library import library
from mageduel.facts.mages import mages
from mageduel.facts.sharing import PREFIX, ShareError, card_numbers, from_share, is_share, seal, share
from mageduel.facts.spellbooks import APPRENTICE, ARENA, Spellbook, published_books
from mageduel.words.errors import why
from tests.kit.refused import refused

ALPHABET = string.ascii_letters + string.digits + "-_"
SMALL = Spellbook("Mine", "Wizard", ARENA, {"Jinx": 2, "Wall of Thorns": 1})


@pytest.mark.parametrize("name", sorted(published_books()))
def test_a_book_survives_sharing_and_the_string_is_short(name: str) -> None:
    book = published_books()[name]
    text = share(book)
    assert from_share(text) == book
    assert len(text) < 120


@pytest.mark.parametrize(
    "book",
    [
        Spellbook("", "Beastmaster", ARENA, {}),
        Spellbook("Ünïcode ✨", "Priestess", APPRENTICE, {"Heal": 1}),
        Spellbook("x" * 300, "Warlock", ARENA, {"Wind Wyvern Hide": 1}),
        Spellbook("Many", "Wizard", ARENA, dict.fromkeys(list(library())[::4], 1)),
        Spellbook("Too many", "Wizard", ARENA, {name: min(n, 60) for n, name in enumerate(list(library())[::6], 1)}),
        Spellbook("Edges", "Wizard", ARENA, {"Adramelech, Lord of Fire": 7, "Wind Wyvern Hide": 8, "Agony": 9}),
    ],
)
def test_any_book_survives_legal_or_not(book: Spellbook) -> None:
    assert from_share(share(book)) == book


def test_a_string_that_was_shared_before_other_sets_came_means_the_same_book() -> None:
    old = "md1.AgAETWluZfk1-DcKpH7fBQ"
    cards = {"Jinx": 2, "Wall of Thorns": 1, "Wind Wyvern Hide": 3}
    assert from_share(old) == Spellbook("Mine", "Warlock", ARENA, cards)


def test_the_order_of_cards_does_not_matter() -> None:
    turned = Spellbook("Mine", "Wizard", ARENA, dict(reversed(SMALL.cards.items())))
    assert share(turned) == share(SMALL)


@pytest.mark.parametrize("name", ["Mine", "Mine!", "Mine!!"])
def test_every_single_changed_letter_is_noticed(name: str) -> None:
    # Three lengths: letters hold six bits, so the last one may have some to spare.
    text = share(replace(SMALL, name=name))
    accepted = []
    for place in range(len(PREFIX), len(text)):
        for letter in ALPHABET:
            changed = text[:place] + letter + text[place + 1 :]
            if changed != text:
                try:
                    accepted.append(from_share(changed))
                except ShareError:
                    continue
    assert accepted == []


def test_every_missing_doubled_or_swapped_letter_is_noticed() -> None:
    text = share(published_books()["Starting Wizard"])
    for place in range(len(PREFIX), len(text)):
        missing = text[:place] + text[place + 1 :]
        doubled = text[:place] + text[place] + text[place:]
        swapped = text[:place] + text[place : place + 2][::-1] + text[place + 2 :]
        for changed in {missing, doubled, swapped} - {text}:
            with pytest.raises(ShareError):
                from_share(changed)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no share string"),
        ("hello", "does not begin with md1."),
        ("md2.AAAA", "has the form md2; this program reads md1"),
        ("md1.", "checksum does not fit"),
        ("md1.AAA", "checksum does not fit"),
        ("md1.A", "a letter is missing or too many"),
        ("md1.AA+A", "'+' is no part of one"),
        ("md1.AAéA", "'é' is no part of one"),
    ],
)
def test_damage_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ShareError) as refusal:
        from_share(text)
    assert reason in why(refusal.value)


def test_spaces_and_line_breaks_do_no_harm() -> None:
    text = share(SMALL)
    assert from_share(f"  {text[:10]}\n{text[10:20]} {text[20:]}\n") == SMALL
    assert is_share(f" {text}")
    assert not is_share("Starting Wizard")


def test_a_card_that_does_not_exist_cannot_be_shared() -> None:
    with refused(ShareError, match="do not exist cannot be shared: Fierball"):
        share(Spellbook("Mine", "Wizard", ARENA, {"Fierball": 1}))


@pytest.mark.parametrize(
    "body", [b"\x63\x00\x00", b"\x00\x63\x00", b"\x00\x00\x00\xf8\xff\x7f", b"\x00\x00\x01\xff", b"\x00\x00\x09abc"]
)
def test_a_whole_string_that_says_nothing_we_know_is_refused(body: bytes) -> None:
    with pytest.raises(ShareError):
        from_share(seal(body))


def test_numbers_of_cards_and_mages_never_change() -> None:
    # Strings that are already in the world depend on these; a new set or mage is appended.
    core = "\n".join(card_numbers()[:174])
    assert zlib.crc32(core.encode()) == 3995098818
    assert list(mages())[:4] == ["Beastmaster", "Priestess", "Warlock", "Wizard"]
    assert share(SMALL) == "md1.AwAETWluZfk1-Ddh_8eK"
