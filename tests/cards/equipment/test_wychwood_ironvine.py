"""Wychwood Ironvine: armor, and wounds that close."""

from tests.kit.academy import AcademyTable


def test_armor_and_regeneration() -> None:
    table = AcademyTable()
    table.red.damage = 5
    table.cast(table.red, "Wychwood Ironvine", table.red)
    assert table.armor(table.red) == 1
    table.upkeep()
    assert table.red.damage == 4
