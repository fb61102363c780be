"""Slumber: a minor creature falls asleep as it is about to act."""

import pytest

from mageduel.facts.traits import INCAPACITATED
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_revealed_as_its_bearer_is_activated_it_ends_that_activation(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe", schools={"war": 2}), BLUE)
    slumber = table.hide("Slumber", foe, RED)
    table.reveal_after(ACTIVATION, slumber)
    table.act(foe)
    assert table.has(foe, INCAPACITATED)
    assert table.red.mana == 50 - 2


def test_it_lasts_two_upkeeps(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    slumber = table.hide("Slumber", foe, RED)
    table.reveal_after(ACTIVATION, slumber)
    table.act(foe)
    table.upkeep()
    assert table.in_play(slumber)
    table.upkeep()
    assert not table.in_play(slumber)
    assert not table.has(foe, INCAPACITATED)


def test_each_attack_that_hurts_shortens_it(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe", life=20), BLUE)
    slumber = table.hide("Slumber", foe, RED)
    table.reveal_after(ACTIVATION, slumber)
    table.act(foe)
    for dice, sleeps in (("0 0 0", True), ("1* 0 0", True), ("1* 0 0", False)):
        table.dice(dice)
        table.attack(friend, "Blade", foe)
        assert table.in_play(slumber) is sleeps


def test_it_is_for_minor_living_creatures(table: AcademyTable) -> None:
    for thing in (table.put(fighter("Golem", traits=["Nonliving"]), BLUE), table.blue):
        with pytest.raises(Refused):
            table.cast(table.red, "Slumber", thing)
