"""Incapacitated, and the conditions that bring it: Stun, Sleep, Slam; Daze and Stagger beside them."""

import pytest

from mageduel.facts.conditions import CRIPPLE, DAZE, SLAM, SLEEP, STAGGER, STUCK, STUN, Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FLYING, INCAPACITATED
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost
from mageduel.rules.movement.moves import is_hindered_in
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.condition.incapacitated-no-actions",
    "codex.incapacitated.no-actions",
    "core.condition.stun-incapacitated",
    "codex.stun.incapacitated",
    "core.condition.sleep-incapacitated",
    "codex.sleep.incapacitated",
    "codex.slam.incapacitated",
)
@pytest.mark.parametrize("condition", [STUN, SLEEP, SLAM])
def test_it_can_do_nothing(table: Table, condition: Condition) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, condition)
    assert table.has(wolf, INCAPACITATED)
    assert table.actions(wolf) == [("nothing",)]


@rule(
    "core.condition.incapacitated-still-has-action-phase",
    "codex.incapacitated.action-phase",
    "core.condition.stun-removed-end-of-action-phase",
    "codex.stun.removal",
    "core.condition.daze-removed-end-of-action-phase",
    "codex.daze.removal",
    "core.condition.removal-automatic-or-escape",
)
def test_it_has_its_action_phase_all_the_same_and_stun_and_daze_end_with_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, STUN, 2)
    table.condition(wolf, DAZE, 3)
    table.act(wolf)
    assert not wolf.active
    assert not wolf.conditions


@rule(
    "core.condition.incapacitated-may-be-ignored",
    "core.condition.incapacitated-no-hinder",
    "codex.incapacitated.ignored",
    "codex.incapacitated.no-hinder",
    "core.codex.hinder-not-by-incapacitated",
)
def test_it_hinders_nobody(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    assert is_hindered_in(table.game, wolf, table.zone("B2"))
    table.condition(fox, STUN)
    assert not is_hindered_in(table.game, wolf, table.zone("B2"))


@rule(
    "core.condition.incapacitated-not-conjurations",
    "codex.incapacitated.not-conjurations",
    "core.condition.stun-not-conjurations",
    "codex.stun.not-conjurations",
    "core.condition.daze-not-conjurations",
    "codex.daze.not-conjurations",
    "core.condition.cripple-not-conjurations",
    "codex.cripple.not-conjurations",
)
@pytest.mark.parametrize("condition", [STUN, DAZE, CRIPPLE, SLEEP, STUCK])
def test_conjurations_cannot_suffer_it(table: Table, condition: Condition) -> None:
    assert not can_have(table.put("Mana Flower", RED), condition)


@rule(
    "core.condition.incapacitated-mage-quick-nonattack",
    "core.condition.incapacitated-mage-no-full-spells",
    "core.condition.incapacitated-mage-no-attack-spells",
    "codex.incapacitated.mage-quick-spells",
    "codex.incapacitated.mage-no-full",
)
def test_a_stunned_mage_casts_quick_spells_that_do_not_attack(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.plan(RED, "Force Push", "Flameblast", "Emerald Tegu")
    table.condition(table.red, STUN)
    cast = {each[2] for each in table.actions(table.red) if each[0] == "cast"}
    assert cast == {"Force Push"}
    assert not [each for each in table.actions(table.red) if each[0] in ("attack", "move", "guard")]
    assert wolf.damage == 0


@rule(
    "core.condition.stun-removal-cost-4",
    "codex.stun.removal-cost",
    "core.condition.daze-removal-cost-2",
    "codex.daze.removal-cost",
)
@rule("codex.slam.removal-cost", "codex.stagger.removal-cost", "codex.stuck.removal-cost")
@rule("core.condition.cripple-removal-cost-4", "codex.cripple.removal-cost")
def test_what_taking_the_markers_off_costs(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    costs = {STUN: 4, DAZE: 2, SLAM: 3, STAGGER: 2, STUCK: 4, CRIPPLE: 4}
    assert {condition: removal_cost(wolf, condition) for condition in costs} == costs


# Sleep


@rule(
    "core.condition.sleep-damage-wakes",
    "core.condition.sleep-becomes-daze",
    "codex.sleep.wakes",
    "core.condition.sleep-no-automatic-end",
)
def test_a_sleeper_sleeps_until_it_is_hurt_and_is_dazed_then(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, SLEEP)
    table.act(wolf)
    table.end_round()
    table.reset()
    assert wolf.conditions == {SLEEP: 1}
    table.run(direct_damage(table.game, wolf, 1, A_TEST))
    assert wolf.conditions == {DAZE: 1}


@rule("core.condition.sleep-psychic", "codex.sleep.psychic")
@rule("core.condition.sleep-removal-cost-level", "codex.sleep.removal-cost", "sup.codex.sleep-removal-cost-level")
def test_sleep_is_psychic_and_its_removal_costs_the_sleepers_level(table: Table) -> None:
    bear, leech = table.put("Steelclaw Grizzly", RED), table.put("Mana Leech", RED)
    assert SLEEP.damage_type is DamageType.PSYCHIC
    assert not can_have(leech, SLEEP)
    assert removal_cost(bear, SLEEP) == 4
    assert removal_cost(table.red, SLEEP) == 6


# Slam


@rule(
    "codex.slam.becomes-daze",
    "sup.codex.slam-replaced-by-daze-on-activation",
    "sup.codex.slam-does-not-cost-action-phase",
)
def test_the_slammed_get_up_dazed_and_act(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, SLAM)
    table.effect(7)
    table.dice("1 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 1
    assert not wolf.conditions


@rule("codex.slam.unmovable")
def test_the_unmovable_are_only_dazed(table: Table) -> None:
    rock = table.put(make_creature("Test Rock", traits=["Unmovable"]), RED)
    table.run(give_condition(table.game, rock, SLAM))
    assert rock.conditions == {DAZE: 1}


@rule("sup.codex.slam-strips-guard-defense-flying")
def test_the_slammed_lose_guard_defense_and_flying(table: Table) -> None:
    faerie, wolf = table.put("Moonglow Faerie", BLUE), table.put("Timber Wolf", RED)
    table.guard(faerie)
    table.run(give_condition(table.game, faerie, SLAM))
    assert not faerie.guarding
    assert not table.has(faerie, FLYING)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", faerie)
    assert faerie.damage == 1
    assert not table.asked


# Stagger


@rule("codex.stagger.minor", "codex.stagger.minor-guard-marker", "codex.minor.level")
def test_a_staggered_minor_creature_neither_attacks_nor_guards(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.guard(wolf)
    table.run(give_condition(table.game, wolf, STAGGER))
    assert not wolf.guarding
    kinds = {each[0] for each in table.actions(wolf)}
    assert kinds == {"move", "nothing"}
    table.dice("0 0 0")
    table.attack(fox, "Bite", wolf)
    assert not table.asked


@rule("codex.stagger.removal", "codex.stagger.same-activation")
def test_stagger_ends_with_the_next_activation_also_if_it_came_in_this_one(table: Table) -> None:
    bar = {
        "name": "Trip",
        "kind": "melee",
        "action": "quick",
        "dice": 1,
        "effects": "1+ = stagger",
        "traits": ["Counterstrike"],
    }
    knight, tripper = (
        table.put("Knight of Westlock", RED),
        table.put(make_creature("Test Tripper", attack=[bar], life=20), BLUE),
    )
    table.dice("0 0 0 0 0 0", effect=1)
    table.decide("counterstrike", ("counterstrike", tripper.id, 0))
    table.decide("defend", ("no defense",))
    table.act(knight, ("attack", knight.id, 0, tripper.id))
    assert knight.conditions == {STAGGER: 1}
    table.act(knight, NOTHING)
    assert not knight.conditions


@rule("ruling.r53")
def test_stagger_counts_for_every_attack_attack_spells_included(table: Table) -> None:
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(table.red, STAGGER)
    table.dice("0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    table.dice("0 0")  # three, and one for his battle skill
    table.attack(table.red, "Basic Melee Attack", wolf)
    table.condition(table.red, STAGGER)
    table.dice("0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    assert table.rolled == [4, 2, 2]


# Escape rolls


@rule(
    "core.condition.cripple-escape-7-plus",
    "codex.cripple.escape",
    "sup.codex.cripple-separate-escape-rolls",
    "core.condition.escape-roll-timing",
    "core.condition.escape-roll-success",
    "core.condition.escape-roll-failure",
    "core.codex.escape-roll-effect-die",
    "codex.escape-roll.meaning",
    "core.condition.cripple-restrained",
    "codex.cripple.restrained",
)
def test_every_cripple_is_rolled_for_at_the_end_of_the_action_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, CRIPPLE, 2)
    assert ("move", "B3") not in table.actions(wolf)
    table.effect(6, 7)
    table.act(wolf, NOTHING)
    assert wolf.conditions == {CRIPPLE: 1}
    table.effect(6)
    table.act(wolf, NOTHING)
    assert wolf.conditions == {CRIPPLE: 1}
    table.effect(12)
    table.act(wolf, NOTHING)
    assert not wolf.conditions


@rule(
    "core.condition.cripple-escape-while-incapacitated",
    "sup.codex.cripple-roll-while-incapacitated",
    "core.condition.incapacitated-no-escape-roll",
    "core.condition.cripple-poison",
    "codex.cripple.poison",
)
def test_the_stunned_may_roll_against_cripple_and_nothing_else(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    for condition in (CRIPPLE, STUCK, STUN):
        table.condition(wolf, condition)
    table.effect(7)
    table.act(wolf)
    assert wolf.conditions == {STUCK: 1}
    assert CRIPPLE.damage_type is DamageType.POISON
