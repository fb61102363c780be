"""Ring of Healing: a point more, once a round."""

import pytest

from mageduel.facts.conditions import BLEED
from tests.kit.answers import ACCEPT, DECLINE
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.attach("Ring of Healing", table.red)
    table.red.damage = 20
    return table


def test_a_spell_of_the_wearer_heals_one_more_once_a_round(table: Table) -> None:
    table.decide("offer", ACCEPT)
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 17
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 15
    table.reset()
    table.decide("offer", ACCEPT)
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 12


def test_he_may_keep_it_for_later(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=8)
    table.decide("offer", DECLINE, ACCEPT)
    table.dice("1 0 0 0 0")
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Group Heal", "C1")
    assert sorted((20 - table.red.damage, 8 - wolf.damage)) == [1, 2]


def test_an_enchantment_he_controls_heals_one_more(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=8)
    charm = table.hide("Healing Charm", wolf, RED)
    table.decide("offer", ACCEPT)
    table.dice("1 0 0 0")
    table.reveal(charm)
    assert wolf.damage == 6


def test_regeneration_other_healing_and_the_spells_of_others_do_not(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=8)
    table.attach("Regrowth", wolf)
    table.upkeep()
    assert wolf.damage == 6
    cleric = table.put("Asyran Cleric", RED, "C1")
    table.dice("1")
    table.act(cleric, ("ability", cleric.id, 0, wolf.id))
    table.move_to(table.blue, "C1")
    table.dice("1 0 0 0 0")
    table.cast(table.blue, "Minor Heal", wolf)
    assert wolf.damage == 4


def test_nobody_is_asked_where_nothing_more_can_be_healed(table: Table) -> None:
    table.red.damage = 2
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 0


def test_blank_dice_heal_nothing_so_nothing_is_added(table: Table) -> None:
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.red.damage == 20


def test_the_point_may_staunch_bleeding(table: Table) -> None:
    table.red.damage = 1
    table.condition(table.red, BLEED)
    table.decide("offer", ACCEPT)
    table.decide("staunch", ("staunch", 1))
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert (table.red.damage, table.red.conditions) == (0, {})
