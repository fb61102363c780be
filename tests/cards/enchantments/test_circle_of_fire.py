"""Circle of Fire: whoever hits its bearer in melee is burned."""

import pytest

from mageduel.facts.conditions import BURN
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock")


@pytest.mark.parametrize(("roll", "conditions"), [(6, {}), (7, {BURN: 1}), (9, {BURN: 1}), (10, {BURN: 2})])
def test_a_melee_hit_is_answered_with_two_dice_and_fire(table: Table, roll: int, conditions: dict[object, int]) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Fire", fox)
    table.dice("0 0 0 0 1* 1*", effect=roll)
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, wolf.conditions) == (2, conditions)


def test_an_arrow_is_not_answered(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Fire", fox)
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert table.rolled == [4]


def test_on_a_mage_it_costs_two_more_to_reveal(table: Table) -> None:
    table.reveal(table.hide("Circle of Fire", table.red))
    assert table.red.mana == 50 - 6
