"""Sanguine Thirst: melee attacks of a minor creature heal it."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused, make_creature

BLADE = {"name": "Blade", "kind": "melee", "action": "quick", "dice": 4}
BOW = {"name": "Bow", "kind": "ranged", "action": "quick", "range": [0, 1], "dice": 4}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_half_of_the_damage_dealt_in_melee_heals_rounded_up(table: AcademyTable) -> None:
    hunter = table.put(make_creature("Hunter", attack=[BLADE, BOW]), RED, damage=5)
    table.attach("Sanguine Thirst", hunter)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.dice("2* 1* 0 0")
    table.attack(hunter, "Blade", foe)
    assert hunter.damage == 3
    table.dice("2* 1* 0 0")
    table.attack(hunter, "Bow", foe)
    assert hunter.damage == 3


def test_there_is_no_blood_in_the_nonliving(table: AcademyTable) -> None:
    hunter = table.put(make_creature("Hunter", attack=[BLADE]), RED, damage=5)
    table.attach("Sanguine Thirst", hunter)
    table.dice("2* 1* 0 0")
    table.attack(hunter, "Blade", table.put(make_creature("Golem", traits=["Nonliving"]), BLUE))
    assert hunter.damage == 5


def test_it_is_for_minor_living_creatures(table: AcademyTable) -> None:
    for thing in (
        table.put(make_creature("Giant", schools={"nature": 3}), RED),
        table.put(make_creature("Golem", traits=["Nonliving"]), RED),
        table.red,
    ):
        with pytest.raises(Refused):
            table.cast(table.red, "Sanguine Thirst", thing)
