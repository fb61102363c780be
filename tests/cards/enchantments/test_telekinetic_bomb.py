"""Telekinetic Bomb: revealed, it attacks what it lies on as soon as it is destroyed."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import first
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def foe(table: AcademyTable) -> Object:
    return table.put(make_creature("Foe", defense="2+ inf"), BLUE)


def test_after_two_rounds_it_goes_off(table: AcademyTable, foe: Object) -> None:
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.reveal(bomb)
    table.next_round()
    assert foe.damage == 0
    table.dice("1 1 1 1", effect=4)
    table.upkeep()
    assert (foe.damage, foe.conditions, table.in_play(bomb)) == (4, {STAGGER: 1}, False)


def test_whoever_destroys_it_sets_it_off(table: AcademyTable, foe: Object) -> None:
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.reveal(bomb)
    table.dice("1 1 0 0", effect=1)
    table.cast(table.blue, "Disperse", bomb)
    assert foe.damage == 2


def test_face_down_it_is_harmless(table: AcademyTable, foe: Object) -> None:
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.destroy(bomb)
    assert (foe.damage, table.in_play(bomb)) == (0, False)


def test_unpaid_it_is_harmless_too(table: AcademyTable, foe: Object) -> None:
    table.mana(RED, 1)
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.reveal(bomb)
    assert (foe.damage, table.in_play(bomb)) == (0, False)


def test_with_its_bearer_gone_there_is_nothing_to_attack(table: AcademyTable, foe: Object) -> None:
    table.reveal(table.hide("Telekinetic Bomb", foe, RED))
    table.destroy(foe)
    assert table.attacks() == []


def test_neither_bonuses_nor_weaknesses_of_the_mage_count(table: AcademyTable, foe: Object) -> None:
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.reveal(bomb)
    table.attach("Bear Strength", table.red)
    table.condition(table.red, STAGGER)
    table.dice("1 1 1 1", effect=1)
    table.destroy(bomb)
    assert foe.damage == 4


def test_it_goes_off_before_or_after_its_bearer_heals(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", life=10, traits=["Regenerate 2"]), BLUE, damage=7)
    bomb = table.hide("Telekinetic Bomb", foe, RED)
    table.reveal(bomb)
    table.upkeep()
    foe.damage = 7
    table.decide("upkeep order", first(foe, "Regenerate"))
    table.dice("1 1 1 1", effect=1)
    table.upkeep()
    assert foe.damage == 9


def test_in_the_rounds_of_peace_it_fizzles() -> None:
    table = AcademyTable(red="Academy Forcemaster", round=2)
    friend = table.put(make_creature("Friend"), RED)
    bomb = table.hide("Telekinetic Bomb", friend)
    table.reveal(bomb)
    table.destroy(bomb)
    assert friend.damage == 0
