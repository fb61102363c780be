"""Words of the codex are known in sentences by how they are written there, whatever ending they have."""

from __future__ import annotations

import re

import pytest

from mageduel.facts.codex import codex
from mageduel.facts.library import library
from mageduel.server.faces import codex_face
from mageduel.words.language import language, speaking
from mageduel.words.printed import card_text, entry_spellings

WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
PART = re.compile(r"[^\W\d_]+")
LONGEST = 30


def _spelled(code: str) -> dict[str, str]:
    with speaking(language(code)):
        found: dict[str, str] = {}
        for each in codex().values():
            for spelling in entry_spellings(each):
                found.setdefault(spelling, each.name)
        return found


def _words_of(text: str, spelled: dict[str, str]) -> set[str]:
    """The words of a text; names of cards may be among them."""
    words = [*WORD.finditer(text), *PART.finditer(text)]
    starts, ends = {each.start() for each in words}, {each.end() for each in words}
    spans = (text[start:end] for start in starts for end in ends if start < end <= start + LONGEST)
    return {name for span in spans for name in (spelled.get(span) or spelled.get(span.lower()),) if name}


@pytest.mark.parametrize(
    ("code", "text", "name"),
    [
        ("en", "Not while an enemy guard stands here.", "Guarding"),
        ("en", "It is immune to that.", "Immunity"),
        ("en", "Getting through takes a full action.", "Full Action"),
        ("en", "A wall hides it from view.", "Wall"),
        ("de", "Zwei Mauern stehen dort.", "Wall"),
        ("de", "In den Zonen der Kreaturen.", "Zone"),
        ("de", "Jede fliegende Kreatur ist betroffen.", "Flying"),
        ("de", "Mit fliegenden Kreaturen.", "Flying"),
        ("de", "Du deckst es auf: Es wird aufgedeckt.", "Reveal Cost"),
        ("de", "Er nimmt 3 Punkte kritischen Schadens.", "Critical Damage"),
        ("de", "Die Rüstungen der Verteidiger.", "Armor"),
        ("de", "Das braucht eine volle Aktion.", "Full Action"),
        ("de", "Die Wölfe werden geheilt.", "Heal"),
        ("de", "Ein Wolf wurde beschworen.", "Summon"),
    ],
)
def test_a_word_is_known_in_a_sentence(code: str, text: str, name: str) -> None:
    assert name in _words_of(text, _spelled(code))


@pytest.mark.parametrize(
    ("text", "name"), [("It moves fast.", "Fast"), ("A light blow.", "Light"), ("They reach it.", "Reach")]
)
def test_what_only_sounds_like_a_trait_is_none(text: str, name: str) -> None:
    assert name not in _words_of(text, _spelled("en"))


def test_german_wordings_name_the_words_the_english_ones_do() -> None:
    english, german = _spelled("en"), _spelled("de")
    named = both = 0
    for card in library().values():
        with speaking(language("de")):
            there = card_text(card)
        here = _words_of(card.text, english)
        named += len(here)
        both += len(here & _words_of(there, german))
    assert named > 2000
    assert both >= 0.93 * named


@pytest.mark.parametrize("code", ["en", "de"])
def test_each_word_has_spellings_and_names_of_cards_are_told_apart(code: str) -> None:
    with speaking(language(code)):
        face = codex_face()
    assert all(entry.spellings for entry in face.entries)
    if code == "en":
        assert "Force Hold" in face.names
        assert "Timber Wolf" not in face.names
