"""Falcon Precision: no Defense helps against its bearer's melee attacks."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NO_DEFENSE
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Knight of Westlock", BLUE)


def is_asked_to_defend(table: Table) -> bool:
    return any(each.kind == "defend" for each in table.asked)


def test_a_melee_attack_cannot_be_avoided(table: Table, knight: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Falcon Precision", wolf)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1
    assert not is_asked_to_defend(table)


def test_others_are_parried_as_before(table: Table, knight: Object) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.attach("Falcon Precision", fox)
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert is_asked_to_defend(table)


def test_an_arrow_gains_nothing(table: Table) -> None:
    archer, corazin = table.put("Royal Archer", RED, "B1"), table.put("Thunderift Falcon", BLUE, "B2")
    table.attach("Force Orb", corazin)
    table.attach("Falcon Precision", archer)
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", corazin)
    assert is_asked_to_defend(table)
