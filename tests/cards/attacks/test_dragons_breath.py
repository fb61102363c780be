"""Dragon's Breath: the flames reach one zone farther."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import STOP
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock")
    table.move_to(table.red, "B1")
    return table


def foe(table: Table, zone: str) -> Object:
    return table.put(make_creature(f"Foe in {zone}", life=30, traits=["Burnproof"]), BLUE, zone)


@rule("sup.spell.dragons-breath-second-target")
def test_a_second_target_stands_one_zone_farther_away(table: Table) -> None:
    first, second = foe(table, "B2"), foe(table, "B3")
    near, aside, far = foe(table, "B2"), foe(table, "A1"), foe(table, "B4")
    offered: list[object] = []

    def look(request: object) -> tuple[str, int]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("sweep", second.id)

    table.decide("sweep", look)
    table.dice("1 0 0 0", effect=1)
    table.dice("2 0 0 0", effect=1)
    table.cast(table.red, "Dragon's Breath", first)
    assert offered == [STOP, ("sweep", second.id)]
    assert [each.damage for each in (first, second, near, aside, far)] == [1, 2, 0, 0, 0]


@rule("sup.spell.dragons-breath-second-target")
def test_both_must_be_in_range(table: Table) -> None:
    first = foe(table, "B4")
    foe(table, "A4")
    table.dice("1 0 0 0", effect=1)
    table.cast(table.red, "Dragon's Breath", first)  # the zone beyond is out of range, and nobody is asked
    assert first.damage == 1


def test_it_may_be_left_at_that(table: Table) -> None:
    first, second = foe(table, "B2"), foe(table, "B3")
    table.decide("sweep", STOP)
    table.dice("1 0 0 0", effect=1)
    table.cast(table.red, "Dragon's Breath", first)
    assert second.damage == 0
