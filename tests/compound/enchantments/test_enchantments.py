"""Enchantments meeting copies of themselves, timestamps, windows, mandatory reveals, shifts and thefts."""

import pytest

from mageduel.dsl.steps import (
    AVOID_ATTACK,
    DECLARE_ATTACK,
    DECLARE_MOVE,
    ENTERING_ZONE,
    LEAVING_ZONE,
    ROLL_DICE,
)
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import FLYING, MELEE
from mageduel.state.events import Destroyed, Revealed
from mageduel.state.phases import Phase
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, FORFEIT, NOTHING, PAY, attack, move, next_one, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


@rule(
    "sup.rules.cannot-cast-duplicate-of-own-hidden",
    "sup.rules.may-cast-duplicate-of-enemy-hidden",
    "sup.rules.cannot-cast-duplicate-of-any-revealed",
)
def test_a_copy_of_my_own_is_barred_hidden_or_not_and_the_enemys_only_once_it_is_shown(table: Table) -> None:
    table.move_to(table.red, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    strength = table.hide("Bear Strength", imp, BLUE)
    table.cast(table.red, "Bear Strength", imp)
    with pytest.raises(Refused):
        table.cast(table.red, "Bear Strength", imp)
    mine = table.find("Bear Strength", seat=RED)
    table.destroy(mine)
    table.reveal(strength)
    with pytest.raises(Refused):
        table.cast(table.red, "Bear Strength", imp)
    table.destroy(strength)
    table.cast(table.red, "Bear Strength", imp)
    assert table.find("Bear Strength", on=imp).controller == RED


@rule("sup.rules.later-reveal-of-duplicate-is-lost", "sup.rules.hidden-duplicate-may-stay-when-other-revealed")
def test_the_second_copy_shown_is_thrown_away_undestroyed_but_works_if_the_first_has_gone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    mine, theirs = table.hide("Bear Strength", wolf, RED), table.hide("Bear Strength", wolf, BLUE)
    table.reveal(theirs)
    assert table.in_play(mine)
    table.reveal_after(Phase.RESET, mine)
    table.reset()
    assert not table.in_play(mine)
    assert table.value(wolf, MELEE) == 2
    assert not table.events(Destroyed)
    assert discarded(table, RED) == ["Bear Strength"]
    other = table.hide("Bear Strength", wolf, RED)
    table.destroy(theirs)
    assert table.value(wolf, MELEE) == 0
    table.reveal(other)
    assert table.value(wolf, MELEE) == 2


@rule("sup.spell.bull-endurance-loss-can-destroy", "ruling.r23")
@pytest.mark.parametrize(("damage", "survives"), [(9, True), (10, False)])
def test_endurance_shifted_off_a_wounded_wolf_kills_it_at_exactly_its_own_life(damage: int, survives: bool) -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2", damage=damage), table.put("Bitterwood Fox", RED, "B2")
    endurance = table.attach("Bull Endurance", wolf)
    table.cast(table.red, "Shift Enchantment", endurance, fox.id)
    assert table.in_play(wolf) == survives
    assert endurance.attached_to is fox
    assert table.life(fox) == 9


@rule("sup.rules.example-eagle-wings-moved-away-and-back", "sup.rules.gain-lose-conflict-later-wins", "ruling.r20")
def test_wings_maimed_fly_again_when_they_have_been_shifted_away_and_back() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    wings = table.attach("Eagle Wings", wolf)
    table.attach("Maim Wings", wolf, BLUE)
    assert not table.has(wolf, FLYING)
    table.cast(table.red, "Shift Enchantment", wings, fox.id)
    assert table.has(fox, FLYING)
    table.cast(table.red, "Shift Enchantment", wings, wolf.id)
    assert table.has(wolf, FLYING)
    table.attach("Tanglevine", wolf, BLUE)
    assert not table.has(wolf, FLYING)


@rule(
    "sup.rules.example-bull-endurance-then-deathlock",
    "sup.rules.example-bull-endurance-moved-under-deathlock",
    "sup.rules.example-deathlock-destroyed-restores-bonus",
)
def test_endurance_older_than_deathlock_counts_and_moved_under_it_waits_for_its_end() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    basilisk, wolf = table.put("Stonegaze Basilisk", RED, "B2"), table.put("Timber Wolf", RED, "B2")
    endurance = table.attach("Bull Endurance", basilisk)
    lock = table.put("Deathlock", BLUE, "A1")
    assert (table.life(basilisk), table.life(wolf)) == (14, 10)
    table.cast(table.red, "Shift Enchantment", endurance, wolf.id)
    assert (table.life(basilisk), table.life(wolf)) == (10, 10)
    table.destroy(lock)
    assert (table.life(basilisk), table.life(wolf)) == (10, 14)


@rule("sup.spell.example-steal-enchantment-ghoul-rot-costs", "codex.magebind.adjusted-everywhere")
@pytest.mark.parametrize(("on_mage", "to_mage", "price"), [(False, False, 12), (False, True, 14), (True, True, 16)])
def test_stealing_ghoul_rot_counts_magebind_where_it_is_and_where_it_goes(
    on_mage: bool, to_mage: bool, price: int
) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    leech, slayer = table.put("Mana Leech", RED, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    host, goal = table.red if on_mage else leech, table.blue if to_mage else slayer
    rot = table.attach("Ghoul Rot", host, BLUE)
    spell = table.cast(table.red, "Steal Enchantment", rot, goal.id)
    assert spell.paid == price
    assert (rot.attached_to, rot.controller, rot.owner) == (goal, RED, BLUE)
    table.always("offer", DECLINE)
    table.upkeep()
    assert goal.damage == 2
    table.destroy(rot)
    assert discarded(table, BLUE) == ["Ghoul Rot"]


@rule("sup.spell.steal-enchantment-no-control-of-restricted")
def test_a_wizard_may_drag_death_link_to_another_victim_but_the_warlock_goes_on_drinking(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.blue.damage = 6
    leech, imp = table.put("Mana Leech", RED, "B2"), table.put("Firebrand Imp", BLUE, "B2")
    link = table.attach("Death Link", leech, BLUE)
    table.cast(table.red, "Steal Enchantment", link, imp.id)
    assert (link.attached_to, link.controller) == (imp, BLUE)
    table.always("offer", DECLINE)
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (table.blue.damage, imp.damage, leech.damage) == (4, 2, 0)


@rule("core.reveal.both-want-initiative-first", "core.reveal.conflicts-in-reveal-order")
@pytest.mark.parametrize(("holder", "flies"), [(RED, False), (BLUE, True)])
def test_in_one_window_the_initiative_reveals_first_and_so_the_other_has_the_last_word(
    holder: int, flies: bool
) -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.initiative(holder)
    wolf = table.put("Timber Wolf", RED, "B2")
    wings, maim = table.hide("Eagle Wings", wolf), table.hide("Maim Wings", wolf, BLUE)
    table.reveal_after(ACTIVATION, wings, by=wolf)
    table.reveal_after(ACTIVATION, maim, by=wolf)
    table.act(wolf, NOTHING)
    assert table.has(wolf, FLYING) == flies


@rule("sup.spell.bull-endurance-reveal-after-roll-dice")
@pytest.mark.parametrize(("wounds", "survives"), [(0, True), (1, False)])
def test_endurance_shown_after_the_roll_saves_a_fox_from_eight_damage_but_not_a_scratched_one(
    wounds: int, survives: bool
) -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    slayer, fox = table.put("Dark Pact Slayer", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2", damage=wounds)
    endurance = table.hide("Bull Endurance", fox)
    table.reveal_after(ROLL_DICE, endurance, target=fox)
    table.dice("2 2 2 2")
    table.attack(slayer, "Hellsword", fox)
    assert table.in_play(fox) == survives
    assert table.in_play(endurance) == survives
    assert table.blue.mana == 47


@rule("sup.spell.enfeeble-after-move-prevents-action", "sup.spell.enfeeble-mid-action-does-not-cancel")
@pytest.mark.parametrize("before_the_bite", [True, False])
def test_enfeeble_after_the_step_takes_the_bite_and_after_its_declaration_does_not(before_the_bite: bool) -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf, imp = table.put("Timber Wolf", RED, "B1"), table.put("Firebrand Imp", BLUE, "B2")
    enfeeble = table.hide("Enfeeble", wolf, BLUE)
    if before_the_bite:
        table.reveal_after(ENTERING_ZONE, enfeeble, by=wolf)
        table.act(wolf, move("B2"))
    else:
        table.reveal_after(DECLARE_ATTACK, enfeeble, by=wolf)
        table.dice("1 1 1 0")
        table.act(wolf, move("B2"), attack(wolf, "Bite", imp))
    assert imp.damage == (0 if before_the_bite else 3)


@rule("sup.spell.chains-of-agony-latest-reveal", "sup.spell.chains-of-agony-damage-on-declaration")
def test_chains_shown_once_the_fox_is_on_its_way_hurt_for_the_second_step_only() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    fox = table.put("Bitterwood Fox", RED, "B1", damage=3)
    chains = table.hide("Chains of Agony", fox, BLUE)
    table.reveal_after(DECLARE_MOVE, chains, by=fox)
    table.act(fox, move("B2"), move("B3"), NOTHING)
    assert (table.place(fox), fox.damage) == ("B3", 4)
    table.decide("offer", DECLINE)
    table.act(fox, move("B2"))
    assert not table.in_play(fox)
    assert discarded(table, BLUE) == ["Chains of Agony"]


@rule("core.mandatory.off-trigger-reveal-wasted", "sup.rules.example-block-revealed-without-attack")
def test_a_block_shown_before_the_attack_is_declared_is_wasted_and_the_attack_comes_through() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf, imp = table.put("Timber Wolf", RED, "B2"), table.put("Firebrand Imp", BLUE, "B2")
    block = table.hide("Block", imp)
    table.reveal_after(ACTIVATION, block, by=wolf)
    table.dice("1 1 1 0")
    table.act(wolf, attack(wolf, "Bite", imp))
    assert imp.damage == 3
    assert discarded(table, BLUE) == ["Block"]


@rule("core.mandatory.must-reveal-on-trigger", "core.mandatory.cost-may-be-declined")
def test_a_weak_first_strike_forces_the_block_out_and_unpaid_it_stops_neither_strike() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    goran = table.put("Goran, Werewolf Pet", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    block = table.hide("Block", wolf)
    table.decide("pay reveal", FORFEIT)
    table.dice("1* 0 0 1* 0 0 0")
    table.attack(goran, "Feral Claws", wolf)
    assert not table.in_play(block)
    assert [each.avoided for each in table.attacks()] == [False, False]
    assert (wolf.damage, table.blue.mana) == (2, 50)


@rule("sup.rules.other-unavoidable-attacks-force-block", "ruling.r55")
def test_brogans_blade_forces_out_block_and_reverse_attack_and_cuts_through_both() -> None:
    table = Table(red="Priestess", blue="Warlock")
    brogan, slayer = table.put("Brogan Bloodstone", RED, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    block, reverse = table.hide("Block", slayer), table.hide("Reverse Attack", slayer)
    table.always("pay reveal", PAY)
    table.always("order", next_one(block))
    table.dice("1 1 1 1")
    table.attack(brogan, "Vorpal Blade", slayer)
    assert not table.in_play(block)
    assert not table.in_play(reverse)
    assert (slayer.damage, brogan.damage) == (4, 0)


@rule("core.trap.any-movement-triggers", "core.trap.own-creatures-do-not-trigger", "core.trap.summon-does-not-trigger")
def test_a_trap_waits_while_its_owner_passes_and_somebody_is_summoned_and_springs_at_a_push() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    trap = table.hide("Hellfire Trap", "B2", RED)
    imp = table.put("Firebrand Imp", RED, "B1")
    table.act(imp, move("B2"), move("B3"))
    table.decide("offer", DECLINE)
    table.summon("Bitterwood Fox", BLUE, "B2")
    assert table.in_play(trap)
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.decide("pay reveal", PAY)
    table.dice("1* 1* 0 0", effect=9)
    table.push(wolf, "east")
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("B2", 2, {BURN: 2})
    assert not table.in_play(trap)


@rule("core.trap.any-movement-triggers", "core.trap.resolves-after-entry")
def test_one_trap_throws_its_victim_into_the_next_and_the_walk_is_not_over_yet() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    gone, fire = table.hide("Teleport Trap", "B2", RED), table.hide("Hellfire Trap", "B4", RED)
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.always("pay reveal", PAY)
    table.decide("teleport", ("teleport", "B4"))
    table.dice("1* 1* 0 0", effect=1)
    table.act(wolf, move("B2"), move("A4"))
    assert (table.place(wolf), wolf.damage) == ("A4", 2)
    assert not table.in_play(fire)
    assert not table.in_play(gone)
    assert table.red.mana == 46


@rule("core.trap.controller-orders-resolution", "core.trap.several-per-zone")
@pytest.mark.parametrize("fire_first", [True, False])
def test_two_traps_spring_in_the_order_their_owner_says_and_spare_the_victim_nothing(fire_first: bool) -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    fire, gone = table.hide("Hellfire Trap", "B2", RED), table.hide("Teleport Trap", "B2", RED)
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.decide("order", next_one(fire if fire_first else gone))
    table.always("pay reveal", PAY)
    table.dice("1* 1* 1* 0", effect=1)
    table.decide("teleport", ("teleport", "B4"))
    table.act(wolf, move("B2"), NOTHING)
    assert (table.place(wolf), wolf.damage) == ("B4", 3)
    shown = [each.enchantment for each in table.events(Revealed)]
    assert shown == ([fire, gone] if fire_first else [gone, fire])


@rule("core.enchant.magebind-raises-reveal-cost")
def test_hide_on_a_mage_costs_one_more_to_show_and_so_to_dispel_but_is_shifted_for_its_level(table: Table) -> None:
    table.move_to(table.blue, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    hide = table.hide("Rhino Hide", table.blue)
    table.reveal(hide)
    assert table.blue.mana == 47
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Dispel", hide) is None
    table.mana(RED, 4)
    assert table.why_no_cast(table.red, "Dispel", hide) == "not-enough-mana"
    spell = table.cast(table.blue, "Shift Enchantment", hide, imp.id)
    assert spell.paid == 1
    spell = table.cast(table.red, "Dispel", hide)
    assert spell.paid == 4


@rule("sup.spell.decoy-two-mana-when-destroyed", "sup.spell.decoy-countered-no-mana")
def test_a_decoy_pays_when_sought_out_or_purged_but_not_when_nullified_on_its_way(table: Table) -> None:
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    decoy = table.hide("Decoy", imp)
    table.cast(table.red, "Seeking Dispel", decoy)
    assert table.blue.mana == 52
    table.hide("Decoy", imp)
    table.cast(table.red, "Purge Magic", imp)
    assert table.blue.mana == 54
    leech = table.put("Mana Leech", RED, "B2")
    table.hide("Nullify", leech)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Decoy", leech)
    assert table.blue.mana == 52
    assert not table.find_all("Decoy")


@rule("core.mage.warlock-curseweaving-choose-one-of-many", "core.mage.warlock-curseweaving-once-per-round")
def test_of_two_curses_on_the_fallen_one_comes_home_and_of_the_next_fallen_none() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.attach("Agony", wolf, BLUE)
    table.hide("Ghoul Rot", wolf, BLUE)
    table.attach("Enfeeble", fox, BLUE)
    table.decide("offer", take("Ghoul Rot"))
    table.destroy(wolf)
    table.destroy(fox)
    assert in_book(table, BLUE) == ["Ghoul Rot"]
    assert discarded(table, BLUE) == ["Agony", "Enfeeble"]


@rule("ruling.r19")
@pytest.mark.parametrize("paid", [True, False])
def test_only_a_holy_enchantment_that_is_paid_for_brings_the_priestess_life(paid: bool) -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Ring of Asyra", table.red)
    cleric = table.put("Asyran Cleric", RED, "B2")
    aegis = table.hide("Divine Protection", cleric)
    table.reveal_after(Phase.RESET, aegis, pays=paid)
    table.reset()
    assert table.in_play(aegis) == paid
    assert table.life(table.red) == (33 if paid else 32)
    assert table.red.mana == (49 if paid else 50)


@rule("sup.spell.pacify-reveal-not-during-declare", "sup.rules.attack-canceled-guard-still-removed")
def test_pacify_shown_against_an_empty_purse_cancels_the_attack_and_still_takes_the_guard_off() -> None:
    table = Table(red="Beastmaster", blue="Priestess")
    wolf, knight = table.put("Timber Wolf", RED, "B2"), table.put("Knight of Westlock", BLUE, "B2")
    table.guard(knight)
    pacify = table.hide("Pacify", wolf, BLUE)
    table.mana(RED, 1)
    table.reveal_after(DECLARE_ATTACK, pacify, by=wolf)
    table.act(wolf, attack(wolf, "Bite", knight))
    assert (knight.damage, knight.guarding, table.red.mana) == (0, False, 1)


@rule("sup.spell.force-hold-can-cancel-declared-move")
@pytest.mark.parametrize(("step", "place"), [(LEAVING_ZONE, "B1"), (ENTERING_ZONE, "B2")])
def test_force_hold_stops_a_walker_at_the_last_step_before_he_moves_and_holds_him_where_he_is(
    step: str, place: str
) -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.reveal_after(step, hold, by=wolf)
    table.act(wolf, move("B2"), NOTHING)
    assert table.place(wolf) == place
    assert table.why_no_move(wolf, "A1" if place == "B1" else "A2") is not None


def test_turn_to_stone_cannot_be_shown_in_mid_attack_but_at_activation_and_then_nothing_is_done() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    wolf, leech = table.put("Timber Wolf", RED, "B2"), table.put("Mana Leech", BLUE, "B2")
    stone = table.hide("Turn to Stone", wolf, BLUE)
    table.reveal_after(AVOID_ATTACK, stone, by=wolf)
    with pytest.raises(Refused):
        table.act(wolf, attack(wolf, "Bite", leech))
    other = Table(red="Beastmaster", blue="Wizard")
    wolf, leech = other.put("Timber Wolf", RED, "B2"), other.put("Mana Leech", BLUE, "B2")
    stone = other.hide("Turn to Stone", wolf, BLUE)
    other.reveal_after(ACTIVATION, stone, by=wolf)
    other.act(wolf)
    assert other.armor(wolf) == 8
    assert not wolf.active
    assert leech.damage == 0


@rule("sup.rules.only-first-damage-barrier-functions")
def test_of_two_barriers_the_older_strikes_and_once_it_is_dissolved_the_younger_does() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.attach("Demonhide Armor", table.red)
    table.attach("Circle of Lightning", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.dice("0 0 0 0 2")
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, table.rolled[-1]) == (2, 1)
    table.destroy(table.find("Demonhide Armor"))
    table.reset()
    table.dice("0 0 0 0 1* 1*", effect=1)
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, table.rolled[-1]) == (4, 2)


@rule("core.enchant.moves-with-target", "core.enchant.destroyed-with-target")
def test_a_hidden_enchantment_travels_with_its_host_by_teleport_and_goes_down_with_it_unseen(table: Table) -> None:
    table.move_to(table.red, "B2")
    creature = table.put(make_creature("Bearer", life=4), BLUE, "B2")
    hide = table.hide("Rhino Hide", creature)
    table.cast(table.red, "Teleport", creature, "B3")
    assert (table.place(hide), hide.hidden) == ("B3", True)
    table.destroy(creature)
    assert discarded(table, BLUE).count("Rhino Hide") == 1
    assert table.blue.mana == 50


@rule("sup.rules.limited-use-tracked-by-source")
def test_reflexes_used_up_by_one_creature_serve_no_other_they_are_shifted_to_until_the_reset() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    reflexes = table.attach("Cobra Reflexes", wolf)
    imp = table.put("Firebrand Imp", BLUE, "B2")
    table.decide("defend", take(reflexes))
    table.effect(7)
    table.attack(imp, "Hellfire Claws", wolf)
    table.cast(table.red, "Shift Enchantment", reflexes, fox.id)
    table.dice("1 0", effect=1)
    table.attack(imp, "Hellfire Claws", fox)
    assert fox.damage == 1
    table.reset()
    table.decide("defend", take(reflexes))
    table.effect(7)
    table.attack(imp, "Hellfire Claws", fox)
    assert (wolf.damage, fox.damage) == (0, 1)
