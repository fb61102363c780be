"""Mana Leech: its bites drink the mana of whoever controls the victim."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@pytest.mark.parametrize(("bar", "faces", "lost"), [("Leeching Bite", "1* 0", 1), ("Gorging Bite", "1* 0 0", 2)])
def test_a_bite_that_hurts_drains_mana(table: Table, bar: str, faces: str, lost: int) -> None:
    leech, slayer = table.put("Mana Leech"), table.put("Dark Pact Slayer", BLUE)
    table.dice(faces)
    table.attack(leech, bar, slayer)
    assert table.blue.mana == 50 - lost
    assert table.red.mana == 50


def test_a_bite_that_does_not_hurt_drains_nothing(table: Table) -> None:
    leech, slayer = table.put("Mana Leech"), table.put("Dark Pact Slayer", BLUE)
    table.dice("1 1")
    table.attack(leech, "Leeching Bite", slayer)
    assert table.blue.mana == 50


def test_nobody_loses_more_than_he_has(table: Table) -> None:
    leech, slayer = table.put("Mana Leech"), table.put("Dark Pact Slayer", BLUE)
    table.blue.mana = 1
    table.dice("1* 0 0")
    table.attack(leech, "Gorging Bite", slayer)
    assert table.blue.mana == 0


def test_friends_lose_nothing(table: Table) -> None:
    leech, gremlin = table.put("Mana Leech"), table.put("Darkfenne Hydra", RED)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("1* 0")
    table.attack(leech, "Leeching Bite", gremlin)
    assert table.red.mana == 50
