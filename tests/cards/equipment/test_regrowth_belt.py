"""Regrowth Belt: the wearer regenerates."""

import pytest

from tests.kit.table import Table


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_the_wearer_heals_two_damage_each_upkeep(before: int, after: int) -> None:
    table = Table()
    table.attach("Regrowth Belt", table.red)
    table.red.damage = before
    table.upkeep()
    assert table.red.damage == after


def test_nobody_else_does() -> None:
    table = Table()
    table.attach("Regrowth Belt", table.red)
    table.blue.damage = 5
    table.upkeep()
    assert table.blue.damage == 5


def test_two_sources_do_not_add_up() -> None:
    table = Table()
    table.attach("Regrowth Belt", table.red)
    table.attach("Regrowth", table.red)
    table.red.damage = 5
    table.upkeep()
    assert table.red.damage == 3
