"""How conditions are got rid of, what keeps them away, and what they do to each other."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, CORRODE, CRIPPLE, DAZE, ROT, SLEEP, STAGGER, STUN, TAINTED, WEAK
from mageduel.facts.traits import FLYING, RESTRAINED
from tests.kit.answers import NOTHING, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


def test_purify_draws_the_poison_out_and_leaves_fire_and_daze() -> None:
    table = Table(red="Priestess", mana=20)
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.give(wolf, BURN)
    table.give(wolf, DAZE)
    assert table.why_no_cast(table.red, "Purify", wolf) is not None
    table.give(wolf, WEAK)
    table.give(wolf, CRIPPLE)
    assert table.why_no_cast(table.red, "Purify", wolf) is None
    offers = [each for each in table.cast_options(table.red, "Purify") if each[3] == wolf.id]
    assert not [each for each in offers if "Burn" in str(each) or "Daze" in str(each)]


@rule("codex.restrained.flying", "codex.restrained.exempt", "core.condition.restrained-not-conjurations")
def test_a_crippled_flyer_is_brought_down_and_a_storm_cannot_be_held() -> None:
    table = Table()
    basilisk = table.put("Stonegaze Basilisk", RED)
    falcon = table.put("Thunderift Falcon", BLUE)
    spirit = table.put("Whirling Spirit", BLUE)
    table.dice("0 0", effect=7)
    table.attack(basilisk, "Paralysis Beam", falcon)
    assert not table.has(falcon, FLYING)
    assert table.why_no_attack(basilisk, "Bite", falcon) is None
    table.dice("1 0", effect=12)
    table.attack(basilisk, "Paralysis Beam", spirit)
    assert spirit.conditions == {}
    assert not table.has(spirit, RESTRAINED)


@rule("codex.stagger.same-activation")
def test_staggered_by_a_counterstrike_in_its_own_turn_it_stays_so_through_the_next() -> None:
    table = Table()
    fist = {"name": "Fist", "kind": "melee", "action": "quick", "dice": 1, "effects": "1+ = stagger"}
    brute = table.put(make_creature("Brute", attack=[fist]), BLUE)
    bear = table.put("Steelclaw Grizzly", RED)
    table.guard(brute)
    table.decide("counterstrike", take(brute))
    table.dice("0 0 0 0 0")
    table.dice("0", effect=5)
    table.act(bear, attack(bear, "Claws", brute))
    assert bear.conditions == {STAGGER: 1}
    table.dice("0 0 0")  # major: two dice less
    table.act(bear, attack(bear, "Claws", brute))
    assert bear.conditions == {}


def test_a_stone_skin_gives_the_acid_more_to_eat() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    stone = table.attach("Turn to Stone", wolf, RED)
    table.give(wolf, CORRODE, 5)
    assert (table.armor(wolf), wolf.damage) == (3, 0)
    table.destroy(stone)
    assert (table.armor(wolf), wolf.conditions, wolf.damage) == (0, {CORRODE: 2}, 0)


@rule("codex.bleed.who", "codex.tainted.poison", "core.condition.sleep-psychic")
@pytest.mark.parametrize("condition", [BLEED, TAINTED, SLEEP, ROT, WEAK])
def test_bones_neither_bleed_nor_sleep_nor_rot(condition: object) -> None:
    table = Table()
    bones = table.put("Skeletal Sentry", BLUE)
    table.give(bones, condition)  # type: ignore[arg-type]
    assert (bones.conditions, bones.damage) == ({}, 0)


def test_a_taint_that_kills_does_so_at_once_and_one_taken_off_gives_the_life_back() -> None:
    table = Table()
    fox, wolf = table.put("Bitterwood Fox", BLUE, damage=2), table.put("Timber Wolf", BLUE, damage=6)
    table.give(fox, TAINTED)
    assert not table.in_play(fox)
    table.give(wolf, TAINTED)
    assert table.in_play(wolf)
    table.give(wolf, TAINTED)
    assert not table.in_play(wolf)


def test_a_taint_wakes_the_sleeper() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, SLEEP)
    table.give(wolf, TAINTED)
    assert wolf.conditions == {TAINTED: 1, DAZE: 1}


def test_a_sleeper_sleeps_through_its_own_turn_and_a_stun_beside_it_wears_off() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.give(wolf, SLEEP)
    table.give(wolf, STUN)
    table.act(wolf)
    assert wolf.conditions == {SLEEP: 1}


def test_drain_life_wakes_too_and_heals_only_by_what_the_sleeper_had() -> None:
    table = Table(red="Warlock", mana=20)
    table.move_to(table.red, "B2")
    table.red.damage = 10
    fox = table.put("Bitterwood Fox", BLUE, damage=3)
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, SLEEP)
    table.dice("2 2 2 0 0")
    table.cast(table.red, "Drain Life", fox)
    assert table.red.damage == 8
    table.mana(RED, 20)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Drain Life", wolf)
    assert (table.red.damage, wolf.conditions) == (7, {DAZE: 1})


def test_two_dazes_are_one_roll_and_gone_together() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.give(wolf, DAZE, 3)
    table.effect(7)
    table.dice("1 0 0 0")
    table.act(wolf, attack(wolf, "Bite", fox))
    assert (fox.damage, wolf.conditions) == (1, {})
    table.act(wolf, NOTHING)
