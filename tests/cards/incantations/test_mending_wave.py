"""Mending Wave: healing that runs on to two more creatures."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B1")
    return table


def patient(table: Table, zone: str) -> Object:
    return table.put(make_creature(f"Patient in {zone}", life=30), RED, zone, damage=9)


@rule("sup.spell.mending-wave-only-initial-target-in-range", "sup.spell.extra-targets-need-no-casting-range")
def test_it_runs_on_from_zone_to_zone_beyond_its_range(table: Table) -> None:
    first, second, third = patient(table, "B2"), patient(table, "B3"), patient(table, "B4")
    table.dice("1 0 0")
    table.dice("1 1 0")
    table.dice("1 1 1")
    table.cast(table.red, "Mending Wave", first, (second.id, third.id))
    assert [each.damage for each in (first, second, third)] == [8, 7, 6]


def test_each_is_within_a_zone_of_the_one_before_and_nobody_twice(table: Table) -> None:
    first, far = patient(table, "B2"), patient(table, "B4")
    table.put(make_creature("Golem", traits=["Nonliving"]), RED)
    chains = [each[4] for each in table.cast_options(table.red, "Mending Wave") if each[3] == first.id]
    assert set(chains) == {(), (table.red.id,)}
    assert far.id not in {number for chain in chains for number in chain}


def test_it_may_stop_at_the_first(table: Table) -> None:
    first, second = patient(table, "B2"), patient(table, "B2")
    table.dice("2 0 0")
    table.cast(table.red, "Mending Wave", first, ())
    assert (first.damage, second.damage) == (7, 9)
