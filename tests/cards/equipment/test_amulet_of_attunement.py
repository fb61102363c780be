"""Amulet of Attunement: a Glyph for two mana."""

import pytest

from mageduel.rules.mages.glyphs import AIR, FIRE, active_glyphs
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Elementalist")
    table.attach("Amulet of Attunement", table.red)
    table.red.mark(AIR)
    table.red.mark(FIRE)
    return table


def test_a_glyph_of_ones_choice_becomes_mana(table: AcademyTable) -> None:
    amulet = table.find("Amulet of Attunement")
    table.use(RED, ability(amulet, "Attune", "Air Glyph"))
    assert (table.red.mana, active_glyphs(table.red)) == (52, [FIRE])


def test_once_a_round(table: AcademyTable) -> None:
    amulet = table.find("Amulet of Attunement")
    table.use(RED, ability(amulet, "Attune", "Air Glyph"))
    assert ability(amulet, "Attune", "Fire Glyph") not in table.between(RED)
    table.end_round()
    table.reset()
    assert ability(amulet, "Attune", "Fire Glyph") in table.between(RED)


def test_inactive_glyphs_are_worth_nothing(table: AcademyTable) -> None:
    amulet = table.find("Amulet of Attunement")
    assert ability(amulet, "Attune", "Earth Glyph") not in table.between(RED)
