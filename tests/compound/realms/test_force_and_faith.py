"""Forcemasters and their invisible weapons against temples, knights, altars and what the sea sends."""

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, COUNTER_SPELL, DECLARE_ATTACK
from mageduel.facts.conditions import DAZE, DISABLE, SLAM, STUCK
from mageduel.facts.traits import FLYING, INTERCEPT, RESTRAINED, UNMOVABLE
from mageduel.state.phases import Phase
from tests.compound.choices import keep_all_but
from tests.kit.answers import NO_DEFENSE, NOTHING, PAY, ability, attack, cast, move, next_one, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("sup.spell.forcefield-triggers-per-attack", "sup.spell.forcefield-remaining-attacks-proceed")
def test_a_last_forcefield_token_stops_one_blade_and_the_other_meets_the_circle_of_light() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B2")
    table.attach("Forcefield", table.red, tokens={"Forcefield": 1})
    table.attach("Circle of Light", table.red)
    corazin = table.put("Sir Corazin, Blademaster", BLUE, "B2")
    table.always("defend", NO_DEFENSE)
    table.dice("1 1 0 0")
    table.dice("1*", effect=5)  # the circle answers the strike that hit
    table.act(corazin, ("attack", corazin.id, 1, table.red.id))
    assert (table.red.damage, corazin.damage) == (2, 1)
    assert DAZE in corazin.conditions


@rule("sup.spell.forcefield-skips-avoid-step-no-block", "sup.spell.forcefield-works-on-unavoidable-and-zone")
def test_a_forcefield_eats_the_sandstorm_meant_for_the_mage_and_her_block_stays_hidden() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B4")
    field = table.attach("Forcefield", table.red, tokens={"Forcefield": 2})
    block = table.hide("Block", table.red)
    stalker = table.put("Psylok", RED, "B2")
    table.always("order", next_one(table.red))
    table.dice("1 1 1 1", effect=1)  # +2 against the flyer
    table.cast(table.blue, "Sandstorm", "B2")
    assert (table.red.damage, stalker.damage) == (0, 4)
    assert block.hidden
    assert list(field.marks.values()) == [1]


@rule("sup.spell.eye-for-an-eye-untyped", "sup.spell.eye-for-an-eye-excess-not-mirrored")
def test_an_eye_for_an_eye_burns_the_lord_of_fire_with_as_much_as_the_initiate_had_left() -> None:
    table = Table(red="Paladin", blue="Warlock")
    initiate = table.put("Dawnbreaker's Initiate", RED, "B2", damage=2)
    knight = table.put("Eligor Larington", RED, "C3")
    eye = table.hide("Eye for an Eye", initiate)
    lord = table.put("Adramelech, Lord of Fire", BLUE, "B2")
    table.reveal_after(DECLARE_ATTACK, eye, by=lord, target=initiate)
    table.dice("2* 2* 2* 2 1 0", effect=1)
    table.decide("offer", ("choose", knight.id))
    table.attack(lord, "Hellfire Scythe", initiate)
    assert not table.in_play(initiate)
    assert lord.damage == 3
    assert table.place(knight) == "B2"


def test_what_only_a_swamp_holds_fast_does_not_fumble() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.put("Swamp", RED, "B3")
    dry, wet = table.put("Orc Butcher", BLUE, "B2"), table.put("Orc Butcher", BLUE, "B3")
    fox, other = table.put("Bitterwood Fox", RED, "B2"), table.put("Bitterwood Fox", RED, "B3")
    fumble = table.hide("Fumble", dry, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=dry, target=fox)
    table.attack(dry, "Meat Cleaver", fox)
    fumble = table.hide("Fumble", wet, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=wet, target=other)
    table.dice("1 1 0 0")
    table.attack(wet, "Meat Cleaver", other)
    assert (fox.damage, other.damage) == (0, 2)


@rule("codex.disable.keeps-attributes", "codex.disable.loses")
def test_a_disarmed_bastion_still_parries_but_no_longer_steps_in_front_of_others() -> None:
    table = Table(red="Paladin", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    bastion = table.attach("Dawn's Bastion", table.red)
    assert table.has(table.red, INTERCEPT)
    spell = table.cast(table.blue, "Disarm", table.red, bastion.id)
    assert spell.paid == 2
    assert not table.has(table.red, INTERCEPT)
    golem = table.put("Iron Golem", BLUE, "B2")
    table.decide("defend", take(bastion))
    table.effect(7)
    table.attack(golem, "Iron Fists", table.red)
    assert table.red.damage == 0


@rule("codex.disable.reset-removal", "codex.disable.loses")
def test_disarmed_spikes_neither_protect_nor_prick_until_the_next_round_is_made_ready() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    spikes = table.attach("Spiked Armor", table.red)
    table.game.phase = Phase.ACTIONS
    assert table.armor(table.red) == 2
    table.cast(table.blue, "Disarm", table.red, spikes.id)
    golem = table.put("Iron Golem", BLUE, "B2")
    table.dice("1 1 1 0 0 0")
    table.attack(golem, "Iron Fists", table.red)
    assert (table.red.damage, golem.damage) == (3, 0)
    table.reset()
    assert DISABLE not in spikes.conditions
    assert table.armor(table.red) == 2
    table.dice("1 1 1 0 0 0")
    table.dice("2*", effect=1)
    table.attack(golem, "Iron Fists", table.red)
    assert (table.red.damage, golem.damage) == (4, 2)


@rule("codex.invisible.untargeted", "codex.invisible.no-target")
def test_an_ankh_scorches_the_stalker_nobody_can_see() -> None:
    table = Table(red="Forcemaster", blue="Priest")
    table.move_to(table.blue, "B2")
    table.attach("Ankh of Asyra", table.blue)
    stalker = table.put("Invisible Stalker", RED, "B1")
    assert table.why_no_cast(table.blue, "Bind Spirit", stalker) is not None
    table.act(stalker, move("B2"), NOTHING)
    assert stalker.damage == 1
    assert table.why_no_cast(table.blue, "Sunfire Burst", stalker) is not None


@rule("sup.spell.invisible-stalker-still-bypasses-guards", "codex.invisible.attachments")
def test_a_stalker_bound_after_it_struck_past_the_guard_hides_its_own_bond_next_round() -> None:
    table = Table(red="Forcemaster", blue="Priest")
    table.move_to(table.blue, "B3")
    stalker = table.put("Invisible Stalker", RED, "B2")
    vanguard, cleric = table.put("Noble Vanguard", BLUE, "B2"), table.put("Asyran Cleric", BLUE, "B2")
    table.guard(vanguard)
    table.dice("1 1 0 0 0")
    table.act(stalker, attack(stalker, "Phantom Talons", cleric))
    assert cleric.damage == 1
    table.cast(table.blue, "Bind Spirit", stalker)
    bond = table.find("Bind Spirit", on=stalker)
    table.reveal(bond)
    assert table.has(stalker, RESTRAINED)
    assert table.has(stalker, UNMOVABLE)
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Dispel", bond) is None
    table.end_round()
    assert table.has(stalker, RESTRAINED)
    assert table.why_no_cast(table.red, "Dispel", bond) is not None


def test_a_force_wave_sweeps_walkers_into_the_pit_but_neither_flyers_nor_elephants() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B1")
    pit = table.hide("Spiked Pit", "B3", RED)
    wolf, griffin = table.put("Timber Wolf", BLUE, "B2"), table.put("Crusader Griffin", BLUE, "B2")
    elephant = table.put("Titanodon", BLUE, "B2")
    table.decide("order", next_one(griffin))
    table.always("order", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.dice("1 1 1 0", effect=1)
    table.always("direction", ("push", 1))
    table.cast(table.red, "Force Wave", "B2", 0)
    assert [table.place(each) for each in (wolf, griffin, elephant)] == ["B3", "B3", "B2"]
    assert (wolf.damage, griffin.damage) == (3, 0)
    assert STUCK in wolf.conditions
    assert not table.in_play(pit)


@rule("sup.spell.push-flyer-ignores-walls", "sup.spell.force-bash-slam-if-push-moved")
def test_a_griffin_bashed_over_the_reef_falls_on_whoever_stands_behind_it() -> None:
    table = Table(red="Forcemaster", blue="Siren")
    table.move_to(table.red, "B2")
    table.wall("Coral Barrier", "B2|B3")
    griffin, pirate = table.put("Crusader Griffin", BLUE, "B2"), table.put("Shoalsdeep Thrasher", BLUE, "B3")
    table.decide("slam into", ("slam", pirate.id))
    spell = table.cast(table.red, "Force Bash", griffin, 1, 0)
    assert spell.paid == 8
    assert table.place(griffin) == "B3"
    assert SLAM in griffin.conditions
    assert SLAM in pirate.conditions
    assert not table.has(griffin, FLYING)
    assert griffin.damage == 0


@pytest.mark.parametrize("pays", [True, False])
def test_a_runed_hammer_the_thief_may_not_wield_breaks_only_if_he_pays_for_the_rune(pays: bool) -> None:
    table = Table(red="Anvil Throne Warlord", blue="Forcemaster")
    table.move_to(table.blue, "B1")
    table.decide("inscribe", ("inscribe", "Rune of Power"))
    table.cast(table.red, "Eisenach's Forge Hammer", table.red)
    hammer = table.find("Eisenach's Forge Hammer")
    table.decide("pay to destroy", PAY if pays else ("let it be",))
    table.cast(table.blue, "Steal Equipment", table.red, hammer.id)
    assert table.in_play(hammer) is not pays
    assert table.blue.mana == 50 - 16 - (2 if pays else 0)
    if not pays:
        assert hammer.controller == RED


@rule("sup.spell.explode-attack-depends-on-destruction")
def test_a_blade_that_champions_gauntlets_save_from_exploding_hurts_nobody() -> None:
    table = Table(red="Warlock", blue="Warlord")
    table.move_to(table.blue, "B1")
    table.attach("Champion's Gauntlets", table.blue)
    blade = table.attach("Vorpal Blade", table.blue)
    table.cast(table.red, "Explode", table.blue, blade.id)
    assert table.in_play(blade)
    assert table.blue.damage == 0


@rule("sup.spell.altar-of-peace-once-per-attack-action", "sup.spell.mana-prism-captures-forced-losses-and-payments")
def test_what_peace_and_suppression_cost_a_blademaster_gathers_in_his_mages_prism() -> None:
    table = Table(red="Wizard", blue="Priestess")
    table.put("Altar of Peace", BLUE, "A4")
    table.put("Suppression Orb", BLUE, "A3")
    prism = table.put("Mana Prism", RED, "C1")
    corazin = table.put("Sir Corazin, Blademaster", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0 0")
    table.dice("0 0 0 0")
    table.act(corazin, ("attack", corazin.id, 1, wolf.id))
    assert (table.red.mana, prism.mana) == (49, 1)
    table.act(corazin, move("B3"), NOTHING)
    assert (table.red.mana, prism.mana) == (48, 2)
    table.decide("release mana", take())
    table.channel()
    assert (table.red.mana, prism.mana) == (48 + 10 + 2, 0)


@rule("sup.spell.wardstone-pay-per-enchantment", "sup.codex.cantrip-returns-whenever-discarded-or-destroyed")
def test_magic_destroyed_around_a_wardstone_sends_the_standard_home_and_spares_what_is_not_paid_for() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.blue, "B3")
    table.put("Enchanter's Wardstone", RED, "A1")
    grunt = table.put("Goblin Grunt", RED, "B2")
    standard, hide = table.attach("Standard Bearer", grunt), table.attach("Rhino Hide", grunt)

    table.always("order", next_one(standard))
    table.decide("pay to destroy", PAY, ("let it be",))
    spell = table.cast(table.blue, "Destroy Magic", "B2")
    assert (spell.paid, table.blue.mana) == (16, 50 - 16 - 2)
    assert not table.in_play(standard)
    assert table.in_play(hide)
    assert "Standard Bearer" in [each.name for each in table.game.players[RED].book]


def test_a_decoy_that_nobody_keeps_up_beside_the_monolith_still_pays_its_mage() -> None:
    table = Table(red="Forcemaster", blue="Anvil Throne Warlord")
    table.move_to(table.red, "B2")
    table.put("Harshforge Monolith", BLUE, "B3")
    table.attach("Forcefield", table.red, tokens={"Forcefield": 3})
    decoy = table.hide("Decoy", table.red)
    far = table.hide("Decoy", "B1", BLUE)

    table.always("upkeep", keep_all_but(decoy))
    table.upkeep()
    assert not table.in_play(decoy)
    assert table.in_play(far)
    assert table.red.mana == 50 + 2 - 3


@rule("sup.spell.mind-shield-cancels-one-attack")
def test_a_shielded_mind_does_not_hear_the_scream_that_its_neighbour_hears() -> None:
    table = Table(red="Necromancer", blue="Forcemaster")
    zombie = table.put("Screaming Zombie", RED, "B2")
    psylok, thrall = table.put("Psylok", BLUE, "B3"), table.put("Orc Butcher", BLUE, "B3")
    shield = table.hide("Mind Shield", psylok)
    table.reveal_after(AVOID_ATTACK, shield, by=zombie, target=psylok)
    table.decide("sweep", ("sweep", thrall.id))
    table.dice("1 1", effect=8)
    table.attack(zombie, "Unholy Scream", psylok)
    assert (psylok.damage, thrall.damage) == (0, 2)
    assert DAZE in thrall.conditions
    assert not table.in_play(shield)


def test_a_shielded_mind_breaks_the_lullaby_before_the_siren_has_paid_for_it() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    spore = table.put("Psylok", BLUE, "B2")
    shield, lullaby = table.hide("Mind Shield", spore), table.hide("Lullaby", spore, RED)
    table.reveal_after("counter-reveal", shield)
    table.reveal(lullaby)
    assert table.red.mana == 50
    assert not table.in_play(lullaby)
    assert not table.in_play(shield)


def test_a_shielded_mind_does_not_answer_the_sirens_call() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    table.move_to(table.red, "B1")
    orc = table.put("Orc Butcher", BLUE, "B2")
    table.put("Bitterwood Fox", RED, "B2")
    shield = table.hide("Mind Shield", orc)
    table.reveal_after(COUNTER_SPELL, shield, by=table.red, target=orc)
    table.act(table.red, cast("Siren's Call", orc))
    assert ("guard",) in table.actions(orc)


@rule("sup.spell.quicksand-roll-is-escape-roll")
def test_the_dawnbreakers_temple_pulls_a_knight_out_of_the_quicksand() -> None:
    table = Table(red="Warlord", blue="Priestess")
    temple = table.put("Temple of the Dawnbreaker", BLUE, "A4")
    knight = table.put("Brogan Bloodstone", BLUE, "B2")
    sand = table.attach("Quicksand", knight, RED)
    table.effect(7)
    table.decide("reroll", take(temple))
    table.effect(8)
    table.act(knight, ability(sand, "Struggle"))
    assert not table.in_play(sand)
    assert not table.has(knight, RESTRAINED)


@rule("sup.spell.charm-only-broken-by-mages-own-attack-damage")
def test_a_charmed_beast_forgives_the_dancing_sword_but_not_the_sword_in_the_hand() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    wolf = table.put("Dire Wolf", BLUE, "C1")
    charm = table.attach("Charm", wolf, RED)
    scimitar = table.attach("Dancing Scimitar", table.red)
    blade = table.attach("Vorpal Blade", table.red)
    assert table.why_no_attack(wolf, "Savage Bite", table.red) is not None
    table.decide("autonomous attack", take(scimitar, wolf))
    table.dice("2* 0 0")
    table.act(table.red, NOTHING)
    assert wolf.damage == 2
    assert table.in_play(charm)
    table.dice("2* 0 0 0")
    table.attack(table.red, "Razor Edged Slash", wolf, source=blade)
    assert not table.in_play(charm)
    assert table.why_no_attack(wolf, "Savage Bite", table.red) is None


@rule("sup.rules.example-bull-endurance-moved-under-deathlock")
def test_endurance_transfused_under_a_deathlock_is_lost_to_both() -> None:
    table = Table(red="Beastmaster", blue="Necromancer")
    wolf, ram = table.put("Timber Wolf", RED, "B2"), table.put("Mountain Ram", RED, "B3")
    bull = table.attach("Bull Endurance", wolf)
    table.put("Deathlock", BLUE, "A4")
    assert table.life(wolf) == 14
    transfusion = table.hide("Enchantment Transfusion", wolf)
    table.decide("transfuse", ("transfuse", bull.id, ram.id))
    table.reveal(transfusion)
    assert table.find("Bull Endurance", on=ram)
    assert (table.life(wolf), table.life(ram)) == (10, 7)
    assert table.red.mana == 49
    table.destroy(table.find("Deathlock"))
    assert table.life(ram) == 11


@rule("codex.invisible.retaliation")
def test_light_that_circles_a_knight_strikes_the_unseen_spirit_with_all_its_dice() -> None:
    table = Table(red="Forcemaster", blue="Paladin")
    knight = table.put("Brogan Bloodstone", BLUE, "B2")
    table.attach("Circle of Light", knight)
    stalker = table.put("Invisible Stalker", RED, "B2")
    table.dice("1 0 0 0 0")
    table.dice("2 1 0", effect=1)  # 1 die, +2 against Nonliving, Ethereal
    table.attack(stalker, "Phantom Talons", knight)
    assert stalker.damage == 3


def test_what_an_astral_anchor_holds_neither_trap_nor_gremlin_can_carry_off() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "B3")
    table.attach("Astral Anchor", "B2", RED)
    trap = table.hide("Teleport Trap", "B2", RED)
    ram = table.put("Mountain Ram", BLUE, "B3")
    table.cast(table.blue, "Lesser Teleport", ram, "B2")
    assert table.place(ram) == "B3"
    table.decide("pay reveal", PAY)
    table.act(ram, move("B2"), NOTHING)
    assert table.place(ram) == "B2"
    assert not table.in_play(trap)
    table.cast(table.blue, "Lesser Teleport", ram, "B3")
    assert table.place(ram) == "B2"
