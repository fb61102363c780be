"""Leather Helmet: one armor."""

from tests.kit.table import Table


def test_one_armor_as_long_as_it_is_worn() -> None:
    table = Table()
    helmet = table.attach("Leather Helmet", table.red)
    assert table.armor(table.red) == 1
    table.destroy(helmet)
    assert table.armor(table.red) == 0
