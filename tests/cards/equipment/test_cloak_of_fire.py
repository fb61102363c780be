"""Cloak of Fire: whoever comes at the wearer in melee may catch fire."""

import pytest

from mageduel.facts.conditions import BURN
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Warlock")
    table.attach("Cloak of Fire", table.red)
    return table


@pytest.mark.parametrize(("roll", "burns"), [(6, {}), (7, {BURN: 1})])
def test_on_seven_the_attacker_burns(table: AcademyTable, roll: int, burns: dict[object, int]) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.dice("0 0 0")
    table.effect(roll)
    table.attack(foe, "Blade", table.red)
    assert foe.conditions == burns


def test_every_attack_is_answered_but_who_burns_already_does_not_burn_more(table: AcademyTable) -> None:
    foe, other = table.put(fighter("Foe"), BLUE), table.put(fighter("Other"), BLUE)
    for each in (foe, other):
        table.dice("0 0 0")
        table.effect(12)
        table.attack(each, "Blade", table.red)
    table.dice("0 0 0")
    table.attack(foe, "Blade", table.red)
    assert (foe.conditions, other.conditions) == ({BURN: 1}, {BURN: 1})


def test_shots_are_not_answered(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.dice("0 0 0")
    table.attack(foe, "Bow", table.red)
    assert foe.conditions == {}


@rule("sup.spell.cloak-of-fire-works-without-hit")
def test_an_attack_that_was_avoided_is_answered_too(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.hide("Block", table.red)
    table.decide("pay reveal", PAY)
    table.effect(7)
    table.attack(foe, "Blade", table.red)
    assert foe.conditions == {BURN: 1}


@rule("sup.spell.cloak-of-fire-not-a-counterstrike", "sup.spell.cloak-of-fire-not-a-damage-barrier")
def test_the_wearer_may_strike_back_as_well(table: AcademyTable) -> None:
    foe = table.put(fighter("Foe"), BLUE)
    table.guard(table.red)
    table.decide("counterstrike", take(table.red))
    table.dice("0 0 0")
    table.effect(7)
    table.dice("2 0")
    table.attack(foe, "Blade", table.red)
    assert (foe.damage, foe.conditions) == (2, {BURN: 1})
