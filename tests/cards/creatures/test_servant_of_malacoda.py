"""Servant of Malacoda: whoever attacks him in melee is poisoned."""

import pytest

from tests.cards.fighters import bowman, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, take
from tests.kit.table import BLUE, RED

FOE = brawler(armor=5)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_two_poison_damage_whether_the_attack_hurt_or_not(table: AcademyTable) -> None:
    servant, foe = table.put("Servant of Malacoda", RED), table.put(FOE, BLUE)
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Claw", servant))
    assert foe.damage == 2


def test_each_strike_is_an_attack(table: AcademyTable) -> None:
    servant, foe = table.put("Servant of Malacoda", RED), table.put(brawler(dice=1, claw=["Doublestrike"]), BLUE)
    table.decide("strike again", ("strike again",))
    table.dice("0 0")
    table.act(foe, attack(foe, "Claw", servant))
    assert foe.damage == 4


def test_a_counterstrike_is_a_melee_attack_on_him_too(table: AcademyTable) -> None:
    servant, foe = table.put("Servant of Malacoda", RED), table.put(FOE, BLUE)
    table.guard(foe)
    table.dice("0 0")
    table.decide("counterstrike", take(foe))
    table.dice("0 0 0")
    table.act(servant, attack(servant, "Corroded Blade", foe))
    assert foe.damage == 2


def test_arrows_and_those_immune_to_poison_are_safe(table: AcademyTable) -> None:
    servant, archer = table.put("Servant of Malacoda", RED), table.put(bowman(), BLUE)
    bones = table.put("Brittle Harvester", BLUE)
    table.dice("0")
    table.act(archer, attack(archer, "Bow", servant))
    table.dice("0 0 0 0")
    table.act(bones, attack(bones, "Scythe", servant))
    assert (archer.damage, bones.damage) == (0, 0)


def test_destroyed_he_does_nothing_any_more(table: AcademyTable) -> None:
    servant, foe = table.put("Servant of Malacoda", RED, damage=6), table.put(FOE, BLUE)
    table.dice("2* 0 0")
    table.act(foe, attack(foe, "Claw", servant))
    assert not servant.in_play
    assert foe.damage == 0


def test_whoever_attacks_somebody_else_is_safe(table: AcademyTable) -> None:
    table.put("Servant of Malacoda", RED)
    friend, foe = table.put(brawler(), RED), table.put(FOE, BLUE)
    table.dice("0 0 0")
    table.act(foe, attack(foe, "Claw", friend))
    assert foe.damage == 0
