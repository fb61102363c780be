"""Ziggurat of Undeath: what zombies kill comes back as a zombie."""

import pytest

from mageduel.facts.conditions import ZOMBIE
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer", blue="Beastmaster")
    table.put("Ziggurat of Undeath", RED, "C1")
    return table


@pytest.fixture
def zombie(table: Table) -> Object:
    return table.put("Zombie Minion", RED, "B2")


def kill(table: Table, killer: Object, victim: Object, bar: str, dice: str) -> None:
    table.dice(dice)
    table.attack(killer, bar, victim)
    assert not table.in_play(victim)


def test_for_half_its_cost_the_victim_rises_for_this_side(table: Table, zombie: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.decide("offer", take(3))
    kill(table, zombie, fox, "Bite", "2* 0 0 0")
    table.end_round()
    risen = table.find("Bitterwood Fox")
    assert (table.place(risen), risen.controller, risen.conditions, risen.damage) == ("B2", RED, {ZOMBIE: 1}, 1)
    assert table.red.mana == 47


def test_or_stays_dead(table: Table, zombie: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.decide("offer", DECLINE)
    kill(table, zombie, fox, "Bite", "2* 0 0 0")
    table.end_round()
    assert table.find_all("Bitterwood Fox") == []


def test_a_wolf_with_a_zombie_marker_is_a_zombie(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    table.condition(wolf, ZOMBIE)
    table.decide("offer", take(3))
    kill(table, wolf, fox, "Bite", "2* 0 0 0")
    assert table.red.mana == 47


def test_neither_other_killers_nor_the_dead_nor_the_epic(table: Table, zombie: Object) -> None:
    bones, fox = table.put("Skeletal Minion", RED), table.put("Bitterwood Fox", BLUE, damage=4)
    kill(table, bones, fox, "Femur", "2* 0 0")
    kill(table, zombie, table.put("Skeletal Minion", BLUE, damage=5), "Bite", "2* 0 0")
    kill(table, zombie, table.put("Kralathor, The Devourer", BLUE, damage=12), "Bite", "2* 0 0 0")
    assert table.red.mana == 50


def test_an_enemy_zombie_serves_its_own_side(table: Table) -> None:
    foe, fox = table.put("Zombie Minion", BLUE), table.put("Bitterwood Fox", RED, damage=4)
    kill(table, foe, fox, "Bite", "2* 0 0 0")
    assert table.red.mana == 50
