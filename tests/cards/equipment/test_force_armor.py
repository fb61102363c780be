"""Force Armor: Armor +1, and attacks on its wearer pierce two points less."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster")
    table.attach("Force Armor", table.red)
    return table


def strike(table: AcademyTable, traits: list[str]) -> int:
    """The damage of three points without a critical one."""
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3, "traits": traits}
    table.dice("1 1 1")
    table.attack(table.put(make_creature("Brute", attack=[claw]), BLUE), "Claw", table.red)
    return table.red.damage


def test_it_is_armor(table: AcademyTable) -> None:
    assert table.armor(table.red) == 1
    assert strike(table, []) == 2


def test_two_points_of_piercing_come_to_nothing(table: AcademyTable) -> None:
    assert strike(table, ["Piercing +2"]) == 2


def test_what_pierces_more_still_pierces_the_rest(table: AcademyTable) -> None:
    assert strike(table, ["Piercing +3"]) == 3


def test_an_attack_on_the_whole_zone_is_not_aimed_at_the_wearer(table: AcademyTable) -> None:
    burst = {"name": "Burst", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 2}
    dragon = table.put(make_creature("Dragon", attack=[burst | {"traits": ["Piercing +1"]}]), BLUE)
    table.decide("order", ("next", table.red.id), ("next", dragon.id))
    table.dice("1 1")
    table.dice("0 0")
    table.dice("0 0")
    table.act(dragon, ("attack", dragon.id, 0, "A1"))
    assert table.red.damage == 2
