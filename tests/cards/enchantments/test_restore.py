"""Restore: ten more Life, for three rounds."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_it_gives_ten_life_until_the_third_upkeep(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", life=6), RED)
    table.reveal(table.hide("Restore", brute))
    assert (table.life(brute), table.red.mana) == (16, 50 - 3)
    table.upkeep()
    table.upkeep()
    assert table.life(brute) == 16
    table.upkeep()
    assert table.life(brute) == 6


def test_who_has_more_damage_than_life_when_it_ends_is_destroyed(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", life=6), RED)
    restore = table.hide("Restore", brute)
    table.reveal(restore)
    brute.damage = 8
    for _ in range(3):
        assert table.in_play(brute)
        table.upkeep()
    assert not table.in_play(brute)


def test_only_a_holy_mage_has_it(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.blue, "Restore", table.put(make_creature("Brute"), BLUE))
