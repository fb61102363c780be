"""White Cloak Knight: attack spells do nothing to him."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess", blue="Academy Warlock")


def test_no_attack_spell_can_be_aimed_at_him(table: AcademyTable) -> None:
    knight = table.put("White Cloak Knight", RED)
    assert table.why_no_cast(table.blue, "Firestream", knight) == "immune"
    assert table.why_no_cast(table.blue, "Firestream", table.red) is None


def test_spells_that_attack_the_whole_zone_spare_him() -> None:
    table = Table(blue="Warlock")
    table.move_to(table.blue, "B2")
    knight, monk = table.put("White Cloak Knight", RED), table.put("Meditating Monk", RED)
    table.decide("order", ("next", knight.id), ("next", monk.id))
    table.dice("2 2 2", effect=12)
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Volley of Flame", "B2")
    assert (knight.damage, knight.conditions) == (0, {})
    assert monk.damage == 6


def test_other_attacks_and_other_spells_reach_him(table: AcademyTable) -> None:
    knight = table.put("White Cloak Knight", RED)
    table.dice("2* 0 0")
    table.attack(table.put(fighter(), BLUE), "Blade", knight)
    assert knight.damage == 2
    table.dice("1 0 0")
    table.cast(table.blue, "Siphon Life", knight)
    assert knight.damage == 3
