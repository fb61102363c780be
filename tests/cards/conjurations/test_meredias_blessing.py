"""Meredia's Blessing: whoever has most of life mends it."""

import pytest

from mageduel.facts.conditions import CRIPPLE, ROT
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.put("Meredia's Blessing", BLUE, "A1")
    return table


def test_whoever_has_more_living_objects_heals_two(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.decide("offer", take(wolf))
    table.upkeep()
    assert wolf.damage == 3


def test_with_as_many_nobody_does(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.put("Timber Wolf", BLUE, damage=5)
    table.upkeep()
    assert wolf.damage == 5


def test_the_nonliving_do_not_count_living_conjurations_do(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.put("Skeletal Sentry", BLUE)
    table.put("Mana Crystal", BLUE, "A2")
    table.decide("offer", take(wolf))
    table.upkeep()
    assert wolf.damage == 3
    table.put("Mana Flower", BLUE, "A3")
    table.upkeep()
    assert wolf.damage == 3


def test_mages_are_not_blessed(table: Table) -> None:
    table.put("Timber Wolf", RED)
    table.red.damage = 5
    table.upkeep()
    assert table.red.damage == 5


def test_one_marker_may_be_paid_off(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, CRIPPLE, 2)
    table.decide("offer", take(wolf))
    table.decide("remove condition", lambda request: next(each for each in request.options if each[0] == "remove"))
    table.upkeep()
    assert wolf.conditions == {CRIPPLE: 1}
    assert table.red.mana < 50


def test_healing_and_paying_are_both_a_choice(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(wolf, CRIPPLE)
    table.decide("offer", DECLINE, DECLINE)
    table.upkeep()
    assert (wolf.damage, wolf.conditions) == (5, {CRIPPLE: 1})


def test_the_order_with_what_harms_is_asked(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=1)
    table.condition(wolf, ROT)
    table.always("upkeep order", lambda request: next(each for each in request.options if each[2] == "Rot"))
    table.decide("offer", take(wolf), DECLINE)
    table.upkeep()
    assert wolf.damage == 0


def test_where_no_mage_is_left_nobody_is_asked(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    for player in table.game.players:
        player.is_alive = False
    table.upkeep()
    assert wolf.damage == 5
