"""Cerberus: the guardian of dark places."""

import pytest

from mageduel.facts.traits import UNMOVABLE
from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock")


@pytest.fixture
def cerberus(table: Table) -> Object:
    return table.put("Cerberus", RED, "B2")


def test_on_guard_by_a_dark_conjuration_he_strikes_back_three_times(table: Table, cerberus: Object) -> None:
    table.put("Pentagram", RED, "B2")
    brute = table.put(
        make_creature("Brute", life=30, attack=[{"name": "Fist", "kind": "melee", "action": "quick", "dice": 1}]),
        BLUE,
        "B2",
    )
    assert not table.has(cerberus, UNMOVABLE)
    table.guard(cerberus)
    assert table.has(cerberus, UNMOVABLE)
    table.decide("counterstrike", take(cerberus))
    table.dice("0")
    for _ in range(3):
        table.dice("1* 0 0")
    table.attack(brute, "Fist", cerberus)
    assert brute.damage == 3


@pytest.mark.parametrize(
    ("conjuration", "seat", "zone"),
    [("Pentagram", BLUE, "B2"), ("Pentagram", RED, "B3"), ("Mana Flower", RED, "B2")],
)
def test_neither_a_foreign_nor_a_distant_nor_a_bright_one_will_do(
    table: Table, cerberus: Object, conjuration: str, seat: int, zone: str
) -> None:
    table.put(conjuration, seat, zone)
    table.guard(cerberus)
    assert not table.has(cerberus, UNMOVABLE)


def test_when_the_conjuration_is_gone_so_is_the_bonus(table: Table, cerberus: Object) -> None:
    pentagram = table.put("Pentagram", RED, "B2")
    table.guard(cerberus)
    table.destroy(pentagram)
    assert not table.has(cerberus, UNMOVABLE)
