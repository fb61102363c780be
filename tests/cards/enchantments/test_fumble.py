"""Fumble: an attack that was declared misses."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK, PAY_ATTACK_COSTS, ROLL_DICE, Step
from mageduel.facts.conditions import DAZE
from mageduel.rules.enchantments.reveals import reveal_cost, reveal_options
from mageduel.state.running import Attack
from tests.kit.answers import attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

TWIN = make_creature(
    "Twin", attack=[{"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}]
)


def test_the_attack_misses_and_the_enchantment_is_used_up() -> None:
    table = Table()
    slayer, fox = table.put("Dark Pact Slayer", BLUE), table.put("Bitterwood Fox", RED)
    fumble = table.hide("Fumble", slayer, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=slayer)
    table.attack(slayer, slayer.card.attacks[0].name, fox)
    assert [(each.damage, each.hit, each.canceled) for each in table.attacks()] == [(0, False, False)]
    assert not table.in_play(fumble)
    assert table.red.mana == 50 - (slayer.level - 1)


def test_every_strike_of_the_attack_misses() -> None:
    table = Table()
    twin, fox = table.put(TWIN, BLUE), table.put("Bitterwood Fox", RED)
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", twin, RED), by=twin)
    table.attack(twin, "Claw", fox)
    assert fox.damage == 0  # and no dice were rolled


def test_a_dazed_attacker_does_not_even_roll_to_hit() -> None:
    table = Table()
    twin, fox = table.put(TWIN, BLUE), table.put("Bitterwood Fox", RED)
    table.condition(twin, DAZE)
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", twin, RED), by=twin)
    table.attack(twin, "Claw", fox)
    assert fox.damage == 0


@rule("sup.spell.fumble-counts-as-not-hit")
def test_as_after_any_miss_there_is_a_counterstrike_the_guard_is_lost_and_no_barrier_answers() -> None:
    table = Table()
    twin, guard = table.put(TWIN, BLUE), table.put("Timber Wolf", RED)
    table.attach("Circle of Lightning", guard)
    table.guard(guard)
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", twin, RED), by=twin)
    table.decide("counterstrike", take(guard))
    table.dice("2 0 0 0")  # the counterstrike alone
    table.attack(twin, "Claw", guard)
    assert (twin.damage, guard.damage, guard.guarding) == (2, 0, False)


def test_the_unmovable_strike_all_the_same() -> None:
    table = Table()
    rock = table.put(
        make_creature(
            "Rock", traits=["Unmovable"], attack=[{"name": "Fist", "kind": "melee", "action": "quick", "dice": 2}]
        ),
        BLUE,
    )
    fox = table.put("Bitterwood Fox", RED)
    fumble = table.hide("Fumble", rock, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=rock)
    table.dice("1 1")
    table.attack(rock, "Fist", fox)
    assert fox.damage == 2
    assert not table.in_play(fumble)


@pytest.mark.parametrize(
    ("step", "attacker"), [(ROLL_DICE, "wolf"), (PAY_ATTACK_COSTS, "wolf"), (DECLARE_ATTACK, "fox")]
)
def test_it_can_be_turned_up_at_no_other_moment(step: Step[Attack], attacker: str) -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    fumble = table.hide("Fumble", wolf, RED)
    assert reveal_options(table.game, RED) == [("pass",)]
    by, target = (wolf, fox) if attacker == "wolf" else (fox, wolf)
    table.reveal_after(step, fumble, by=by)
    table.dice("0 0 0 0")
    with pytest.raises(Refused):
        table.attack(by, "Bite", target)


def test_spells_cannot_be_fumbled() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.blue, "B2")
    fox = table.put("Bitterwood Fox", RED, "B3")
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", table.blue, RED), by=table.blue)
    with pytest.raises(Refused):
        table.cast(table.blue, "Flameblast", fox)


def test_attacks_on_zones_cannot_be_fumbled() -> None:
    table = Table()
    dragon = table.put("Sardonyx, Blight of the Living", BLUE, "B2")
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", dragon, RED), by=dragon)
    with pytest.raises(Refused):
        table.act(dragon, attack(dragon, "Poison Breath", "B2"))


def test_on_a_mage_it_costs_his_level_less_one() -> None:
    table = Table()
    fumble = table.hide("Fumble", table.blue, RED)
    assert reveal_cost(fumble) == table.blue.level - 1 == 5
