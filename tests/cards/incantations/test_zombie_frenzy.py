"""Zombie Frenzy: for a round no zombie is slow, and all of them are thirsty."""

import pytest

from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.traits import BLOODTHIRSTY, FAST, LUMBERING, PEST, SLOW
from tests.kit.answers import NOTHING, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


def test_every_zombie_in_the_arena_runs_for_the_round(table: Table) -> None:
    minion, crawler = table.put("Zombie Minion", RED, "A1"), table.put("Zombie Crawler", BLUE, "C4")
    table.cast(table.red, "Zombie Frenzy", None)
    for each in (minion, crawler):
        assert not any(table.has(each, word) for word in (LUMBERING, SLOW, PEST))
        assert (table.has(each, FAST), table.value(each, BLOODTHIRSTY)) == (True, 2)
    table.end_round()
    assert (table.has(minion, LUMBERING), table.has(minion, PEST), table.has(crawler, SLOW)) == (True, True, True)
    assert (table.has(minion, FAST), table.value(minion, BLOODTHIRSTY)) == (False, 1)


def test_it_moves_twice_and_still_bites(table: Table) -> None:
    minion, target = table.put("Zombie Minion", RED, "B1"), table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Zombie Frenzy", None)
    table.dice("1* 0 0")
    table.act(minion, move("B2"), move("B3"), attack(minion, "Bite", target))
    assert target.damage == 1


@rule("sup.rules.bloodthirsty-stacks")
def test_a_creature_with_a_zombie_marker_gets_a_die_out_of_it(table: Table) -> None:
    wolf, prey = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE, damage=1)
    table.condition(wolf, ZOMBIE)
    assert table.odds(wolf, "Bite", prey).dice.value == 4
    table.cast(table.red, "Zombie Frenzy", None)
    assert (table.value(wolf, BLOODTHIRSTY), table.odds(wolf, "Bite", prey).dice.value) == (1, 5)


def test_other_undead_and_later_zombies_stay_as_they_are(table: Table) -> None:
    bones = table.put("Skeletal Minion", RED)
    table.cast(table.red, "Zombie Frenzy", None)
    late = table.put("Zombie Minion", RED)
    assert not table.has(bones, FAST)
    assert table.has(late, LUMBERING)
    table.act(late, move("B3"), NOTHING)
