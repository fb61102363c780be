"""Vampiric, Mana Drain, Mana Transfer, Rage, Resilient, Extinguish: what an attack brings beside its damage."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN, DAZE
from mageduel.facts.traits import VAMPIRIC
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.healing import heal
from mageduel.state.marks import NEXT_MELEE_ATTACK
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import set_tokens, tokens_on
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def biter(*traits: str, dice: int = 2, **row: object) -> Card:
    """A creature whose one attack has these traits."""
    bar = {"name": "Bite", "kind": "melee", "action": "quick", "dice": dice, "traits": list(traits), **row}
    return make_creature("Test Biter", attack=[bar], life=30)


@rule("core.trait.vampiric-heals-half", "codex.vampiric.heals-half")
@pytest.mark.parametrize(("dice", "healed"), [("1* 0", 1), ("2* 0", 1), ("2* 1*", 2)])
def test_the_vampire_heals_half_rounded_up(table: Table, dice: str, healed: int) -> None:
    vampire, wolf = table.put(biter("Vampiric"), RED, damage=5), table.put("Timber Wolf", BLUE)
    table.dice(dice)
    table.attack(vampire, "Bite", wolf)
    assert vampire.damage == 5 - healed


@rule("core.trait.vampiric-living-only")
def test_nothing_is_drunk_from_the_nonliving_or_from_conjurations(table: Table) -> None:
    vampire = table.put(biter("Vampiric"), RED, damage=5)
    for name in ("Skeletal Sentry", "Mana Flower"):
        table.dice("2* 0")
        table.attack(vampire, "Bite", table.put(name, BLUE))
    assert vampire.damage == 5


@rule(
    "core.trait.vampiric-excess-not-counted",
    "sup.codex.vampiric-excess-damage-not-counted",
    "sup.codex.remaining-health-definition",
)
def test_only_the_health_that_was_left_counts(table: Table) -> None:
    vampire, fox = table.put(biter("Vampiric", dice=3), RED, damage=5), table.put("Bitterwood Fox", BLUE, damage=3)
    table.dice("2 2 2")
    table.attack(vampire, "Bite", fox)
    assert vampire.damage == 4, "two were left, and half of that is one"


@rule("core.trait.vampiric-first-attack-only", "codex.vampiric.first-attack")
def test_only_the_first_strike_drinks(table: Table) -> None:
    vampire, bear = table.put(biter("Vampiric", "Doublestrike"), RED, damage=9), table.put("Steelclaw Grizzly", BLUE)
    table.dice("2* 0 2* 2*")
    table.attack(vampire, "Bite", bear)
    assert vampire.damage == 8
    table.condition(vampire, DAZE)
    table.effect(6, 7)
    table.dice("2* 2*")
    table.attack(vampire, "Bite", bear)
    assert vampire.damage == 8, "the first strike missed, and the second is not vampiric"


@rule("core.trait.vampiric-no-stack", "codex.vampiric.no-stack")
def test_two_reasons_to_drink_are_one(table: Table) -> None:
    vampire, bear = table.put(biter("Vampiric"), RED, damage=9), table.put("Steelclaw Grizzly", BLUE)
    grant_for_a_while(vampire, VAMPIRIC, source="test", until=NEXT_MELEE_ATTACK)
    table.dice("2* 2*")
    table.attack(vampire, "Bite", bear)
    assert vampire.damage == 7


@rule("core.trait.mana-drain-loses-mana", "codex.mana-drain.loses", "core.trait.mana-drain-only-if-has-mana")
@pytest.mark.parametrize(("mana", "left"), [(5, 3), (1, 0), (0, 0)])
def test_a_drain_takes_mana_from_the_controller_of_what_it_hurts(table: Table, mana: int, left: int) -> None:
    leech, wolf = table.put(biter("Mana Drain +2"), RED), table.put("Timber Wolf", BLUE)
    table.blue.mana = mana
    table.dice("1* 0")
    table.attack(leech, "Bite", wolf)
    assert table.blue.mana == left
    assert table.red.mana == 50


@rule("core.trait.mana-drain-loses-mana")
def test_no_damage_no_drain_and_none_from_conjurations(table: Table) -> None:
    leech = table.put(biter("Mana Drain +2"), RED)
    table.dice("0 0")
    table.attack(leech, "Bite", table.put("Timber Wolf", BLUE))
    table.dice("1* 0")
    table.attack(leech, "Bite", table.put("Mana Crystal", BLUE))
    assert table.blue.mana == 50


@rule("core.trait.mana-drain-first-attack-only", "codex.mana-drain.first-attack")
def test_a_drain_works_for_the_first_strike_that_hurts(table: Table) -> None:
    leech, wolf = table.put(biter("Mana Drain +2", "Triplestrike", dice=1), RED), table.put("Timber Wolf", BLUE)
    table.dice("0 1* 1*")
    table.attack(leech, "Bite", wolf)
    assert table.blue.mana == 48


@rule("core.trait.mana-transfer-gains-lost", "core.trait.mana-transfer-gain-equals-loss", "codex.mana-transfer.gain")
@pytest.mark.parametrize(("mana", "gained"), [(50, 3), (2, 2)])
def test_a_transfer_gives_what_was_lost(table: Table, mana: int, gained: int) -> None:
    leech, wolf = table.put(biter("Mana Transfer +3"), RED), table.put("Timber Wolf", BLUE)
    table.blue.mana = mana
    table.dice("1* 0")
    table.attack(leech, "Bite", wolf)
    assert table.blue.mana == mana - gained
    assert table.red.mana == 50 + gained


# Rage


def hit(table: Table, gorilla: Object, seat: int = RED) -> None:
    wolf = table.put("Timber Wolf", seat)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", gorilla)


@rule("core.trait.rage-token-when-damaged", "core.trait.rage-max-x", "core.trait.rage-melee-plus-1-each")
@rule("codex.rage.token", "codex.rage.max", "codex.rage.melee")
def test_pain_from_enemies_enrages_up_to_a_limit(table: Table) -> None:
    gorilla, victim = table.put("Mountain Gorilla", BLUE), table.put("Skeletal Sentry", RED)
    for count in (1, 2, 3, 3):
        hit(table, gorilla)
        assert tokens_on(gorilla)["Rage"] == count
    table.dice("0 0 0 0 0 0 0")
    table.attack(gorilla, "Fists", victim)


@rule("core.trait.rage-enemy-creature-attack-only", "sup.codex.rage-only-from-enemy-creature-attacks")
@rule("sup.codex.rage-not-from-conjuration-friendly-or-nonattack")
def test_other_pain_does_not(table: Table) -> None:
    gorilla, bear = table.put("Mountain Gorilla", BLUE), table.put("Steelclaw Grizzly", RED)
    hit(table, gorilla, BLUE)
    table.run(direct_damage(table.game, gorilla, 2, A_TEST))
    table.attach("Circle of Lightning", bear)
    table.dice("0 0 0 0 1* 0", effect=1)
    table.attack(gorilla, "Fists", bear)
    assert gorilla.damage == 4
    assert not tokens_on(gorilla).get("Rage")


@rule(
    "core.trait.rage-heal-removes-one",
    "core.trait.rage-undamaged-removes-all",
    "codex.rage.heal",
    "codex.rage.no-damage",
)
def test_healing_calms_it_down(table: Table) -> None:
    gorilla = table.put("Mountain Gorilla", BLUE, damage=6)
    set_tokens(gorilla, "Rage", 3)
    table.run(heal(table.game, gorilla, 4, A_TEST))
    assert tokens_on(gorilla)["Rage"] == 2
    table.run(heal(table.game, gorilla, 9, A_TEST))
    assert not tokens_on(gorilla).get("Rage")


# Resilient, Extinguish


@rule("codex.resilient.ignores-normal", "codex.resilient.others-work")
def test_the_resilient_feel_only_critical_hits_direct_damage_and_effects(table: Table) -> None:
    slime = table.put(make_creature("Test Slime", traits=["Resilient"]), BLUE)
    attacker = table.put(biter(effects="1+ = daze"), RED)
    table.dice("2 1*", effect=5)
    table.attack(attacker, "Bite", slime)
    assert slime.damage == 1
    assert slime.conditions == {DAZE: 1}
    table.run(direct_damage(table.game, slime, 2, A_TEST))
    assert slime.damage == 3


@rule(
    "codex.extinguish.hydro-immune-target",
    "codex.extinguish.hydro-immune-result",
    "codex.extinguish.plant-example",
    "sup.codex.extinguish-may-target-hydro-immune",
    "sup.codex.extinguish-on-hydro-immune-only-removes-burns",
)
def test_water_puts_out_a_burning_plant_without_hurting_it(table: Table) -> None:
    flower = table.put("Mana Flower", BLUE)
    table.condition(flower, BURN, 2)
    plain = table.put(biter(damage="hydro"), RED)
    with pytest.raises(Refused):
        table.attack(plain, "Bite", flower)
    hose = table.put(biter("Extinguish", damage="hydro"), RED)
    table.attack(hose, "Bite", flower)
    assert flower.damage == 0
    assert not flower.conditions


@rule("core.trait.defrost-reserved", "codex.defrost.undefined")
def test_defrost_changes_nothing(table: Table) -> None:
    attacker, wolf = table.put(biter("Defrost", damage="flame"), RED), table.put("Timber Wolf", BLUE)
    table.dice("2 1")
    table.attack(attacker, "Bite", wolf)
    assert wolf.damage == 1
