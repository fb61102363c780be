"""Shaggoth-Zora: swallows other zombies and grows."""

import pytest

from mageduel.facts.conditions import GROWTH, ZOMBIE
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING, take
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def shaggoth(table: Table) -> Object:
    return table.put("Shaggoth-Zora", RED, "B2")


def test_as_it_is_activated_it_may_swallow_a_friendly_zombie(table: Table, shaggoth: Object) -> None:
    crawler, minion = table.put("Zombie Crawler", RED), table.put("Zombie Minion", RED)
    table.decide("offer", take(crawler))
    table.act(shaggoth, NOTHING)
    assert (shaggoth.conditions, table.in_play(crawler), table.in_play(minion)) == ({GROWTH: 1}, False, True)
    assert table.game.players[RED].removed == [crawler.card], "Obliterated"
    assert table.life(shaggoth) == 9


def test_it_may_leave_them_alone(table: Table, shaggoth: Object) -> None:
    crawler = table.put("Zombie Crawler", RED)
    table.decide("offer", DECLINE)
    table.act(shaggoth, NOTHING)
    assert (shaggoth.conditions, table.in_play(crawler)) == ({}, True)


def test_neither_enemies_nor_other_undead_nor_other_zones(table: Table, shaggoth: Object) -> None:
    table.put("Zombie Crawler", BLUE)
    table.put("Skeletal Minion", RED)
    table.put("Zombie Crawler", RED, "B3")
    table.act(shaggoth, NOTHING)
    assert shaggoth.conditions == {}


def test_a_zombie_marker_makes_a_zombie(table: Table, shaggoth: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ZOMBIE)
    table.decide("offer", take(wolf))
    table.act(shaggoth, NOTHING)
    assert shaggoth.conditions == {GROWTH: 1}


def test_six_growth_markers_are_the_most(table: Table, shaggoth: Object) -> None:
    table.put("Zombie Crawler", RED)
    table.condition(shaggoth, GROWTH, 5)
    table.decide("offer", take(table.find("Zombie Crawler")))
    table.act(shaggoth, NOTHING)
    table.put("Zombie Crawler", RED)
    table.act(shaggoth, NOTHING)
    assert shaggoth.conditions == {GROWTH: 6}


def test_others_activating_offer_it_nothing(table: Table, shaggoth: Object) -> None:
    crawler = table.put("Zombie Crawler", RED)
    table.act(crawler, NOTHING)
    assert shaggoth.conditions == {}
