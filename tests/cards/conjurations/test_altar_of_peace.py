"""Altar of Peace: every attack has its price."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = make_creature(
    "Twin", attack=[{"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}]
)


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", mana=10)
    table.put("Altar of Peace", BLUE, "A4")
    return table


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=30), BLUE, "B2")


@rule("sup.spell.altar-of-peace-pay-in-pay-costs-step")
def test_melee_and_ranged_attacks_cost_one_mana(table: Table, brute: Object) -> None:
    wolf, archer = table.put("Timber Wolf", RED, "B2"), table.put("Royal Archer", RED, "B1")
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", brute)
    assert table.red.mana == 9
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", brute)
    assert table.red.mana == 8


@rule("sup.spell.altar-of-peace-pay-in-pay-costs-step")
def test_without_mana_there_is_no_attack(table: Table, brute: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    table.mana(RED, 0)
    assert table.why_no_attack(wolf, "Bite", brute) == "not-enough-mana"


@rule("sup.spell.altar-of-peace-once-per-attack-action")
def test_further_strikes_cost_nothing_more(table: Table, brute: Object) -> None:
    twin = table.put(TWIN, RED, "B2")
    table.dice("1 1")
    table.dice("1 1")
    table.attack(twin, "Claw", brute)
    assert (brute.damage, table.red.mana) == (4, 9)


@rule("sup.spell.altar-of-peace-zone-attack-one-mana")
def test_an_attack_on_a_zone_costs_one_mana_in_all(table: Table, brute: Object) -> None:
    dragon = table.put("Sardonyx, Blight of the Living", RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    table.always("order", lambda request: request.options[0])
    for _ in range(2):
        table.dice("0 0", effect=1)
    table.act(dragon, attack(dragon, "Poison Breath", "B2"))
    assert table.red.mana == 9


@rule("sup.spell.altar-of-peace-no-pay-costs-step-no-payment")
def test_a_damage_barrier_costs_nothing(table: Table) -> None:
    table.attach("Spiked Armor", table.red)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0 0")
    table.dice("1*", effect=1)
    table.attack(wolf, "Bite", table.red)
    assert wolf.damage == 1
    assert (table.red.mana, table.blue.mana) == (10, 9)


def test_a_counterstrike_is_an_attack_too(table: Table, brute: Object) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    guard = table.put("Bitterwood Fox", BLUE, "B2")
    table.guard(guard)
    table.decide("counterstrike", take(guard))
    table.dice("0 0 0 0")
    table.dice("0 0 0")
    table.attack(wolf, "Bite", guard)
    assert (table.red.mana, table.blue.mana) == (9, 9)


@rule("sup.spell.altar-of-peace-spell-attacks-pay-on-resolution")
def test_attack_spells_pay_as_they_resolve(table: Table, brute: Object) -> None:
    table.move_to(table.red, "B1")
    table.dice("1 0 0 0", effect=1)
    spell = table.cast(table.red, "Flameblast", brute)
    assert table.red.mana == 10 - spell.paid - 1
    assert brute.damage == 1


@rule("sup.spell.altar-of-peace-unpaid-spell-attack-wasted")
def test_an_attack_spell_that_cannot_pay_then_is_wasted(table: Table, brute: Object) -> None:
    table.move_to(table.red, "B1")
    table.mana(RED, 5)
    spell = table.cast(table.red, "Flameblast", brute)
    assert (spell.paid, table.red.mana, brute.damage) == (5, 0, 0)
    assert spell.card in table.game.players[RED].discard
