"""The Forcemaster of the Academy: Force Surge, a harder blow for a Dissipate token (reconstructed)."""

import pytest

from mageduel.facts.mages import mage
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from mageduel.views.questions import prompt
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def cobra(table: AcademyTable) -> Object:
    return table.summon("Psionic Cobra", RED)


def test_a_creature_of_force_strikes_harder(table: AcademyTable, cobra: Object) -> None:
    table.decide("offer", take())
    table.dice("1 1 1")
    table.attack(cobra, "Psionic Strike", table.blue)
    assert (table.blue.damage, cobra.marks[DISSIPATE_TOKEN]) == (3, 4)


def test_she_need_not(table: AcademyTable, cobra: Object) -> None:
    table.decide("offer", DECLINE)
    table.dice("1")
    table.attack(cobra, "Psionic Strike", table.blue)
    assert (table.blue.damage, cobra.marks[DISSIPATE_TOKEN]) == (1, 5)


def test_once_a_round(table: AcademyTable, cobra: Object) -> None:
    other = table.summon("Psionic Cobra", RED)
    table.decide("offer", take())
    table.dice("1 1 1")
    table.attack(cobra, "Psionic Strike", table.blue)
    table.dice("1")
    table.attack(other, "Psionic Strike", table.blue)
    table.next_round()
    table.decide("offer", take())
    table.dice("1 1 1")
    table.attack(other, "Psionic Strike", table.blue)
    assert table.blue.damage == 7


def test_declining_keeps_it_for_later(table: AcademyTable, cobra: Object) -> None:
    other = table.summon("Psionic Cobra", RED)
    table.decide("offer", DECLINE)
    table.dice("1")
    table.attack(cobra, "Psionic Strike", table.blue)
    table.decide("offer", take())
    table.dice("1 1 1")
    table.attack(other, "Psionic Strike", table.blue)
    assert table.blue.damage == 4


def test_the_last_token_is_the_end_of_it_after_the_attack(table: AcademyTable, cobra: Object) -> None:
    cobra.unmark(DISSIPATE_TOKEN, 4)
    cobra.active = True
    table.decide("offer", take())
    table.dice("1 1 1")
    table.act(cobra, attack(cobra, "Psionic Strike", table.blue))
    assert (table.blue.damage, table.in_play(cobra)) == (3, False)


def test_it_is_no_matter_of_shots_of_others_or_of_the_enemys_creatures(table: AcademyTable) -> None:
    eye, brute = table.put("Eye of Itadjet", RED), table.put(make_creature("Brute", attack=[CLAW]), RED)
    table.tokens(eye, "Dissipate", 2)
    table.tokens(brute, "Dissipate", 2)
    foe = table.summon("Psionic Cobra", BLUE)
    table.dice("0 0", effect=1)
    table.attack(eye, "Psionic Blast", table.blue)
    table.dice("0 0")
    table.attack(brute, "Claw", table.blue)
    table.dice("0")
    table.attack(foe, "Psionic Strike", table.red)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_it_says_that_it_is_reconstructed(table: AcademyTable, cobra: Object) -> None:
    assert mage("Academy Forcemaster").reconstructed == ("Force Surge",)
    table.decide("offer", DECLINE)
    table.dice("0")
    table.attack(cobra, "Psionic Strike", table.blue)
    assert "reconstructed" in prompt(table.game, next(each for each in table.asked if each.kind == "offer"))


CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
