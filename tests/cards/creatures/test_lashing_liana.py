"""Lashing Liana: lashes whoever hurts a friendly plant creature beside it."""

import pytest

from tests.cards.fighters import bowman, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, Table

FOE = brawler(armor=5)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize("victim", ["Lashing Liana", "Swamp Lurker", "Wychwood Rat"])
def test_it_avenges_plants_and_itself(table: AcademyTable, victim: str) -> None:
    plants = {name: table.put(name, RED) for name in ("Lashing Liana", "Swamp Lurker", "Wychwood Rat")}
    foe = table.put(FOE, BLUE)
    table.dice("1* 0 0")
    table.act(foe, attack(foe, "Claw", plants[victim]))
    assert foe.damage == (0 if victim == "Wychwood Rat" else 2)


def test_an_attack_without_damage_goes_unpunished(table: AcademyTable) -> None:
    liana, foe = table.put("Lashing Liana", RED), table.put(FOE, BLUE)
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Claw", liana))
    assert foe.damage == 0


def test_arrows_do_too(table: AcademyTable) -> None:
    liana, archer = table.put("Lashing Liana", RED), table.put(bowman(), BLUE)
    table.dice("1*")
    table.act(archer, attack(archer, "Bow", liana))
    assert archer.damage == 0


def test_a_plant_that_dies_of_it_is_avenged(table: AcademyTable) -> None:
    table.put("Lashing Liana", RED)
    bloom, foe = table.put("Corpsebloom", RED, damage=4), table.put(FOE, BLUE)
    table.dice("1* 0 0")
    table.act(foe, attack(foe, "Claw", bloom))
    assert not bloom.in_play
    assert foe.damage == 2


def test_enemy_plants_and_conjurations_are_none_of_its_business(table: AcademyTable) -> None:
    table.put("Lashing Liana", RED)
    theirs, lotus = table.put("Swamp Lurker", BLUE), table.put("Tanglevine", RED)
    mine, foe = table.put(FOE, RED), table.put(FOE, BLUE)
    table.dice("1* 0 0")
    table.act(mine, attack(mine, "Claw", theirs))
    table.dice("1* 0 0")
    table.act(foe, attack(foe, "Claw", lotus))
    assert (mine.damage, foe.damage) == (0, 0)


def test_in_the_arena_it_reaches_its_zone() -> None:
    arena = Table()
    arena.put("Lashing Liana", RED, "B1")
    lurker, foe = arena.put("Swamp Lurker", RED, "B2"), arena.put(FOE, BLUE, "B2")
    arena.dice("1* 0 0")
    arena.act(foe, attack(foe, "Claw", lurker))
    assert foe.damage == 0
