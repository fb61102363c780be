"""Swamp: whoever wades in it is Slow, cannot be Pushed, and hides from nobody."""

import pytest

from mageduel.facts.traits import ELUSIVE, SLOW, UNMOVABLE
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Siren")
    table.put("Swamp", RED, "B2")
    return table


def test_waders_are_slow_and_unmovable_friend_or_foe(table: Table) -> None:
    for seat in (RED, BLUE):
        wolf = table.put("Timber Wolf", seat, "B2")
        assert table.has(wolf, SLOW)
        assert table.has(wolf, UNMOVABLE)
        table.move_to(wolf, "B3")
        assert not table.has(wolf, SLOW)
        assert not table.has(wolf, UNMOVABLE)


def test_swimmers_and_flyers_are_not(table: Table) -> None:
    for each in (table.put("Shoalsdeep Thrasher", BLUE, "B2"), table.put("Darkfenne Bat", BLUE, "B2")):
        assert not table.has(each, SLOW)
        assert not table.has(each, UNMOVABLE)


def test_a_flyer_on_guard_has_come_down(table: Table) -> None:
    bat = table.put("Darkfenne Bat", BLUE, "B2")
    table.guard(bat)
    assert table.has(bat, SLOW)


def test_elusive_is_lost_and_cannot_be_gained(table: Table) -> None:
    cat = table.put(make_creature("Cat", life=9, traits=["Elusive"]), BLUE, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    assert not table.has(cat, ELUSIVE)
    table.move_to(table.red, "B2")
    table.cast(table.red, "Evade", wolf)
    assert not table.has(wolf, ELUSIVE)
    table.move_to(wolf, "B3")
    assert table.has(wolf, ELUSIVE)


def test_flyers_stay_elusive(table: Table) -> None:
    owl = table.put(make_creature("Owl", life=9, traits=["Elusive", "Flying"]), BLUE, "B2")
    assert table.has(owl, ELUSIVE)
