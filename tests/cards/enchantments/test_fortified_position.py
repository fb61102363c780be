"""Fortified Position: friends in a zone are harder to hurt."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.reveal(table.hide("Fortified Position", "B2", RED))
    return table


def test_friendly_creatures_in_the_zone_have_two_more_armor(table: Table) -> None:
    grunt, wolf = table.put("Goblin Grunt", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    assert (table.armor(grunt), table.armor(table.red), table.armor(wolf)) == (2, 2, 2)


def test_whoever_leaves_the_zone_loses_it(table: Table) -> None:
    grunt = table.put("Goblin Grunt", RED, "B1")
    assert table.armor(grunt) == 0
    table.move_to(grunt, "B2")
    assert table.armor(grunt) == 2
    table.move_to(grunt, "B3")
    assert table.armor(grunt) == 0


def test_neither_the_incorporeal_nor_conjurations_gain_anything(table: Table) -> None:
    spirit, forge = table.put("Whirling Spirit", RED, "B2"), table.put("Battle Forge", RED, "B2")
    assert (table.armor(spirit), table.armor(forge)) == (0, forge.card.armor)
