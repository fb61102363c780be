"""Whirling Spirit: a storm that blows its target away."""

import pytest

from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@rule("sup.spell.whirling-spirit-push-out-no-counterstrike-guard-lost")
def test_a_guard_blown_out_of_the_zone_cannot_strike_back_and_is_no_guard_any_more(table: Table) -> None:
    spirit, wolf = table.put("Whirling Spirit"), table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    table.dice("0 0 0 0", effect=7)
    table.decide("direction", ("push", 1))
    table.attack(spirit, "Windstorm", wolf)
    assert wolf.zone == table.zone("B3")
    assert not wolf.guarding
    assert "counterstrike" not in [request.kind for request in table.asked]


def test_a_guard_that_keeps_its_place_may_strike_back(table: Table) -> None:
    spirit, wolf = table.put("Whirling Spirit"), table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    table.dice("0 0 0 0", effect=6)
    table.decide("counterstrike", ("counterstrike", wolf.id, 0))
    table.dice("1 2 2* 1*")
    table.attack(spirit, "Windstorm", wolf)
    assert spirit.damage == 2


@rule("sup.spell.whirling-spirit-push-out-barrier-still-attacks")
def test_the_damage_barrier_of_one_blown_away_still_answers(table: Table) -> None:
    bar = {"name": "Thorns", "kind": "damage barrier", "dice": 1}
    spirit, hedgehog = table.put("Whirling Spirit"), table.put(make_creature("Test Hedgehog", attack=[bar]), BLUE)
    table.dice("0 0 0 0", effect=11)
    table.decide("direction", ("push", 1))
    table.dice("1*")
    table.attack(spirit, "Windstorm", hedgehog)
    assert hedgehog.zone == table.zone("B3")
    assert spirit.damage == 1


def test_it_asks_one_mana_every_upkeep(table: Table) -> None:
    spirit = table.put("Whirling Spirit")
    table.decide("upkeep", ("pay",))
    table.decide("offer", DECLINE)
    table.upkeep()
    assert table.red.mana == 50 - 1
    table.decide("upkeep", ("let go",))
    table.decide("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(spirit)
