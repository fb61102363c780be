"""Elephant Grass: it hides what is on the ground, shelters animals and slows everybody else."""

import pytest

from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, OBSCURED
from tests.kit.answers import move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Elephant Grass", RED, "B2")
    return table


def test_what_is_on_the_ground_is_obscured_and_the_grass_itself_is_not(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", RED, "B2"), table.put("Darkfenne Bat", RED, "B2")
    flower = table.put("Mana Flower", RED, "B2")
    grass = table.find("Elephant Grass")
    assert [table.has(each, OBSCURED) for each in (wolf, flower, bat, grass)] == [True, True, False, False]
    table.move_to(table.blue, "B4")
    assert table.why_no_cast(table.blue, "Fireball", wolf) == "obscured"
    assert table.why_no_cast(table.blue, "Fireball", grass) is None
    table.move_to(table.blue, "B3")
    assert table.why_no_cast(table.blue, "Fireball", wolf) is None


def test_animals_are_attacked_with_two_dice_less_by_everybody(table: Table) -> None:
    wolf, bones = table.put("Timber Wolf", RED, "B2"), table.put("Skeletal Sentry", RED, "B2")
    table.move_to(table.blue, "B3")
    table.dice("0 0 0 0", effect=1)
    table.cast(table.blue, "Fireball", wolf)
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.blue, "Fireball", bones)
    assert table.rolled == [4, 6]


def test_not_animals_in_the_air_or_elsewhere(table: Table) -> None:
    bat, wolf = table.put("Darkfenne Bat", RED, "B2"), table.put("Timber Wolf", RED, "B3")
    table.move_to(table.blue, "B3")
    for target in (bat, wolf):
        table.dice("0 0 0 0 0 0", effect=1)
        table.cast(table.blue, "Fireball", target)
    assert table.rolled == [6, 6]


def test_animals_run_through_and_others_do_not(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED, "B1"), table.put("Knight of Westlock", RED, "B1")
    bat = table.put("Darkfenne Bat", RED, "B1")
    assert move("B3") in table.offered(wolf, move("B2"))
    assert move("B3") in table.offered(bat, move("B2"))
    assert move("B3") not in table.offered(knight, move("B2"))


def test_it_burns_well_and_has_no_armor(table: Table) -> None:
    grass = table.find("Elephant Grass")
    assert table.value(grass, DAMAGE_MODIFIER[DamageType.FLAME]) == 2
    assert (table.life(grass), table.armor(grass)) == (12, 0)
    table.move_to(table.blue, "B3")
    table.dice("2 2 2 2 2 2 1 1", effect=1)
    table.cast(table.blue, "Fireball", grass)
    assert not table.in_play(grass)
    assert table.put("Timber Wolf", BLUE, "B2").damage == 0
