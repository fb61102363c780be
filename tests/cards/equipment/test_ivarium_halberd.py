"""Ivarium Halberd: who wields it fights among his soldiers."""

import pytest

from mageduel.cards.mages.academy_warlord import BATTLE_ORDERS
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


def test_formations_mean_him_too(table: AcademyTable) -> None:
    soldier = table.put("Elven Soldier", RED)
    table.attach("Dig In", soldier)
    assert table.armor(table.red) == 0
    table.attach("Ivarium Halberd", table.red)
    assert table.armor(table.red) == 1


def test_battle_orders_mean_him_too(table: AcademyTable) -> None:
    table.attach("Ivarium Halberd", table.red)
    table.cast(table.red, BATTLE_ORDERS, None, "stand", 0)
    assert table.armor(table.red) == 1


def test_other_things_for_soldiers_do_not(table: AcademyTable) -> None:
    table.attach("Ivarium Halberd", table.red)
    armorer = table.put("Royal Armorer", RED)
    assert table.red.id not in {each[3] for each in table.actions(armorer) if each[0] == "ability"}


def test_masters_strike_with_one_die_more() -> None:
    table = Table(red="Wizard")
    halberd, foe = table.attach("Ivarium Halberd", table.red), table.put(fighter("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Slash", foe, source=halberd).dice.value == 4
