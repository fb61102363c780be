"""The Academy of Priestess, Warlock and Forcemaster: blessings, seals and shields of force in one room."""

import pytest

from mageduel.facts.conditions import BURN, FREEZE, STAGGER
from mageduel.facts.traits import MELEE, PEST
from mageduel.rules.victory.standing import DuelEnds
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, GUARD, NO_DEFENSE, NOTHING, PAY, attack, sweep, take
from tests.kit.moments import ACTIVATION
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


# Blessings


def test_a_dazzled_guard_of_bones_loses_his_post_and_a_mage_only_two_dice() -> None:
    table = room("Priestess", "Necromancer")
    harvester = table.put("Brittle Harvester", BLUE)
    table.guard(harvester)
    table.dice("0 0 0", effect=2)
    table.cast(table.red, "Dazzle", harvester)
    assert (harvester.conditions, harvester.guarding) == ({STAGGER: 1}, False)
    table.dice("0", effect=4)
    table.cast(table.red, "Dazzle", table.blue)
    assert table.odds(table.blue, "Basic Melee Attack", table.red).dice.value == 1


def test_the_broken_wing_heals_nobody_under_the_owl() -> None:
    table = room("Priestess", "Druid")
    owl = table.put("Darkfenne Owl", BLUE)
    table.red.damage = 5
    table.always("offer", take(table.red))
    table.cast(table.red, "Broken Wing Angel")
    assert (table.red.damage, [each.kind for each in table.asked if each.kind == "offer"]) == (5, [])
    table.destroy(owl)
    table.dice("2 1 0")
    table.cast(table.red, "Broken Wing Angel")
    assert table.red.damage == 2


def test_the_enduring_paladin_earns_his_strength_when_the_last_wound_closes_and_only_once() -> None:
    table = room("Priestess", "Warlord")
    table.cast(table.red, "Ehren, Enduring Paladin")
    ehren = table.find("Ehren, Enduring Paladin")
    assert (ehren.damage, table.value(ehren, MELEE)) == (7, 0)
    ehren.damage = 2
    table.always("offer", DECLINE)
    table.dice("2 2 0")
    table.decide("offer", take(ehren))
    table.cast(table.red, "Broken Wing Angel")
    assert (ehren.damage, table.value(ehren, MELEE)) == (0, 4)


def test_paladins_valor_measures_levels_and_a_mage_of_the_academy_is_above_a_knight() -> None:
    table = room("Priestess", "Warlord")
    ehren = table.put("Ehren, Enduring Paladin", RED, damage=1)
    knight = table.put("Harshforge Knight", BLUE)
    table.attach("Paladin's Valor", ehren)
    assert table.armor(ehren) == 4
    assert table.odds(ehren, "Sword of the Last Watch", table.blue).dice.value == 3
    assert table.odds(ehren, "Sword of the Last Watch", knight).dice.value == 1


def test_a_focus_is_gone_before_the_blow_is_given_back() -> None:
    table = room("Priestess", "Beastmaster")
    sentry = table.put("Temple Sentry", RED)
    table.attach("Blessed Focus", sentry)
    table.guard(sentry)
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("1* 0")
    table.decide("counterstrike", take(sentry))
    table.dice("0 0")
    table.attack(hound, "Bite", sentry)
    assert sentry.damage == 1


def test_touch_and_sanctity_do_not_shield_twice() -> None:
    table = room("Priestess", "Beastmaster")
    angel = table.put("Gloranna, Avenging Angel", RED)
    table.attach("Asyra's Touch", angel)
    razortusk = table.put("Razortusk", BLUE)
    assert table.odds(razortusk, "Razor Tusks", angel).dice.value == 3


def test_what_only_restore_kept_alive_falls_with_its_last_token() -> None:
    table = room("Priestess", "Beastmaster")
    hound = table.put("Disciple of Radiance", RED, damage=12)
    restore = table.attach("Restore", hound, tokens={"Dissipate": 1})
    assert table.life(hound) == 16
    table.upkeep()
    assert (table.in_play(restore), table.in_play(hound)) == (False, False)


def test_a_removed_curse_pays_back_two_and_only_what_is_shown_can_be_removed() -> None:
    table = room("Priestess", "Necromancer")
    hound = table.put("Disciple of Radiance", RED)
    table.always("offer", DECLINE)
    decay = table.attach("Curse of Decay", hound, BLUE)
    weakness = table.attach("Curse of Weakness", hound, BLUE)
    hidden = table.hide("Cowardice", hound, BLUE)
    table.cast(table.red, "Remove Curse", hound, "Curse of Decay + Curse of Weakness")
    assert [table.in_play(each) for each in (decay, weakness, hidden)] == [False, False, True]
    assert table.red.mana == 50 - 2 - 3 + 2


def test_revealed_magic_lies_still_though_it_must_be_shown() -> None:
    table = room("Priestess", "Elementalist")
    sentry = table.put("Temple Sentry", RED)
    trap = table.hide("Frost Trap", sentry, BLUE)
    table.always("offer", DECLINE)
    table.cast(table.red, "Reveal Magic", trap)
    table.act(sentry, GUARD)
    assert (trap.hidden, table.in_play(trap), sentry.conditions) == (True, True, {})
    table.next_round()
    table.decide("pay reveal", PAY)
    table.always("glyph", lambda request: request.options[0])
    table.act(sentry, GUARD)
    assert (table.in_play(trap), sentry.conditions) == (False, {FREEZE: 1})


# Demons


def test_a_sealed_demon_stands_idle_and_his_seals_weigh_on_his_master_to_the_end() -> None:
    table = room("Warlock", "Beastmaster")
    table.cast(table.red, "Mhegedden, Sealed Demon")
    demon = table.find("Mhegedden, Sealed Demon")
    table.next_round()
    assert (table.life(table.red), tokens_on(demon)) == (24, {"Seal": 2})
    assert table.has(demon, PEST)
    assert [each for each in table.actions(demon) if each[0] in ("attack", "guard")] == []
    table.red.damage = 21
    table.upkeep()
    assert table.life(table.red) == 22
    with pytest.raises(DuelEnds):
        table.upkeep()
    assert not table.game.players[RED].is_alive


def test_the_blade_maiden_parries_claws_and_strikes_back_but_not_against_the_master_of_fists() -> None:
    table = room("Warlock", "Monk")
    maiden, oboko = table.put("Khali-Gar, Blade Maiden", RED), table.put("Oboko, Sohei Master", BLUE)
    hound = table.put("Wychwood Hound", BLUE)
    table.always("offer", DECLINE)
    table.decide("defend", take(maiden))
    table.effect(7)
    table.decide("counterstrike", take(maiden))
    table.dice("1 0 0 0")
    table.attack(hound, "Bite", maiden)
    assert hound.damage == 1
    table.dice("1 0 0 0")
    table.decide("counterstrike", take(maiden))
    table.decide("defend", NO_DEFENSE)
    table.dice("2 0 0 0")
    table.attack(oboko, "Closed Fist", maiden)
    assert (maiden.damage, oboko.damage) == (1, 2)


def test_a_thirst_on_a_vampiress_quenches_no_more_than_one() -> None:
    table = room("Warlock", "Beastmaster")
    vampiress = table.put("Naraka Vampiress", RED, damage=6)
    table.attach("Sanguine Thirst", vampiress)
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("2* 1* 0")
    table.attack(vampiress, "Unholy Bite", hound)
    assert (hound.damage, vampiress.damage) == (3, 4)


def test_a_link_heals_the_demons_master_and_a_mask_makes_nobody_a_demon_to_link() -> None:
    table = room("Warlock", "Beastmaster")
    hunter = table.put("Sanguine Hunter", RED)
    table.attach("Demonic Link", hunter)
    table.red.damage = 6
    hound = table.put("Wychwood Hound", BLUE)
    table.decide("offer", DECLINE)  # no fury
    table.dice("1* 0 0")
    table.attack(hunter, "Demon Claws", hound)
    assert table.red.damage == 5
    table.attach("Demonhide Mask", table.red)
    assert table.why_no_cast(table.red, "Demonic Link", table.red) is not None


def test_a_mask_sharpens_the_mages_blows_and_opens_them_to_fury() -> None:
    table = room("Warlock", "Beastmaster")
    table.attach("Demonhide Mask", table.red)
    star = table.attach("Hellstar", table.red)
    skunk = table.put("Swamp Snapper", BLUE)  # armor 4
    table.decide("offer", take())
    table.dice("0 0 0", effect=8)
    table.dice("2 2 1")
    table.attack(table.red, "Flaming Spiked Ball", skunk, source=star)
    assert (skunk.damage, skunk.conditions, table.red.damage) == (2, {BURN: 1}, 1)


def test_water_thrown_on_a_tide_finds_no_target_and_on_a_burning_mage_is_paid_by_the_flame() -> None:
    table = room("Warlock", "Elementalist")
    tide = table.put("Tide Elemental", BLUE)
    assert table.why_no_cast(table.red, "Extinguish", tide) is not None
    table.condition(table.red, BURN, 3)
    table.decide("remove condition", take("Burn", 2), ("done",))
    table.cast(table.red, "Extinguish", table.red)
    assert (table.red.conditions, table.red.mana) == ({BURN: 1}, 50 - 1 - 2)


def test_a_sneaking_demon_walks_past_the_guard_and_through_the_armor() -> None:
    table = room("Warlock", "Druid")
    hunter = table.put("Sanguine Hunter", RED)
    guard, snapper = table.put("Swamp Lurker", BLUE), table.put("Swamp Snapper", BLUE)
    table.guard(guard)
    table.always("offer", DECLINE)
    assert table.why_no_attack(hunter, "Demon Claws", snapper) == "guarded"
    table.cast(table.red, "Sneak Attack", hunter)
    table.dice("2 2")
    table.attack(hunter, "Demon Claws", snapper)
    assert snapper.damage == 3  # armor 4 against Piercing 3
    assert guard.guarding


def test_twin_fires_in_a_hellscape_burn_hotter_both_and_ask_no_guard() -> None:
    table = room("Warlock", "Beastmaster")
    table.put("Hellscape", RED)
    hound, guard = table.put("Wychwood Hound", BLUE), table.put("Razortusk", BLUE)
    table.guard(guard)
    table.dice("1 0 0 0", effect=5)
    table.decide("sweep", sweep(guard))
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Twin Fireball", hound)
    assert (hound.damage, guard.damage, guard.guarding) == (1, 1, True)


# Force


def test_a_shield_of_force_thins_with_its_tokens_and_stops_no_arrow() -> None:
    table = room("Warlord", "Forcemaster")
    shield = table.attach("Force Shield", table.blue)
    torgo, ranger = table.put("Torgo, Pit Troll", RED), table.put("Wychwood Ranger", RED)
    assert table.odds(torgo, "Heavy Club", table.blue).dice.value == 2
    assert table.odds(ranger, "Shortbow", table.blue).dice.value == 3
    table.tokens(shield, "Dissipate", 1)
    assert table.odds(torgo, "Heavy Club", table.blue).dice.value == 4


def test_a_scarab_gives_a_token_for_a_blow_that_armor_does_not_stop() -> None:
    table = room("Forcemaster", "Druid")
    scarab = table.put("Psionic Scarab", RED, tokens={"Dissipate": 2})
    snapper = table.put("Swamp Snapper", BLUE)
    table.decide("offer", DECLINE, take())
    table.dice("2 1 0")
    table.attack(scarab, "Psionic Spike", snapper)
    assert (snapper.damage, tokens_on(scarab)) == (3, {"Dissipate": 1})


def test_galvanized_in_time_a_staggered_eye_may_look() -> None:
    table = room("Forcemaster", "Beastmaster")
    eye = table.put("Eye of Itadjet", RED)
    table.condition(eye, STAGGER)
    foe = table.put("Wychwood Hound", BLUE)
    galvanize = table.hide("Galvanize", eye)
    table.reveal_after(ACTIVATION, galvanize, by=eye)
    table.always("offer", take())
    table.always("remove condition", take("Stagger"))
    table.dice("1 0", effect=1)
    table.act(eye, attack(eye, "Psionic Blast", foe))
    assert (foe.damage, eye.conditions, table.red.mana) == (1, {}, 48)


def test_power_redistributed_is_not_dispersed_for_free() -> None:
    table = room("Forcemaster", "Wizard")
    cobra = table.put("Psionic Cobra", RED, tokens={"Dissipate": 5})
    power = table.hide("Redistributed Power", table.red)
    table.reveal(power)
    assert (tokens_on(cobra), table.value(table.red, MELEE)) == ({"Dissipate": 3}, 2)
    table.always("pay to destroy", ("let it be",))
    table.cast(table.blue, "Disperse", power)
    assert table.in_play(power)


def test_cowards_in_the_room_strike_no_betters() -> None:
    table = room("Forcemaster", "Beastmaster")
    fear = table.hide("Mass Cowardice", "A1", RED)
    hound, rajah = table.put("Wychwood Hound", BLUE), table.put("Rajah, Jungle's Talon", BLUE)
    scarab = table.put("Psionic Scarab", RED)
    table.reveal_after(ACTIVATION, fear, by=hound)
    table.act(hound, NOTHING)
    assert table.why_no_attack(hound, "Bite", scarab) is not None
    assert table.why_no_attack(rajah, "Claws", scarab) is None
    assert table.why_no_attack(rajah, "Claws", table.red) is not None


def test_daggers_fly_at_three_and_stagger_each_for_itself() -> None:
    table = room("Forcemaster", "Beastmaster")
    pack = [table.put("Wychwood Hound", BLUE) for _ in range(3)]
    table.decide("further target", ("target", pack[1].id), ("target", pack[2].id))
    table.dice("1", effect=4)
    table.dice("2*", effect=3)
    table.dice("1", effect=12)
    table.cast(table.red, "Force Daggers", pack[0])
    assert [each.damage for each in pack] == [0, 2, 0]  # hounds among hounds have armor
    assert [bool(each.conditions) for each in pack] == [True, False, True]


def test_unseen_legs_carry_a_polearm_past_the_guard_to_two_targets() -> None:
    table = room("Forcemaster", "Beastmaster")
    table.attach("Illusory Leggings", table.red)
    shifratar = table.attach("Shifratar", table.red)
    guard, lynx = table.put("Razortusk", BLUE), table.put("Pellian Lynx", BLUE)
    table.guard(guard)
    table.decide("offer", take())
    table.dice("1 1 0")
    table.decide("sweep", sweep(table.blue))
    table.dice("1 0 0")
    table.attack(table.red, "Slash", lynx, source=shifratar)
    assert (lynx.damage, table.blue.damage, guard.guarding, table.red.mana) == (2, 1, True, 47)


def test_a_burst_reaches_the_plagued_spirit_that_no_hound_dares_to_bite() -> None:
    table = room("Necromancer", "Forcemaster")
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    cobra = table.put("Psionic Cobra", BLUE)
    hound = table.put("Wychwood Hound", BLUE)
    assert table.why_no_attack(hound, "Bite", spirit) is not None
    assert table.why_no_attack(table.blue, "Basic Melee Attack", spirit) is None
    table.always(
        "order",
        lambda request: next(
            (each for which in (table.red, spirit, cobra, hound) for each in request.options if which.id in each),
            request.options[0],
        ),
    )
    table.dice("0 0 0", effect=1)
    table.dice("2 2 1", effect=1)
    table.dice("0 0 0", effect=1)
    table.dice("0 0 0", effect=1)
    table.cast(table.blue, "Telekinetic Burst")
    assert (spirit.damage, table.blue.damage) == (5, 0)
