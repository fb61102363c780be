"""Tarok, the Skyhunter: at his best against others in the air."""

import pytest

from tests.kit.table import BLUE, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Priestess")


def test_he_may_dodge_a_flyers_melee_attack(table: Table) -> None:
    tarok, angel = table.put("Tarok, the Skyhunter"), table.put("Gray Angel", BLUE)
    table.decide("defend", ("defend", tarok.id))
    table.effect(7)
    table.attack(angel, "Sword", tarok)
    assert tarok.damage == 0


def test_he_cannot_dodge_a_ranged_attack(table: Table) -> None:
    tarok, archer = table.put("Tarok, the Skyhunter"), table.put("Royal Archer", BLUE, "B3")
    table.dice("1* 0 0 0")
    table.attack(archer, "Longbow", tarok)
    assert tarok.damage == 1


def test_he_cannot_dodge_those_who_reach_up_from_the_ground(table: Table) -> None:
    bar = {"name": "Pike", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Reach"]}
    tarok, pikeman = table.put("Tarok, the Skyhunter"), table.put(make_creature("Test Pikeman", attack=[bar]), BLUE)
    table.dice("1* 0")
    table.attack(pikeman, "Pike", tarok)
    assert tarok.damage == 1


def test_his_attack_has_two_more_dice_against_flyers_only(table: Table) -> None:
    tarok = table.put("Tarok, the Skyhunter")
    angel, knight = table.put("Gray Angel", BLUE), table.put("Royal Archer", BLUE)
    table.dice("0 0 0 0 0")
    table.attack(tarok, "Beak & Talons", angel)
    table.dice("0 0 0")
    table.attack(tarok, "Beak & Talons", knight)
