"""Unholy Blood Ritual: the caster bleeds for his demons, and they strike harder this round."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlock", blue="Academy Warlock")


def test_one_damage_for_each_friendly_demon_and_melee_1_for_them(table: AcademyTable) -> None:
    hunter, brawler = table.put("Sanguine Hunter", RED), table.put("Firefist Brawler", RED)
    other, foe = table.put(fighter(), RED), table.put("Sanguine Hunter", BLUE)
    table.cast(table.red, "Unholy Blood Ritual", None)
    assert table.red.damage == 2
    dice = [table.odds(*each).dice.value for each in ((hunter, "Demon Claws", foe), (brawler, "Flaming Fists", foe))]
    assert dice == [3, 2]
    assert table.odds(other, "Blade", foe).dice.value == 3
    assert table.odds(foe, "Demon Claws", hunter).dice.value == 2


def test_it_ends_with_the_round(table: AcademyTable) -> None:
    hunter = table.put("Sanguine Hunter", RED)
    table.cast(table.red, "Unholy Blood Ritual", None)
    table.end_round()
    assert table.odds(hunter, "Demon Claws", table.blue).dice.value == 2


def test_a_mage_who_attacks_as_a_demon_strikes_harder_but_is_none_to_bleed_for(table: AcademyTable) -> None:
    table.cast(table.red, "Unholy Blood Ritual", None)
    assert table.red.damage == 0
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 2
    table.attach("Demonhide Mask", table.red)
    assert table.odds(table.red, "Basic Melee Attack", table.blue).dice.value == 3


def test_only_warlocks_know_it() -> None:
    table = AcademyTable()
    with pytest.raises(Refused):
        table.cast(table.red, "Unholy Blood Ritual", None)
