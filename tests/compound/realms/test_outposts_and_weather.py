"""Camps, waves, fog and stampedes: what moves whole fields meets what holds single things in place."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, DAZE, DISABLE, GRAPPLE, GROWTH, STAGGER, STUCK, STUN, ZOMBIE
from mageduel.facts.traits import MELEE, RANGED, RESTRAINED
from mageduel.state.phases import Phase
from tests.compound.choices import sow
from tests.kit.answers import (
    DECLINE,
    NO_COUNTERSTRIKE,
    NO_DEFENSE,
    NOTHING,
    PAY,
    STOP,
    attack,
    move,
    next_one,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("sup.spell.cascading-force-push-chain-pay-three")
def test_the_second_creature_of_a_cascade_is_no_target_and_keeps_its_nullify_hidden() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.red, "B1")
    orc, gargoyle = table.put("Orc Butcher", BLUE, "B2"), table.put("Gargoyle Sentry", BLUE, "B3")
    nullify = table.hide("Nullify", gargoyle)
    table.decide(
        "cascade", lambda request: next(each for each in request.options if each[1:] == (gargoyle.id, 1)), STOP
    )
    table.cast(table.red, "Cascading Force Wave", orc, 1)
    assert (table.place(orc), table.place(gargoyle)) == ("B3", "B4")
    assert nullify.hidden
    assert table.red.mana == 50 - 3 - 3


@rule("codex.stuck.held")
def test_a_wave_throws_a_knight_into_the_pit_and_then_cannot_carry_him_on() -> None:
    table = Table(red="Siren", blue="Warlord")
    table.move_to(table.red, "B1")
    pit = table.hide("Spiked Pit", "B3", RED)
    orc = table.put("Orc Butcher", BLUE, "B2")
    table.dice("0 0 0", effect=5)
    table.decide("pay reveal", PAY)
    table.dice("0 0 0 0", effect=1)
    table.dice("0 0 0", effect=12)
    options = [each for each in table.cast_options(table.red, "Tsunami") if "B2" in each]
    table.cast(table.red, "Tsunami", *next(each[3:] for each in options if each[-1] == 1))
    assert not table.in_play(pit)
    assert STUCK in orc.conditions
    assert table.place(orc) == "B3"


@rule("codex.grapple.incapacitated-ends", "sup.spell.mind-control-stun-on-reveal-and-removal")
def test_a_demon_whose_mind_is_taken_drops_what_it_held() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B3")
    drokarr, orc = table.put("Drokarr", BLUE, "B2"), table.put("Orc Butcher", RED, "B2")
    table.dice("0 0", effect=5)
    table.attack(drokarr, "Wrenching Claws", orc)
    assert GRAPPLE in orc.conditions
    control = table.hide("Mind Control", drokarr, RED)
    table.reveal(control)
    assert drokarr.controller == RED
    assert STUN in drokarr.conditions
    assert GRAPPLE not in orc.conditions
    assert not table.has(orc, RESTRAINED)


@rule("codex.disable.keeps-attributes", "codex.disable.loses")
def test_a_disarmed_echo_still_gathers_its_mana_but_hears_no_song_and_calls_nobody() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    table.game.phase = Phase.ACTIONS
    crab = table.put("Colossal Crab", RED, "B2")
    table.attach("Ballad of Courage", crab)
    echo = table.attach("Echo of the Depths", table.red)
    table.channel()
    assert echo.mana == 2
    table.move_to(table.blue, "B1")
    table.cast(table.blue, "Disarm", table.red, echo.id)
    assert echo.conditions == {DISABLE: 1}
    table.channel()
    assert echo.mana == 3


@rule("codex.disable.keeps-traits", "codex.cantrip.returns")
def test_a_disarmed_galvitar_cannot_strike_but_still_finds_its_way_home() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.blue, "B1")
    blade = table.attach("Galvitar, Force Blade", table.red)
    table.cast(table.blue, "Disarm", table.red, blade.id)
    assert not [each for each in table.actions(table.red) if each[:2] == ("attack", blade.id)]
    table.cast(table.blue, "Dissolve", table.red, blade.id)
    assert not table.in_play(blade)
    assert "Galvitar, Force Blade" in [each.name for each in table.game.players[RED].book]


@rule("codex.zombie.already-slow")
def test_a_slow_kraken_dragged_out_of_the_grave_comes_back_stunned() -> None:
    table = Table(red="Necromancer", blue="Siren")
    table.destroy(table.put("Kraken", BLUE, "B2"))
    table.destroy(table.put("Colossal Crab", BLUE, "B2"))
    table.cast(table.red, "Animate Dead", "arena", "Kraken", 1)
    table.cast(table.red, "Animate Dead", "arena", "Colossal Crab", 1)
    kraken, crab = table.find("Kraken"), table.find("Colossal Crab")
    assert ZOMBIE in kraken.conditions
    assert STUN in kraken.conditions
    assert STUN not in crab.conditions
    assert (kraken.damage, crab.damage) == (5, 3)
    assert table.red.mana == 50 - 11 - 7


@rule("sup.spell.mana-prism-blocks-transfer")
def test_a_vampire_of_mana_drinks_nothing_from_a_mage_behind_a_prism() -> None:
    table = Table(red="Wizard", blue="Necromancer")
    table.move_to(table.red, "B2")
    prism = table.put("Mana Prism", RED, "C1")
    deathfang = table.put("Deathfang", BLUE, "B2")
    table.attach("Mana Vampirism", deathfang)
    table.always("offer", DECLINE)
    table.dice("2 0 0")
    table.attack(deathfang, "Bite", table.red)
    assert (table.red.mana, prism.mana, table.blue.mana) == (49, 1, 50)


@rule("codex.extinguish.hydro-immune-target", "codex.extinguish.hydro-immune-result")
def test_a_surging_wave_puts_out_a_burning_vine_and_does_it_no_harm() -> None:
    table = Table(red="Siren", blue="Druid")
    table.move_to(table.red, "B1")
    vine = table.put("Raptor Vine", BLUE, "B2")
    table.condition(vine, BURN, 2)
    table.cast(table.red, "Surging Wave", vine)
    assert (vine.conditions, vine.damage, table.place(vine)) == ({}, 0, "B2")


def test_a_trampling_elephant_earns_no_veterans_badge_but_its_tusks_do() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    elephant = table.put("Titanodon", RED, "B2")
    ram, other = table.put("Mountain Ram", BLUE, "B2", damage=6), table.put("Mountain Ram", BLUE, "B3", damage=6)
    table.decide("trample", ("trample", ram.id))
    table.dice("2* 0 0 0 0 0 0")
    table.act(elephant, move("B3"))
    assert not table.in_play(ram)
    assert table.value(elephant, MELEE) == 0
    table.dice("2* 0 0 0 0")
    table.attack(elephant, "Gore", other)
    assert not table.in_play(other)
    assert table.value(elephant, MELEE) == 1


def test_strength_and_speed_go_into_the_rhinos_horn_and_not_into_its_hooves() -> None:
    table = Table(red="Beastmaster", blue="Warlord")
    rhino = table.put("Woolly Rhinoceros", RED, "B2")
    table.attach("Bear Strength", rhino)
    grunt, orc = table.put("Goblin Grunt", BLUE, "B2"), table.put("Orc Butcher", BLUE, "B3")
    table.decide("trample", ("trample", grunt.id))
    table.dice("0 0 0")
    table.dice("0 0 0 0 0 0 0")
    table.act(rhino, move("B3"), attack(rhino, "Great Horn", orc))
    assert table.rolled == [3, 7]


def test_alfiya_scorches_every_enemy_the_flash_dazes_and_whoever_the_circle_dazes() -> None:
    table = Table(red="Priestess", blue="Warlord")
    table.put("Alfiya, Noble Enforcer", RED, "A1")
    orc, mine = table.put("Orc Butcher", BLUE, "C1"), table.put("Knight of Westlock", RED, "C1")
    table.attach("Circle of Light", mine)
    table.always("order", next_one(orc))
    table.dice("0 0", effect=5)
    table.dice("0 0", effect=5)
    table.cast(table.red, "Blinding Flash", "C1")
    assert (orc.damage, mine.damage) == (2, 0)
    assert DAZE in mine.conditions
    other = table.put("Orc Butcher", BLUE, "C1")
    table.always("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.dice("0", effect=5)
    table.attack(other, "Meat Cleaver", mine)
    assert other.damage == 2


def test_rain_that_renews_cools_every_fire_and_mends_only_friends() -> None:
    table = Table(red="Druid", blue="Wizard")
    golem, snapper = table.put("Magma Golem", BLUE, "B2"), table.put("Vine Snapper", RED, "B2", damage=4)
    thorns, foe = table.wall("Wall of Thorns", "B2|B3"), table.put("Timber Wolf", BLUE, "B3", damage=4)
    thorns.damage = 1
    for thing in (golem, snapper, foe):
        table.condition(thing, BURN, 2)
    table.always("offer", lambda request: request.options[0])
    table.cast(table.red, "Renewing Rain", "arena")
    assert not any(BURN in thing.conditions for thing in (golem, snapper, foe))
    assert table.armor(golem) == 4
    assert (snapper.damage, foe.damage, thorns.damage) == (2, 4, 0)


def test_vines_are_living_things_and_win_their_druid_meredias_blessing() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    table.put("Meredia's Blessing", BLUE, "A1")
    snapper = table.put("Raptor Vine", RED, "B2", damage=5)
    table.put("Timber Wolf", BLUE, "B4")
    table.attach("Poisoned Blood", table.put("Bitterwood Fox", BLUE, "B4"), RED)
    for zone in ("C1", "C1"):
        sow(table, zone)
        table.reset()
    assert len(table.find_all("Vine Marker")) == 2
    table.always("offer", lambda request: next((e for e in request.options if snapper.id in e), request.options[0]))
    table.always("choose one", take(snapper))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert snapper.damage == 5 - 1 - 2


def test_a_wolf_kept_alive_by_the_lifetree_falls_with_it_and_feeds_the_graveyard() -> None:
    table = Table(red="Druid", blue="Necromancer")
    graveyard = table.put("Graveyard", BLUE, "A1")
    tree = table.put("Etherian Lifetree", RED, "C1")
    wolf = table.put("Timber Wolf", RED, "B2", damage=11)
    assert table.in_play(wolf)
    table.always("offer", lambda request: request.options[0])
    table.destroy(tree)
    assert not table.in_play(wolf)
    assert graveyard.mana == 2


@rule("codex.obscured.one-zone")
def test_rolling_fog_hides_the_ground_itself_from_storms_and_trappers_two_zones_off() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B1")
    table.put("Rolling Fog", BLUE, "A4")
    for spell in ("Sandstorm", "Teleport Trap", "Astral Anchor"):
        assert table.why_no_cast(table.red, spell, "B2") is None
        assert table.why_no_cast(table.red, spell, "B3") is not None


@rule("sup.spell.temple-high-guard-kills-attacker")
def test_a_high_guard_cuts_the_blademaster_down_before_either_of_his_blades_falls() -> None:
    table = Table(red="Warlord", blue="Paladin")
    corazin = table.put("Sir Corazin, Blademaster", RED, "B2", damage=11)
    guard = table.put("Temple High Guard", BLUE, "B2")
    table.guard(guard)
    table.always("defend", NO_DEFENSE)
    table.decide("counterstrike", lambda request: next(each for each in request.options if guard.id in each))
    table.dice("2* 2* 0 0 0 0")
    table.act(corazin, ("attack", corazin.id, 1, guard.id))
    assert not table.in_play(corazin)
    assert guard.damage == 0


def test_shocked_by_its_prey_a_bear_is_staggered_for_its_next_turn_but_a_grunt_cannot_even_attack() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    bear, grunt = table.put("Steelclaw Grizzly", RED, "B2"), table.put("Goblin Grunt", RED, "B2")
    gargoyle = table.put("Orc Butcher", BLUE, "B2")
    for creature, name, dice in ((bear, "Claws", "0 0 0 0 0"), (grunt, "Shortsword", "0 0 0")):
        table.hide("Shock", gargoyle)
        table.decide("pay reveal", PAY)
        table.dice(dice)
        table.act(creature, attack(creature, name, gargoyle))
        assert creature.conditions == {STAGGER: 1}
    assert attack(grunt, "Shortsword", gargoyle) not in table.actions(grunt)
    assert attack(bear, "Claws", gargoyle) in table.actions(bear)
    table.dice("0 0 0")
    table.attack(bear, "Claws", gargoyle)
    assert table.rolled == [5, 3, 3]


def test_blood_in_the_water_that_a_cat_has_drawn_drives_the_berserker_to_strike_twice() -> None:
    table = Table(red="Siren", blue="Paladin")
    table.put("Makunda", RED, "B2")
    berserker = table.put("Deptonne Berserker", RED, "B2")
    victim, knight = table.put("Asyran Cleric", BLUE, "B2"), table.put("Brogan Bloodstone", BLUE, "B2")
    table.dice("0 0 0", effect=1)
    table.attack(berserker, "Razor Claws Strike", knight)
    table.condition(victim, BLEED)
    table.dice("0 0 0", effect=1)
    table.dice("0 0 0", effect=1)
    table.attack(berserker, "Razor Claws Strike", knight)
    assert len(table.attacks(berserker, knight)) == 3


@pytest.mark.parametrize("has_initiative", [True, False])
def test_a_wreck_lends_its_luck_to_pirates_of_either_side_but_infernia_takes_the_blades_share(
    has_initiative: bool,
) -> None:
    table = Table(red="Siren", blue="Warlock")
    table.put("Wreck of the Viridian Lace", RED, "A1")
    turghut = table.put("Turghut", BLUE, "B2")
    table.initiative(RED if has_initiative else BLUE)
    luck = 1 if has_initiative else 0
    assert (table.value(turghut, MELEE), table.value(turghut, RANGED)) == (luck, luck)
    table.put("Altar of Infernia", BLUE, "A2")
    assert (table.value(turghut, MELEE), table.value(turghut, RANGED)) == (0, luck)


def test_tunnels_carry_a_soldier_past_the_wall_but_not_past_the_orbs_toll() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.put("Hidden Tunnels", RED, "B1")
    table.put("Garrison Post", RED, "B1")
    table.put("Archer's Watchtower", RED, "B3")
    table.put("Suppression Orb", BLUE, "A4")
    table.wall("Wall of Steel", "B1|B2")
    orc, troll = table.put("Orc Butcher", RED, "B1"), table.put("Timber Wolf", RED, "B1")
    there = [each for each in table.actions(orc) if "B3" in each]
    assert there
    assert not [each for each in table.actions(troll) if "B3" in each]
    table.act(orc, there[0], NOTHING)
    assert table.place(orc) == "B3"
    assert table.red.mana == 49


@rule("core.trait.rage-enemy-creature-attack-only")
def test_an_eye_for_an_eye_hurts_a_wolverine_without_enraging_it() -> None:
    table = Table(red="Paladin", blue="Beastmaster")
    knight = table.put("Eligor Larington", RED, "B2")
    table.attach("Eye for an Eye", knight)
    wolverine = table.put("Dragonclaw Wolverine", BLUE, "B2")
    table.dice("2* 2*", effect=1)  # Aegis 1
    table.always("counterstrike", NO_COUNTERSTRIKE)
    table.attack(wolverine, "Ripping Claws", knight)
    assert (knight.damage, wolverine.damage) == (4, 4)
    assert table.value(wolverine, MELEE) == 0
    assert table.armor(wolverine) == 2


def test_a_forcefield_does_not_stop_what_an_eye_for_an_eye_gives_back() -> None:
    table = Table(red="Paladin", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue, tokens={"Forcefield": 3})
    blade = table.attach("Galvitar, Force Blade", table.blue)
    table.attach("Eye for an Eye", table.red)
    table.dice("2 2 0 0")
    table.attack(table.blue, "Thrust", table.red, source=blade)
    assert (table.red.damage, table.blue.damage) == (4, 4)
    assert list(field.marks.values()) == [3]


def test_gloves_and_temple_may_both_have_the_same_bolt_thrown_again() -> None:
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.red, "B1")
    table.attach("Gloves of Skill", table.red)
    table.put("Temple of the Dawnbreaker", BLUE, "A4")
    knight = table.put("Asyran Defender", BLUE, "B2")
    table.always("defend", NO_DEFENSE)
    table.dice("0 0 0 0 0", effect=1)
    table.always("reroll", lambda request: request.options[-1])
    table.dice("2* 2* 0 0 0")
    table.dice("1* 0 0 0 0")
    table.cast(table.red, "Lightning Bolt", knight)
    assert knight.damage == 1


def test_devoured_by_a_borrowed_leviathan_a_knight_leaves_growth_to_nobody_and_no_card_behind() -> None:
    table = Table(red="Warlord", blue="Siren")
    whale = table.put("Sherean Leviathan", BLUE, "B2")
    table.control(whale, RED)
    crab = table.put("Colossal Crab", BLUE, "B2", damage=7)
    table.dice("2* 2* 0 0 0 0 0")
    table.attack(whale, "Endless Maw", crab)
    assert table.game.players[BLUE].discard == []
    assert GROWTH not in whale.conditions
    assert table.value(whale, MELEE) == 1  # but its general calls it a veteran
