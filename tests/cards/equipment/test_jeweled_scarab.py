"""Jeweled Scarab: healing or mana for each creature its wearer loses."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster", mana=10)
    table.attach("Jeweled Scarab", table.red)
    table.red.damage = 5
    return table


def test_it_heals_or_gives_mana(table: AcademyTable) -> None:
    table.decide("offer", ("have", "scarab-healing"))
    table.destroy(table.put(make_creature("One")))
    table.decide("offer", ("have", "scarab-mana"))
    table.destroy(table.put(make_creature("Two")))
    assert (table.red.damage, table.red.mana) == (4, 11)


def test_it_need_not(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.destroy(table.put(make_creature("One")))
    assert (table.red.damage, table.red.mana) == (5, 10)


def test_unhurt_there_is_only_mana(table: AcademyTable) -> None:
    table.red.damage = 0
    table.decide("offer", take())
    table.destroy(table.put(make_creature("One")))
    assert (table.red.damage, table.red.mana) == (0, 11)


def test_others_creatures_give_nothing(table: AcademyTable) -> None:
    table.destroy(table.put(make_creature("Foe"), BLUE))
    taken = table.put(make_creature("Traitor"))
    table.control(taken, BLUE)
    table.destroy(taken)
    assert (table.red.damage, table.red.mana) == (5, 10)


def test_nor_do_things_that_are_no_creatures(table: AcademyTable) -> None:
    table.destroy(table.attach("Force Armor", table.red))
    assert (table.red.damage, table.red.mana) == (5, 10)


def test_a_creature_that_dissipates_counts(table: AcademyTable) -> None:
    cobra = table.put("Psionic Cobra", RED)
    cobra.marks = {}
    table.tokens(cobra, "Dissipate", 1)
    table.decide("offer", ("have", "scarab-mana"))
    table.upkeep()
    assert table.red.mana == 11
