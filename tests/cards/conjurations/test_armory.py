"""Armory: better arms for soldiers."""

import pytest

from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.put("Armory", RED, "A4")
    return table


def test_friendly_soldiers_have_armor_and_pierce_with_all_their_attacks(table: Table) -> None:
    bowman = table.put("Anvil Throne Crossbowman", RED, "B1")
    brute = table.put(make_creature("Brute", armor=4), BLUE, "B2")
    near = table.put(make_creature("Brute", armor=4), BLUE, "B1")
    assert table.armor(bowman) == 1 + 1
    assert table.odds(bowman, "Crossbow Bolt", brute).armor.value == 4 - 2 - 1
    assert table.odds(bowman, "Small Axe", near).armor.value == 4 - 1


def test_neither_other_creatures_nor_enemy_soldiers(table: Table) -> None:
    wolf, foe = table.put("Timber Wolf", RED, "B1"), table.put("Anvil Throne Crossbowman", BLUE, "B1")
    assert table.armor(wolf) == wolf.card.armor
    assert table.armor(foe) == 1


def test_it_is_not_put_up_beside_another_friendly_outpost() -> None:
    table = Table(red="Warlord")
    table.put("Construction Yard", RED, "C2")
    assert table.why_no_cast(table.red, "Armory", "C1") == "outpost-near"
    table.put("Construction Yard", BLUE, "B2")
    assert table.why_no_cast(table.red, "Armory", "B1") is None
