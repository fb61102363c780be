"""Dawn's Bastion: a shield for those beside the Paladin."""

from mageduel.facts.traits import INTERCEPT
from mageduel.rules.objects.valor import valor_of
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import NO_DEFENSE, take
from tests.kit.table import BLUE, RED, Table, make_creature

ARROW = {"name": "Arrow", "kind": "ranged", "action": "quick", "dice": 2, "range": (0, 2)}


def shot_at_a_friend(table: Table, by: int) -> None:
    friend = table.put(make_creature("Friend", life=9), RED)
    archer = table.put(make_creature("Archer", attack=[ARROW]), by, "B3")
    table.guard(table.red)
    table.decide("intercept", ("intercept", table.red.id))
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0")
    table.attack(archer, "Arrow", friend)
    assert (friend.damage, table.red.damage) == (0, 1)


def test_intercepting_an_enemys_attack_earns_valor() -> None:
    table = wearer_of("Dawn's Bastion", mage="Paladin")
    assert table.has(table.red, INTERCEPT)
    shot_at_a_friend(table, BLUE)
    assert valor_of(table.red) == 1


def test_a_friends_attack_does_not() -> None:
    table = wearer_of("Dawn's Bastion", mage="Paladin")
    shot_at_a_friend(table, RED)
    assert valor_of(table.red) == 0


def test_it_is_a_defense_once_a_round() -> None:
    table = wearer_of("Dawn's Bastion", mage="Paladin")
    archer = table.put(make_creature("Archer", attack=[ARROW]), BLUE, "B3")
    table.decide("defend", take(table.find("Dawn's Bastion")))
    table.effect(7)
    table.attack(archer, "Arrow", table.red)
    table.dice("1 0")
    table.attack(archer, "Arrow", table.red)
    assert table.red.damage == 1
