"""Martial Mastery: one die more for a monk who stands almost alone, and cheaper martial spells."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Monk", mana=20)
    table.attach("Martial Mastery", table.red)
    return table


def test_each_attack_of_his_rolls_one_die_more(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("1 1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    table.dice("1 1 1")
    table.attack(table.red, "Basic Melee Attack", foe)
    table.dice("1 0 0 0", effect=1)
    table.cast(table.red, "Lightning Jolt", foe)
    assert foe.damage == 7


def test_not_with_as_many_creatures_as_the_other(table: AcademyTable) -> None:
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 2
    table.put(make_creature("Foe"), BLUE)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 3
    pupil = table.put("Sohei Pupil", RED)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 2
    assert table.odds(pupil, "Swiftstrike", table.blue).dice.value == 2


def test_one_martial_spell_a_round_costs_less(table: AcademyTable) -> None:
    assert table.cast(table.red, "Bo Staff", table.red).paid == 4
    assert table.cast(table.red, "Bo Staff", table.red).paid == 5
    table.next_round()
    assert table.cast(table.red, "Bo Staff", table.red).paid == 4


def test_others_cost_what_they_cost(table: AcademyTable) -> None:
    assert table.cast(table.red, "Dampening Cloak", table.red).paid == 3


def test_an_enchantment_is_cheaper_when_it_is_revealed(table: AcademyTable) -> None:
    resolve = table.card("Fortified Resolve")
    assert table.cast(table.red, resolve, table.red).paid == 2
    table.reveal(table.find("Fortified Resolve"))
    assert table.red.mana == 20 - 2 - 1


def test_face_down_it_does_nothing() -> None:
    table = AcademyTable(red="Academy Monk", mana=20)
    table.hide("Martial Mastery", table.red)
    table.put(make_creature("Foe"), BLUE)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 2
    assert table.cast(table.red, "Bo Staff", table.red).paid == 5


def test_it_is_cast_on_oneself(table: AcademyTable) -> None:
    other = AcademyTable(red="Academy Monk")
    assert other.why_no_cast(other.red, "Martial Mastery", other.blue) == "wrong-target"
    assert other.why_no_cast(other.red, "Martial Mastery", other.red) is None
