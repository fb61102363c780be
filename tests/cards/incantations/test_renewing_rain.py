"""Renewing Rain: every fire goes out, and what is friendly and alive heals two."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, ROT
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid")


@rule("sup.spell.renewing-rain-burn-removal-global")
def test_burns_go_out_all_over_the_arena_on_every_side(table: Table) -> None:
    friend, foe = table.put("Timber Wolf", RED, "A1"), table.put("Timber Wolf", BLUE, "C4")
    wall = table.wall("Wall of Thorns", "B2|B3", BLUE)
    for each in (friend, foe, wall, table.blue):
        table.condition(each, BURN, 2)
    table.condition(foe, ROT)
    table.cast(table.red, "Renewing Rain", None)
    assert [each.conditions for each in (friend, foe, wall, table.blue)] == [{}, {ROT: 1}, {}, {}]
    assert table.red.mana == 41


@rule("sup.spell.renewing-rain-heals-friendly-only")
def test_only_friendly_living_objects_heal_two(table: Table) -> None:
    friend, foe = table.put("Timber Wolf", RED, "A1", damage=5), table.put("Timber Wolf", BLUE, "C4", damage=5)
    bones, tree = table.put("Skeletal Sentry", RED, damage=3), table.put("Vine Tree", RED, "C1", damage=1)
    wall = table.wall("Wall of Thorns", "B2|B3", RED)
    table.red.damage, table.blue.damage, wall.damage = 7, 7, 4
    table.cast(table.red, "Renewing Rain", None)
    assert [each.damage for each in (friend, foe, bones, tree, table.red, table.blue)] == [3, 5, 3, 0, 5, 7]
    assert wall.damage == 2


def test_healing_may_staunch_instead(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(wolf, BLEED)
    table.decide("staunch", ("staunch", 1))
    table.cast(table.red, "Renewing Rain", None)
    assert (wolf.damage, wolf.conditions) == (4, {})


def test_what_is_out_of_the_arena_stays_dry(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1", damage=5)
    table.condition(wolf, BURN)
    table.cast(table.red, "Banish", wolf)
    table.cast(table.red, "Renewing Rain", None)
    assert (wolf.damage, wolf.conditions) == (5, {BURN: 1})
