"""Swarm: one more strike for each point of Life left."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP, attack, take
from tests.kit.table import BLUE, RED, Table, make_creature

STING = {"name": "Sting", "kind": "melee", "action": "quick", "dice": 1}
FOE = make_creature("Foe", life=30)


def swarm(life: int = 3, **row: object) -> object:
    return make_creature("Swarm", life=life, traits=["Swarm"], attack=[{**STING, **row}])


@pytest.mark.parametrize(("damage", "strikes"), [(0, 4), (1, 3), (2, 2)])
def test_it_strikes_once_more_for_each_point_of_life_it_has_left(damage: int, strikes: int) -> None:
    table = Table()
    bees, foe = table.put(swarm(), RED, damage=damage), table.put(FOE, BLUE)  # type: ignore[arg-type]
    assert table.odds(bees, "Sting", foe).strikes == strikes
    table.dice("1 " * strikes)
    table.attack(bees, "Sting", foe)
    assert len(table.attacks(bees, foe)) == strikes
    assert foe.damage == strikes


def test_doublestrike_adds_one() -> None:
    table = Table()
    bees, foe = table.put(swarm(life=1, traits=["Doublestrike"]), RED), table.put(FOE, BLUE)  # type: ignore[arg-type]
    table.dice("1 1 1")
    table.attack(bees, "Sting", foe)
    assert foe.damage == 3


def test_life_is_counted_as_the_attack_begins() -> None:
    table = Table()
    bees, foe = table.put(swarm(), RED), table.put(FOE, BLUE)  # type: ignore[arg-type]
    table.attach("Circle of Lightning", foe)
    table.dice("1 1 1 1")
    table.dice("1 1", effect=1)  # the barrier comes after all strikes
    table.attack(bees, "Sting", foe)
    assert foe.damage == 4


def test_it_strikes_back_with_all_it_has() -> None:
    table = Table()
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}
    bees, foe = table.put(swarm(), RED), table.put(make_creature("Foe", life=30, attack=[claw]), BLUE)  # type: ignore[arg-type]
    table.guard(bees)
    table.dice("1")
    table.decide("counterstrike", take(bees))
    table.dice("1 1 1")
    table.attack(foe, "Claw", bees)
    assert foe.damage == 3


def test_the_target_once_dead_the_rest_is_lost() -> None:
    table = Table()
    bees = table.put(swarm(), RED)  # type: ignore[arg-type]
    foe, other = table.put(make_creature("Foe", life=1), BLUE), table.put(FOE, BLUE)
    table.dice("1")
    table.attack(bees, "Sting", foe)
    assert not foe.in_play
    assert other.damage == 0


def test_in_the_academy_strikes_may_be_left_out() -> None:
    table = AcademyTable()
    bees, foe = table.put(swarm(), RED), table.put(FOE, BLUE)  # type: ignore[arg-type]
    table.decide("strike again", ("strike again",), STOP)
    table.dice("1 1")
    table.act(bees, attack(bees, "Sting", foe))
    assert foe.damage == 2
