"""Unholy Reversal: healing turns into harm."""

import pytest

from mageduel.facts.traits import REGENERATE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.healing import heal, mend
from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, PAY
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("healing", "left"), [(2, 13), (3, 13), (5, 11)])
def test_up_to_three_points_are_prevented_and_three_damage_dealt(table: AcademyTable, healing: int, left: int) -> None:
    foe = table.put(brawler(), BLUE, damage=10)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.decide("pay reveal", PAY)
    table.run(heal(table.game, foe, healing, A_TEST))
    assert foe.damage == left
    assert not reversal.in_play
    assert table.red.mana == 48


def test_regeneration_sets_it_off(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE, damage=10)
    table.hide("Unholy Reversal", foe, RED)
    grant_for_a_while(foe, REGENERATE(2), source="a test")
    table.decide("pay reveal", PAY)
    table.upkeep()
    assert foe.damage == 13


def test_it_may_kill(table: AcademyTable) -> None:
    foe = table.put(brawler(life=10), BLUE, damage=7)
    table.hide("Unholy Reversal", foe, RED)
    table.decide("pay reveal", PAY)
    table.run(heal(table.game, foe, 9, A_TEST))
    assert not foe.in_play


def test_unpaid_it_is_gone_and_the_healing_goes_on(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE, damage=10)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.decide("pay reveal", FORFEIT)
    table.run(heal(table.game, foe, 4, A_TEST))
    assert foe.damage == 6
    assert not reversal.in_play


def test_healing_that_takes_nothing_off_does_not_set_it_off(table: AcademyTable) -> None:
    foe, other = table.put(brawler(), BLUE), table.put(brawler(), BLUE, damage=5)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.run(heal(table.game, foe, 4, A_TEST))
    table.run(heal(table.game, other, 4, A_TEST))
    assert reversal.hidden
    assert other.damage == 1
    assert asked(table) == []


def test_damage_that_is_removed_without_healing_does_not_either(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE, damage=5)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.run(mend(table.game, foe, 4, A_TEST))
    assert foe.damage == 1
    assert reversal.hidden


def test_turned_up_at_any_other_time_it_is_wasted(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE, damage=5)
    reversal = table.hide("Unholy Reversal", foe, RED)
    table.reveal(reversal)
    assert not reversal.in_play
    assert foe.damage == 5
