"""Blessed Focus: unhurt, its bearer strikes harder and deeper."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Refused

HOLY = {"holy": 1}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_without_damage_it_has_melee_1_and_its_attacks_pierce(table: AcademyTable) -> None:
    monk, foe = table.put(fighter(schools=HOLY), RED), table.put(fighter("Foe", armor=1, life=20), BLUE)
    table.attach("Blessed Focus", monk)
    table.dice("1 1 0 0")
    table.attack(monk, "Blade", foe)
    assert foe.damage == 2
    table.dice("1 1 0")
    table.attack(monk, "Bow", foe)
    assert foe.damage == 4


def test_a_wound_ends_that_until_it_is_healed(table: AcademyTable) -> None:
    monk, foe = table.put(fighter(schools=HOLY), RED, damage=1), table.put(fighter("Foe", armor=1), BLUE)
    table.attach("Blessed Focus", monk)
    table.dice("1 1 0")
    table.attack(monk, "Blade", foe)
    assert foe.damage == 1
    assert table.odds(monk, "Blade", foe).dice.value == 3
    table.dice("1 0 0 0 0")
    table.decide("offer", DECLINE)  # her Call to Guard
    table.cast(table.red, "Minor Heal", monk)
    table.reset()
    assert table.odds(monk, "Blade", foe).dice.value == 4


def test_it_is_for_living_holy_creatures(table: AcademyTable) -> None:
    for thing in (table.put(fighter(schools={"war": 1}), RED), table.red):
        with pytest.raises(Refused):
            table.cast(table.red, "Blessed Focus", thing)
