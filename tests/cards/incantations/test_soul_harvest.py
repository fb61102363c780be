"""Soul Harvest: a small life for the Mage's own."""

import pytest

from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Necromancer")
    table.red.damage = 10
    return table


def test_it_destroys_the_creature_and_heals_twice_its_level(table: AcademyTable) -> None:
    rat = table.put("Swamp Lurker", BLUE)
    spell = table.cast(table.red, "Soul Harvest", rat)
    assert not rat.in_play
    assert (spell.paid, table.red.damage) == (9, 6)


def test_enchantments_on_it_make_it_dearer(table: AcademyTable) -> None:
    lurker = table.put("Swamp Lurker", BLUE)
    table.attach("Bear Strength", lurker, BLUE)
    table.hide("Rhino Hide", lurker, BLUE)
    spell = table.cast(table.red, "Soul Harvest", lurker)
    assert spell.paid == 9 + (2 + 3) + 2, "casting and revealing the one, and 2 for what lies face down"


def test_ones_own_creatures_may_be_harvested(table: AcademyTable) -> None:
    rat = table.put("Wychwood Rat", RED)
    table.cast(table.red, "Soul Harvest", rat)
    assert table.red.damage == 8


def test_it_takes_the_minor_the_living_and_no_legends(table: AcademyTable) -> None:
    major, bones = table.put(brawler(level=3), BLUE), table.put("Brittle Harvester", BLUE)
    legend = table.put(brawler(level=2, traits=["Legendary"]), BLUE)
    for each in (major, bones, legend, table.blue):
        assert table.why_no_cast(table.red, "Soul Harvest", each) == "wrong-target"
