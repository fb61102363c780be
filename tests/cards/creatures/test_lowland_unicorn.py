"""Lowland Unicorn: each Upkeep Phase it may heal one point of somebody's damage."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_its_controller_chooses_whom_to_heal(table: AcademyTable) -> None:
    unicorn, monk = table.put("Lowland Unicorn", RED, damage=2), table.put("Meditating Monk", RED, damage=3)
    table.decide("offer", take(monk))
    table.upkeep()
    assert (unicorn.damage, monk.damage) == (2, 2)


def test_it_may_heal_itself_or_nobody(table: AcademyTable) -> None:
    unicorn = table.put("Lowland Unicorn", RED, damage=2)
    table.decide("offer", take(unicorn))
    table.upkeep()
    table.decide("offer", DECLINE)
    table.upkeep()
    assert unicorn.damage == 1


def test_the_nonliving_cannot_be_healed(table: AcademyTable) -> None:
    table.put("Lowland Unicorn", RED)
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=2)
    table.upkeep()
    assert golem.damage == 2


def test_only_creatures_in_its_zone() -> None:
    arena = Table()
    arena.put("Lowland Unicorn", RED, "B2")
    far = arena.put("Timber Wolf", RED, "B3", damage=2)
    near = arena.put("Timber Wolf", BLUE, "B2", damage=2)
    arena.decide("offer", lambda request: request.options[0])
    arena.upkeep()
    assert (far.damage, near.damage) == (2, 1)
