"""Goblin Bomber: blows himself up, or is blown up."""

import pytest

from mageduel.facts.conditions import BURN, DAZE, SLAM, STUN, TAINTED, ZOMBIE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.causes import Why
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def bomber(table: Table) -> Object:
    return table.put("Goblin Bomber", RED, "B2")


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


@pytest.mark.parametrize(("roll", "conditions"), [(4, {}), (5, {SLAM: 1}), (10, {SLAM: 1}), (11, {STUN: 1})])
def test_detonating_costs_his_life_and_strikes_his_zone(
    table: Table, bomber: Object, wolf: Object, roll: int, conditions: dict[object, int]
) -> None:
    table.dice("1* 1* 0 0", effect=roll)
    table.act(bomber, ("attack", bomber.id, 1, "B2"))
    assert not table.in_play(bomber)
    assert table.game.players[RED].discard == [table.card("Goblin Bomber")]
    assert (wolf.damage, wolf.conditions) == (2, conditions)


@rule("sup.spell.goblin-bomber-detonate-ignores-daze")
def test_dazed_he_cannot_miss(table: Table, bomber: Object, wolf: Object) -> None:
    table.condition(bomber, DAZE)
    table.dice("1* 0 0 0", effect=1)
    table.act(bomber, ("attack", bomber.id, 1, "B2"))
    assert wolf.damage == 1


@pytest.mark.parametrize(("roll", "damage"), [(6, 0), (7, 1)])
def test_killed_by_damage_he_goes_off_on_a_seven(
    table: Table, bomber: Object, wolf: Object, roll: int, damage: int
) -> None:
    bomber.damage = 4
    table.dice("1 0 0 0")
    table.effect(roll)
    if damage:
        table.dice("1* 0 0 0", effect=1)
    table.attack(wolf, "Bite", bomber)
    assert (table.in_play(bomber), wolf.damage) == (False, damage)


def test_his_club_leaves_him_alive(table: Table, bomber: Object, wolf: Object) -> None:
    table.dice("0 0")
    table.attack(bomber, "Club", wolf)
    assert table.in_play(bomber)


def test_destroyed_in_another_way_he_does_not_go_off(table: Table, bomber: Object, wolf: Object) -> None:
    table.run(destroy(table.game, bomber, Why.SACRIFICES))
    assert (table.in_play(bomber), wolf.damage) == (False, 0)


@rule("sup.spell.goblin-bomber-obliterated-no-bomb")
def test_obliterated_he_does_not_go_off(table: Table, bomber: Object, wolf: Object) -> None:
    table.condition(bomber, ZOMBIE)
    bomber.damage = 4
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", bomber)
    assert table.game.players[RED].removed == [table.card("Goblin Bomber")]
    assert wolf.damage == 0


@rule("sup.spell.goblin-bomber-tainted-counts-as-destroyed-by-damage")
def test_a_taint_or_fire_kills_by_damage_too(table: Table, bomber: Object, wolf: Object) -> None:
    bomber.damage = 2
    table.effect(7)
    table.dice("1* 0 0 0", effect=1)
    table.give(bomber, TAINTED)
    assert (table.in_play(bomber), wolf.damage) == (False, 1)
    second = table.put("Goblin Bomber", RED, "B2", damage=4)
    table.condition(second, BURN)
    table.dice("1")
    table.effect(7)
    table.dice("1* 0 0 0", effect=1)
    table.upkeep()
    assert (table.in_play(second), wolf.damage) == (False, 2)
