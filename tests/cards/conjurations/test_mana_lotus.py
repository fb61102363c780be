"""Mana Lotus: patience is worth five mana."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, take_tokens
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Druid")


def test_when_its_last_token_goes_its_controller_gains_five_mana(table: AcademyTable) -> None:
    table.cast(table.red, "Mana Lotus")
    lotus = table.find("Mana Lotus")
    mana = table.red.mana
    for _ in range(2):
        table.upkeep()
    assert table.red.mana == mana
    table.upkeep()
    assert table.red.mana == mana + 5
    assert not lotus.in_play


def test_cut_down_it_gives_nothing(table: AcademyTable) -> None:
    lotus, foe = table.put("Mana Lotus", RED), table.put(brawler(), BLUE)
    table.dice("1 1 1")
    table.act(foe, attack(foe, "Claw", lotus))
    assert not lotus.in_play
    assert table.red.mana == 50


def test_however_the_last_token_goes(table: AcademyTable) -> None:
    lotus = table.put("Mana Lotus", RED)
    table.run(take_tokens(table.game, lotus, DISSIPATE_TOKEN, 3))
    assert table.red.mana == 55
