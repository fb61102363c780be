"""Artemis, Dawnbreaker's Eye: a spear that costs mana, and eyes that see the Obscured."""

import pytest

from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", mana=3)


@pytest.fixture
def artemis(table: Table) -> Object:
    return table.put("Artemis, Dawnbreaker's Eye", RED, "B1")


def test_every_guided_spear_costs_a_mana(table: Table, artemis: Object) -> None:
    foe = table.put(make_creature("Foe", life=30), BLUE, "B2")
    for left in (2, 1):
        table.dice("0 0 0 0", effect=1)
        table.attack(artemis, "Guided Spear", foe)
        assert table.red.mana == left
    table.dice("0 0 0 0")
    table.attack(artemis, "Thrown Spear", foe)
    assert table.red.mana == 1
    table.mana(RED, 0)
    assert table.why_no_attack(artemis, "Guided Spear", foe) == "not-enough-mana"
    assert table.why_no_attack(artemis, "Thrown Spear", foe) is None


def test_a_price_on_attacking_comes_on_top(table: Table, artemis: Object) -> None:
    foe = table.put(make_creature("Foe", life=30), BLUE, "B2")
    table.attach("Pacify", artemis, BLUE)
    table.mana(RED, 2)
    assert table.why_no_attack(artemis, "Guided Spear", foe) == "not-enough-mana"
    assert table.why_no_attack(artemis, "Thrown Spear", foe) is None


def test_the_obscured_are_not_hidden_from_her(table: Table, artemis: Object) -> None:
    foe = table.put(make_creature("Foe", life=30, traits=["Obscured"]), BLUE, "B3")
    archer = table.put("Royal Archer", RED, "B1")
    assert table.why_no_attack(artemis, "Thrown Spear", foe) is None
    assert table.why_no_attack(archer, "Longbow", foe) == "obscured"
