"""The Warlock of Adramelech: Fireweaving, Smoldering Curses, Demonic Reward."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.traits import DAMAGE_MODIFIER, FINITE_LIFE
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, STOP, attack, take
from tests.kit.table import BLUE, RED, Table, make_creature

FLAME = DAMAGE_MODIFIER[DamageType.FLAME]


@pytest.fixture
def table() -> Table:
    table = Table(red="Adramelech Warlock", blue="Priestess")
    table.move_to(table.red, "B1")
    return table


def test_her_numbers() -> None:
    facts = mage("Warlock (Adramelech)")
    assert (facts.card.life, facts.card.armor, facts.card.channeling, facts.spell_points) == (33, 0, 9, 120)
    assert (facts.trained, facts.opposed) == (("dark", "fire"), ("holy",))
    (touch,) = facts.card.attacks
    assert (touch.name, touch.dice, touch.damage_type) == ("Burning Touch", 1, DamageType.FLAME)


# Fireweaving


def test_a_burn_leaps_from_one_object_to_another_in_its_zone(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.condition(fox, BURN, 2)
    table.decide("weave fire", ("weave fire", fox.id, wolf.id))
    table.act(table.red, NOTHING)
    assert (fox.conditions, wolf.conditions) == ({BURN: 1}, {BURN: 1})


def test_she_may_leave_it_where_it_is(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.condition(fox, BURN)
    table.decide("weave fire", STOP)
    table.act(table.red, NOTHING)
    assert (fox.conditions, wolf.conditions) == ({BURN: 1}, {})


def test_once_a_round_and_at_the_end_of_her_own_action_phase_only(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.condition(fox, BURN)
    table.act(fox, NOTHING)
    table.decide("weave fire", take(wolf))
    table.act(table.red, NOTHING)
    table.act(table.red, NOTHING)
    assert [request.kind for request in table.asked].count("weave fire") == 1
    table.reset()
    table.decide("weave fire", take(fox))
    table.act(table.red, NOTHING)
    assert fox.conditions == {BURN: 1}


def offered(table: Table) -> set[tuple[int, int]]:
    table.always("weave fire", STOP)
    table.act(table.red, NOTHING)
    asked = [request for request in table.asked if request.kind == "weave fire"]
    return {(each[1], each[2]) for request in asked for each in request.options if each != STOP}


def test_conjurations_can_give_and_take_it(table: Table) -> None:
    fox, flower = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Mana Flower", BLUE, "B2")
    table.condition(flower, BURN)
    assert offered(table) == {(flower.id, fox.id)}


def test_neither_too_far_nor_in_another_zone_nor_onto_what_cannot_burn(table: Table) -> None:
    near, other = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B2")
    far, beside = table.put("Bitterwood Fox", BLUE, "B4"), table.put("Timber Wolf", BLUE, "B4")
    imp = table.put("Firebrand Imp", BLUE, "B3")
    for each in (near, far):
        table.condition(each, BURN)
    assert offered(table) == set()
    assert not {other.conditions.get(BURN), beside.conditions.get(BURN), imp.conditions.get(BURN)} - {None}


def test_both_must_be_seen(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.condition(fox, BURN)
    table.wall("Wall of Stone", "B1|B2")
    assert offered(table) == set()
    assert wolf.conditions == {}


# Smoldering Curses


def test_cursed_enemies_burn_better_however_many_curses_they_bear(table: Table) -> None:
    fox, friend = table.put("Bitterwood Fox", BLUE, "B3"), table.put("Timber Wolf", RED, "B3")
    curse = table.hide("Agony", fox, RED)
    table.attach("Agony", friend, RED)
    assert table.value(fox, FLAME) == 0
    table.reveal(curse)
    table.attach("Enfeeble", fox, RED)
    assert (table.value(fox, FLAME), table.value(friend, FLAME)) == (1, 0)
    table.destroy(curse)
    assert table.value(fox, FLAME) == 1
    table.destroy(table.find("Enfeeble", on=fox))
    assert table.value(fox, FLAME) == 0


def test_neither_other_spells_nor_other_peoples_curses(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.attach("Agony", fox, BLUE)
    table.attach("Bear Strength", fox, RED)
    assert table.value(fox, FLAME) == 0


def test_her_touch_rolls_a_die_more_against_the_cursed(table: Table) -> None:
    table.attach("Agony", table.blue, RED)
    table.move_to(table.blue, "B1")
    assert table.odds(table.red, "Burning Touch", table.blue).dice.value == 2


# Demonic Reward


@pytest.fixture
def slayer(table: Table) -> Object:
    return table.put("Dark Pact Slayer", RED, "B2", damage=5)


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=30), BLUE, "B2")


def strike(table: Table, demon: Object, victim: Object, dice: str = "1* 0 0 0") -> None:
    table.dice(dice)
    table.attack(demon, demon.card.attacks[0].name, victim)


def test_a_demon_that_wounds_what_burns_heals_once_a_round(table: Table, slayer: Object, brute: Object) -> None:
    table.condition(brute, BURN)
    strike(table, slayer, brute)
    strike(table, slayer, brute)
    assert slayer.damage == 4
    table.reset()
    strike(table, slayer, brute)
    assert slayer.damage == 3


def test_every_demon_has_a_reward_of_its_own(table: Table, slayer: Object, brute: Object) -> None:
    other = table.put("Dark Pact Slayer", RED, "B2", damage=5)
    table.condition(brute, BURN)
    strike(table, slayer, brute)
    strike(table, other, brute)
    assert (slayer.damage, other.damage) == (4, 4)


def test_no_reward_without_fire_without_a_wound_or_for_others(table: Table, slayer: Object, brute: Object) -> None:
    strike(table, slayer, brute)
    table.condition(brute, BURN)
    strike(table, slayer, brute, "0 0 0 0")
    wolf = table.put("Timber Wolf", RED, "B2", damage=5)
    strike(table, wolf, brute)
    foreign = table.put("Dark Pact Slayer", BLUE, "B2", damage=5)
    table.condition(slayer, BURN)
    strike(table, foreign, slayer)
    assert (slayer.damage, wolf.damage, foreign.damage) == (6, 5, 5)


def test_fire_that_the_attack_itself_brings_does_not_count(table: Table) -> None:
    hellion = table.put("Flaming Hellion", RED, "B2", damage=3)
    brute = table.put(make_creature("Brute", life=30), BLUE, "B2")
    bar = next(bar for bar in hellion.card.attacks if bar.range is None)
    table.dice("1* " + "0 " * ((bar.dice or 0) - 1), effect=12)
    table.attack(hellion, bar.name, brute)
    assert BURN in brute.conditions
    assert hellion.damage == 3


def test_what_cannot_heal_gets_nothing(table: Table, slayer: Object, brute: Object) -> None:
    table.attach("Poisoned Blood", slayer, BLUE)
    table.condition(brute, BURN)
    strike(table, slayer, brute)
    assert table.has(slayer, FINITE_LIFE)
    assert slayer.damage == 5


def test_she_acts_and_weaves_after_attacking(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B1"), table.put("Timber Wolf", BLUE, "B1")
    table.dice("0", effect=12)
    table.decide("weave fire", take(wolf))
    table.act(table.red, attack(table.red, "Burning Touch", fox))
    assert (fox.conditions, wolf.conditions) == ({}, {BURN: 1})
