"""Corporeal and Incorporeal, Living and Nonliving: what each can suffer."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN, CORRODE, DAZE, ROT, SLEEP, STUN
from mageduel.facts.traits import (
    ARMOR,
    BURNPROOF,
    FINITE_LIFE,
    INCORPOREAL,
    LIVING,
    NONLIVING,
    POISON_IMMUNITY,
    PSYCHIC_IMMUNITY,
    UNCONTAINABLE,
)
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.objects.healing import heal
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def striker(**row: object) -> Card:
    """A creature with one attack of two dice."""
    return make_creature("Test Striker", attack=[{"name": "Hit", "kind": "melee", "action": "quick", "dice": 2, **row}])


@rule(
    "core.incorporeal.twos-count-as-zero",
    "core.incorporeal.example-normal-melee",
    "core.trait.incorporeal-only-ones-count",
    "codex.incorporeal.only-ones",
)
@pytest.mark.parametrize(("dice", "damage"), [("1 2", 1), ("2 2*", 0), ("1 1*", 2)])
def test_a_spirit_feels_only_the_ones(table: Table, dice: str, damage: int) -> None:
    attacker, spirit = table.put(striker(), RED), table.put("Whirling Spirit", BLUE)
    table.dice(dice)
    table.attack(attacker, "Hit", spirit)
    assert spirit.damage == damage


@rule(
    "core.incorporeal.ethereal-full-damage",
    "core.incorporeal.ethereal-inflicts-conditions",
    "core.incorporeal.example-pillar-of-light",
    "core.trait.incorporeal-ethereal-exception",
    "core.trait.ethereal-full-damage",
    "core.trait.ethereal-effects-apply",
    "codex.ethereal.full-damage",
    "codex.ethereal.effects-apply",
)
@pytest.mark.parametrize(("roll", "condition"), [(1, None), (2, DAZE), (9, STUN)])
def test_a_pillar_of_light_hurts_a_spirit_in_full(table: Table, roll: int, condition: object) -> None:
    spirit = table.put("Whirling Spirit", BLUE, "C2")
    table.dice("2 2 1 0", effect=roll)
    table.cast(table.red, "Pillar of Light", spirit)
    assert spirit.damage == 5
    assert list(spirit.conditions) == ([condition] if condition else [])


@rule(
    "core.incorporeal.no-effects-or-conditions",
    "core.trait.incorporeal-no-effects-from-nonethereal",
    "codex.incorporeal.no-effects",
)
def test_effects_of_an_ordinary_attack_pass_through(table: Table) -> None:
    attacker, spirit = table.put(striker(effects="1+ = daze"), RED), table.put("Whirling Spirit", BLUE)
    table.dice("1 0", effect=12)
    table.attack(attacker, "Hit", spirit)
    assert spirit.damage == 1
    assert not spirit.conditions


@rule(
    "core.incorporeal.never-burns",
    "core.trait.burnproof-no-burn",
    "core.trait.burnproof-still-takes-flame",
    "core.trait.burnproof-incorporeal",
    "codex.burnproof.no-burn",
    "codex.burnproof.flame-still-hurts",
    "codex.burnproof.incorporeal",
    "core.trait.incorporeal-burnproof",
)
def test_even_ethereal_fire_hurts_a_spirit_without_setting_it_alight(table: Table) -> None:
    hit = striker(effects="1+ = burn", traits=["Ethereal"], damage="flame")
    attacker, spirit = table.put(hit, RED), table.put("Whirling Spirit", BLUE)
    table.dice("2 0", effect=12)
    table.attack(attacker, "Hit", spirit)
    assert spirit.damage == 2
    assert BURN not in spirit.conditions
    stone = table.put(make_creature("Test Stone", traits=["Burnproof"]), BLUE)
    assert table.run(give_condition(table.game, stone, BURN)) == 0


@rule(
    "core.incorporeal.no-armor",
    "core.trait.incorporeal-no-armor",
    "codex.incorporeal.no-armor",
)
def test_a_spirit_has_no_armor_and_gets_none(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE)
    grant_for_a_while(spirit, ARMOR(+3), source="test")
    assert armor(spirit) == 0
    attacker = table.put(striker(), RED)
    table.dice("1 1")
    table.attack(attacker, "Hit", spirit)
    assert spirit.damage == 2
    assert table.run(give_condition(table.game, spirit, CORRODE)) == 0


@rule("core.codex.armor-slashed-icon", "codex.armor.red-slash", "sup.codex.no-armor-symbol")
def test_a_crossed_out_shield_means_no_armor_ever(table: Table) -> None:
    bare = table.put(make_creature("Test Bare", armor=None), BLUE)
    grant_for_a_while(bare, ARMOR(+3), source="test")
    assert armor(bare) == 0


@rule(
    "core.incorporeal.implied-traits",
    "core.trait.incorporeal-nonliving",
    "core.trait.incorporeal-uncontainable",
    "core.trait.nonliving-incorporeal",
    "core.trait.uncontainable-incorporeal",
    "codex.incorporeal.bundle",
    "codex.nonliving.incorporeal",
    "codex.uncontainable.incorporeal",
    "sup.codex.incorporeal-is-uncontainable",
)
def test_the_incorporeal_are_nonliving_burnproof_and_uncontainable(table: Table) -> None:
    ghost = table.put(make_creature("Test Ghost", traits=["Incorporeal"]), BLUE)
    assert all(table.has(ghost, word) for word in (UNCONTAINABLE, NONLIVING, BURNPROOF, POISON_IMMUNITY, FINITE_LIFE))
    assert not table.has(ghost, LIVING)
    assert table.run(give_condition(table.game, ghost, ROT)) == 0


@rule(
    "core.incorporeal.corporeal-default",
    "core.trait.corporeal-default",
    "codex.corporeal.default",
    "core.incorporeal.wall-of-fire",
)
def test_everything_is_corporeal_that_is_not_incorporeal(table: Table) -> None:
    wolf, spirit = table.put("Timber Wolf", BLUE, "C2"), table.put("Whirling Spirit", BLUE, "C2")
    fire, stone = table.wall("Wall of Fire", "B1|B2"), table.wall("Wall of Stone", "B2|B3")
    assert table.has(fire, INCORPOREAL)
    assert not table.has(stone, INCORPOREAL)
    assert table.cast_options(table.red, "Circle of Lightning") != []
    chosen = {each[3] for each in table.cast_options(table.red, "Circle of Lightning")}
    assert wolf.id in chosen
    assert spirit.id not in chosen


@rule(
    "core.living.every-object-one-or-other",
    "core.living.creatures-default-living",
    "core.living.conjurations-default-nonliving",
    "core.trait.living-default-creature",
    "core.trait.living-default-conjuration",
    "codex.living.creatures",
    "codex.living.conjurations",
    "codex.nonliving.conjurations",
    "core.codex.creature-living-default",
    "codex.creature.living",
    "core.codex.conjuration-nonliving",
)
@pytest.mark.parametrize(
    ("name", "living"),
    [("Timber Wolf", True), ("Skeletal Sentry", False), ("Mana Crystal", False), ("Mana Flower", True)],
)
def test_creatures_live_and_conjurations_do_not_unless_they_say_otherwise(
    table: Table, name: str, living: bool
) -> None:
    thing = table.put(name, RED)
    assert table.has(thing, LIVING) is living
    assert table.has(thing, NONLIVING) is not living


@rule(
    "core.living.living-can-heal-and-sleep",
    "core.living.nonliving-poison-immunity",
    "core.living.nonliving-finite-life",
    "core.living.nonliving-traits-additional",
    "core.trait.nonliving-poison-immunity",
    "core.trait.nonliving-finite-life",
    "core.trait.finite-life-nonliving",
    "codex.nonliving.bundle",
    "codex.finite-life.nonliving",
    "core.trait.living-may-heal",
    "codex.living.can-heal",
    "core.codex.heal-living-only",
    "codex.heal.living-only",
)
def test_the_living_heal_and_sleep_and_the_nonliving_do_not(table: Table) -> None:
    wolf, skeleton = table.put("Timber Wolf", RED, damage=4), table.put("Skeletal Sentry", RED, damage=4)
    assert table.run(heal(table.game, wolf, 2, A_TEST)) == 2
    assert table.run(heal(table.game, skeleton, 2, A_TEST)) == 0
    assert table.run(give_condition(table.game, wolf, SLEEP)) == 1
    doll = table.put(make_creature("Test Doll", traits=["Nonliving"]), RED)
    assert table.run(give_condition(table.game, doll, SLEEP)) == 0
    assert table.run(give_condition(table.game, doll, ROT)) == 0
    assert table.has(skeleton, PSYCHIC_IMMUNITY), "what is printed is there besides"


def test_a_spell_for_living_creatures_finds_no_skeleton(table: Table) -> None:
    skeleton = table.put("Skeletal Sentry", RED, "C2")
    with pytest.raises(Refused):
        table.cast(table.red, "Cobra Reflexes", skeleton)
