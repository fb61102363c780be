"""Shifratar: a slash that may sweep on for mana, and a weapon that comes back."""

import pytest

from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, STOP, attack, sweep, take
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def shifratar(table: AcademyTable) -> Object:
    return table.attach("Shifratar", table.red)


def test_for_mana_it_sweeps_on(table: AcademyTable, shifratar: Object) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("offer", ("pay", 3))
    table.decide("sweep", sweep(table.blue))
    table.dice("1 1 1")
    table.dice("2 0 0")
    table.act(table.red, attack(shifratar, "Slash", foe))
    assert (foe.damage, table.blue.damage, table.red.mana) == (3, 2, 50 - 3)


def test_it_need_not(table: AcademyTable, shifratar: Object) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("offer", DECLINE)
    table.dice("1 1 1")
    table.act(table.red, attack(shifratar, "Slash", foe))
    assert (foe.damage, table.red.mana) == (3, 50)


def test_once_a_round(table: AcademyTable, shifratar: Object) -> None:
    table.put(make_creature("Foe"), BLUE)
    table.decide("offer", take())
    table.decide("sweep", STOP)
    table.dice("0 0 0")
    table.attack(table.red, "Slash", table.blue, source=shifratar)
    table.dice("0 0 0")
    table.attack(table.red, "Slash", table.blue, source=shifratar)
    assert table.red.mana == 50 - 3


def test_not_when_striking_back(table: AcademyTable, shifratar: Object) -> None:
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.guard(table.red)
    table.decide("counterstrike", ("counterstrike", shifratar.id, 0))
    table.dice("0 0")
    table.dice("1 0 0")
    table.attack(foe, "Claw", table.red)
    assert foe.damage == 1


def test_other_weapons_and_bare_hands_do_not_sweep(table: AcademyTable, shifratar: Object) -> None:
    table.dice("0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_destroyed_it_goes_back_into_the_book(table: AcademyTable, shifratar: Object) -> None:
    table.destroy(shifratar)
    assert (table.in_book(RED, "Shifratar"), table.discarded(RED)) == (1, [])


def test_a_master_rolls_one_die_more() -> None:
    table = Table(red="Forcemaster")
    shifratar = table.attach("Shifratar", table.red)
    foe = table.put(make_creature("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Slash", foe, source=shifratar).dice.value == 4


CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
