"""Sanguine Hunter: cheap, but somebody friendly bleeds for him."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock")


def test_a_friendly_creature_takes_two_damage_when_he_comes(table: AcademyTable) -> None:
    brute, foe = table.put(make_creature("Brute", armor=2), RED), table.put(make_creature("Foe"), BLUE)
    table.decide("choose one", take(brute))
    table.cast(table.red, "Sanguine Hunter")
    assert (brute.damage, foe.damage, table.red.damage) == (2, 0, 0)


def test_his_own_blood_will_do(table: AcademyTable) -> None:
    table.decide("choose one", lambda request: request.options[-1])
    table.cast(table.red, "Sanguine Hunter")
    assert table.find("Sanguine Hunter").damage == 2


def test_enemies_cannot_be_chosen(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("choose one", take(table.red))
    table.cast(table.red, "Sanguine Hunter")
    (request,) = [each for each in table.asked if each.kind == "choose one"]
    assert not {foe.id, table.blue.id} & {answer[1] for answer in request.options}
    assert table.red.damage == 2
