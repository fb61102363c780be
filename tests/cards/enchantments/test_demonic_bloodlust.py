"""Demonic Bloodlust: hunger for the wounded, and sharper teeth."""

import pytest

from mageduel.facts.traits import BLOODTHIRSTY
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_two_dice_more_against_the_wounded_and_one_armor_less(table: Table) -> None:
    wolf, prey = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE, damage=1)
    table.attach("Demonic Bloodlust", wolf)
    assert table.value(wolf, BLOODTHIRSTY) == 2
    table.dice("1 1 1 0 0 0")
    table.attack(wolf, "Bite", prey)
    assert prey.damage == 1 + 2


def test_against_the_unhurt_only_the_piercing(table: Table) -> None:
    wolf, prey = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    table.attach("Demonic Bloodlust", wolf)
    table.dice("1 1 1 0")
    table.attack(wolf, "Bite", prey)
    assert prey.damage == 2


def test_ranged_attacks_pierce_nothing(table: Table) -> None:
    archer, prey = table.put("Royal Archer", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    before = table.odds(archer, archer.card.attacks[0].name, prey).average
    table.attach("Demonic Bloodlust", archer)
    assert table.odds(archer, archer.card.attacks[0].name, prey).average == before


def test_mages_are_no_target(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Demonic Bloodlust", table.red)
