"""Knight of the Red Helm: hits the strongest enemy creature harder."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Knight of the Red Helm", RED)


def test_he_rolls_two_dice_more_against_the_strongest(table: Table, knight: Object) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    assert table.odds(knight, "Warhammer", wolf).dice.value == 5
    assert table.odds(knight, "Warhammer", fox).dice.value == 3
    table.dice("0 0 0 0 0")
    table.attack(knight, "Warhammer", wolf)


def test_the_strongest_of_his_own_side_is_nobody_to_him(table: Table, knight: Object) -> None:
    friend = table.put("Adramelech, Lord of Fire", RED)
    assert table.odds(knight, "Warhammer", friend).dice.value == 3


def test_a_mage_who_stands_alone_is_the_strongest(table: Table, knight: Object) -> None:
    table.move_to(table.blue, "B2")
    assert table.odds(knight, "Warhammer", table.blue).dice.value == 5
    table.put("Bitterwood Fox", BLUE, "A1")
    assert table.odds(knight, "Warhammer", table.blue).dice.value == 3
