"""Charm: a creature that will not raise a hand against one mage."""

import pytest

from mageduel.facts.traits import UPKEEP
from mageduel.rules.enchantments.reveals import price_to_reveal, reveal_options
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

SPRAY = {"name": "Spray", "kind": "ranged", "action": "full", "range": [0, 1], "zone": True, "dice": 1}


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


@pytest.fixture
def charm(table: Table, wolf: Object) -> Object:
    return table.attach("Charm", wolf, RED)


def test_the_creature_cannot_attack_that_mage_and_can_attack_others(table: Table, wolf: Object, charm: Object) -> None:
    orc = table.put("Orc Butcher", RED, "B2")
    assert table.why_no_attack(wolf, "Bite", table.red) == "charmed"
    assert table.why_no_attack(wolf, "Bite", orc) is None


def test_it_does_not_shoot_either(table: Table) -> None:
    archer = table.put("Royal Archer", BLUE, "B1")
    assert table.why_no_attack(archer, "Longbow", table.red) is None
    table.attach("Charm", archer, RED)
    assert table.why_no_attack(archer, "Longbow", table.red) == "charmed"


def test_nor_strike_back(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", BLUE, "B2")
    table.attach("Charm", hydra, RED)
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", hydra)
    assert not any(each.kind == "counterstrike" for each in table.asked)


def test_while_hidden_it_does_nothing(table: Table, wolf: Object) -> None:
    table.hide("Charm", wolf, RED)
    assert table.why_no_attack(wolf, "Bite", table.red) is None


@rule("sup.spell.charm-no-zone-attack-on-controllers-zone")
def test_no_zone_attack_on_a_zone_that_mage_is_in(table: Table) -> None:
    sprayer = table.put(make_creature("Sprayer", attack=[SPRAY]), BLUE, "B1")
    table.attach("Charm", sprayer, RED)
    zones = {each[3] for each in table.actions(sprayer) if each[0] == "attack"}
    assert zones == {"A1", "B1", "C1"}


@rule("sup.spell.charm-zone-attack-continues-if-mage-arrives-later")
def test_a_mage_who_comes_into_it_later_is_attacked(table: Table) -> None:
    sprayer, bait = table.put(make_creature("Sprayer", attack=[SPRAY]), BLUE, "B1"), table.put("Orc Butcher", RED, "C1")
    table.attach("Charm", sprayer, RED)
    helper = table.hide("Divine Intervention", table.red)
    from mageduel.dsl.steps import DECLARE_ATTACK

    table.reveal_after(DECLARE_ATTACK, helper, by=sprayer)
    table.decide("teleport", ("teleport", "C1"))
    table.decide("order", ("next", bait.id))
    table.dice("0 1*")
    table.act(sprayer, ("attack", sprayer.id, 0, "C1"))
    assert table.red.damage == 1


def test_wounded_by_that_mage_it_is_charmed_no_more(table: Table, wolf: Object, charm: Object) -> None:
    table.dice("1* 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert not table.in_play(charm)


def test_a_blow_that_does_no_damage_breaks_nothing(table: Table, wolf: Object, charm: Object) -> None:
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert table.in_play(charm)


@rule("sup.spell.charm-controllers-zone-attack-breaks-charm")
def test_a_zone_attack_of_his_breaks_it_too(table: Table, wolf: Object, charm: Object) -> None:
    table.move_to(wolf, "B3")
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Hail of Stones", "B3")
    assert wolf.damage == 1
    assert not table.in_play(charm)


@rule("sup.spell.charm-only-broken-by-mages-own-attack-damage")
def test_neither_creatures_nor_swords_nor_barriers_of_his_break_it(table: Table, wolf: Object, charm: Object) -> None:
    orc, scimitar = table.put("Orc Butcher", RED, "B2"), table.attach("Dancing Scimitar", table.red)
    table.dice("1* 0 0 0")
    table.attack(orc, "Meat Cleaver", wolf)
    table.decide("autonomous attack", ("attack", scimitar.id, 0, wolf.id))
    table.dice("1* 0 0")
    table.act(table.red, NOTHING)
    table.attach("Circle of Lightning", orc)
    table.dice("0 0 0 0 1* 0", effect=1)
    table.attack(wolf, "Bite", orc)
    assert wolf.damage == 3
    assert table.in_play(charm)


@pytest.mark.parametrize(("level", "price"), [(1, 0), (3, 2), (6, 5)])
def test_revealing_costs_the_level_less_one(table: Table, level: int, price: int) -> None:
    creature = table.put(make_creature("Somebody", schools={"nature": level}), BLUE, "B2")
    hidden = table.hide("Charm", creature, RED)
    assert price_to_reveal(table.game, hidden).to_pay == price
    assert table.value(hidden, UPKEEP) == 1


def test_it_is_revealed_between_action_phases_only(table: Table, wolf: Object) -> None:
    hidden = table.hide("Charm", wolf, RED)
    assert ("reveal", hidden.id) in reveal_options(table.game, RED)
    table.game.action_phase = ActionPhase(wolf)
    assert ("reveal", hidden.id) not in reveal_options(table.game, RED)
