"""Harshforge Knight: no enchantment and no incantation can be aimed at him."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord", blue="Academy Warlock")


@pytest.mark.parametrize("name", ["Curse of Decay", "Sneak Attack", "Siphon Life"])
def test_neither_enemies_nor_friends_aim_such_spells_at_him(table: AcademyTable, name: str) -> None:
    knight = table.put("Harshforge Knight", RED)
    own = table.put("Harshforge Knight", BLUE)
    assert table.why_no_cast(table.blue, name, knight) == "immune"
    assert table.why_no_cast(table.blue, name, own) == "immune"


def test_attack_spells_reach_him(table: AcademyTable) -> None:
    knight = table.put("Harshforge Knight", RED)
    table.dice("2* 0 0 0", effect=1)
    table.cast(table.blue, "Firestream", knight)
    assert knight.damage == 2


def test_what_lies_on_the_zone_helps_him_all_the_same(table: AcademyTable) -> None:
    knight = table.put("Harshforge Knight", RED)
    table.reveal(table.hide("Circle of Protection", "A1", RED))
    assert table.armor(knight) == 2
