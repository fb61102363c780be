"""Teleport Trap: whoever walks in finds himself elsewhere."""

import pytest

from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import NOTHING, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard")


def test_an_enemy_is_taken_up_to_two_zones_away(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    trap = table.hide("Teleport Trap", "B3", RED)
    table.decide("teleport", lambda request: _farthest(request))
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B1")
    assert not table.in_play(trap)
    assert table.red.mana == 50 - 2


def _farthest(request: Request) -> Answer:
    zones = sorted(option[1] for option in request.options)
    assert zones == ["A2", "A3", "A4", "B1", "B2", "B3", "B4", "C2", "C3", "C4"]
    return ("teleport", "B1")


@rule("sup.spell.teleport-trap-zone-not-targeted")
def test_no_wall_between_the_zones_matters(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Wall of Stone", "B3|B4", RED)
    table.hide("Teleport Trap", "B3", RED)
    table.decide("teleport", ("teleport", "B4"))
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B4")


def test_friends_walk_in_and_stay(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    trap = table.hide("Teleport Trap", "B3", RED)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B3")
    assert trap.hidden


def test_it_can_send_its_victim_into_the_next_trap(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    table.hide("Hellfire Trap", "B4", RED)
    table.decide("teleport", ("teleport", "B4"))
    table.dice("1* 0 0 0", effect=1)
    table.decide("pay reveal", PAY, PAY)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B4")
    assert wolf.damage == 1


def test_the_victim_goes_on_from_where_it_is(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    table.decide("teleport", ("teleport", "A2"))
    table.decide("pay reveal", PAY)
    table.act(wolf, ("move", "B3"), ("guard",))
    assert wolf.zone == table.zone("A2")
    assert wolf.guarding
