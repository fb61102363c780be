"""What stands on cards, on mages and in the codex is told in the language spoken; a language is a folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import mageduel.words.language as languages
from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.facts.codex import codex
from mageduel.facts.library import card
from mageduel.facts.mages import mage
from mageduel.lab.books import published, setup_of
from mageduel.views.chronicle import Teller
from mageduel.views.questions import question
from mageduel.words.language import Language, found_in, language, speaking
from mageduel.words.printed import (
    ability_text,
    card_text,
    defense_text,
    entry_form,
    entry_text,
    location_text,
    mage_text,
    schools_text,
    subtypes_text,
    traits_text,
    wording,
)
from mageduel.words.targets import target_text
from tests.hygiene.sources import SOURCE


def test_a_card_is_worded_in_the_language_that_is_spoken() -> None:
    strength = card("Bear Strength")
    assert card_text(strength) == strength.text
    with speaking(language("de")):
        assert card_text(strength) == "Die verzauberte Kreatur hat Handgemenge +2."
        assert strength.name == "Bear Strength"


def test_so_are_the_lines_around_the_wording() -> None:
    wolf, staff = card("Timber Wolf"), card("Staff of Beasts")
    with speaking(language("de")):
        assert subtypes_text(wolf) == ["Tier", "Hund"]
        assert traits_text(staff) == ["nur Beastmaster"]
        assert location_text(card("Ivarium Longbow")) == "Waffe und Schild"
        assert schools_text(card("Enchanter's Ring")) == "Arcane 1 oder Nature 1"
        defense = card("Deflection Bracers").defense
        assert defense is not None
        assert defense_text(defense).endswith("einmal je Runde, nicht gegen Reichweite")
        target = card("Overextend").target
        assert target is not None
        assert target_text(target) == "Kreatur (eigen, Soldat)"


def test_so_are_mages_and_their_abilities() -> None:
    druid = mage("Druid")
    with speaking(language("de")):
        assert mage_text(druid).startswith("Lässt Ranken")
        assert ability_text(mage("Warlord"), "Battle Skill") == "Handgemenge +1."


def test_so_is_the_codex() -> None:
    with speaking(language("de")):
        assert entry_form(codex()["Melee"]) == "Handgemenge +X"
        assert entry_text(codex()["Minor"]) == "Level 1 oder 2."
    assert entry_form(codex()["Melee"]) == "Melee +X"


LOUD = "xy"


@pytest.fixture
def loud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """A made-up language: the folders of German in capitals, under a code nobody knows."""
    for place in ("words", "data/words", "data/wording"):
        for code in ("en", "de"):
            if (SOURCE / place / code).is_dir():
                shutil.copytree(SOURCE / place / code, tmp_path / place / code)
        shutil.copytree(SOURCE / place / "de", tmp_path / place / LOUD)
    wordings = (tmp_path / "data" / "wording" / LOUD / "core").with_suffix(".toml")
    for file in (tmp_path / "words" / LOUD / "name.txt", wordings):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("Handgemenge", "HANDGEMENGE").replace("Deutsch", "LAUT"), encoding="utf-8")
    monkeypatch.setattr(languages, "ROOT", tmp_path)
    monkeypatch.setitem(languages.NAMES, LOUD, found_in(tmp_path / "words")[LOUD])
    yield language(LOUD)
    language.cache_clear()
    wording.cache_clear()


def test_another_language_is_a_folder(loud: Language) -> None:
    assert list(found_in(languages.folder("words")).items()) == [("en", "English"), ("de", "Deutsch"), ("xy", "LAUT")]
    with speaking(loud):
        assert card_text(card("Bear Strength")) == "Die verzauberte Kreatur hat HANDGEMENGE +2."
        assert entry_form(codex()["Melee"]) == "Handgemenge +X"
        books = list(published("apprentice"))
        match = start_duel(setup_of("apprentice", books[0], books[1]), 3, log=True)
        below = lots(3, 1)
        for _ in range(30):
            request = match.open_requests[0]
            assert question(match.game, request).prompt
            match.answer(request.player, request.sample(below))
        teller = Teller(match.game, 0)
        told = [line.sentence for line in map(teller.tell, match.game.log or []) if line is not None]
    assert any("beginnt" in line for line in told)
