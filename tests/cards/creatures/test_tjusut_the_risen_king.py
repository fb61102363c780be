"""Tjusut, the Risen King: stands guard when he comes, and stays as he is for as long."""

import pytest

from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_COUNTERSTRIKE
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def king(table: AcademyTable) -> Object:
    return table.summon("Tjusut, the Risen King", RED)


def test_he_comes_on_guard_and_is_not_reset(table: AcademyTable, king: Object) -> None:
    assert (king.guarding, king.active) == (True, False)
    table.next_round()
    table.next_round()
    assert (king.guarding, king.active) == (True, False)


def test_once_somebody_has_struck_at_him_he_wakes(table: AcademyTable, king: Object) -> None:
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0")
    table.attack(table.blue, "Basic Melee Attack", king)
    assert not king.guarding
    table.next_round()
    assert king.active


def test_choosing_to_guard_costs_him_the_next_round(table: AcademyTable, king: Object) -> None:
    king.set_guard(guards=False)
    table.next_round()
    assert king.active
    table.act(king, ("guard",))
    table.next_round()
    assert (king.guarding, king.active) == (True, False)
