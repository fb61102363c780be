"""Shallow Sea: good for those at home in water, bad for the rest."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.answers import move
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.put("Shallow Sea", RED, "B2")
    return table


def test_everybody_aquatic_in_it_fights_better_friend_or_foe(table: Table) -> None:
    thrasher, foe = table.put("Shoalsdeep Thrasher", RED, "B2"), table.put("Shoalsdeep Thrasher", BLUE, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    assert [table.value(each, MELEE) for each in (thrasher, foe, wolf)] == [1, 1, 0]
    table.move_to(thrasher, "B3")
    assert table.value(thrasher, MELEE) == 0
    table.move_to(table.red, "B2")
    assert table.value(table.red, MELEE) == 1


def test_whoever_is_not_at_home_there_is_hindered(table: Table) -> None:
    wolf, thrasher = table.put("Timber Wolf", RED, "B1"), table.put("Shoalsdeep Thrasher", RED, "B1")
    bat = table.put("Darkfenne Bat", RED, "B1")
    assert move("B3") not in table.offered(wolf, move("B2"))
    assert move("B3") in table.offered(thrasher, move("B2"))
    assert move("B3") in table.offered(bat, move("B2"))


def test_leaving_it_hinders_as_well(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    assert move("B4") not in table.offered(wolf, move("B3"))


def test_their_attacks_have_a_die_less(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.dice("0 0 0")
    table.attack(wolf, "Bite", fox)
    assert table.rolled == [3]


def test_not_those_from_outside_nor_spells(table: Table) -> None:
    archer = table.put("Royal Archer", BLUE, "B3")
    fish = table.put(make_creature("Fish", life=30, subtypes=["aquatic"]), RED, "B2")
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", fish)
    table.move_to(table.blue, "B2")
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.blue, "Fireball", fish)
    assert table.rolled == [4, 6]


def test_a_flyer_attacks_flyers_undisturbed_and_gets_wet_coming_down(table: Table) -> None:
    bat = table.put("Darkfenne Bat", BLUE, "B2")
    fish = table.put(make_creature("Fish", life=30, subtypes=["aquatic"]), RED, "B2")
    falcon = table.put(make_creature("Falcon", life=30, traits=["Flying"]), RED, "B2")
    for prey in (falcon, fish):
        table.dice("0 0" if prey is falcon else "0", effect=1)
        table.attack(bat, "Diseased Bite", prey)
    assert table.rolled == [2, 1]
