"""Damage barriers and counterstrikes meeting sweeps, stuns, deaths, pushes and one another."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DAMAGE_BARRIER, Step
from mageduel.facts.conditions import DAZE, STUN, WEAK
from mageduel.facts.traits import MELEE
from mageduel.state.objects import Object
from mageduel.state.running import Attack
from tests.kit.answers import NO_COUNTERSTRIKE, NO_DEFENSE, NOTHING, attack, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def circled(table: Table, name: str = "Timber Wolf", seat: int = BLUE) -> Object:
    """A creature with a Circle of Lightning: two dice, 7 to 10 Daze, 11 and more Stun."""
    creature = table.put(name, seat)
    table.attach("Circle of Lightning", creature)
    return creature


@rule("core.activate.barrier-counterstrike-conditions-wait")
def test_a_sweeper_dazed_by_the_first_target_may_miss_the_second_and_stays_dazed() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED)
    wolf = circled(table)
    fox = table.put("Bitterwood Fox", BLUE)
    table.decide("sweep", sweep(fox))
    table.dice("0 0 0 0", effect=1)
    table.dice("0 0", effect=7)
    table.effect(6)
    table.act(lord, attack(lord, "Hellfire Sweep", wolf))
    assert fox.damage == 0
    assert lord.conditions == {DAZE: 1}


@rule("core.example.stunned-by-barrier-stays")
def test_a_sweeper_stunned_by_the_first_target_sweeps_no_further_and_loses_its_next_turn() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED)
    wolf = circled(table)
    fox = table.put("Bitterwood Fox", BLUE)
    table.dice("0 0 0 0", effect=1)
    table.dice("0 0", effect=11)
    table.act(lord, attack(lord, "Hellfire Sweep", wolf))
    assert (fox.damage, lord.conditions) == (0, {STUN: 1})
    assert table.offered(lord) == []
    assert lord.conditions == {}


@rule("core.barrier.attacks-even-if-bearer-destroyed", "core.counterstrike.not-if-destroyed")
def test_a_guard_that_dies_is_avenged_by_its_barrier_but_strikes_no_blow() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    fox = circled(table, "Bitterwood Fox")
    table.guard(fox)
    table.dice("2 2 1 0")
    table.dice("2* 1*", effect=1)
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(fox)
    assert wolf.damage == 3


@rule("core.barrier.no-hit-no-attack", "core.counterstrike.allowed-when-not-hit")
def test_a_guard_that_dodges_wakes_no_barrier_but_strikes_back() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    knight = circled(table, "Knight of Westlock")
    table.guard(knight)
    table.decide("defend", take(knight))
    table.effect(8)
    table.decide("counterstrike", take(knight))
    table.dice("2 2 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert wolf.damage == 2
    assert [each.dice for each in table.attacks() if each.hit] == [5]


@rule("core.barrier.one-strike-hit-suffices", "core.barrier.once-after-all-strikes")
def test_two_claws_of_which_one_lands_wake_the_barrier_once() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    knight = circled(table, "Knight of Westlock")
    table.decide("defend", take(knight))
    table.effect(12)
    table.dice("0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(goran, "Feral Claws", knight)
    assert goran.damage == 1
    assert [each for each in table.rolled if each] == [3, 2]


@rule("core.barrier.once-per-attacker-per-round", "ruling.r25")
def test_a_barrier_answers_each_attacker_once_a_round() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    bear = circled(table, "Steelclaw Grizzly")
    table.dice("0 0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(wolf, "Bite", bear)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1
    table.dice("0 0 0")
    table.dice("1 0", effect=1)
    table.attack(fox, "Bite", bear)
    assert fox.damage == 1


@rule(
    "core.counterstrike.can-trigger-barrier",
    "core.barrier.triggers-no-barrier",
    "core.counterstrike.not-of-counterstrike",
)
def test_a_counterstrike_runs_into_the_attackers_own_barrier_and_there_it_ends() -> None:
    table = Table()
    wolf = circled(table, seat=RED)
    hydra = circled(table, "Darkfenne Hydra")
    table.guard(wolf)
    table.decide("counterstrike", take(hydra))
    table.dice("2* 0 0 0")  # bite
    table.dice("1* 0", effect=1)  # the hydra's barrier
    table.dice("1* 0 0 0")  # its counterstrike
    table.dice("2* 2*", effect=7)  # the wolf's barrier
    table.attack(wolf, "Bite", hydra)
    assert (wolf.damage, hydra.damage) == (2, 2 + 4)
    assert hydra.conditions == {DAZE: 1}


@rule("core.barrier.modified-by-victim-traits")
@pytest.mark.parametrize(
    ("attacker", "bar", "dice", "roll", "conditions"),
    [
        ("Brogan Bloodstone", "Vorpal Blade", "0 0 0 0", 5, {DAZE: 1}),
        ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', "0", 7, {DAZE: 1}),
        ("Valshalla, Lightning Angel", "Lightning Sword", "0", 8, {}),
        ("Timber Wolf", "Bite", "0 0", 10, {DAZE: 1}),
    ],
)
def test_who_runs_into_the_lightning_decides_how_strong_it_is(
    attacker: str, bar: str, dice: str, roll: int, conditions: dict[object, int]
) -> None:
    table = Table()
    bear = circled(table, "Steelclaw Grizzly")
    enemy = table.put(attacker, RED)
    number = next(each.dice for each in enemy.card.attacks if each.name == bar)
    chart = next(each.effects for each in enemy.card.attacks if each.name == bar)
    table.dice(" ".join(["0"] * (number or 0)), effect=1 if chart else None)
    table.dice(dice, effect=roll)
    table.attack(enemy, bar, bear)
    assert enemy.conditions == conditions


@rule(
    "core.barrier.unaffected-by-bearer-modifiers",
    "codex.incapacitated.damage-barrier",
    "codex.incapacitated.no-counterstrike",
)
def test_a_stunned_and_weakened_hydra_bites_nobody_but_its_barrier_strikes_in_full() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    hydra = circled(table, "Darkfenne Hydra")
    table.condition(hydra, STUN)
    table.condition(hydra, WEAK, 3)
    table.attach("Agony", hydra, RED)
    table.dice("0 0 0 0")
    table.dice("2* 0", effect=1)
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 2


@rule("core.barrier.one-per-object")
def test_of_two_barriers_the_older_works_and_when_it_is_gone_the_other() -> None:
    table = Table(red="Wizard", blue="Warlock", mana=20)
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.attach("Demonhide Armor", table.blue)
    table.attach("Circle of Lightning", table.blue)
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", RED)
    table.dice("0 0 0 0")
    table.dice("2")  # all of it critical
    table.attack(wolf, "Bite", table.blue)
    assert wolf.damage == 2
    table.cast(table.red, "Dissolve", table.blue, table.find("Demonhide Armor").id)
    table.dice("0 0 0 0 0")
    table.dice("2 0", effect=7)
    table.attack(bear, "Claws", table.blue)
    assert (bear.damage, bear.conditions) == (0, {DAZE: 1})


@rule(
    "sup.spell.whirling-spirit-push-out-no-counterstrike-guard-lost",
    "sup.spell.whirling-spirit-push-out-barrier-still-attacks",
)
def test_a_guard_blown_out_of_its_zone_leaves_the_lightning_behind() -> None:
    table = Table()
    spirit = table.put("Whirling Spirit", RED)
    wolf = circled(table)
    table.guard(wolf)
    table.decide("direction", ("push", 1))
    table.dice("0 0 0 0", effect=7)
    table.dice("2 1", effect=11)
    table.attack(spirit, "Windstorm", wolf)
    assert table.place(wolf) == "B3"
    assert not wolf.guarding
    assert (spirit.damage, spirit.conditions) == (3, {STUN: 1})


@rule("ruling.r40")
@pytest.mark.parametrize(("step", "harm"), [(DAMAGE_AND_EFFECTS, 2), (DAMAGE_BARRIER, 0)])
def test_a_barrier_revealed_after_the_wound_still_burns_the_attacker_unless_its_step_is_over(
    step: Step[Attack], harm: int
) -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    circle = table.hide("Circle of Lightning", bear)
    table.reveal_after(step, circle, by=wolf, target=bear)
    table.dice("2* 0 0 0")
    if harm:
        table.dice("2* 0", effect=1)
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == harm


def test_retaliate_waits_while_its_bearer_holds_back_and_is_gone_with_the_first_blow() -> None:
    table = Table()
    fox, cat = table.put("Bitterwood Fox", RED), table.put("Feral Bobcat", RED)
    wolf = table.put("Timber Wolf", BLUE)
    retaliate = table.attach("Retaliate", wolf)
    table.guard(wolf)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0")
    table.attack(fox, "Bite", wolf)
    assert table.in_play(retaliate)
    assert not wolf.guarding
    table.decide("counterstrike", take(wolf))
    table.decide("defend", take(cat))
    table.effect(8)
    table.dice("0 0")
    table.attack(cat, "Claws", wolf)
    assert cat.damage == 0
    assert not table.in_play(retaliate)


@rule("core.counterstrike.quick-melee-only")
def test_a_guarding_bear_strikes_back_with_its_quick_claws_only() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.guard(bear)
    table.decide("counterstrike", take(bear))  # one way to do it
    table.dice("0 0 0 0")
    table.dice("1* 0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1


def test_a_flyer_that_dies_in_the_lightning_is_not_struck_a_second_time() -> None:
    table = Table()
    falcon = table.put("Thunderift Falcon", RED)
    table.guard(bear := circled(table, "Steelclaw Grizzly"))
    falcon.damage = 3
    table.dice("0 0 0")
    table.dice("2 0", effect=12)
    table.attack(falcon, "Razor Beak", bear)
    assert not table.in_play(falcon)
    assert not bear.guarding


@rule("core.activate.barrier-counterstrike-conditions-wait")
def test_dazed_by_a_counterstrike_a_wolf_is_dazed_through_its_next_turn() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    angel = table.put("Samandriel, Angel of Light", BLUE)
    table.guard(angel)
    table.decide("counterstrike", take(angel))
    table.dice("0 0 0")  # Aegis
    table.dice("0 0 0 0 0", effect=7)
    table.act(wolf, attack(wolf, "Bite", angel))
    assert wolf.conditions == {DAZE: 1}
    table.act(wolf, NOTHING)
    assert wolf.conditions == {}


@rule("sup.codex.rage-only-from-enemy-creature-attacks")
def test_a_barrier_does_not_enrage_a_gorilla_and_a_counterstrike_does() -> None:
    table = Table()
    gorilla = table.put("Mountain Gorilla", RED)
    hydra = circled(table, "Darkfenne Hydra")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0 0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(gorilla, "Fists", hydra)
    assert (gorilla.damage, table.value(gorilla, MELEE)) == (1, 0)
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0")
    table.dice("1* 0 0 0")
    table.attack(gorilla, "Fists", hydra)
    assert (gorilla.damage, table.value(gorilla, MELEE)) == (2, 1)


@pytest.mark.parametrize("killer", ["barrier", "counterstrike"])
def test_valshalla_avenges_whom_a_counterstrike_kills_but_not_whom_a_barrier_kills(killer: str) -> None:
    table = Table()
    valshalla = table.put("Valshalla, Lightning Angel", RED, "A1")
    fox = table.put("Bitterwood Fox", RED, damage=4)
    bear = circled(table, "Steelclaw Grizzly") if killer == "barrier" else table.put("Steelclaw Grizzly", BLUE)
    table.dice("0 0 0")
    if killer == "barrier":
        table.dice("1 0", effect=1)
    else:
        table.guard(bear)
        table.decide("counterstrike", take(bear))
        table.dice("1 0 0 0 0")
    table.attack(fox, "Bite", bear)
    assert not table.in_play(fox)
    assert table.value(valshalla, MELEE) == (1 if killer == "counterstrike" else 0)


@rule("sup.spell.suppression-cloak-not-counterstrikes")
def test_a_penniless_guard_strikes_back_at_a_wizard_in_his_cloak() -> None:
    table = Table(red="Wizard", mana=0)
    table.move_to(table.red, "B2")
    table.attach("Suppression Cloak", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    assert table.why_no_attack(wolf, "Bite", table.red) is not None
    table.guard(wolf)
    table.decide("counterstrike", take(wolf))
    table.dice("0 0 0")
    table.dice("2 0 0 0")
    table.attack(table.red, "Basic Melee Attack", wolf)
    assert table.red.damage == 2


def test_strength_serves_the_counterstrike_and_the_guards_own_turn_alike() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Bear Strength", wolf)
    table.attach("Agony", wolf, RED)
    table.guard(wolf)
    table.decide("counterstrike", take(wolf))
    table.dice("0 0 0")
    table.dice("1 0 0 0")
    table.attack(fox, "Bite", wolf)
    table.dice("1 0 0 0")
    table.act(wolf, attack(wolf, "Bite", fox))
    assert fox.damage == 2


@rule("core.barrier.always-unavoidable")
def test_a_thirsty_attacker_drinks_before_the_lightning_answers_and_cannot_dodge_it() -> None:
    table = Table()
    vampiress = table.put("Necropian Vampiress", RED, damage=14)
    table.attach("Cobra Reflexes", vampiress)
    wolf = circled(table)
    table.dice("2* 1* 0 0 0")
    table.dice("2* 0", effect=1)
    table.attack(vampiress, "Fangs", wolf)
    assert wolf.damage == 3
    assert vampiress.damage == 14 - 2 + 2


def test_an_attack_thrown_back_wakes_no_barrier_but_may_be_answered() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    knight = circled(table, "Knight of Westlock")
    table.guard(knight)
    table.hide("Reverse Attack", knight)
    table.always("pay reveal", ("pay",))
    table.always("defend", NO_DEFENSE)
    table.decide("counterstrike", take(knight))
    table.dice("2* 0 0 0")
    table.dice("1* 0 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert (wolf.damage, knight.damage) == (3, 0)
