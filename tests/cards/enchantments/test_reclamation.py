"""Reclamation: nature takes back what was built."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_card


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def idol(name: str, **row: object) -> object:
    return make_card(
        name=name, type="conjuration", cost=5, action="quick", range=[0, 1], target="zone", armor=3, life=5, **row
    )


def test_two_direct_damage_each_upkeep(table: AcademyTable) -> None:
    bearer = table.put(idol("Idol"), BLUE)  # type: ignore[arg-type]
    table.attach("Reclamation", bearer, RED)
    table.upkeep()
    assert bearer.damage == 2
    table.upkeep()
    table.upkeep()
    assert not bearer.in_play


def test_only_corporeal_conjurations_are_targets(table: AcademyTable) -> None:
    solid, mist = table.put(idol("Idol"), BLUE), table.put(idol("Mist", traits=["Incorporeal"]), BLUE)  # type: ignore[arg-type]
    assert table.why_no_cast(table.red, "Reclamation", solid) is None
    assert table.why_no_cast(table.red, "Reclamation", mist) == "wrong-target"
    assert table.why_no_cast(table.red, "Reclamation", table.blue) == "wrong-target"
