"""Bloodwave Greatbow: shoots best under orders."""

import pytest

from mageduel.cards.mages.warlord import BATTLE_ORDERS
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


def pierced(table: Table, archer: Object) -> int:
    """How much of armor 6 an arrow goes through."""
    foe = table.put(make_creature("Foe", life=30, armor=6), BLUE, "B3")
    table.dice("2 2 2 2")
    table.attack(archer, "Greatbow", foe)
    return foe.damage - 2


def test_a_command_on_him_makes_his_arrows_pierce_for_the_round(table: Table) -> None:
    archer = table.put("Bloodwave Greatbow", RED)
    assert pierced(table, archer) == 0
    table.cast(table.red, "Charge", archer)
    assert pierced(table, archer) == 2
    assert pierced(table, archer) == 2
    table.end_round()
    assert pierced(table, archer) == 0


def test_his_dagger_has_nothing_of_it(table: Table) -> None:
    archer, foe = table.put("Bloodwave Greatbow", RED), table.put(make_creature("Foe", life=30, armor=6), BLUE)
    table.cast(table.red, "Charge", archer)
    table.dice("2 2")
    table.attack(archer, "Dagger", foe)
    assert foe.damage == 0


def test_commands_that_name_nobody_count_where_they_reach_him(table: Table) -> None:
    archer = table.put("Bloodwave Greatbow", RED)
    table.cast(table.red, "Akiro's Battle Cry", None)
    assert pierced(table, archer) == 2


@pytest.mark.parametrize(("zone", "more"), [("B2", 2), ("A2", 0)])
def test_battle_orders_are_a_command(table: Table, zone: str, more: int) -> None:
    archer = table.put("Bloodwave Greatbow", RED)
    table.move_to(table.red, zone)
    table.cast(table.red, BATTLE_ORDERS, None, "to-battle", 0)
    assert pierced(table, archer) == more


def test_commands_to_others_other_spells_and_those_of_enemies_do_not(table: Table) -> None:
    archer, grunt = table.put("Bloodwave Greatbow", RED), table.put("Goblin Grunt", RED)
    table.cast(table.red, "Charge", grunt)
    table.cast(table.red, "Bear Strength", archer)
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Power Strike", archer)
    assert pierced(table, archer) == 0


def test_an_enchantment_counts_when_it_is_revealed_on_him_or_reaches_him(table: Table) -> None:
    archer, other = table.put("Bloodwave Greatbow", RED), table.put("Bloodwave Greatbow", RED)
    order = table.hide("Critical Strike", archer)
    assert pierced(table, archer) == 0
    table.reveal(order)
    assert (pierced(table, archer), pierced(table, other)) == (2, 0)
    table.end_round()
    assert pierced(table, archer) == 0
    position = table.hide("Fortified Position", "B2", RED)
    table.reveal(position)
    assert (pierced(table, archer), pierced(table, other)) == (2, 2)


def test_casting_one_face_down_is_no_command_yet(table: Table) -> None:
    archer = table.put("Bloodwave Greatbow", RED)
    table.cast(table.red, "Critical Strike", archer)
    assert pierced(table, archer) == 0


def test_several_commands_add_up(table: Table) -> None:
    archer = table.put("Bloodwave Greatbow", RED)
    table.cast(table.red, "Charge", archer)
    table.cast(table.red, "Evade", archer)
    assert pierced(table, archer) == 4
