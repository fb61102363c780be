"""Sweeping Strike: one quick blow of this round may go on to a second target."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP, attack, move, sweep
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_the_attack_may_go_on_to_another_target(table: AcademyTable) -> None:
    friend = table.put(fighter(), RED)
    foe, other = table.put(fighter("Foe"), BLUE), table.put(fighter("Other"), BLUE)
    table.cast(table.red, "Sweeping Strike", friend)
    assert table.red.mana == 50 - 3
    table.decide("sweep", sweep(other))
    table.dice("1 0 0")
    table.dice("2 0 0")
    table.act(friend, attack(friend, "Blade", foe))
    assert (foe.damage, other.damage) == (1, 2)


def test_once_this_round(table: AcademyTable) -> None:
    friend = table.put(fighter(), RED)
    foe = table.put(fighter("Foe"), BLUE)
    table.cast(table.red, "Sweeping Strike", friend)
    table.decide("sweep", STOP)
    table.dice("0 0 0")
    table.act(friend, attack(friend, "Blade", foe))
    friend.active = True
    table.dice("0 0 0")
    table.act(friend, attack(friend, "Blade", foe))
    assert sum(each.kind == "sweep" for each in table.asked) == 1


def test_shots_do_not_sweep(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe"), BLUE)
    table.cast(table.red, "Sweeping Strike", friend)
    table.dice("0 0 0")
    table.act(friend, attack(friend, "Bow", foe))
    assert not [each for each in table.asked if each.kind == "sweep"]


def test_after_a_move_there_is_no_full_action_left() -> None:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    friend, foe = table.put(fighter(), RED, "B2"), table.put(fighter("Foe"), BLUE, "B3")
    table.put(fighter("Other"), BLUE, "B3")
    table.cast(table.red, "Sweeping Strike", friend)
    table.dice("0 0 0")
    table.act(friend, move("B3"), attack(friend, "Blade", foe))
    assert not [each for each in table.asked if each.kind == "sweep"]
