"""Dorseus, Stallion of Westlock: his horn heals one of those beside him each Upkeep."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def dorseus(table: Table) -> Object:
    return table.put("Dorseus, Stallion of Westlock", RED)


def test_he_heals_another_friendly_living_creature_beside_him(table: Table, dorseus: Object) -> None:
    knight = table.put("Knight of Westlock", RED, damage=5)
    table.decide("offer", ("choose", knight.id))
    table.upkeep()
    assert knight.damage == 3
    table.decide("offer", DECLINE)
    table.upkeep()
    assert knight.damage == 3


def test_finite_life_does_not_stop_him(table: Table, dorseus: Object) -> None:
    mortal = table.put(make_creature("Mortal", traits=["Finite Life"]), RED, damage=5)
    table.decide("offer", ("choose", mortal.id))
    table.upkeep()
    assert mortal.damage == 3


def test_neither_himself_nor_enemies_nor_the_nonliving_nor_those_elsewhere(table: Table, dorseus: Object) -> None:
    table.put("Timber Wolf", BLUE, damage=3)
    table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=3)
    table.put("Knight of Westlock", RED, "A1", damage=3)
    table.upkeep()  # nobody is asked
    assert dorseus.damage == 0
