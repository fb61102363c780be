"""Exile: a minor creature is out of the arena for a while."""

import pytest

from mageduel.rules.enchantments.reveals import may_reveal
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, attack
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 3)])
def test_revealed_as_it_is_activated_it_sends_the_creature_away(table: AcademyTable, level: int, cost: int) -> None:
    brute = table.put(make_creature("Brute", level=level), BLUE)
    exile = table.hide("Exile", brute, RED)
    table.reveal_after(ACTIVATION, exile)
    table.act(brute)
    assert brute.zone is None
    assert brute.in_play
    assert table.red.mana == 50 - cost


def test_it_comes_back_when_the_enchantment_has_dissipated(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), BLUE)
    exile = table.hide("Exile", brute, RED)
    table.reveal_after(ACTIVATION, exile)
    table.act(brute)
    table.upkeep()
    assert brute.zone is None
    table.upkeep()
    assert not exile.in_play
    assert table.place(brute) == "A1"


def test_nothing_reaches_it_out_there(table: AcademyTable) -> None:
    brute, wolf = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Wolf"), RED)
    exile = table.hide("Exile", brute, RED)
    table.reveal_after(ACTIVATION, exile)
    table.act(brute)
    assert table.why_no_attack(wolf, "Strike", brute) is not None
    assert table.why_no_cast(table.red, "Disperse", exile) is not None


def test_only_at_that_moment(table: AcademyTable) -> None:
    brute, other = table.put(make_creature("Brute"), BLUE), table.put(make_creature("Other"), BLUE)
    exile = table.hide("Exile", brute, RED)
    assert not may_reveal(table.game, exile)
    table.dice("0 0 0")
    table.act(other, attack(other, "Strike", table.red))
    table.act(brute, NOTHING)
    assert exile.hidden


def test_major_creatures_stay(table: AcademyTable) -> None:
    big = table.put(make_creature("Big", level=3), BLUE)
    assert table.why_no_cast(table.red, "Exile", big) == "wrong-target"


def test_in_the_arena_it_comes_back_where_it_was() -> None:
    table = Table()
    brute = table.put(make_creature("Brute"), BLUE, "B3")
    exile = table.hide("Exile", brute, RED)
    table.reveal_after(ACTIVATION, exile)
    table.act(brute)
    for _ in range(2):
        table.upkeep()
    assert table.place(brute) == "B3"


def test_the_anchored_stay_where_they_are() -> None:
    table = Table()
    brute = table.put(make_creature("Brute", traits=["Anchored"]), BLUE, "B3")
    exile = table.hide("Exile", brute, RED)
    table.reveal_after(ACTIVATION, exile)
    table.act(brute, NOTHING)
    assert table.place(brute) == "B3"
