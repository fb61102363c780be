"""Alfiya, Noble Enforcer: light sears, and she rises only when she is prayed for."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


LIGHT = {
    "name": "Ray",
    "kind": "melee",
    "action": "quick",
    "dice": 1,
    "damage": "light",
    "effects": "5-8 = daze; 9+ = stun",
}
CLUB = {"name": "Club", "kind": "melee", "action": "quick", "dice": 1, "effects": "5-8 = daze; 9+ = stun"}


@pytest.mark.parametrize(("roll", "condition"), [(5, DAZE), (9, STUN)])
def test_an_enemy_that_light_dazes_or_stuns_takes_two_more(table: Table, roll: int, condition: object) -> None:
    alfiya, foe = table.put("Alfiya, Noble Enforcer", RED), table.put(make_creature("Foe", life=30, armor=3), BLUE)
    table.dice("0 0 0 0 0", effect=roll)
    table.attack(alfiya, "Radiant Touch", foe)
    assert (foe.damage, foe.conditions) == (2, {condition: 1})


def test_the_light_of_anybody_will_do_but_no_other_attack(table: Table) -> None:
    table.put("Alfiya, Noble Enforcer", RED, "A1")
    friend = table.put(make_creature("Friend", attack=[LIGHT, CLUB]), RED)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.dice("0", effect=5)
    table.attack(friend, "Ray", foe)
    assert foe.damage == 2
    table.dice("0", effect=9)
    table.attack(friend, "Club", foe)
    assert (foe.damage, foe.conditions) == (2, {DAZE: 1, STUN: 1})


def test_light_without_a_marker_does_no_more(table: Table) -> None:
    alfiya, foe = table.put("Alfiya, Noble Enforcer", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.dice("0 0 0 0 0", effect=1)
    table.attack(alfiya, "Radiant Touch", foe)
    table.give(foe, DAZE)
    assert foe.damage == 0


def test_friends_and_the_immune_are_spared(table: Table) -> None:
    table.put("Alfiya, Noble Enforcer", RED, "A1")
    ray = table.put(make_creature("Ray bearer", attack=[LIGHT]), BLUE)
    friend = table.put(make_creature("Friend", life=30), RED)
    table.dice("0", effect=5)
    table.attack(ray, "Ray", friend)
    assert (friend.damage, friend.conditions) == (0, {DAZE: 1})


def test_she_is_not_readied_in_the_reset_phase(table: Table) -> None:
    alfiya, wolf = table.put("Alfiya, Noble Enforcer", RED, active=False), table.put("Timber Wolf", RED, active=False)
    table.reset()
    assert (alfiya.active, wolf.active) == (False, True)


def test_once_a_round_a_cleric_prays_for_her_wherever_he_is(table: Table) -> None:
    alfiya = table.put("Alfiya, Noble Enforcer", RED, "A4", active=False)
    cleric, other = table.put("Asyran Cleric", RED, "C1"), table.put("Asyran Cleric", RED, "C1")
    prayer = ability(alfiya, "Prayer")
    table.act(cleric, prayer)
    assert alfiya.active
    alfiya.active = False
    assert prayer not in table.actions(other)
    table.reset()
    assert prayer in table.actions(other)
    assert prayer not in table.actions(other, move_actions=1)


def test_nobody_else_can_pray_and_nobody_prays_in_vain(table: Table) -> None:
    alfiya = table.put("Alfiya, Noble Enforcer", RED, active=False)
    prayer = ability(alfiya, "Prayer")
    wolf, foe = table.put("Timber Wolf", RED), table.put("Asyran Cleric", BLUE)
    assert prayer not in table.actions(wolf)
    assert prayer not in table.actions(foe)
    assert prayer not in table.actions(alfiya)
    alfiya.active = True
    assert prayer not in table.actions(table.put("Asyran Cleric", RED))
