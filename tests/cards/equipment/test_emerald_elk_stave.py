"""Emerald Elk Stave: two animals are soothed each upkeep."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.attach("Emerald Elk Stave", table.red)
    return table


def test_two_different_animals_heal_for_a_mana_each(table: AcademyTable) -> None:
    first, second, third = (table.put("Razortusk", RED, damage=3) for _ in range(3))
    table.decide("offer", take(first), take(second))
    table.upkeep()
    assert [each.damage for each in (first, second, third)] == [2, 2, 3]
    assert table.red.mana == 48


def test_none_or_one_will_do(table: AcademyTable) -> None:
    first, second = (table.put("Razortusk", RED, damage=3) for _ in range(2))
    table.decide("offer", take(first), DECLINE)
    table.upkeep()
    assert [each.damage for each in (first, second)] == [2, 3]
    table.decide("offer", DECLINE)
    table.upkeep()
    assert table.red.mana == 49


def test_as_far_as_the_mana_goes(table: AcademyTable) -> None:
    first, second = (table.put("Razortusk", RED, damage=3) for _ in range(2))
    table.mana(RED, 1)
    table.decide("offer", take(second))
    table.upkeep()
    assert [each.damage for each in (first, second)] == [3, 2]


def test_animals_only_and_the_hurt(table: AcademyTable) -> None:
    table.put(make_creature("Brute"), RED, damage=3)
    table.put("Razortusk", RED)
    table.upkeep()
    assert [each for each in table.asked if each.kind == "offer"] == []
