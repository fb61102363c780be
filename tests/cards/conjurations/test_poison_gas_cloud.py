"""Poison Gas Cloud: those who breathe it suffer and stumble."""

import pytest

from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def can_walk(table: Table, creature: Object, *zones: str) -> bool:
    """Whether the creature gets as far as this in one Action Phase."""
    *first, last = zones
    return ("move", last) in table.offered(creature, *(("move", zone) for zone in first))


def test_living_creatures_in_it_take_two_direct_damage(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    wolf, foe = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    beside, sentry = table.put("Timber Wolf", RED, "B3"), table.put("Skeletal Sentry", RED, "B2")
    table.upkeep()
    assert [each.damage for each in (wolf, foe, beside, sentry)] == [2, 2, 0, 0]


def test_who_enters_it_moves_no_further(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    fox = table.put("Bitterwood Fox", RED, "B1")
    assert not can_walk(table, fox, "B2", "B3")
    assert fox.zone == table.zone("B2")


def test_who_starts_in_it_gets_out_and_no_further(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    fox = table.put("Bitterwood Fox", RED, "B2")
    assert not can_walk(table, fox, "B1", "A1")
    assert fox.zone == table.zone("B1")


def test_who_was_pushed_into_it_earlier_this_round_moves_once(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.run(push(table.game, fox, Direction.EAST))
    table.move_to(fox, "C4")
    assert not can_walk(table, fox, "C3", "C2")


def test_next_round_it_is_forgotten(table: Table) -> None:
    cloud = table.put("Poison Gas Cloud", RED, "B2")
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.act(fox, ("move", "B2"), NOTHING)
    table.reset()
    table.move_to(cloud, "A4")
    assert can_walk(table, fox, "B1", "A1")


def test_what_does_not_breathe_walks_on(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    sentry = table.put("Skeletal Sentry", RED, "B1")
    assert can_walk(table, sentry, "B2", "B3")


def test_who_moves_past_it_is_not_concerned(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    fox = table.put("Bitterwood Fox", RED, "A1")
    assert can_walk(table, fox, "A2", "A3")


def test_who_is_summoned_into_it_has_not_entered_it(table: Table) -> None:
    table.put("Poison Gas Cloud", RED, "B2")
    table.decide("offer", DECLINE)
    fox = table.summon("Bitterwood Fox", RED, "B2")
    table.move_to(fox, "C4")
    assert can_walk(table, fox, "C3", "C2")
