"""Rules in short: two pages a way to play, in every language, each rule with a word of the codex."""

from __future__ import annotations

import re

import pytest

from mageduel.facts.library import library
from mageduel.facts.mages import mages
from mageduel.facts.modes import MODES
from mageduel.words.language import NAMES, language, speaking
from mageduel.words.short_rules import mode_title, short_rules, told_in
from tests.hygiene.sources import ROOT

PICTURES = (ROOT / "web" / "src" / "parts" / "RulePicture.svelte").read_text(encoding="utf-8")


def test_every_mode_has_its_two_pages() -> None:
    assert {told_in(mode) for mode in MODES} == set(short_rules())
    assert [len(pages) for pages in short_rules().values()] == [2, 2]


@pytest.mark.parametrize("code", NAMES)
def test_every_section_says_something_and_leads_to_the_codex(code: str) -> None:
    with speaking(language(code)):
        for mode, pages in short_rules().items():
            assert mode_title(mode)
            for section in (each for page in pages for each in page):
                assert section.entries, section.name
                assert section.title
                assert section.text.endswith(".")
                assert len(section.text) < 420, section.name


def test_pictures_show_cards_and_mages_there_are() -> None:
    sections = [section for pages in short_rules().values() for page in pages for section in page]
    assert {name for section in sections for name in section.shows} <= library().keys() | mages().keys()


def test_every_picture_is_drawn() -> None:
    wanted = {section.picture for pages in short_rules().values() for page in pages for section in page}
    drawn = set(re.findall(r'"([a-z-]+)"', PICTURES))
    assert wanted - drawn == set()
