"""Mhegedden: bound by three seals, which break one by one at the cost of his master's Life."""

import pytest

from mageduel.facts.traits import PEST
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NOTHING, attack
from tests.kit.table import BLUE


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock")
    table.cast(table.red, "Mhegedden, Sealed Demon")
    return table


def test_he_comes_with_three_seals_as_a_pest_that_cannot_act(table: AcademyTable) -> None:
    demon = table.find("Mhegedden, Sealed Demon")
    table.reset()
    assert table.has(demon, PEST)
    assert table.actions(demon) == [NOTHING]


def test_each_upkeep_a_seal_goes_to_the_mage_and_takes_two_of_his_life(table: AcademyTable) -> None:
    for life in (24, 22, 20, 20):
        table.upkeep()
        assert table.life(table.red) == life


def test_without_seals_he_fights(table: AcademyTable) -> None:
    demon, foe = table.find("Mhegedden, Sealed Demon"), table.put(fighter("Foe", life=20), BLUE)
    for _ in range(3):
        table.upkeep()
    assert not table.has(demon, PEST)
    demon.active = True
    table.decide("offer", DECLINE)
    table.dice("1* 1* 0 0 0")
    table.act(demon, attack(demon, "Bloodclaws", foe))
    assert foe.damage == 2


def test_what_the_broken_seals_took_stays_lost_when_he_dies(table: AcademyTable) -> None:
    demon = table.find("Mhegedden, Sealed Demon")
    table.upkeep()
    demon.damage = 12
    table.dice("1* 0 0")
    table.attack(table.put(fighter("Foe"), BLUE), "Blade", demon)
    assert not table.in_play(demon)
    table.upkeep()
    assert table.life(table.red) == 24
