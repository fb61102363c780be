"""Siphon Life: direct damage, and the caster heals as much."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock")


def test_the_target_takes_what_the_dice_show_and_the_caster_heals_it(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", armor=2), BLUE)
    table.red.damage = 9
    table.dice("2 1* 1")
    table.cast(table.red, "Siphon Life", brute)
    assert (brute.damage, table.red.damage, table.red.mana) == (4, 5, 50 - 6)


def test_no_more_counts_than_destroys_the_target(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", life=5), BLUE, damage=3)
    table.red.damage = 9
    table.dice("2 2 2")
    table.cast(table.red, "Siphon Life", brute)
    assert not table.in_play(brute)
    assert table.red.damage == 7


def test_the_nonliving_have_no_life_to_siphon(table: AcademyTable) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Siphon Life", table.put(make_creature("Golem", traits=["Nonliving"]), BLUE))
