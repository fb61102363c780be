"""Life Link: the mage bears what his creature suffers."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def knight(table: Table) -> Object:
    knight = table.put("Knight of Westlock", RED, "A4", damage=5)
    table.attach("Life Link", knight)
    return knight


def test_up_to_three_damage_go_to_the_mage_each_upkeep(table: Table, knight: Object) -> None:
    table.decide("take over", ("take over", 3))
    table.upkeep()
    assert (knight.damage, table.red.damage) == (2, 3)
    table.decide("take over", ("take over", 0))
    table.upkeep()
    assert (knight.damage, table.red.damage) == (2, 3)


def test_it_is_healing_which_finite_life_prevents(table: Table) -> None:
    mortal = table.put(make_creature("Mortal", traits=["Finite Life"]), RED, damage=5)
    table.attach("Life Link", mortal)
    table.always("take over", ("take over", 3))
    table.upkeep()
    assert (mortal.damage, table.red.damage) == (5, 0)


def test_nobody_is_asked_without_damage(table: Table, knight: Object) -> None:
    knight.damage = 0
    table.upkeep()
    assert table.red.damage == 0
