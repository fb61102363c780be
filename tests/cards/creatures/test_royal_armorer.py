"""Royal Armorer: for a mana he fits armor to those who fight."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord", mana=5)


def test_a_soldier_knight_or_angel_gets_an_armor_token(table: AcademyTable) -> None:
    armorer, soldier = table.put("Royal Armorer", RED), table.put("Elven Soldier", RED)
    table.act(armorer, ability(armorer, "Fit Armor", soldier))
    assert (table.armor(soldier), table.red.mana) == (2, 4)


def test_each_of_them_only_once_and_nobody_else(table: AcademyTable) -> None:
    armorer, soldier = table.put("Royal Armorer", RED), table.put("Elven Soldier", RED)
    knight, angel = table.put("White Cloak Knight", RED), table.put("Broken Wing Angel", RED)
    beast = table.put("Pygmy Titanodon", RED)
    table.tokens(soldier, "Armor +1", 1)
    able = {each[3] for each in table.actions(armorer) if each[0] == "ability"}
    assert able == {armorer.id, knight.id, angel.id}
    assert beast.id not in able


def test_without_mana_he_cannot(table: AcademyTable) -> None:
    armorer = table.put("Royal Armorer", RED)
    table.mana(RED, 0)
    assert not [each for each in table.actions(armorer) if each[0] == "ability"]
