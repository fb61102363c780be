"""Bed of Urchins: its spines attack whoever comes in on foot."""

import pytest

from mageduel.facts.conditions import ROT
from tests.kit.answers import NOTHING, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.put("Bed of Urchins", RED, "B2")
    return table


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_whoever_walks_in_is_attacked_friend_or_foe(table: Table, seat: int) -> None:
    wolf = table.put("Timber Wolf", seat, "B1")
    table.dice("1* 2 0", effect=7)
    table.act(wolf, move("B2"), NOTHING)
    assert wolf.damage == 1
    assert wolf.conditions == {ROT: 1}


def test_pushed_in_or_teleported_he_is_attacked_too(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.dice("1* 0 0", effect=1)
    table.push(wolf, "east")
    table.dice("1* 0 0", effect=1)
    table.teleport(wolf, "B2")
    assert wolf.damage == 2


def test_who_stays_leaves_or_flies_is_not(table: Table) -> None:
    wolf, bat = table.put("Timber Wolf", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B1")
    table.act(bat, move("B2"), NOTHING)
    table.act(wolf, move("B3"), NOTHING)
    assert (wolf.damage, bat.damage) == (0, 0)


def test_swimmers_are_attacked_on_dry_land_only(table: Table) -> None:
    thrasher = table.put("Shoalsdeep Thrasher", BLUE, "B1")
    table.dice("1* 0 0", effect=1)
    table.act(thrasher, move("B2"), NOTHING)
    assert thrasher.damage == 1
    table.put("Shallow Sea", BLUE, "B2")
    table.move_to(thrasher, "B1")
    table.act(thrasher, move("B2"), NOTHING)
    assert thrasher.damage == 1


def test_water_does_not_help_those_who_cannot_swim(table: Table) -> None:
    table.put("Shallow Sea", BLUE, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.dice("1* 0 0", effect=1)
    table.act(wolf, move("B2"), NOTHING)
    assert wolf.damage == 1
