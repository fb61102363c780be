"""Wind Wyvern Hide: armor, and wind hurts much less."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    table.attach("Wind Wyvern Hide", table.red)
    return table


def test_the_wearer_has_two_more_armor(table: Table) -> None:
    assert (armor(table.red), armor(table.blue)) == (2, 0)


@pytest.mark.parametrize(("kind", "dice"), [("wind", 2), ("lightning", 5)])
def test_wind_alone_rolls_three_dice_less(table: Table, kind: str, dice: int) -> None:
    bar = {"name": "Gust", "kind": "melee", "action": "quick", "dice": 5, "damage": kind}
    foe = table.put(make_creature(attack=[bar]), BLUE)
    table.dice(" ".join(["1*"] * dice))
    table.attack(foe, "Gust", table.red)
    assert table.red.damage == dice


def test_one_die_is_always_rolled(table: Table) -> None:
    bar = {"name": "Breath", "kind": "melee", "action": "quick", "dice": 2, "damage": "wind"}
    foe = table.put(make_creature(attack=[bar]), BLUE)
    table.dice("1*")
    table.attack(foe, "Breath", table.red)
    assert table.red.damage == 1
