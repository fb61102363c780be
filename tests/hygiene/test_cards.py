"""Every card with a script of its own has a test file of its own, every card a wording, and the card list is fresh."""

import pytest

from mageduel.cli.card_list import card_list, names_with_scripts, names_with_tests
from mageduel.facts.library import playable
from tests.hygiene.sources import ROOT


def test_every_scripted_card_has_a_test_file() -> None:
    scripted = names_with_scripts()
    assert len(scripted) > 100
    assert scripted - names_with_tests(ROOT / "tests" / "cards") == frozenset()


def test_the_card_list_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise: mageduel cards --docs"""
    monkeypatch.chdir(ROOT)
    assert (ROOT / "docs" / "cards.md").read_text(encoding="utf-8") == card_list()


def test_every_playable_card_has_a_wording_of_our_own() -> None:
    bare = [card.name for card in playable().values() if not card.text]
    assert bare == []
