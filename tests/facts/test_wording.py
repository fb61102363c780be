"""Our own wording: every card has one, and it is fit to be read."""

from __future__ import annotations

import re

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.library import library, playable
from tests.hygiene.sources import ROOT

CARDS = sorted(playable().values(), key=lambda each: each.name)
LONGEST = 560


@pytest.mark.parametrize("each", CARDS, ids=str)
def test_every_card_is_worded_in_whole_sentences(each: Card) -> None:
    assert 15 < len(each.text) < LONGEST
    assert each.text[0].isupper() or each.text[0].isdigit()
    assert re.search(r"\.\)?$", each.text)
    assert "  " not in each.text


def test_a_remark_on_the_supplement_has_one_form() -> None:
    for each in CARDS:
        assert each.text.count("Supplement") == each.text.count("(Supplement: ") <= 1, each.name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Bear Strength", "Melee +2"),
        ("Bull Endurance", "Life +4"),
        ("Rhino Hide", "Armor +2"),
        ("Dispel", "casting and revealing"),
        ("Sleep", "4, 5 and 6 mana for Levels 1 to 3"),
        ("Fellella, Pixie Familiar", "enchantment"),
        ("Gate to Hell", "(Supplement: Hydro +3 is gone.)"),
    ],
)
def test_what_matters_is_said(name: str, words: str) -> None:
    assert words in library()[name].text


def test_the_cards_our_rulings_say_follow_the_supplement_say_so_themselves() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    paragraph = page.split("## Errata applied to what cards do")[1].split("##")[0]
    listed = " ".join(paragraph.split("says so: ")[1].split(". ")[0].split()).split(", ")
    assert len(listed) == 15
    assert [name for name in listed if "(Supplement: " not in library()[name].text] == []
