"""Melting: what is made of ice wears away each upkeep."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import first
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_direct_damage_each_upkeep(table: AcademyTable) -> None:
    ice = table.put(make_creature("Ice", armor=5, traits=["Melting 2", "Nonliving"]), RED)
    for damage in (2, 4):
        table.upkeep()
        assert ice.damage == damage


def test_until_it_is_gone(table: AcademyTable) -> None:
    ice = table.put(make_creature("Ice", traits=["Melting 2", "Nonliving"]), RED, damage=8)
    table.upkeep()
    assert not ice.in_play


def test_whether_it_heals_first_is_for_its_controller_to_say(table: AcademyTable) -> None:
    ice = table.put(make_creature("Ice", traits=["Melting 2", "Regenerate 1"]), RED, damage=8)
    table.decide("upkeep order", first(ice, "Regenerate"))
    table.upkeep()
    assert ice.damage == 9
