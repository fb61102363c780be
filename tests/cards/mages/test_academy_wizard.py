"""The Wizard of the Academy makes short-lived enchantments last longer (reconstructed)."""

import pytest

from mageduel.facts.mages import mage
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.views.questions import prompt
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, make_card, make_creature

FADING = make_card(
    name="Fading",
    type="enchantment",
    schools={"arcane": 2},
    cost=2,
    reveal=3,
    action="quick",
    range=[0, 2],
    target="creature",
    traits=["Dissipate 2"],
)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")


def test_one_more_token_for_mana_equal_to_its_level(table: AcademyTable) -> None:
    fading = table.hide(FADING, table.red)
    table.decide("offer", ("pay", 2))
    table.reveal(fading)
    assert fading.marks[DISSIPATE_TOKEN] == 3
    assert table.red.mana == 50 - 3 - 2


def test_he_need_not(table: AcademyTable) -> None:
    fading = table.hide(FADING, table.red)
    table.decide("offer", DECLINE)
    table.reveal(fading)
    assert fading.marks[DISSIPATE_TOKEN] == 2
    assert table.red.mana == 50 - 3


def test_each_of_them_as_often_as_he_reveals_one(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"))
    pair = [table.hide(FADING, table.red), table.hide(FADING, brute)]
    for each in pair:
        table.decide("offer", ("pay", 2))
        table.reveal(each)
    assert [each.marks[DISSIPATE_TOKEN] for each in pair] == [3, 3]


def test_not_where_nothing_dissipates(table: AcademyTable) -> None:
    table.reveal(table.hide("Bear Strength", table.red))
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_not_for_what_others_reveal(table: AcademyTable) -> None:
    fading = table.hide(FADING, table.blue, BLUE)
    table.reveal(fading)
    assert fading.marks[DISSIPATE_TOKEN] == 2


def test_not_for_what_is_not_paid_for(table: AcademyTable) -> None:
    table.mana(RED, 2)
    fading = table.hide(FADING, table.red)
    table.reveal(fading)
    assert (fading.in_play, table.red.mana) == (False, 2)


def test_not_without_mana_for_it(table: AcademyTable) -> None:
    table.mana(RED, 4)
    fading = table.hide(FADING, table.red)
    table.reveal(fading)
    assert fading.marks[DISSIPATE_TOKEN] == 2


def test_players_read_that_it_is_reconstructed(table: AcademyTable) -> None:
    assert mage("Academy Wizard").reconstructed == ("Extended Magic",)
    fading = table.hide(FADING, table.red)
    table.decide("offer", DECLINE)
    table.reveal(fading)
    asked = next(each for each in table.asked if each.kind == "offer")
    assert prompt(table.game, asked) == "Wizard: use Extended Magic (reconstructed) for Fading?"
