"""Ice Spikes: whoever stirs is hurt."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED, Table, make_creature

FLAME = {"name": "Torch", "kind": "melee", "action": "quick", "dice": 2, "damage": "flame"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_damage_on_activation_friend_or_foe(table: AcademyTable) -> None:
    table.put("Ice Spikes", RED)
    brute = table.put(make_creature("Brute", armor=4), BLUE)
    table.act(brute, NOTHING)
    table.act(table.red, NOTHING)
    assert (brute.damage, table.red.damage) == (2, 2)


def test_who_dies_of_it_does_not_act(table: AcademyTable) -> None:
    table.put("Ice Spikes", RED)
    brute = table.put(make_creature("Brute"), BLUE, damage=8)
    table.act(brute)
    assert not brute.in_play


def test_creatures_of_frost_and_the_immune_are_at_home(table: AcademyTable) -> None:
    table.put("Ice Spikes", RED)
    golem, immune = table.put("Ice Golem", RED), table.put(make_creature("Warm", traits=["Frost Immunity"]), RED)
    table.act(golem, NOTHING)
    table.act(immune, NOTHING)
    assert (golem.damage, immune.damage) == (0, 0)


def test_flame_attacks_roll_two_dice_more(table: AcademyTable) -> None:
    spikes, torch = table.put("Ice Spikes", BLUE), table.put(make_creature("Torch", attack=[FLAME]), RED)
    assert table.odds(torch, "Torch", spikes).dice.value == 4


def test_in_the_arena_only_in_its_zone() -> None:
    table = Table()
    table.put("Ice Spikes", RED, "B2")
    brute = table.put(make_creature("Brute"), BLUE, "B3")
    table.act(brute, NOTHING)
    assert brute.damage == 0
