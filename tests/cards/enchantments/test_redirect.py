"""Redirect: one attack is avoided and comes back as 2 damage."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import FORFEIT, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(blue="Academy Warlock")


def test_the_attack_is_avoided_and_hurts_the_attacker(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe", armor=2), BLUE)
    redirect = table.hide("Redirect", friend)
    table.decide("pay reveal", PAY)
    table.attack(foe, "Blade", friend)
    assert (friend.damage, foe.damage, table.red.mana) == (0, 2, 50 - 2)
    assert not table.in_play(redirect)


def test_a_spell_comes_back_on_its_caster(table: AcademyTable) -> None:
    friend = table.put(fighter(), RED)
    table.hide("Redirect", friend)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Firestream", friend)
    assert (friend.damage, table.blue.damage) == (0, 2)


def test_unpaid_it_is_gone_and_does_nothing(table: AcademyTable) -> None:
    friend, foe = table.put(fighter(), RED), table.put(fighter("Foe"), BLUE)
    table.hide("Redirect", friend)
    table.decide("pay reveal", FORFEIT)
    table.dice("1* 0 0")
    table.attack(foe, "Blade", friend)
    assert (friend.damage, foe.damage) == (1, 0)


@rule("ruling.r55")
def test_against_the_unavoidable_it_is_used_up_without_effect(table: AcademyTable) -> None:
    friend = table.put(fighter(), RED)
    redirect = table.hide("Redirect", friend)
    table.decide("pay reveal", PAY)
    table.dice("1*", effect=1)
    table.cast(table.blue, "Dazzle", friend)
    assert (friend.damage, table.blue.damage, table.in_play(redirect)) == (1, 0, False)
