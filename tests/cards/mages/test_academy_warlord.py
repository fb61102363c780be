"""The Warlord of the Academy: Battle Orders, as we reconstruct them."""

import pytest

from mageduel.cards.mages.academy_warlord import BATTLE_ORDERS
from mageduel.facts.mages import mage
from mageduel.facts.traits import MELEE
from mageduel.views.names import ability_name
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_strike_gives_his_soldiers_melee_1_this_round(table: AcademyTable) -> None:
    soldier, other, foe = table.put("Elven Soldier", RED), table.put(fighter(), RED), table.put("Elven Soldier", BLUE)
    table.cast(table.red, BATTLE_ORDERS, None, "strike", 0)
    assert [table.value(each, MELEE) for each in (soldier, other, foe, table.red)] == [1, 0, 0, 0]
    assert table.red.mana == 50 - 1
    table.end_round()
    assert table.value(soldier, MELEE) == 0


def test_loose_lets_their_shots_pierce(table: AcademyTable) -> None:
    ranger, foe = table.put("Wychwood Ranger", RED), table.put(fighter("Foe", armor=1), BLUE)
    table.cast(table.red, BATTLE_ORDERS, None, "loose", 0)
    table.dice("1 1 0")
    table.attack(ranger, "Shortbow", foe)
    assert foe.damage == 2


def test_stand_gives_them_armor(table: AcademyTable) -> None:
    soldier = table.put("Elven Soldier", RED)
    table.cast(table.red, BATTLE_ORDERS, None, "stand", 0)
    assert table.armor(soldier) == 2


def test_once_a_round(table: AcademyTable) -> None:
    table.cast(table.red, BATTLE_ORDERS, None, "stand", 0)
    assert BATTLE_ORDERS.name not in {each[2] for each in table.cast_options(table.red, "Leather Belt")}


def test_it_says_of_itself_that_it_is_reconstructed() -> None:
    owner = mage("Academy Warlord")
    assert owner.reconstructed == ("Battle Orders",)
    assert ability_name(owner.card, BATTLE_ORDERS.name).endswith("(reconstructed)")
