"""Hellscape: everything burns, and burns better."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_as_the_upkeep_begins_everything_that_does_not_burn_catches_fire(table: AcademyTable) -> None:
    brute, golem = table.put(make_creature("Brute", life=20), BLUE), table.put("Diamond Golem", RED)
    shard = table.put("Mana Shard", RED)
    scape = table.put("Hellscape", RED)
    table.condition(brute, BURN)
    for mage in (table.red, table.blue):
        mage.damage = 0
    table.decide("offer", ("decline",))
    table.dice("1 1 1")  # the burns of that very upkeep
    table.upkeep()
    assert [each.conditions for each in (table.red, table.blue, brute)] == [{BURN: 1}] * 3
    assert [each.conditions for each in (golem, shard, scape)] == [{}] * 3


def test_flame_attacks_there_roll_one_die_more(table: AcademyTable) -> None:
    torch, brute = table.put(make_creature("Torch", attack=[FLAME]), RED), table.put(make_creature("Brute"), BLUE)
    table.put("Hellscape", RED)
    assert table.odds(torch, "Torch", brute).dice.value == 3
    assert table.odds(brute, "Strike", torch).dice.value == 3


def test_in_the_arena_only_in_its_zone() -> None:
    table = Table()
    table.put("Hellscape", RED, "B2")
    torch, brute = (
        table.put(make_creature("Torch", attack=[FLAME]), RED, "B3"),
        table.put(make_creature("B"), BLUE, "B3"),
    )
    assert table.odds(torch, "Torch", brute).dice.value == 2
    table.upkeep()
    assert brute.conditions == {}
