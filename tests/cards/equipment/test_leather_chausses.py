"""Leather Chausses: a point of armor."""

from tests.kit.academy import AcademyTable


def test_armor_rises_by_one() -> None:
    table = AcademyTable()
    assert table.armor(table.red) == 0
    table.cast(table.red, "Leather Chausses", table.red)
    assert (table.armor(table.red), table.red.mana) == (1, 50 - 2)
