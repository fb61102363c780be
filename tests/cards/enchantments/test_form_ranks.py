"""Form Ranks: soldiers share what hits them, and blunt blows at the small ones."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_a_point_of_damage_may_go_to_another_soldier(table: AcademyTable) -> None:
    soldier, other = table.put("Torgo, Pit Troll", RED), table.put("Elven Soldier", RED)
    foe = table.put(fighter("Foe"), BLUE)
    table.attach("Form Ranks", other)
    table.decide("offer", take(other))
    table.dice("2* 1* 0")
    table.attack(foe, "Blade", soldier)
    assert (soldier.damage, other.damage) == (2, 1)


def test_it_need_not_and_nobody_else_bears_it(table: AcademyTable) -> None:
    soldier, beast = table.put("Torgo, Pit Troll", RED), table.put("Pygmy Titanodon", RED)
    table.attach("Form Ranks", soldier)
    table.dice("2* 1* 0")
    table.attack(table.put(fighter("Foe"), BLUE), "Bow", soldier)
    assert (soldier.damage, beast.damage) == (3, 0)
    assert not [each for each in table.asked if each.kind == "offer"]


def test_a_blow_at_a_minor_soldier_may_be_blunted_for_two_mana(table: AcademyTable) -> None:
    soldier, foe = table.put("Elven Soldier", RED), table.put(fighter("Foe", dice=5), BLUE)
    table.attach("Form Ranks", soldier)
    table.decide("offer", ("pay", 2))
    table.dice("0 0 0")
    table.attack(foe, "Blade", soldier)
    assert table.red.mana == 50 - 2
    table.decide("offer", DECLINE)
    table.dice("0 0 0 0 0")
    table.attack(foe, "Blade", soldier)


def test_shots_and_blows_at_great_ones_are_not(table: AcademyTable) -> None:
    soldier, great = table.put("Elven Soldier", RED), table.put("Torgo, Pit Troll", RED)
    foe = table.put(fighter("Foe", dice=4), BLUE)
    table.attach("Form Ranks", soldier)
    for victim, bar in ((soldier, "Bow"), (great, "Blade")):
        table.dice("0 0 0 0")
        table.attack(foe, bar, victim)
    assert not [each for each in table.asked if each.kind == "offer"]
