"""Unstable Fire Imp: attacked and destroyed, it bursts into flames."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.rules.attack.damage import direct_damage
from tests.kit.answers import next_one
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_everybody_in_its_zone_may_catch_fire_without_damage(table: Table) -> None:
    imp, wolf, friend = (
        table.put("Unstable Fire Imp", RED),
        table.put("Timber Wolf", BLUE),
        table.put("Timber Wolf", RED),
    )
    far = table.put("Timber Wolf", BLUE, "B3")
    table.dice("2* 2* 0 0")
    table.decide("order", next_one(wolf))
    table.effect(5, 4)
    table.attack(wolf, "Bite", imp)
    assert not table.in_play(imp)
    assert (wolf.conditions, friend.conditions, far.conditions) == ({BURN: 1}, {}, {})
    assert (wolf.damage, friend.damage) == (0, 0)


def test_other_ends_do_not_set_it_off(table: Table) -> None:
    imp, wolf = table.put("Unstable Fire Imp", RED), table.put("Timber Wolf", BLUE)
    table.run(direct_damage(table.game, imp, 4, A_TEST))
    assert not table.in_play(imp)
    assert wolf.conditions == {}


def test_an_attack_it_survives_does_not_set_it_off(table: Table) -> None:
    imp, wolf = table.put("Unstable Fire Imp", RED), table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", imp)
    assert table.in_play(imp)
    assert wolf.conditions == {}


def test_it_cannot_burst_by_itself(table: Table) -> None:
    imp = table.put("Unstable Fire Imp", RED)
    table.put("Timber Wolf", BLUE)
    assert {each[2] for each in table.actions(imp) if each[0] == "attack"} == {0}
