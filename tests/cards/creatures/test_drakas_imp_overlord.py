"""Drakas: other demons around him fight harder, and one of them suffers each Upkeep Phase."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock")


def test_other_friendly_demons_in_his_zone_have_melee_1(table: AcademyTable) -> None:
    drakas, hunter = table.put("Drakas, Imp Overlord", RED), table.put("Sanguine Hunter", RED)
    foe, vampiress = table.put("Sanguine Hunter", BLUE), table.put("Naraka Vampiress", RED)
    assert [table.value(each, MELEE) for each in (hunter, drakas, foe, vampiress, table.red)] == [1, 0, 0, 0, 0]


def test_each_upkeep_another_friendly_demon_there_takes_a_point_of_damage(table: AcademyTable) -> None:
    table.put("Drakas, Imp Overlord", RED)
    hunter, brawler = table.put("Sanguine Hunter", RED), table.put("Firefist Brawler", RED)
    table.decide("choose one", take(brawler))
    table.upkeep()
    assert (hunter.damage, brawler.damage) == (0, 1)


def test_alone_he_hurts_nobody(table: AcademyTable) -> None:
    drakas, foe = table.put("Drakas, Imp Overlord", RED), table.put("Sanguine Hunter", BLUE)
    table.upkeep()
    assert (drakas.damage, foe.damage, table.red.damage) == (0, 0, 0)


def test_demons_elsewhere_are_out_of_reach() -> None:
    table = Table(red="Warlock")
    table.put("Drakas, Imp Overlord", RED, "B2")
    hunter = table.put("Sanguine Hunter", RED, "B3")
    table.upkeep()
    assert (hunter.damage, table.value(hunter, MELEE)) == (0, 0)
