"""Meredia's Shrine: living friends pray for healing or cleansing."""

import pytest

from mageduel.facts.conditions import CRIPPLE, STUN, WEAK
from mageduel.rules.conditions.markers import removal_cost
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, move
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_prayer_heals_two_points(table: AcademyTable) -> None:
    shrine, friend = table.put("Meredia's Shrine", RED), table.put(brawler(), RED, damage=5)
    table.act(friend, ability(shrine, "Pray for healing"))
    assert friend.damage == 3


def test_or_takes_off_a_condition_of_little_removal_cost(table: AcademyTable) -> None:
    shrine, friend = table.put("Meredia's Shrine", RED), table.put(brawler(), RED)
    table.condition(friend, WEAK, 2)
    table.condition(friend, CRIPPLE)
    assert (removal_cost(friend, WEAK), removal_cost(friend, CRIPPLE)) == (2, 4)
    prayers = [option for option in table.actions(friend) if option[0] == "ability"]
    assert prayers == [ability(shrine, "Pray for cleansing", "Weak")]
    table.effect(1)  # it does not shake off Cripple
    table.act(friend, ability(shrine, "Pray for cleansing", "Weak"))
    assert friend.conditions == {WEAK: 1, CRIPPLE: 1}
    assert table.red.mana == 50, "it costs no mana"


def test_mages_pray_as_well_but_neither_enemies_nor_the_dead(table: AcademyTable) -> None:
    shrine = table.put("Meredia's Shrine", RED)
    bones, foe = table.put("Brittle Harvester", RED, damage=2), table.put(brawler(), BLUE, damage=2)
    table.red.damage = 4
    for each in (bones, foe):
        assert not any(option[0] == "ability" for option in table.actions(each))
    table.act(table.red, ability(shrine, "Pray for healing"))
    assert table.red.damage == 2


def test_the_stunned_do_not_pray(table: AcademyTable) -> None:
    table.put("Meredia's Shrine", RED)
    friend = table.put(brawler(), RED, damage=2)
    table.condition(friend, STUN)
    assert not any(option[0] == "ability" for option in table.actions(friend))


def test_in_the_arena_a_step_towards_it_is_no_hindrance() -> None:
    arena = Table(red="Druid")
    shrine, friend = arena.put("Meredia's Shrine", RED, "B2"), arena.put(brawler(), RED, "B1", damage=5)
    arena.act(friend, move("B2"), ability(shrine, "Pray for healing"))
    assert friend.damage == 3
