"""Slaknir, Goblin Chieftain: his goblins slip past everybody, and go where he says."""

import pytest

from mageduel.facts.traits import ELUSIVE
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def slaknir(table: Table) -> Object:
    return table.put("Slaknir, Goblin Chieftain", RED)


def goblin(table: Table, seat: int, zone: str = "B2") -> Object:
    return table.put(make_creature("Goblin", subtypes=["goblin"]), seat, zone)


def test_all_friendly_goblins_are_elusive(table: Table, slaknir: Object) -> None:
    mine, theirs, other = goblin(table, RED, "A4"), goblin(table, BLUE), table.put("Timber Wolf", RED)
    assert [table.has(each, ELUSIVE) for each in (slaknir, mine, theirs, other)] == [True, True, False, False]


def test_he_pushes_a_goblin_of_yours_within_a_zone(table: Table, slaknir: Object) -> None:
    mine, far, theirs = goblin(table, RED, "B3"), goblin(table, RED, "B4"), goblin(table, BLUE)
    named = {each[3] for each in table.actions(slaknir) if each[0] == "ability"}
    assert named == {slaknir.id, mine.id}
    assert not named & {far.id, theirs.id}
    table.act(slaknir, ("ability", slaknir.id, 0, mine.id, int(Direction.SOUTH)))
    assert table.place(mine) == "C3"
