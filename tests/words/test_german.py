"""German has no English in it: not in a sentence, not on a card, not in the codex."""

from __future__ import annotations

import re

import pytest

from mageduel.words.language import language
from tests.hygiene.translated import translated
from tests.words.english import CLIENT, PLACE, has_a_word, looks_english

TYPED = (
    "puzzle.commands",
    "terminal.help", "terminal.save-which", "terminal.saved", "error.book-line", "error.book-part", "book.written",
    *(f"ruling.cli.{word}" for word in ("hint", "which", "none")),
)  # fmt: skip
"""What names words to be typed, or tables of a file."""
CITING = ("issue.", "token.rune-of-")
"""What cites a chapter of the rulebook by its title, or has the name of a rune."""


OTHER_WORDS = re.compile(
    r"Nahkampf|Fernkampf|Verzauberung|Kodex|Akademie|Schnellzauber|Ungeziefer|Unterhalt|Zauberspruch|Wache\b|Zustände"
)
"""What has another name here: Handgemenge, Reichweite, Enchantment, Codex, Academy, Quickcast, Pest, Upkeep, Spruch."""


def test_one_thing_has_one_name() -> None:
    told = [*language("de").texts.items(), *translated("de")]
    told += [(file.name, file.read_text(encoding="utf-8")) for file in sorted((CLIENT / "de").glob("*.ts"))]
    assert [(key, found) for key, text in told for found in OTHER_WORDS.findall(text)] == []


def test_no_sentence_has_an_english_word() -> None:
    told = {key: text for key, text in language("de").texts.items() if key not in TYPED and not key.startswith(CITING)}
    assert [key for key, text in told.items() if has_a_word(PLACE.sub("", text))] == []


def test_no_wording_has_an_english_word() -> None:
    assert [key for key, text in translated("de") if has_a_word(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Deine Karte has Armor",
        "The enchanted creature has Melee +2.",
        "Round 3 begins.",
        "Act with Timber Wolf: your go",
    ],
)
def test_english_is_found(text: str) -> None:
    assert looks_english(text)


@pytest.mark.parametrize("text", ["Timber Wolf", "Wall of Fire greift an.", "Runde 3 beginnt."])
def test_names_and_german_are_not(text: str) -> None:
    assert not looks_english(text)
