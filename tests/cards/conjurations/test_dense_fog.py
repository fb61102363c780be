"""Dense Fog: nobody finds anybody."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_creatures_are_no_targets_of_others(table: AcademyTable) -> None:
    mine, foe = table.put(make_creature("Mine"), RED, damage=2), table.put(make_creature("Foe"), BLUE)
    table.cast(table.red, "Dense Fog")
    assert table.why_no_attack(mine, "Strike", foe) == "stealthy"
    assert table.why_no_attack(mine, "Strike", table.blue) == "stealthy"
    assert table.why_no_cast(table.red, "Lightning Jolt", foe) == "stealthy"
    assert table.why_no_cast(table.red, "Mend", mine) == "stealthy"


def test_but_everybody_finds_himself(table: AcademyTable) -> None:
    table.red.damage = 3
    table.cast(table.red, "Dense Fog")
    assert table.why_no_cast(table.red, "Mend", table.red) is None
    assert table.why_no_cast(table.red, "Leather Chausses", table.red) is None


def test_other_objects_and_the_zone_can_be_targeted(table: AcademyTable) -> None:
    vine = table.attach("Wychwood Ironvine", table.blue)
    table.cast(table.red, "Dense Fog")
    assert table.why_no_cast(table.red, "Crumble", vine) is None
    assert table.why_no_cast(table.red, "Voltaic Discharge") is None


def test_it_lifts_with_the_next_upkeep(table: AcademyTable) -> None:
    mine, foe = table.put(make_creature("Mine"), RED), table.put(make_creature("Foe"), BLUE)
    table.cast(table.red, "Dense Fog")
    table.upkeep()
    assert table.why_no_attack(mine, "Strike", foe) is None


def test_in_the_arena_only_in_its_zone() -> None:
    table = Table()
    table.put("Dense Fog", RED, "B2")
    mine, foe = table.put(make_creature("Mine"), RED, "B3"), table.put(make_creature("Foe"), BLUE, "B3")
    assert table.why_no_attack(mine, "Strike", foe) is None
    table.move_to(mine, "B2")
    table.move_to(foe, "B2")
    assert table.why_no_attack(mine, "Strike", foe) == "stealthy"
