"""Every language words every card, mage and word of the codex, for the English of today, in the game's terms."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mageduel.facts.codex import codex
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.traits import WORDS
from mageduel.words.language import language, speaking
from mageduel.words.names import condition_name, word_name
from mageduel.words.printed import entry_form, wording
from tests.hygiene.translated import OTHERS, english, noted, sign, translated

_NUMBER = re.compile(r"\d+")
_VALUE = re.compile(r" [+-]?X$")


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_words_everything_and_nothing_else(code: str) -> None:
    theirs, ours = {key for key, _ in english()}, [key for key, _ in translated(code)]
    assert (sorted(theirs - set(ours)), sorted(set(ours) - theirs)) == ([], [])
    assert len(ours) == len(set(ours))
    assert [key for key, text in translated(code) if not text.strip()] == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_wording_was_written_for_an_older_english_one(code: str) -> None:
    """Read the wording again, mend it, then run `python -m tests.hygiene.translated`."""
    today = {key: sign(text) for key, text in english()}
    assert sorted(key for key, seen in noted(code).items() if today.get(key) != seen) == []
    assert noted(code).keys() == today.keys()


@pytest.mark.parametrize("code", OTHERS)
def test_a_wording_has_the_numbers_of_the_english_one(code: str) -> None:
    usual = dict(english())
    lacking = {
        key: Counter(_NUMBER.findall(usual[key])) - Counter(_NUMBER.findall(text)) for key, text in translated(code)
    }
    assert {key: numbers for key, numbers in lacking.items() if numbers} == {}


@pytest.mark.parametrize("code", OTHERS)
def test_traits_and_conditions_are_called_the_same_on_the_table_and_in_the_codex(code: str) -> None:
    with speaking(language(code)):
        called = {
            entry.name: condition_name(CONDITIONS[entry.name.lower()])
            if entry.name.lower() in CONDITIONS
            else word_name(WORDS[entry.name.lower()])
            for entry in codex().values()
            if entry.name.lower() in CONDITIONS or entry.name.lower() in WORDS
        }
        assert {name: _VALUE.sub("", entry_form(codex()[name])) for name in called} == called


@pytest.mark.parametrize("code", OTHERS)
def test_every_word_of_the_codex_has_its_form(code: str) -> None:
    assert [name for name, row in wording(code).codex.items() if not row.get("form")] == []
