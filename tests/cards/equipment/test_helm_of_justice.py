"""Helm of Justice: those who wound its wearer's friends are burned for it."""

import pytest

from mageduel.state.events import Damaged
from mageduel.state.objects import Object
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

ARROW = {"name": "Arrow", "kind": "ranged", "action": "quick", "dice": 2, "range": (0, 2)}


@pytest.fixture
def table() -> Table:
    return wearer_of("Helm of Justice", mage="Paladin")


@pytest.fixture
def archer(table: Table) -> Object:
    return table.put(make_creature("Archer", life=9, attack=[ARROW]), BLUE, "B4")


@pytest.fixture
def squire(table: Table) -> Object:
    return table.put(make_creature("Squire", life=9), RED)


@rule("sup.spell.helm-of-justice-is-source")
def test_for_a_mana_the_helm_burns_the_attacker_wherever_he_stands(
    table: Table, archer: Object, squire: Object
) -> None:
    table.mana(RED, 5)
    table.wall("Wall of Stone", "B2|B3")
    table.move_to(archer, "B2")
    table.dice("1 0")
    table.decide("offer", take())
    table.attack(archer, "Arrow", squire)
    assert (archer.damage, table.red.mana) == (1, 4)
    burned = [each for each in table.events(Damaged) if each.who is archer]
    assert [each.because for each in burned] == [table.find("Helm of Justice")]


def test_it_may_be_left(table: Table, archer: Object, squire: Object) -> None:
    table.dice("1 0")
    table.decide("offer", DECLINE)
    table.attack(archer, "Arrow", squire)
    assert archer.damage == 0


def test_not_for_himself_nor_for_those_elsewhere_nor_for_nothing(table: Table, archer: Object, squire: Object) -> None:
    table.dice("1 0")
    table.attack(archer, "Arrow", table.red)
    table.dice("0 0")
    table.attack(archer, "Arrow", squire)
    table.move_to(squire, "B3")
    table.dice("1 0")
    table.attack(archer, "Arrow", squire)
    assert archer.damage == 0
