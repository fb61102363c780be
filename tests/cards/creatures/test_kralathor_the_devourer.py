"""Kralathor: grows on what it devours."""

import pytest

from mageduel.facts.conditions import GROWTH
from mageduel.facts.traits import MELEE
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid")


@pytest.fixture
def kralathor(table: Table) -> Object:
    return table.put("Kralathor, The Devourer", RED, "B2")


def test_a_devoured_creature_adds_a_growth_marker(table: Table, kralathor: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 0 0 0")
    table.attack(kralathor, "Great Maw", fox)
    assert table.game.players[BLUE].removed == [fox.card]
    assert (kralathor.conditions, table.value(kralathor, MELEE), table.life(kralathor)) == ({GROWTH: 1}, 1, 16)


def test_without_a_kill_it_does_not_grow(table: Table, kralathor: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.attack(kralathor, "Great Maw", wolf)
    assert kralathor.conditions == {}


def test_neither_a_conjuration_nor_the_incorporeal_is_devoured(table: Table, kralathor: Object) -> None:
    flower, spirit = table.put("Mana Flower", BLUE, "B2", damage=4), table.put("Whirling Spirit", BLUE, damage=10)
    table.dice("2* 2* 2* 0")
    table.attack(kralathor, "Great Maw", flower)
    table.dice("1* 1* 1* 1*")
    table.attack(kralathor, "Great Maw", spirit)
    assert not table.in_play(flower)
    assert not table.in_play(spirit)
    assert kralathor.conditions == {}


def test_what_dies_by_others_does_not_count(table: Table, kralathor: Object) -> None:
    snapper, fox = table.put("Vine Snapper", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 0 0 0 0")
    table.attack(snapper, "Cavernous Maw", fox)
    assert (table.in_play(fox), kralathor.conditions) == (False, {})


def test_two_more_dice_for_the_undead(table: Table, kralathor: Object) -> None:
    bones, wolf = table.put("Skeletal Minion", BLUE), table.put("Timber Wolf", BLUE)
    assert table.odds(kralathor, "Great Maw", bones).dice.value == 6
    assert table.odds(kralathor, "Great Maw", wolf).dice.value == 4
