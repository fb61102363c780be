"""Forcefield: three layers of force, each of which swallows an attack."""

import pytest

from mageduel.cards.enchantments.mind import LAYER
from mageduel.facts.conditions import BURN, DAZE
from mageduel.state.objects import Object
from tests.kit.answers import NO_DEFENSE, PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def field(table: Table) -> Object:
    field = table.hide("Forcefield", table.red)
    table.reveal(field)
    return field


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


@pytest.fixture
def twin(table: Table) -> Object:
    return table.put(make_creature("Twin", attack=[TWIN], life=20), BLUE, "B2")


def layers(field: Object) -> int:
    return field.marks.get(LAYER, 0)


def test_it_begins_with_three_tokens_and_costs_ten(table: Table, field: Object) -> None:
    assert (layers(field), table.red.mana) == (3, 40)


@rule(
    "sup.spell.forcefield-mandatory-token-removal",
    "sup.spell.forcefield-skips-dice-damage-effects",
    "sup.spell.forcefield-skips-avoid-step-no-block",
)
def test_an_attack_costs_a_token_and_is_canceled_before_it_could_be_avoided(
    table: Table, field: Object, wolf: Object
) -> None:
    block = table.hide("Block", table.red)
    attack = table.attack(wolf, "Bite", table.red)
    assert (attack.is_canceled, attack.faces, table.red.damage, layers(field)) == (True, (), 0, 2)
    assert block.hidden
    assert not any(each.kind == "defend" for each in table.asked)


@rule("sup.spell.forcefield-works-on-unavoidable-and-zone", "sup.spell.forcefield-zone-attack-protects-only-mage")
def test_it_stops_a_zone_attack_for_its_mage_alone(table: Table, field: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    table.move_to(table.blue, "B3")
    table.decide("order", ("next", table.red.id))
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.blue, "Hail of Stones", "B2")
    assert (table.red.damage, orc.damage, layers(field)) == (0, 1, 2)


@rule("sup.spell.forcefield-works-on-unavoidable-and-zone")
def test_it_stops_what_nobody_can_avoid(table: Table, field: Object) -> None:
    table.move_to(table.blue, "B3")
    table.cast(table.blue, "Arc Lightning", table.red)
    assert (table.red.damage, layers(field)) == (0, 2)


@rule("sup.spell.forcefield-no-token-if-attack-missed")
def test_an_attack_that_misses_costs_nothing(table: Table, field: Object, wolf: Object) -> None:
    table.condition(wolf, DAZE)
    table.effect(6)
    table.attack(wolf, "Bite", table.red)
    assert layers(field) == 3


@rule("sup.spell.forcefield-triggers-per-attack")
def test_every_strike_costs_a_token(table: Table, field: Object, twin: Object) -> None:
    attack = table.attack(twin, "Claw", table.red)
    assert (layers(field), attack.is_canceled, table.red.damage) == (1, True, 0)


@rule("sup.spell.forcefield-remaining-attacks-proceed")
def test_with_one_token_left_the_second_strike_comes_and_is_answered(table: Table, field: Object, twin: Object) -> None:
    field.unmark(LAYER, 2)
    table.attach("Circle of Fire", table.red)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 1 1* 1*", effect=7)
    attack = table.attack(twin, "Claw", table.red)
    assert (table.red.damage, attack.is_canceled, layers(field)) == (2, False, 0)
    assert (twin.damage, twin.conditions) == (2, {BURN: 1})


@rule("sup.spell.forcefield-skips-barrier-counterstrike-but-guard-lost")
def test_neither_barrier_nor_counterstrike_answer_and_the_guard_marker_is_gone(
    table: Table, field: Object, wolf: Object
) -> None:
    table.attach("Circle of Fire", table.red)
    table.guard(table.red)
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, table.red.guarding) == (0, False)
    assert not any(each.kind == "counterstrike" for each in table.asked)


@rule("sup.spell.forcefield-stays-without-tokens")
def test_without_tokens_it_stays_and_works_again_after_upkeep(table: Table, field: Object, wolf: Object) -> None:
    field.unmark(LAYER)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1
    table.decide("upkeep", PAY)
    table.upkeep()
    assert layers(field) == 1
    table.attack(wolf, "Bite", table.red)
    assert (table.red.damage, layers(field)) == (1, 0)


def test_there_are_never_more_than_three(table: Table, field: Object) -> None:
    table.decide("upkeep", PAY)
    table.upkeep()
    assert layers(field) == 3


def test_it_protects_nobody_else(table: Table, field: Object, wolf: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", orc)
    assert (orc.damage, layers(field)) == (1, 3)


@rule("sup.rules.example-steal-enchantment-restricted")
def test_a_wizard_cannot_get_control_of_it(table: Table) -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "C1")
    field = table.attach("Forcefield", table.red)
    table.mana(BLUE, 60)
    table.cast(table.blue, "Steal Enchantment", field, table.red.id)
    assert field.controller == RED
