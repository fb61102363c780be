"""Cleansing Potion: three draughts against poison."""

import pytest

from mageduel.facts.conditions import BURN, ROT, WEAK
from mageduel.rules.objects.tokens import CHARGE_TOKEN
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_a_draught_and_the_removal_cost_take_a_poison_condition_off(table: AcademyTable) -> None:
    potion, friend = table.attach("Cleansing Potion", table.red), table.put(brawler(), RED)
    table.condition(friend, WEAK, 2)
    table.use(RED, ability(potion, "Cleanse", friend, "Weak"))
    assert friend.conditions == {WEAK: 1}
    assert table.red.mana == 48
    assert potion.marks[CHARGE_TOKEN] == 2


def test_once_a_round_and_gone_after_three(table: AcademyTable) -> None:
    potion = table.attach("Cleansing Potion", table.red)
    table.condition(table.red, WEAK, 4)
    for _ in range(3):
        table.use(RED, ability(potion, "Cleanse", table.red, "Weak"))
        with pytest.raises(Refused):
            table.use(RED, ability(potion, "Cleanse", table.red, "Weak"))
        table.next_round()
    assert not potion.in_play
    assert table.red.conditions == {WEAK: 1}, "the last draught works as well"


def test_only_poison_only_friends_and_only_what_can_be_paid(table: AcademyTable) -> None:
    potion = table.attach("Cleansing Potion", table.red)
    friend, foe = table.put(brawler(), RED), table.put(brawler(), BLUE)
    table.condition(friend, BURN)
    table.condition(foe, ROT)
    assert table.between(RED) == []
    table.condition(friend, ROT)
    assert table.between(RED) == [ability(potion, "Cleanse", friend, "Rot")]
    table.mana(RED, 1)
    assert table.between(RED) == []


def test_it_takes_no_place_but_no_second_one_replaces_it(table: AcademyTable) -> None:
    table.attach("Cleansing Potion", table.red)
    assert table.why_no_cast(table.red, "Cleansing Potion", table.red) == "irreplaceable"
    assert table.why_no_cast(table.red, "Rage Tonic", table.red) is None


def test_in_the_arena_it_reaches_the_mages_zone() -> None:
    arena = Table(red="Druid")
    potion = arena.attach("Cleansing Potion", arena.red)
    near, far = arena.put(brawler(), RED, "C1"), arena.put(brawler(), RED, "C2")
    arena.condition(near, WEAK)
    arena.condition(far, WEAK)
    assert arena.between(RED) == [ability(potion, "Cleanse", near, "Weak")]
