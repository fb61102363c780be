"""Broken Wing Angel: she heals somebody when she is summoned."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_summoned_she_heals_a_living_creature_by_three_dice(table: AcademyTable) -> None:
    monk = table.put("Meditating Monk", RED, damage=4)
    table.red.damage = 2
    table.decide("offer", take(monk))
    table.dice("2 1* 0")
    table.cast(table.red, "Broken Wing Angel")
    assert (monk.damage, table.red.damage) == (1, 2)


def test_she_need_not(table: AcademyTable) -> None:
    table.red.damage = 2
    table.decide("offer", DECLINE)
    table.cast(table.red, "Broken Wing Angel")
    assert table.red.damage == 2


def test_the_unhurt_and_the_nonliving_are_not_offered(table: AcademyTable) -> None:
    table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=3)
    table.put("Meditating Monk", RED)
    table.cast(table.red, "Broken Wing Angel")
    assert [request.kind for request in table.asked] == []


def test_put_into_play_without_being_summoned_she_heals_nobody(table: AcademyTable) -> None:
    table.blue.damage = 3
    table.put("Broken Wing Angel", BLUE)
    assert table.asked == []
