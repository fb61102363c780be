"""Akiro's Favor: one roll of an attack a round is made again."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, ROLL_DICE, ROLL_TO_MISS
from mageduel.facts.conditions import DAZE, ROT
from mageduel.state.events import DiceRolled
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def tegu(table: Table) -> Object:
    return table.put("Emerald Tegu", RED)


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=20), BLUE)


def test_all_attack_dice_or_the_effect_die_once_a_round(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.attach("Akiro's Favor", tegu)
    table.dice("0 0 0", effect=1)
    table.dice("2 2 2")
    table.decide("reroll", ("reroll", favor.id, "attack dice"))
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 6
    table.dice("0 0 0", effect=1)
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 6
    table.reset()
    table.dice("0 0 0", effect=1)
    table.effect(12)
    table.decide("reroll", ("reroll", favor.id, "effect roll"))
    table.attack(tegu, "Venomous Bite", brute)
    assert (brute.damage, ROT in brute.conditions) == (6, True)


def test_a_roll_that_missed_is_made_again(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.attach("Akiro's Favor", tegu)
    table.condition(tegu, DAZE)
    table.decide("reroll", ("reroll", favor.id, "roll to hit"))
    table.effect(3, 9)
    table.dice("2 0 0", effect=1)
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 2


def test_a_roll_that_hit_is_not_asked_about(table: Table, tegu: Object, brute: Object) -> None:
    table.attach("Akiro's Favor", tegu)
    table.condition(tegu, DAZE)
    table.effect(9)
    table.decide("reroll", ("keep",))  # of the dice alone
    table.dice("1 0 0", effect=1)
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 1


def test_attacks_on_the_bearer_are_no_attacks_of_his(table: Table, tegu: Object, brute: Object) -> None:
    table.attach("Akiro's Favor", tegu)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2 2 2 2")
    table.attack(wolf, "Bite", tegu)
    assert not any(request.kind == "reroll" for request in table.asked)


@rule("sup.spell.akiros-favor-reveal-before-damage-step")
def test_turned_up_after_the_throw_it_still_helps(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.hide("Akiro's Favor", tegu)
    table.reveal_after(ROLL_DICE, favor, by=tegu)
    table.dice("0 0 0", effect=1)
    table.dice("2 2 2")
    table.decide("reroll", ("reroll", favor.id, "attack dice"))
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 6
    assert [event.tally.normal for event in table.events(DiceRolled)] == [0, 6]


@rule("sup.spell.akiros-favor-reveal-before-damage-step")
def test_turned_up_when_the_damage_is_done_it_comes_too_late(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.hide("Akiro's Favor", tegu)
    table.reveal_after(DAMAGE_AND_EFFECTS, favor, by=tegu)
    table.dice("0 0 0", effect=1)
    table.attack(tegu, "Venomous Bite", brute)
    assert not favor.hidden
    assert not any(request.kind == "reroll" for request in table.asked)


def test_turned_up_after_a_miss_it_gives_another_try(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.hide("Akiro's Favor", tegu)
    table.condition(tegu, DAZE)
    table.reveal_after(ROLL_TO_MISS, favor, by=tegu)
    table.effect(2, 12)
    table.decide("reroll", ("reroll", favor.id, "roll to hit"))
    table.dice("1 1 0", effect=1)
    table.attack(tegu, "Venomous Bite", brute)
    assert brute.damage == 2


@rule("sup.rules.example-akiros-favor-shifted-after-use")
def test_used_it_stays_used_wherever_it_goes(table: Table, tegu: Object, brute: Object) -> None:
    favor = table.attach("Akiro's Favor", tegu)
    wolf = table.put("Timber Wolf", RED, "C1")
    table.move_to(tegu, "C1")
    table.move_to(brute, "C1")
    table.dice("0 0 0", effect=1)
    table.dice("1 0 0")
    table.decide("reroll", ("reroll", favor.id, "attack dice"))
    table.attack(tegu, "Venomous Bite", brute)
    table.cast(table.red, "Shift Enchantment", favor, wolf.id)
    assert favor.attached_to is wolf
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", brute)
    assert brute.damage == 1


@rule("sup.spell.akiros-favor-target-friendly-living")
def test_only_friendly_living_creatures_can_have_it(table: Table) -> None:
    fox, bones = table.put("Bitterwood Fox", BLUE, "C1"), table.put("Skeletal Sentry", RED, "C1")
    friend = table.put("Timber Wolf", RED, "C1")
    assert table.why_no_cast(table.red, "Akiro's Favor", fox) == "wrong-target"
    assert table.why_no_cast(table.red, "Akiro's Favor", bones) == "wrong-target"
    assert table.why_no_cast(table.red, "Akiro's Favor", friend) is None
