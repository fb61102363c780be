"""What is revealed, gained or lost in the middle of an attack, and bonuses that meet."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK, ROLL_DICE, ROLL_TO_MISS, Step
from mageduel.facts.conditions import DAZE
from mageduel.facts.traits import FLYING
from mageduel.state.running import Attack
from tests.kit.answers import PAY, STOP, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@rule("sup.codex.no-flying-change-within-attack-action")
def test_wings_unfolded_under_attack_carry_nobody_off_before_it_is_over() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    wings = table.hide("Eagle Wings", bear)
    table.reveal_after(DECLARE_ATTACK, wings, by=wolf, target=bear)
    table.dice("2* 0 0 0")
    table.act(wolf, attack(wolf, "Bite", bear))
    assert bear.damage == 2
    assert table.has(bear, FLYING)
    assert table.why_no_attack(wolf, "Bite", bear) is not None


@pytest.mark.parametrize(("step", "asked"), [(ROLL_TO_MISS, True), (AVOID_ATTACK, False)])
def test_reflexes_shown_in_time_serve_and_shown_too_late_do_not(step: Step[Attack], asked: bool) -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    reflexes = table.hide("Cobra Reflexes", bear)
    table.reveal_after(DECLARE_ATTACK if asked else step, reflexes, by=wolf, target=bear)
    if asked:
        table.decide("defend", take(reflexes))
        table.effect(7)
    else:
        table.dice("2* 0 0 0")
    assert table.attack(wolf, "Bite", bear).avoided == asked


@pytest.mark.parametrize(("step", "dice", "harm"), [(AVOID_ATTACK, "2 2", 1), (ROLL_DICE, "2 2 2 2", 5)])
def test_agony_in_the_middle_of_a_bite_counts_if_the_dice_are_still_in_the_hand(
    step: Step[Attack], dice: str, harm: int
) -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", BLUE)
    bear = table.put("Steelclaw Grizzly", RED)
    agony = table.hide("Agony", wolf, RED)
    table.reveal_after(step, agony, by=wolf, target=bear)
    table.dice(dice)
    table.attack(wolf, "Bite", bear)
    assert bear.damage == harm


@rule("codex.vampiric.first-attack", "sup.codex.vampiric-excess-damage-not-counted")
def test_a_double_bite_drinks_once_and_only_what_the_victim_had_left() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED, damage=8)
    table.attach("Vampirism", goran)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.dice("1* 0 0")
    table.dice("2* 2* 0 0")
    table.attack(goran, "Feral Claws", bear)
    assert goran.damage == 7
    fox = table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 2* 2* 0 0")
    table.attack(goran, "Fangs", fox)
    assert goran.damage == 6


def test_the_marked_is_hit_harder_by_each_creatures_first_attack_only() -> None:
    table = Table(red="Warlock")
    goran, wolf = table.put("Goran, Werewolf Pet", RED), table.put("Timber Wolf", RED)
    bones = table.put("Skeletal Sentry", BLUE)
    table.attach("Marked for Death", bones, RED)
    table.dice("0 0 0 0")
    table.dice("0 0 0")
    table.attack(goran, "Feral Claws", bones)
    table.dice("0 0 0 0 0")
    table.attack(wolf, "Bite", bones)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", bones)
    assert table.rolled == [4, 3, 5, 4]


def test_starfire_burns_the_dark_dead_once_not_twice_and_sharpens_its_effect() -> None:
    table = Table()
    angel = table.put("Samandriel, Angel of Light", RED)
    bones = table.put("Skeletal Sentry", BLUE)
    table.dice("0 0 0 0 0 0", effect=6)
    table.attack(angel, 'The Greatsword "Starfire"', bones)
    assert bones.conditions == {DAZE: 1}


def test_blessings_upon_blessings_take_one_die_away() -> None:
    table = Table(blue="Priestess")
    wolf = table.put("Timber Wolf", RED)
    angel = table.put("Samandriel, Angel of Light", BLUE)
    table.attach("Divine Protection", angel)
    table.attach("Sacred Ground", "B2", BLUE)
    table.guard(angel)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("0 0 0")
    table.attack(wolf, "Bite", angel)
    assert table.rolled == [3]


@rule("sup.codex.ranged-plus-not-on-zone-attacks")
def test_a_hawks_eye_guides_a_bolt_but_no_storm() -> None:
    table = Table(red="Wizard", mana=30)
    table.move_to(table.red, "B2")
    table.attach("Hawkeye", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", wolf)
    table.dice("0 0 0 0", effect=1)
    table.cast(table.red, "Electrify", "B2")
    assert table.rolled == [6, 4]


@rule("sup.codex.flying-either-side-ignores-min-range")
def test_an_archer_shoots_straight_up_and_a_winged_archer_straight_down() -> None:
    table = Table()
    archer = table.put("Royal Archer", RED)
    wolf, falcon = table.put("Timber Wolf", BLUE), table.put("Thunderift Falcon", BLUE)
    assert table.why_no_attack(archer, "Longbow", falcon) is None
    assert table.why_no_attack(archer, "Longbow", wolf) is not None
    table.attach("Eagle Wings", archer)
    assert table.why_no_attack(archer, "Longbow", wolf) is None
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", wolf)
    assert table.has(archer, FLYING)


@rule("core.guard.may-attack-own-attachment")
def test_the_vine_bound_tears_at_his_vine_past_guards_and_past_his_own_lightning() -> None:
    table = Table()
    bear = table.put("Steelclaw Grizzly", RED)
    table.attach("Circle of Lightning", bear)
    vine = table.attach("Tanglevine", bear, BLUE)
    guard = table.put("Timber Wolf", BLUE)
    table.guard(guard)
    assert table.why_no_attack(bear, "Claws", vine) is None
    table.dice("2 2 2 2 0")
    table.act(bear, attack(bear, "Claws", vine))
    assert not table.in_play(vine)
    assert bear.damage == 0
    assert guard.guarding


@rule("ruling.r42")
def test_whom_its_own_blow_sent_flying_the_furious_cannot_strike_again() -> None:
    table = Table(mana=20)
    blows = {"name": "Blow", "kind": "melee", "action": "quick", "dice": 4, "effects": "7+ = push"}
    brute = table.put(make_creature("Brute", attack=[blows]), RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.cast(table.red, "Battle Fury", brute)
    table.decide("direction", ("push", 1))
    table.dice("0 0 0 0", effect=7)
    table.dice("1 0 0 0", effect=1)
    table.decide("extra attack", attack(brute, "Blow", fox))
    table.act(brute, attack(brute, "Blow", wolf))
    assert table.place(wolf) == "B3"
    assert fox.damage == 1


@rule("sup.spell.example-reverse-attack-chain-lightning")
def test_chain_lightning_thrown_back_by_its_second_victim_strikes_the_first_again() -> None:
    table = Table(red="Wizard", mana=30)
    table.move_to(table.red, "B2")
    bear, wolf = table.put("Steelclaw Grizzly", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.hide("Reverse Attack", wolf)
    table.decide("chain", ("leap", wolf.id), STOP)
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 1* 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", bear)
    assert (bear.damage, wolf.damage, table.red.damage) == (3, 0, 0)


def test_a_double_biting_leech_drains_once_an_action() -> None:
    table = Table(mana=10)
    traits = ["Doublestrike", "Mana Drain +2"]
    leech = table.put(
        make_creature(
            "Twin Leech",
            attack=[{"name": "Bites", "kind": "melee", "action": "quick", "dice": 2, "traits": traits}],
        ),
        RED,
    )
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.dice("0 0")
    table.dice("1* 0")
    table.attack(leech, "Bites", bear)
    assert table.blue.mana == 8
    table.dice("1* 0")
    table.dice("1* 0")
    table.attack(leech, "Bites", bear)
    assert table.blue.mana == 6
