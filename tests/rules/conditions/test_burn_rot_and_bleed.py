"""Burn, Rot and Bleed: what hurts in every Upkeep Phase, and how it ends."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, ROT
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FINITE_LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost, remove_condition
from mageduel.rules.objects.healing import heal
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.condition.burn-upkeep-die-per-marker",
    "core.condition.burn-zero-removes-marker",
    "codex.burn.upkeep-roll",
    "codex.burn.zero-removes",
    "core.upkeep.conditions-take-effect",
    "core.condition.stack-cumulative",
    "codex.condition.stack",
)
def test_every_burn_rolls_a_die_and_a_blank_puts_it_out(table: Table) -> None:
    bear = table.put("Steelclaw Grizzly", RED)
    table.condition(bear, BURN, 3)
    table.dice("2 0 1*")
    table.upkeep()
    assert bear.damage == 3, "armor does not matter"
    assert bear.conditions == {BURN: 2}


@rule(
    "core.condition.burn-flame",
    "codex.burn.flame",
    "core.condition.burn-any-object",
    "core.condition.burn-removal-cost-2",
    "codex.burn.removal-cost",
)
def test_burn_is_flame_lies_on_conjurations_too_and_costs_two_to_remove(table: Table) -> None:
    wolf, imp = table.put("Timber Wolf", RED), table.put("Firebrand Imp", RED)
    flower, crystal = table.put("Mana Flower", RED), table.put("Mana Crystal", RED)
    assert [can_have(each, BURN) for each in (wolf, imp, flower, crystal)] == [True, False, True, False]
    assert removal_cost(wolf, BURN) == 2


@rule("sup.codex.burn-upkeep-roll-ignores-flame-modifier")
def test_vulnerability_to_flame_adds_no_die_to_a_burn(table: Table) -> None:
    tinder = table.put(make_creature("Test Tinder", traits=["Flame +2"]), RED)
    table.condition(tinder, BURN)
    table.dice("1")
    table.upkeep()
    assert tinder.damage == 1


@rule("sup.codex.flame-modifier-affects-effect-die-of-flame-attacks")
def test_but_it_makes_burning_likelier(table: Table) -> None:
    tinder = table.put(make_creature("Test Tinder", traits=["Flame +2"]), 1, "C2")
    table.dice("0 0 0 0 0 0", effect=5)
    table.cast(table.red, "Flameblast", tinder)
    assert tinder.conditions == {BURN: 1}


@rule(
    "core.condition.rot-1-direct-damage-in-upkeep",
    "core.condition.rot-poison",
    "core.condition.rot-removal-cost-2",
    "codex.rot.upkeep",
    "codex.rot.poison",
    "codex.rot.removal-cost",
)
def test_rot_eats_one_each_round_and_is_poison(table: Table) -> None:
    bear, skeleton = table.put("Steelclaw Grizzly", RED), table.put("Skeletal Sentry", RED)
    table.condition(bear, ROT, 2)
    table.upkeep()
    assert bear.damage == 2
    assert bear.conditions == {ROT: 2}
    assert ROT.damage_type is DamageType.POISON
    assert not can_have(skeleton, ROT)
    assert removal_cost(bear, ROT) == 2


@rule("codex.bleed.who", "codex.bleed.upkeep", "codex.bleed.removal-cost")
def test_only_living_creatures_that_are_no_plants_bleed(table: Table) -> None:
    wolf, skeleton = table.put("Timber Wolf", RED), table.put("Skeletal Sentry", RED)
    vine = table.put(make_creature("Test Shrub", subtypes=["plant"]), RED)
    assert [can_have(each, BLEED) for each in (wolf, skeleton, vine)] == [True, False, False]
    table.run(give_condition(table.game, wolf, BLEED, 2))
    table.upkeep()
    assert wolf.damage == 2
    assert removal_cost(wolf, BLEED) == 2


@rule("codex.bleed.heal-trade")
def test_healing_may_be_given_up_to_stop_the_bleeding(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(wolf, BLEED, 2)
    table.decide("staunch", ("staunch", 1))
    table.run(heal(table.game, wolf, 3, A_TEST))
    assert wolf.damage == 3
    assert wolf.conditions == {BLEED: 1}


@rule(
    "codex.bleed.finite-life",
    "codex.bleed.condition-removal",
    "sup.codex.bleed-finite-life-cannot-trade-healing",
    "sup.codex.bleed-removable-by-condition-removal",
)
def test_who_cannot_heal_cannot_trade_but_conditions_can_still_be_removed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.condition(wolf, BLEED)
    grant_for_a_while(wolf, FINITE_LIFE, source="test")
    assert table.run(heal(table.game, wolf, 3, A_TEST)) == 0
    assert wolf.conditions == {BLEED: 1}
    assert not table.asked
    table.run(remove_condition(table.game, wolf, BLEED))
    assert not wolf.conditions
