"""Chains of counters, stolen hands and late surprises, where cards of three sets meet in one step."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_ATTACK, ROLL_DICE
from mageduel.facts.conditions import BURN, DAZE, STUN, TAINTED
from mageduel.facts.traits import FLYING
from tests.compound.piles import discarded
from tests.kit.answers import DECLINE, PAY, first, move, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = {"name": "Twin", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


def test_a_wizard_cannot_turn_a_dark_mages_thirst_against_him() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.blue, "C1")
    table.hide("Reverse Magic", table.blue)
    table.red.damage = 8
    table.always("pay reveal", PAY)
    table.always("offer", DECLINE)
    table.cast(table.red, "Drain Life", table.blue)
    assert (table.red.damage, table.blue.damage, discarded(table, RED)) == (8, 0, ["Drain Life"])


def test_a_charmed_beast_thrown_back_on_itself_may_hurt_itself() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    wolf, grunt = table.put("Timber Wolf", BLUE), table.put("Goblin Grunt", RED)
    table.attach("Charm", wolf, RED)
    table.hide("Reverse Attack", grunt)
    table.decide("pay reveal", PAY)
    table.dice("2* 2 0 0")
    table.attack(wolf, "Bite", grunt)
    assert (wolf.damage, grunt.damage, len(table.find_all("Charm"))) == (2, 0, 1)


def test_the_second_of_two_strikes_falls_when_the_first_has_carried_its_victim_off() -> None:
    table = Table(red="Beastmaster", blue="Priestess")
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED)
    cleric = table.put("Asyran Cleric", BLUE)
    divine = table.hide("Divine Intervention", cleric)
    table.reveal_after(DAMAGE_AND_EFFECTS, divine, by=twin)
    table.decide("teleport", ("teleport", "B2"))
    table.dice("1* 0")
    table.attack(twin, "Twin", cleric)
    assert (cleric.damage, [each.dice for each in table.attacks() if each.hit]) == (1, [2])


def test_a_knocked_down_gargoyle_neither_flies_nor_intercepts_nor_is_hard_as_stone() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.red, "B2")
    table.always("offer", DECLINE)
    gargoyle, fox = table.put("Gargoyle Sentry", BLUE), table.put("Bitterwood Fox", BLUE)
    archer = table.put("Goblin Slinger", RED, "B1")
    table.guard(gargoyle)
    assert table.armor(gargoyle) == 4
    table.cast(table.red, "Knockdown", gargoyle)
    assert (gargoyle.guarding, table.has(gargoyle, FLYING), table.armor(gargoyle)) == (False, False, 1)
    table.dice("1 0 0")
    table.attack(archer, "Stone Sling", fox)
    assert fox.damage == 1


def test_an_arrow_taken_by_a_guard_finds_his_block_and_not_the_mages() -> None:
    table = Table(red="Priestess", blue="Warlord")
    table.move_to(table.blue, "B2")
    guard = table.put("Dwarf Panzergarde", BLUE)
    table.guard(guard)
    mine, his = table.hide("Block", guard), table.hide("Block", table.blue)
    archer = table.put("Royal Archer", RED, "B1")
    table.decide("intercept", take(guard))
    table.decide("pay reveal", PAY)
    table.always("defend", lambda request: request.options[0])
    table.attack(archer, "Longbow", table.blue)
    assert (table.in_play(mine), table.in_play(his), table.blue.damage, guard.guarding) == (False, True, 0, False)


def test_a_charm_turned_up_between_dice_and_wound_saves_the_wounded() -> None:
    table = Table(red="Priestess", blue="Warlock")
    cleric = table.put("Asyran Cleric", RED, damage=4)
    charm = table.hide("Healing Charm", cleric)
    slayer = table.put("Dark Pact Slayer", BLUE)
    table.reveal_after(ROLL_DICE, charm, by=slayer)
    table.dice("2* 1 0 0")  # the blow, two through armor
    table.dice("2 1 0 0")  # the charm, in time
    table.attack(slayer, "Hellsword", cleric)
    assert (table.in_play(cleric), cleric.damage) == (True, 1 + 3)


def test_a_guard_dazed_by_the_light_around_his_foe_strikes_back_blindly() -> None:
    table = Table(red="Paladin", blue="Warlock")
    knight, slayer = table.put("Knight of Westlock", RED), table.put("Dark Pact Slayer", BLUE)
    table.attach("Circle of Light", knight)
    table.guard(slayer)
    table.dice("0 0 0 0 0")
    table.decide("counterstrike", take(slayer))
    table.always("defend", lambda request: request.options[0])
    table.dice("2* 0 0 0")
    table.dice("0", effect=5)
    table.attack(knight, "Longsword", slayer)
    assert (knight.damage, slayer.conditions) == (2, {DAZE: 1})


def test_a_taint_is_blood_enough_to_leave_a_werewolf_no_choice() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    goran = table.put("Goran, Werewolf Pet", RED)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, TAINTED)
    targets = {each[3] for each in table.actions(goran) if each[0] == "attack"}
    assert (fox.id in targets, targets) == (False, {wolf.id})


def test_a_burning_imp_is_drawn_to_fires_it_can_see() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    imp = table.put("Wildfire Imp", RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.condition(wolf, BURN)
    assert ("jump", "B4") in table.actions(imp)
    table.wall("Wall of Stone", "B2|B3")
    assert ("jump", "B4") not in table.actions(imp)


@rule("ruling.r12")
def test_a_mage_stunned_by_a_vent_has_done_with_his_turn_and_with_the_stun() -> None:
    table = Table(red="Siren", blue="Wizard")
    table.always("offer", DECLINE)
    table.hide("Hydrothermal Vent", "B2", RED)
    table.move_to(table.blue, "B3")
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0 0", effect=9)
    table.act(table.blue, move("B2"))
    assert table.blue.damage == 1
    assert STUN not in table.blue.conditions


def test_a_pillar_that_dissipates_burns_the_last_to_come_before_it_is_gone() -> None:
    table = Table(red="Priestess", blue="Beastmaster")
    pillar = table.put("Pillar of Righteous Flame", RED)
    table.tokens(pillar, "Dissipate", 1)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0 0 0", effect=1)
    table.upkeep()
    assert (wolf.damage, table.in_play(pillar)) == (2, False)


def test_a_curse_that_feeds_on_magic_spares_who_has_only_curses() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Arcane Corruption", wolf, RED)
    table.attach("Agony", wolf, RED)
    table.upkeep()
    assert wolf.damage == 0


def test_gold_pays_for_a_pirate_and_not_for_a_wolf() -> None:
    table = Table(red="Siren", blue="Warlock")
    gerard = table.put("Gerard Matranga", RED, "C1", tokens={"Gold": 3})
    table.always("offer", DECLINE)
    table.decide("spend tokens", ("coins", 3))
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert (tokens_on(gerard), table.red.mana) == ({}, 48)
    table.cast(table.red, "Timber Wolf", "C1")
    assert table.red.mana == 48 - 9


def test_a_spirit_is_bound_by_its_own_bond_and_a_titan_by_none() -> None:
    table = Table(red="Priestess", blue="Warlord")
    wraith = table.put("Grey Wraith", BLUE)
    titan = table.put("Talos", BLUE)
    assert table.why_no_cast(table.red, "Bind Spirit", titan) is not None
    table.attach("Bind Spirit", wraith, RED)
    assert table.why_no_move(wraith, "B3") == "cannot-move"
    table.attach("Force Hold", titan, RED)
    assert table.why_no_move(titan, "B3") is None


@pytest.mark.parametrize("heals_first", [True, False])
def test_a_drowning_man_is_saved_by_whoever_acts_first(heals_first: bool) -> None:
    table = Table(red="Siren", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, damage=8)
    drown = table.attach("Drown", wolf, RED)
    table.attach("Regrowth", wolf)
    table.always("offer", DECLINE)
    table.always("upkeep", PAY)
    choice = first(wolf, "Regenerate") if heals_first else first(drown, "Drown")
    table.always("upkeep order", lambda request: choice if choice in request.options else request.options[0])
    table.initiative(BLUE if heals_first else RED)
    table.upkeep()
    assert table.in_play(wolf) is heals_first


def test_who_strikes_twice_into_an_enemys_retaliation_is_struck_once() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    twin, slayer = table.put(make_creature("Twin", attack=[TWIN]), RED), table.put("Dark Pact Slayer", BLUE)
    retaliate = table.hide("Retaliate", slayer)
    table.reveal_after(DECLARE_ATTACK, retaliate, by=twin)
    table.dice("0 0")
    table.dice("0 0")
    table.decide("counterstrike", take(slayer))
    table.dice("2* 0 0 0")
    table.attack(twin, "Twin", slayer)
    assert (twin.damage, table.in_play(retaliate)) == (2, False)
