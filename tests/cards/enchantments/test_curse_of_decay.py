"""Curse of Decay: one point of direct damage each Upkeep Phase."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_its_bearer_takes_one_damage_each_upkeep_phase_whatever_its_armor(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", armor=3), BLUE)
    table.attach("Curse of Decay", brute, RED)
    table.upkeep()
    table.upkeep()
    assert brute.damage == 2


def test_hidden_it_does_nothing(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    table.hide("Curse of Decay", brute, RED)
    table.upkeep()
    assert brute.damage == 0


def test_it_rots_bodies_of_minor_creatures_living_or_not(table: AcademyTable) -> None:
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), BLUE)
    table.cast(table.red, "Curse of Decay", golem)
    table.reveal(table.find("Curse of Decay", on=golem))
    table.upkeep()
    assert golem.damage == 1
    for thing in (
        table.put(make_creature("Ghost", traits=["Incorporeal"]), BLUE),
        table.put(make_creature("Giant", schools={"war": 3}), BLUE),
        table.blue,
    ):
        with pytest.raises(Refused):
            table.cast(table.red, "Curse of Decay", thing)
