"""Critical Strike: the first melee attack of each round finds the gap in the armor."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import NO_DEFENSE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 4}


@pytest.fixture
def table() -> Table:
    return Table()


def strike(table: Table, attacker: Object, target: Object) -> int:
    before = target.damage
    table.dice("1 1 1 1")
    table.attack(attacker, attacker.card.attacks[0].name, target)
    return target.damage - before


def test_the_first_melee_attack_each_round_pierces_three(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put(make_creature("Target", armor=3, life=30), BLUE)
    table.attach("Critical Strike", wolf)
    assert [strike(table, wolf, target), strike(table, wolf, target)] == [4, 1]
    table.reset()
    assert strike(table, wolf, target) == 4


@rule("sup.rules.multi-strike-and-sweeping-are-one-attack-action")
def test_each_of_two_strikes_is_an_attack_and_the_first_one_pierces(table: Table) -> None:
    twin = table.put(make_creature("Twin", attack=[CLAW | {"traits": ["Doublestrike"]}]), RED)
    target = table.put(make_creature("Target", armor=3, life=30), BLUE)
    table.attach("Critical Strike", twin)
    table.dice("1 1 1 1")
    assert strike(table, twin, target) == 4 + 1


def test_a_strike_that_is_canceled_for_itself_has_not_been_made(table: Table) -> None:
    table = Table(blue="Forcemaster")
    table.move_to(table.blue, "B2")
    twin = table.put(make_creature("Twin", attack=[CLAW | {"traits": ["Doublestrike"]}]), RED)
    table.attach("Forcefield", table.blue, tokens={"Forcefield": 1})
    table.attach("Dragonscale Hauberk", table.blue)
    table.attach("Critical Strike", twin)
    table.decide("defend", NO_DEFENSE)
    assert strike(table, twin, table.blue) == 4


def test_revealed_after_the_first_attack_it_waits_for_the_next_round(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put(make_creature("Target", armor=3, life=30), BLUE)
    strike(table, wolf, target)
    table.attach("Critical Strike", wolf)
    assert strike(table, wolf, target) == 1


def test_a_counterstrike_is_a_melee_attack_too(table: Table) -> None:
    fencer = table.put(make_creature("Fencer", life=30, attack=[CLAW | {"traits": ["Counterstrike"]}]), RED)
    target = table.put(make_creature("Target", armor=3, life=30, attack=[CLAW]), BLUE)
    table.attach("Critical Strike", fencer)
    table.dice("0 0 0 0 1 1 1 1")
    table.decide("counterstrike", take(fencer))
    table.attack(target, "Claw", fencer)
    assert target.damage == 4
    assert strike(table, fencer, target) == 1


def test_a_ranged_attack_neither_has_it_nor_uses_it_up(table: Table) -> None:
    archer, target = (
        table.put("Royal Archer", RED, "B2"),
        table.put(make_creature("Target", armor=3, life=30), BLUE, "B3"),
    )
    table.attach("Critical Strike", archer)
    bow = archer.card.attacks[0]
    table.dice(" ".join(["1"] * (bow.dice or 0)))
    table.attack(archer, bow.name, target)
    assert target.damage == (bow.dice or 0) - 2  # its arrows pierce one
    near = table.put(make_creature("Near", armor=3, life=30), BLUE, "B2")
    knife = archer.card.attacks[1]
    table.dice(" ".join(["1"] * (knife.dice or 0)))
    table.attack(archer, knife.name, near)
    assert near.damage == knife.dice
