"""Creature actions: the attack bar, declaring an attack, and its four steps."""

from typing import Any

import pytest

from mageduel.dsl.steps import COUNTERSTRIKE, DECLARE_ATTACK
from mageduel.facts.conditions import STAGGER, WEAK
from mageduel.facts.library import card
from tests.kit.academy import DEFENSE, DICE, AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, NOTHING, attack, take
from tests.kit.ledger import rule
from tests.kit.moments import name_of
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.modes.academy import folk
from tests.modes.academy.folk import HOUND, bolt, item


def bar(**row: Any) -> dict[str, Any]:
    """A quick melee attack with 3 dice, unless told."""
    return folk.bar(**({"dice": 3} | row))


BOLT = bolt(subtypes=["lightning"], attack=[{"name": "Test Bolt", "kind": "ranged", "dice": 2, "damage": "lightning"}])


# What a creature does with its one action


@rule("academy.action.three-kinds", "academy.action.one-action-each", "academy.action.one-per-round")
def test_a_creature_attacks_or_guards_and_has_then_acted(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    choices = table.offered(hound)
    assert {each[0] for each in choices} == {"attack", "guard", "nothing"}
    assert table.offered(table.put(HOUND, BLUE), GUARD) == []
    table.dice("0 0")
    assert table.offered(foe, attack(foe, "Bite", table.red)) == []


@rule("academy.action.three-kinds", "academy.cast.mages-only")
def test_only_a_mage_casts(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.book(RED, "Mend")
    assert "cast" in {each[0] for each in table.actions(table.red)}
    assert "cast" not in {each[0] for each in table.actions(hound)}


@rule("academy.action.do-nothing", "academy.action.becomes-inactive")
def test_a_creature_may_be_activated_to_do_nothing(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.act(hound, NOTHING)
    assert not hound.active
    assert not hound.guarding


@rule("academy.zone.no-movement")
def test_nobody_moves(table: AcademyTable) -> None:
    swift = table.put(make_creature("Swift", traits=["Fast"]), RED)
    assert not {"move", "climb", "jump"} & {each[0] for each in table.actions(swift)}


# The attack bar


@rule("academy.mage.basic-melee", "academy.attack.bar-everyone")
def test_a_mage_strikes_with_his_own_attack_as_creatures_do(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("2 1")
    table.act(table.red, attack(table.red, "Basic Melee Attack", foe))
    assert foe.damage == 3
    table.dice("1 1 0")
    table.act(foe, attack(foe, "Strike", table.red))
    assert table.red.damage == 2


@rule("academy.attack.name", "academy.attack.traits-on-bar")
def test_bars_have_names_and_traits_of_their_own(table: AcademyTable) -> None:
    two = make_creature("Two Bars", attack=[bar(name="Gore", traits=["Piercing +2"]), bar(name="Kick")])
    beast, foe = table.put(two, RED), table.put(make_creature("Foe", armor=2), BLUE)
    table.dice("2 1 0")
    table.attack(beast, "Gore", foe)
    assert foe.damage == 3
    table.dice("2 1 0")
    table.attack(beast, "Kick", foe)
    assert foe.damage == 3 + 1


@rule("academy.attack.quick-full-icon")
def test_a_full_attack_is_made_like_a_quick_one(table: AcademyTable) -> None:
    slow = make_creature("Slow Fist", traits=["Slow"], attack=[bar(name="Slam", action="full"), bar(name="Jab")])
    ogre, foe = table.put(slow, RED), table.put(make_creature("Foe"), BLUE)
    assert {attack(ogre, "Slam", foe), attack(ogre, "Jab", foe)} <= {*table.actions(ogre)}
    table.dice("2 0 0")
    table.act(ogre, attack(ogre, "Slam", foe))
    assert foe.damage == 2


@rule("academy.attack.melee-or-ranged", "academy.guard.ranged-any-target", "academy.counterstrike.not-vs-ranged")
def test_ranged_attacks_pass_guards_and_are_not_answered(table: AcademyTable) -> None:
    archer = table.put(make_creature("Archer", attack=[bar(kind="ranged", range=[1, 3]), bar(name="Stab")]), RED)
    guard, other = table.put(make_creature("Guard"), BLUE), table.put(make_creature("Other"), BLUE)
    table.guard(guard)
    assert table.why_no_attack(archer, "Stab", other) == "guarded"
    table.dice("1 1 0")
    table.attack(archer, "Strike", other)
    table.dice("1 1 0")
    table.attack(archer, "Strike", guard)
    assert (other.damage, guard.damage, archer.damage) == (2, 2, 0)
    assert not table.asked


@rule("academy.guard.ranged-keeps-marker")
def test_a_ranged_attack_leaves_the_guard_marker(table: AcademyTable) -> None:
    archer = table.put(make_creature("Archer", attack=[bar(kind="ranged", range=[0, 2])]), RED)
    guard = table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    table.dice("1 1 0")
    table.attack(archer, "Strike", guard)
    assert guard.guarding


@rule("academy.attack.damage-type-icon")
def test_a_bar_may_have_a_type_of_damage(table: AcademyTable) -> None:
    types = {each.damage_type for name in ("Lightning Jolt", "Forked Lightning") for each in card(name).attacks}
    assert {each.value for each in types if each is not None} == {"lightning"}
    immune = table.put(make_creature("Storm Child", traits=["Lightning Immunity"]), BLUE)
    assert table.why_no_cast(table.red, BOLT, immune) == "immune"


@rule("academy.attack.damage-type-inert")
def test_whoever_is_neither_weak_nor_resistant_takes_it_like_any_damage(table: AcademyTable) -> None:
    plain = table.put(make_creature("Plain", armor=1), BLUE)
    table.dice("2 1")
    table.cast(table.red, BOLT, plain)
    assert (table.rolled, plain.damage) == ([2], 2)


@rule("academy.attack.dice-number", "academy.components.six-attack-dice")
@pytest.mark.parametrize("dice", [1, 4, 9])
def test_the_bar_says_how_many_dice_are_rolled_be_it_more_than_six(table: AcademyTable, dice: int) -> None:
    brute = table.put(make_creature("Brute", attack=[bar(dice=dice)]), RED)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.dice(" ".join(["2"] * dice))
    table.attack(brute, "Strike", foe)
    assert (table.rolled, foe.damage) == ([dice], 2 * dice)


@rule(
    "academy.attack.effect-die-symbol",
    "academy.roll.what-is-rolled",
    "academy.roll.effect-threshold",
    "academy.condition.marker",
)
@pytest.mark.parametrize(("roll", "markers"), [(6, {}), (7, {STAGGER: 1}), (12, {STAGGER: 1})])
def test_the_effect_die_places_a_marker_at_its_number(table: AcademyTable, roll: int, markers: dict[Any, int]) -> None:
    raptor = table.put(make_creature("Raptor", attack=[bar(effects="7+ = stagger")]), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("0 0 1", effect=roll)
    table.attack(raptor, "Strike", foe)
    assert (foe.damage, foe.conditions) == (1, markers)


@rule("academy.roll.what-is-rolled")
def test_without_the_symbol_there_is_no_effect_die(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(make_creature("Foe"), BLUE)
    table.dice("0 1")
    assert table.attack(hound, "Bite", foe).effect_roll is None


# Declare Attack Step


@rule("academy.attack.declare-target", "academy.attack.enemy-target-only")
def test_an_attack_is_declared_on_a_creature_of_the_other_side(table: AcademyTable) -> None:
    hound, friend = table.put(HOUND, RED), table.put(HOUND, RED)
    foe = table.put(HOUND, BLUE)
    assert {each[3] for each in table.actions(hound) if each[0] == "attack"} == {foe.id, table.blue.id}
    assert table.why_no_attack(hound, "Bite", friend) == "own-side"
    assert table.why_no_attack(hound, "Bite", table.red) == "own-side"
    assert table.why_no_cast(table.red, BOLT, friend) == "own-side"
    assert table.why_no_cast(table.red, BOLT, foe) is None


def test_the_arena_lets_creatures_attack_their_own_side() -> None:
    arena = Table()
    wolf, friend = arena.put("Timber Wolf", RED), arena.put("Timber Wolf", RED)
    assert arena.why_no_attack(wolf, "Bite", friend) is None


@rule("academy.attack.mage-announce-bar", "academy.equipment.choose-bar", "academy.equipment.weapon-bar")
def test_a_mage_says_with_which_of_his_attacks_he_attacks(table: AcademyTable) -> None:
    knife = table.attach(item("Test Knife", "weapon", attack=[bar(name="Stab", dice=5)]), table.red)
    foe = table.put(make_creature("Foe"), BLUE)
    attacks = {each for each in table.actions(table.red) if each[0] == "attack" and each[3] == foe.id}
    assert attacks == {attack(table.red, "Basic Melee Attack", foe), attack(knife, "Stab", foe)}
    table.dice("1 1 1 1 1")
    table.act(table.red, attack(knife, "Stab", foe))
    assert (table.rolled, foe.damage) == ([5], 5)


# Roll Dice Step


@rule("academy.roll.min-one-die", "academy.codex.weak-min-die", "academy.codex.stagger-min-die")
@pytest.mark.parametrize(("condition", "count"), [(WEAK, 5), (STAGGER, 2)])
def test_at_least_one_die_is_rolled(table: AcademyTable, condition: Any, count: int) -> None:
    major = table.put(make_creature("Major", level=3), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.condition(major, condition, count)
    table.dice("2")
    table.attack(major, "Strike", foe)
    assert (table.rolled, foe.damage) == ([1], 2)


@rule(
    "academy.roll.critical-ignores-armor",
    "academy.roll.normal-sum",
    "academy.roll.armor-subtract",
    "academy.roll.total-damage",
    "academy.codex.critical",
    "ruling.r37",
)
def test_critical_faces_count_their_numbers_and_pass_armor(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[bar(dice=4)]), RED)
    foe = table.put(make_creature("Foe", armor=2), BLUE)
    table.dice("2* 1* 2 1")
    table.attack(brute, "Strike", foe)
    assert foe.damage == 2 + 1 + (2 + 1 - 2)


@rule("academy.roll.armor-floor")
def test_armor_left_over_does_not_reduce_critical_damage(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[bar(dice=2)]), RED)
    foe = table.put(make_creature("Foe", armor=5), BLUE)
    table.dice("1 2*")
    table.attack(brute, "Strike", foe)
    assert foe.damage == 2


@rule("academy.roll.creature-damage-counters", "academy.roll.destroyed", "academy.layout.discard-to-owner")
@pytest.mark.parametrize(("before", "survives"), [(2, True), (3, False), (4, False)])
def test_damage_up_to_its_life_destroys_a_creature(table: AcademyTable, before: int, survives: bool) -> None:
    hound = table.put(HOUND, RED)
    foe = table.put(make_creature("Foe", life=5), BLUE, damage=before)
    table.dice("2 0")
    table.attack(hound, "Bite", foe)
    assert foe.damage == before + 2
    assert (foe.in_play, table.discarded(BLUE)) == ((True, []) if survives else (False, ["Foe"]))


@rule("academy.roll.mage-damage-tracker")
def test_a_mage_can_have_more_damage_than_his_dial_shows(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute", attack=[bar(dice=4)]), BLUE)
    table.red.damage = 19
    table.dice("1 1 1 1")
    table.attack(brute, "Strike", table.red)
    assert (table.red.damage, table.life(table.red)) == (23, 24)


@rule("academy.roll.effects-after-damage")
def test_whoever_dies_of_the_damage_gets_no_marker(table: AcademyTable) -> None:
    raptor = table.put(make_creature("Raptor", attack=[bar(dice=1, effects="7+ = stagger")]), RED)
    foe = table.put(make_creature("Foe", life=2), BLUE)
    table.dice("2", effect=12)
    table.attack(raptor, "Strike", foe)
    assert not foe.in_play
    assert foe.conditions == {}


# The steps


@rule("academy.attack.four-steps", "academy.enchantment.window-attack", "academy.enchantment.no-interrupt-example")
def test_what_may_be_revealed_in_an_attack_is_revealed_between_its_four_steps(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    table.hide("Wolf Fury", foe)
    table.dice("0 0")
    table.attack(hound, "Bite", foe)
    moments = list(dict.fromkeys(each.moment for each in table.windows))
    assert moments[:4] == [name_of(each) for each in (DECLARE_ATTACK, DEFENSE, DICE, COUNTERSTRIKE)]
    assert "Roll Dice" not in moments


@rule("academy.counterstrike.step", "academy.counterstrike.timing", "academy.counterstrike.normal-attack")
def test_a_counterstrike_is_an_attack_with_steps_of_its_own(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="5+ inf"), RED)
    guard = table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    table.decide("counterstrike", take("counterstrike"))
    table.decide("defend", take(nimble))
    table.effect(5)
    table.dice("1 0 0")
    table.attack(nimble, "Strike", guard)
    assert (guard.damage, nimble.damage) == (1, 0)
    assert [(each.attacker, each.avoided) for each in table.attacks()] == [(nimble, False), (guard, True)]


# Doublestrike and Sweeping


@rule("academy.codex.doublestrike")
@pytest.mark.parametrize(("answer", "damage"), [(("strike again",), 3), (("stop",), 1)])
def test_the_second_strike_of_a_doublestrike_may_be_left_out(
    table: AcademyTable, answer: tuple[str], damage: int
) -> None:
    twin = table.put(make_creature("Twin", attack=[bar(dice=1, traits=["Doublestrike"])]), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.decide("strike again", answer)
    table.dice("1 2" if damage > 1 else "1")
    table.attack(twin, "Strike", foe)
    assert foe.damage == damage


@rule("academy.codex.doublestrike")
def test_nobody_is_asked_to_strike_the_dead_again(table: AcademyTable) -> None:
    twin = table.put(make_creature("Twin", attack=[bar(dice=1, traits=["Triplestrike"])]), RED)
    foe = table.put(make_creature("Foe", life=3), BLUE)
    table.decide("strike again", ("strike again",))
    table.dice("1 2")
    table.attack(twin, "Strike", foe)
    assert not foe.in_play


def test_in_the_arena_the_second_strike_is_no_choice() -> None:
    arena = Table()
    twin = arena.put(make_creature("Twin", attack=[bar(dice=1, traits=["Doublestrike"])]), RED)
    foe = arena.put(make_creature("Foe"), BLUE)
    arena.dice("1 2")
    arena.attack(twin, "Strike", foe)
    assert foe.damage == 3


@rule("academy.codex.doublestrike-timing", "academy.codex.counterstrike-once-per-attacker")
def test_one_counterstrike_answers_both_strikes_after_them(table: AcademyTable) -> None:
    twin = table.put(make_creature("Twin", attack=[bar(dice=1, traits=["Doublestrike"])]), RED)
    guard = table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    table.decide("strike again", ("strike again",))
    table.decide("counterstrike", take("counterstrike"))
    table.dice("1 1 2 2 2")
    table.attack(twin, "Strike", guard)
    assert [(each.attacker, each.damage) for each in table.attacks()] == [(twin, 1), (twin, 1), (guard, 6)]


@rule("academy.codex.sweeping", "academy.codex.sweeping-not-same")
def test_a_sweep_goes_on_to_another_target_or_not(table: AcademyTable) -> None:
    bear = table.put(make_creature("Bear", attack=[bar(traits=["Sweeping"])]), RED)
    one, two = table.put(make_creature("One"), BLUE), table.put(make_creature("Two"), BLUE)

    def look(request: Any) -> Any:
        assert {*request.options} == {("stop",), ("sweep", two.id), ("sweep", table.blue.id)}
        return ("sweep", two.id)

    table.decide("sweep", look)
    table.dice("1 0 0 2 0 0")
    table.attack(bear, "Strike", one)
    assert (one.damage, two.damage) == (1, 2)


@rule("academy.codex.sweeping-declare")
def test_a_sweep_is_declared_anew_so_guards_are_in_its_way(table: AcademyTable) -> None:
    bear = table.put(make_creature("Bear", attack=[bar(traits=["Sweeping"])]), RED)
    guards = [table.put(make_creature(name), BLUE) for name in ("One", "Two")]
    table.put(make_creature("Three"), BLUE)
    for each in guards:
        table.guard(each)
    table.decide("counterstrike", NO_COUNTERSTRIKE, NO_COUNTERSTRIKE)

    def look(request: Any) -> Any:
        assert {*request.options} == {("stop",), ("sweep", guards[1].id)}
        return ("sweep", guards[1].id)

    table.decide("sweep", look)
    table.dice("1 0 0 2 0 0")
    table.attack(bear, "Strike", guards[0])
    assert [each.damage for each in guards] == [1, 2]
    assert not any(each.guarding for each in guards)
