"""Alandell, the Blue Knight: mana for his blade, one Action Phase at a time."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING, attack
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", mana=10)


@pytest.fixture
def alandell(table: Table) -> Object:
    return table.put("Alandell, the Blue Knight", RED)


def test_each_mana_is_a_die_and_one_more_on_the_effect_roll_until_he_is_done(table: Table, alandell: Object) -> None:
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.decide("offer", ("pay", 3))
    table.dice("1 0 0 0 0 0 0", effect=8)  # 11 stuns
    table.act(alandell, attack(alandell, "Stormbringer", foe))
    assert foe.damage == 1
    assert [each.name for each in foe.conditions] == ["Stun"]
    assert table.red.mana == 7
    assert table.value(alandell, MELEE) == 0
    table.dice("0 0 0 0", effect=8)
    table.attack(alandell, "Stormbringer", foe)
    assert foe.conditions == {next(iter(foe.conditions)): 1}


def test_no_more_than_four_and_no_more_than_there_is(table: Table, alandell: Object) -> None:
    offered: list[object] = []

    def look(request: object) -> tuple[str]:
        offered.append(list(request.options))  # type: ignore[attr-defined]
        return ("decline",)

    table.decide("offer", look)
    table.act(alandell, NOTHING)
    table.mana(RED, 2)
    table.decide("offer", look)
    table.act(alandell, NOTHING)
    assert offered == [
        [("pay", 1), ("pay", 2), ("pay", 3), ("pay", 4), DECLINE],
        [("pay", 1), ("pay", 2), DECLINE],
    ]


def test_others_call_no_storm(table: Table, alandell: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.act(wolf, NOTHING)
    assert table.value(alandell, MELEE) == 0
