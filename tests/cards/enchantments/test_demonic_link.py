"""Demonic Link: a demon fights harder, and the first blood it draws each round heals its master."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock")
    table.red.damage = 5
    table.always("offer", DECLINE)
    return table


def test_the_first_wound_of_a_living_enemy_each_round_heals_the_mage(table: AcademyTable) -> None:
    hunter, foe = table.put("Sanguine Hunter", RED), table.put(fighter("Foe", life=20), BLUE)
    table.attach("Demonic Link", hunter)
    table.dice("1* 0 0")
    table.attack(hunter, "Demon Claws", foe)
    assert table.red.damage == 4
    table.dice("1* 0")
    table.attack(hunter, "Demon Claws", foe)
    assert table.red.damage == 4
    table.reset()
    table.dice("1* 0 0")
    table.attack(hunter, "Demon Claws", foe)
    assert table.red.damage == 3


def test_nothing_comes_of_a_miss_or_of_the_nonliving(table: AcademyTable) -> None:
    hunter, foe = table.put("Sanguine Hunter", RED), table.put(fighter("Foe", armor=2), BLUE)
    golem = table.put(fighter("Golem", traits=["Nonliving"]), BLUE)
    table.attach("Demonic Link", hunter)
    table.dice("1 0 0")
    table.attack(hunter, "Demon Claws", foe)
    table.dice("1* 0")
    table.attack(hunter, "Demon Claws", golem)
    assert table.red.damage == 5


def test_it_is_for_demons(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Demonic Link", table.put("Naraka Vampiress", RED))
