"""Elemental Cloak: some armor, and flame, frost and lightning hurt less."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    table.attach("Elemental Cloak", table.red)
    return table


def test_the_wearer_has_one_more_armor(table: Table) -> None:
    assert armor(table.red) == 1


@pytest.mark.parametrize(("kind", "dice"), [("flame", 2), ("frost", 2), ("lightning", 2), ("wind", 4), ("light", 4)])
def test_three_elements_roll_two_dice_less_and_others_do_not(table: Table, kind: str, dice: int) -> None:
    bar = {"name": "Touch", "kind": "melee", "action": "quick", "dice": 4, "damage": kind}
    foe = table.put(make_creature(attack=[bar]), BLUE)
    table.dice(" ".join(["1*"] * dice))
    table.attack(foe, "Touch", table.red)
    assert table.red.damage == dice
