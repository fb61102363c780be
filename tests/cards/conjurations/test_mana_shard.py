"""Mana Shard: a mana each upkeep for something that channels."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_its_controller_chooses_who_gains_a_mana(table: AcademyTable) -> None:
    table.put("Mana Shard", RED)
    table.put(make_creature("Brute"), RED)
    table.decide("offer", take(table.red))
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (51, 50)


def test_or_nobody(table: AcademyTable) -> None:
    table.put("Mana Shard", RED)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert (table.red.mana, table.blue.mana) == (50, 50)


def test_the_mana_comes_in_time_for_what_is_due(table: AcademyTable) -> None:
    table.put("Mana Shard", RED)
    galgommon = table.put("Galgommon", RED)
    table.mana(RED, 0)
    table.decide("offer", take(table.red))
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert galgommon.in_play


def test_in_the_arena_only_in_its_zone() -> None:
    table = Table()
    table.put("Mana Shard", RED, "B2")
    table.upkeep()
    assert [each for each in table.asked if each.kind == "offer"] == []
