"""Moloch's Torment: for one mana each, creatures bearing the wearer's curses are hurt in the Upkeep Phase."""

import pytest

from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Table

TORMENT, SPARE = ("torment",), ("spare",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.attach("Moloch's Torment", table.red)
    return table


def test_one_mana_deals_one_direct_damage_to_a_cursed_creature(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Agony", wolf, RED)
    table.decide("torment", TORMENT)
    table.upkeep()
    assert wolf.damage == 1
    assert table.red.mana == 49


def test_the_wearer_may_spare_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Agony", wolf, RED)
    table.decide("torment", SPARE)
    table.upkeep()
    assert (wolf.damage, table.red.mana) == (0, 50)


def test_several_curses_on_one_creature_count_once(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Agony", wolf, RED)
    table.attach("Magebane", wolf, RED)
    table.decide("torment", TORMENT)
    table.upkeep()
    assert wolf.damage == 1


def test_each_cursed_creature_is_asked_for_mages_and_friends_included(table: Table) -> None:
    wolf, friend = table.put("Timber Wolf", BLUE), table.put("Flaming Hellion", RED)
    for each in (wolf, friend, table.blue):
        table.attach("Agony", each, RED)
    table.decide("torment", TORMENT, TORMENT, TORMENT)
    table.upkeep()
    assert wolf.damage == friend.damage == table.blue.damage == 1
    assert table.red.mana == 47


def test_hidden_curses_and_those_of_others_do_not_count(table: Table) -> None:
    hidden, theirs, blessed = (table.put("Timber Wolf", BLUE) for _ in range(3))
    table.hide("Agony", hidden, RED)
    table.attach("Agony", theirs, BLUE)
    table.attach("Bear Strength", blessed, RED)
    table.upkeep()
    assert not table.asked
    assert hidden.damage == theirs.damage == blessed.damage == 0


def test_without_mana_nobody_is_tormented(table: Table) -> None:
    wolf, other = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE)
    table.attach("Agony", wolf, RED)
    table.attach("Agony", other, RED)
    table.red.mana = 1
    table.decide("torment", TORMENT)
    table.upkeep()
    assert wolf.damage + other.damage == 1


def test_it_can_finish_a_creature_off(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Agony", wolf, RED)
    table.decide("torment", TORMENT)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(wolf)
