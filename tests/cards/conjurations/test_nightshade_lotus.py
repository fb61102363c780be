"""Nightshade Lotus: its mist puts what it has hit to sleep, once."""

import pytest

from mageduel.facts.conditions import SLEEP
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Warlock")


@pytest.fixture
def lotus(table: Table) -> Object:
    return table.put("Nightshade Lotus", RED, "B2")


def mist(thing: Object) -> int:
    return {mark.name: count for mark, count in thing.marks.items()}.get("Mist", 0)


def spray(table: Table, lotus: Object, target: Object) -> None:
    table.dice("1* 0 0")
    table.use(RED, attack(lotus, "Poison Sleep Mist", target))


def test_for_its_level_and_two_mana_the_creature_it_hit_sleeps(table: Table, lotus: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B2")
    table.decide("offer", take(5))
    spray(table, lotus, knight)
    assert (knight.damage, knight.conditions, mist(lotus), table.red.mana) == (1, {SLEEP: 1}, 0, 45)


def test_it_may_be_kept_for_another_time(table: Table, lotus: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("offer", DECLINE)
    spray(table, lotus, wolf)
    assert (wolf.conditions, mist(lotus)) == ({}, 1)


def test_neither_a_mage_nor_the_dead_nor_one_too_dear(table: Table, lotus: Object) -> None:
    table.move_to(table.blue, "B2")
    spray(table, lotus, table.blue)
    table.reset()
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    spray(table, lotus, fox)
    table.reset()
    table.mana(RED, 3)
    spray(table, lotus, table.put("Timber Wolf", BLUE, "B2"))
    assert mist(lotus) == 1


@rule("sup.spell.nightshade-lotus-mist-applies-to-final-target", "sup.spell.example-nightshade-lotus-intercepted")
def test_intercepted_it_puts_the_guard_to_sleep(table: Table, lotus: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    guard = table.put(make_creature("Sentry", life=9, traits=["Intercept"], schools={"mind": 2}), BLUE, "B2")
    table.guard(guard)
    table.decide("intercept", take(guard))
    table.decide("offer", take(4))
    spray(table, lotus, wolf)
    assert (guard.conditions, wolf.conditions) == ({SLEEP: 1}, {})
