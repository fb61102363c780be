"""Power Strike: the next melee attack of the round has two dice more."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


def test_the_next_melee_attack_has_two_dice_more_and_no_other(table: Table) -> None:
    grunt, wolf = table.put("Goblin Grunt", RED), table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Power Strike", grunt)
    table.dice("0 0 0 0 0")
    table.attack(grunt, "Shortsword", wolf)
    table.dice("0 0 0")
    table.attack(grunt, "Shortsword", wolf)
    assert table.rolled == [5, 3]


def test_a_ranged_attack_leaves_it_for_later(table: Table) -> None:
    slinger, wolf, far = (
        table.put("Goblin Slinger", RED),
        table.put("Timber Wolf", BLUE),
        table.put("Timber Wolf", BLUE, "B3"),
    )
    table.cast(table.red, "Power Strike", slinger)
    table.dice("0 0 0")
    table.attack(slinger, "Stone Sling", far)
    table.dice("0 0 0 0")
    table.attack(slinger, "Knife", wolf)
    assert table.rolled == [3, 4]


def test_it_ends_with_the_round(table: Table) -> None:
    grunt, wolf = table.put("Goblin Grunt", RED), table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Power Strike", grunt)
    table.end_round()
    table.dice("0 0 0")
    table.attack(grunt, "Shortsword", wolf)
    assert table.rolled == [3]


def test_nothing_incorporeal_can_be_told(table: Table) -> None:
    assert table.why_no_cast(table.red, "Power Strike", table.put("Whirling Spirit", RED)) == "wrong-target"
