"""V'Tarrian Energy Wave: two zones, the wall between them, and a die for each orb."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.cards.orbs import board
from tests.kit.answers import next_one
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B1")
    return table


def stake(table: Table, zone: str) -> Object:
    return table.put(make_creature(f"Stake in {zone}", life=30), BLUE, zone)


@rule("sup.spell.vtarrian-energy-wave-attacks-walls-between")
def test_it_strikes_everything_in_both_zones_and_the_wall_between(table: Table) -> None:
    here, there = stake(table, "B2"), stake(table, "B3")
    friend = table.put(make_creature("Friend", life=30), RED, "B3")
    beyond = stake(table, "B4")
    between, beside = table.wall(make_wall(), "B2|B3", BLUE), table.wall(make_wall(), "B3|B4", BLUE)
    table.decide("further target", ("target", "B3"))
    table.always("order", lambda request: request.options[0])
    for _ in range(4):
        table.dice("2* 0")
    table.cast(table.red, "V'Tarrian Energy Wave", "B2")
    damage = [each.damage for each in (here, there, friend, between, beside, beyond)]
    assert damage == [2, 2, 2, 2, 0, 0]


def test_its_controller_orders_the_attacks_over_both_zones(table: Table) -> None:
    here, there = stake(table, "B2"), stake(table, "B3")
    table.decide("further target", ("target", "B3"))
    table.decide("order", next_one(there))
    table.dice("1 0")
    table.dice("2 0")
    table.cast(table.red, "V'Tarrian Energy Wave", "B2")
    assert (here.damage, there.damage) == (2, 1)


@rule("sup.spell.vtarrian-energy-wave-zones")
def test_both_zones_are_in_range_and_next_to_each_other(table: Table) -> None:
    table.move_to(table.red, "B1")
    table.decide("further target", offered)
    table.cast(table.red, "V'Tarrian Energy Wave", "B3")


def offered(request: Request) -> Answer:
    assert list(request.options) == [("target", "B2")]
    return ("target", "B2")


def test_a_dazed_caster_rolls_once_for_the_whole_wave(table: Table) -> None:
    here, there = stake(table, "B2"), stake(table, "B3")
    table.condition(table.red, DAZE)
    table.decide("further target", ("target", "B3"))
    table.effect(1)
    table.cast(table.red, "V'Tarrian Energy Wave", "B2")
    assert (here.damage, there.damage) == (0, 0)


def test_each_orb_of_the_caster_adds_a_die() -> None:
    table = board("B1", "C2", red="Wizard")
    table.move_to(table.red, "A4")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B4")
    table.decide("further target", ("target", "A4"))
    table.decide("order", next_one(foe))
    table.dice("1 1 1 1")
    table.dice("0 0 0 0")
    table.cast(table.red, "V'Tarrian Energy Wave", "B4")
    assert foe.damage == 4
