"""Alluring Orchid: small enemies cannot leave it alone, and rot for it."""

import pytest

from mageduel.facts.conditions import ROT
from tests.cards.fighters import bowman, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, attack, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_minor_enemies_must_attack_it_and_rot(table: AcademyTable) -> None:
    orchid, foe = table.put("Alluring Orchid", RED), table.put(brawler(level=2), BLUE)
    table.put(brawler(), RED)
    assert table.actions(foe) == [attack(foe, "Claw", orchid)]
    table.dice("1 1 0")
    table.act(foe, attack(foe, "Claw", orchid))
    assert orchid.damage == 2
    assert foe.conditions == {ROT: 1}


def test_major_enemies_friends_and_mages_do_as_they_like(table: AcademyTable) -> None:
    table.put("Alluring Orchid", RED)
    major, friend = table.put(brawler(level=3), BLUE), table.put(brawler(level=1), RED)
    for each in (major, friend, table.blue):
        assert GUARD in table.actions(each)


def test_any_attack_will_do_but_only_melee_makes_rot(table: AcademyTable) -> None:
    orchid, archer = table.put("Alluring Orchid", RED), table.put(bowman(level=1), BLUE)
    assert table.actions(archer) == [attack(archer, "Bow", orchid)]
    table.dice("1")
    table.act(archer, attack(archer, "Bow", orchid))
    assert archer.conditions == {}


def test_where_a_guard_is_in_the_way_the_guard_is_attacked(table: AcademyTable) -> None:
    table.put("Alluring Orchid", RED)
    foe, guard = table.put(brawler(level=1), BLUE), table.put(brawler(), RED)
    table.guard(guard)
    assert attack(foe, "Claw", guard) in table.actions(foe)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Claw", guard))
    assert foe.conditions == {}


def test_several_strikes_rot_once(table: AcademyTable) -> None:
    orchid, foe = table.put("Alluring Orchid", RED), table.put(brawler(level=3, dice=1, claw=["Doublestrike"]), BLUE)
    table.decide("strike again", ("strike again",))
    table.dice("1 1")
    table.act(foe, attack(foe, "Claw", orchid))
    assert foe.conditions == {ROT: 1}


def test_destroyed_it_does_nothing_any_more(table: AcademyTable) -> None:
    orchid, foe = table.put("Alluring Orchid", RED, damage=5), table.put(brawler(level=1), BLUE)
    table.dice("1 0 0")
    table.act(foe, attack(foe, "Claw", orchid))
    assert not orchid.in_play
    assert foe.conditions == {}


def test_in_the_arena_it_lures_those_in_its_zone() -> None:
    arena = Table()
    orchid, foe = arena.put("Alluring Orchid", RED, "B2"), arena.put(brawler(level=1), BLUE, "B3")
    assert move("B4") in arena.actions(foe)
    arena.move_to(foe, "B2")
    assert arena.actions(foe) == [attack(foe, "Claw", orchid)]
