"""Counterstrikes in the thick of it: sleepers that wake, attackers that are stunned, furies and late reveals."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS
from mageduel.facts.conditions import DAZE, SLEEP, STUN
from tests.kit.answers import attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.condition.sleep-becomes-daze")
def test_a_sleeper_bitten_awake_may_bite_back_if_its_daze_lets_it() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    hydra = table.put("Darkfenne Hydra", BLUE)
    table.give(hydra, SLEEP)
    table.decide("counterstrike", take(hydra))
    table.dice("2* 0 0 0")
    table.effect(7)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert (hydra.damage, wolf.damage) == (2, 1)


def test_stunned_by_the_barrier_a_knight_cannot_parry_the_counterstrike() -> None:
    table = Table()
    knight = table.put("Knight of Westlock", RED)
    hydra = table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0 0")
    table.dice("0 0 0 0", effect=9)  # Lightning +2
    table.dice("2* 0 0 0")
    table.act(knight, attack(knight, "Longsword", hydra))
    assert (knight.damage, knight.conditions) == (2, {STUN: 1})


def test_dazed_by_the_barrier_a_knight_parries_badly() -> None:
    table = Table()
    knight = table.put("Knight of Westlock", RED)
    hydra = table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.decide("counterstrike", take(hydra))
    table.decide("defend", take(knight))
    table.dice("0 0 0 0 0")
    table.dice("0 0 0 0", effect=5)
    table.effect(9)
    table.dice("2* 0 0 0")
    table.act(knight, attack(knight, "Longsword", hydra))
    assert (knight.damage, knight.conditions) == (2, {DAZE: 1})


@rule("codex.incapacitated.no-counterstrike", "codex.incapacitated.guard-removed")
def test_a_guard_stunned_by_the_blow_itself_strikes_no_more() -> None:
    table = Table()
    angel = table.put("Samandriel, Angel of Light", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    table.dice("0 0 0 0 0", effect=11)
    table.attack(angel, 'The Greatsword "Starfire"', wolf)
    assert wolf.conditions == {STUN: 1}
    assert not wolf.guarding


@rule(
    "sup.spell.battle-fury-same-defender-no-second-barrier-or-counterstrike",
    "sup.spell.battle-fury-different-defender-new-sequence",
)
@pytest.mark.parametrize("same", [True, False])
def test_fury_on_the_same_hydra_is_answered_once_and_on_another_once_more(same: bool) -> None:
    table = Table(mana=20)
    bear = table.put("Steelclaw Grizzly", RED)
    hydra, other = table.put("Darkfenne Hydra", BLUE), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.attach("Circle of Lightning", other)
    table.cast(table.red, "Battle Fury", bear)
    table.decide("extra attack", attack(bear, "Claws", hydra if same else other))
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0 0")
    table.dice("1* 0", effect=1)
    table.dice("1* 0 0 0")
    table.dice("0 0 0 0 0")
    if not same:
        table.decide("counterstrike", take(other))
        table.dice("1* 0", effect=1)
        table.dice("1* 0 0 0")
    table.act(bear, attack(bear, "Claws", hydra))
    assert bear.damage == (2 if same else 4)


@rule("sup.spell.battle-fury-wasted-on-counterstrike")
def test_fury_spent_on_a_counterstrike_is_gone_when_the_guards_own_turn_comes() -> None:
    table = Table(red="Beastmaster", mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.guard(wolf)
    table.cast(table.red, "Battle Fury", wolf)
    table.decide("counterstrike", take(wolf))
    table.dice("0 0 0 0 0")
    table.dice("0 0 0 0")
    table.attack(bear, "Claws", wolf)
    table.dice("0 0 0 0")
    table.act(wolf, attack(wolf, "Bite", bear))
    assert table.rolled == [5, 4, 4]


def test_retaliate_shown_after_the_wound_still_strikes_back() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    retaliate = table.hide("Retaliate", bear)
    table.reveal_after(DAMAGE_AND_EFFECTS, retaliate, by=wolf, target=bear)
    table.decide("counterstrike", take(bear))
    table.dice("2* 0 0 0")
    table.dice("1* 0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert (bear.damage, wolf.damage) == (2, 1)
    assert not table.in_play(retaliate)


def test_a_sweeper_killed_by_the_first_victims_counterstrike_sweeps_no_more() -> None:
    table = Table()
    lord = table.put("Adramelech, Lord of Fire", RED, damage=13)
    hydra, fox = table.put("Darkfenne Hydra", BLUE), table.put("Bitterwood Fox", BLUE)
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0", effect=1)
    table.dice("1* 0 0 0")
    table.act(lord, attack(lord, "Hellfire Sweep", hydra))
    assert not table.in_play(lord)
    assert fox.damage == 0


def test_a_demonic_presence_harms_even_a_storm_and_needs_no_armor_to_pass() -> None:
    table = Table(blue="Warlock")
    table.move_to(table.blue, "B2")
    table.attach("Demonhide Armor", table.blue)
    spirit = table.put("Whirling Spirit", RED)
    knight = table.put("Knight of Westlock", RED)
    table.dice("0 0 0 0", effect=1)
    table.dice("2")
    table.attack(spirit, "Windstorm", table.blue)
    table.dice("0 0 0 0 0")
    table.dice("2")
    table.attack(knight, "Longsword", table.blue)
    assert (spirit.damage, knight.damage) == (2, 2)
