"""Suppression Cloak: each creature's first melee attack of a round on the wearer costs two mana."""

import pytest

from mageduel.rules.attack.targets import why_not_attack
from mageduel.rules.refusals import GUARDED, NOT_ENOUGH_MANA
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

STRIKE = {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Counterstrike"]}


@pytest.fixture
def table() -> Table:
    table = Table(blue="Wizard")
    table.move_to(table.blue, "B2")
    table.attach("Suppression Cloak", table.blue)
    return table


def test_the_first_melee_attack_of_each_creature_costs_its_controller_two(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED)
    for attacker, left in ((wolf, 48), (wolf, 48), (fox, 46)):
        table.dice("0 0 0 0")
        table.attack(attacker, "Bite", table.blue)
        assert table.red.mana == left
    table.reset()
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.red.mana == 44


def test_ranged_attacks_cost_nothing_more(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B3")
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", table.blue)
    assert table.red.mana == 50


def test_neither_do_attacks_on_others(table: Table) -> None:
    wolf, leech = table.put("Timber Wolf", RED), table.put(make_creature(), BLUE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", leech)
    assert table.red.mana == 50


def test_neither_do_attacks_of_the_wearer(table: Table) -> None:
    foe = table.put(make_creature(), RED)
    table.dice("0 0 0")
    table.attack(table.blue, "Basic Melee Attack", foe)
    assert table.blue.mana == 50


@rule("sup.spell.suppression-cloak-not-counterstrikes")
def test_a_counterstrike_is_free(table: Table) -> None:
    fighter = table.put(make_creature(attack=[STRIKE]), RED)
    table.dice("0 0 0 1 1 1")
    table.decide("counterstrike", lambda request: request.options[1])
    table.attack(table.blue, "Basic Melee Attack", fighter)
    assert table.red.mana == 50
    assert table.blue.damage == 3


@rule("sup.spell.suppression-cloak-cannot-declare-without-mana")
def test_without_two_mana_the_attack_cannot_be_declared(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.red.mana = 1
    assert why_not_attack(table.game, wolf, wolf.card.attacks[0], table.blue) is NOT_ENOUGH_MANA
    table.red.mana = 2
    assert why_not_attack(table.game, wolf, wolf.card.attacks[0], table.blue) is None


@rule("sup.spell.suppression-cloak-paid-in-pay-costs")
def test_it_is_not_paid_yet_when_the_attack_is_declared(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.reveal_after("Declare Attack", table.hide("Bear Strength", wolf))
    table.red.mana = 4
    attack = table.attack(wolf, "Bite", table.blue)
    assert attack.is_canceled
    assert table.red.mana == 1


@rule("ruling.r59")
@rule("sup.spell.suppression-cloak-paid-in-pay-costs")
def test_it_is_paid_when_the_pay_costs_step_ends(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength = table.hide("Bear Strength", wolf)
    table.reveal_after("Pay Costs", strength)
    table.red.mana = 4
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert not table.in_play(strength)
    assert (table.red.mana, table.blue.damage) == (2, 1)


@rule("sup.spell.example-suppression-cloak-guarding-mage")
def test_a_guarding_wearer_protects_his_zone_from_those_who_cannot_pay(table: Table) -> None:
    wolf, leech = table.put("Timber Wolf", RED), table.put(make_creature(), BLUE)
    table.guard(table.blue)
    table.red.mana = 1
    bite = wolf.card.attacks[0]
    assert why_not_attack(table.game, wolf, bite, table.blue) is NOT_ENOUGH_MANA
    assert why_not_attack(table.game, wolf, bite, leech) is GUARDED


@rule("sup.rules.example-goran-suppression-cloak-with-mana")
def test_a_bloodthirsty_creature_must_pay_if_it_can(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED)
    table.blue.damage = 1
    table.red.mana = 2
    assert {option[0] for option in table.actions(goran)} == {"attack"}
    assert {option[3] for option in table.actions(goran)} == {table.blue.id}


@rule("sup.rules.example-goran-suppression-cloak-without-mana")
def test_a_bloodthirsty_creature_that_cannot_pay_is_free_to_act(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet", RED)
    table.blue.damage = 1
    table.red.mana = 1
    options = table.actions(goran)
    assert ("guard",) in options
    assert not any(option[0] == "attack" and option[3] == table.blue.id for option in options)
