"""Giant Size: for a while a minor creature is strong and hard to kill."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import life
from tests.kit.academy import AcademyTable
from tests.kit.table import RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_life_and_melee_for_two_upkeeps(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", level=2), RED)
    size = table.hide("Giant Size", brute)
    table.reveal(size)
    assert (life(brute), table.value(brute, MELEE)) == (15, 2)
    table.upkeep()
    assert (life(brute), table.value(brute, MELEE)) == (15, 2)
    table.upkeep()
    assert not size.in_play
    assert (life(brute), table.value(brute, MELEE)) == (10, 0)


def test_when_it_ends_what_it_kept_alive_dies(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.reveal(table.hide("Giant Size", brute))
    brute.damage = 12
    table.upkeep()
    assert brute.in_play
    table.upkeep()
    assert not brute.in_play


def test_not_for_major_creatures(table: AcademyTable) -> None:
    big = table.put(make_creature("Big", level=3), RED)
    assert table.why_no_cast(table.red, "Giant Size", big) == "wrong-target"
    assert table.why_no_cast(table.red, "Giant Size", table.red) == "wrong-target"
