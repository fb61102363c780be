"""The Academy of Necromancer, Druid, Elementalist and Monk: curses, potions, ice and Ki in one room."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE, FREEZE, ROT, STAGGER, WEAK
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, PAY, attack, cast, sweep, take
from tests.kit.moments import ACTIVATION
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


# The dead


def test_a_wounded_voidwalker_spreads_the_plague_more_surely() -> None:
    table = room("Necromancer", "Beastmaster")
    walker, hound = table.put("Plagued Voidwalker", RED), table.put("Wychwood Hound", BLUE)
    table.dice("0 0 0", effect=5)
    table.attack(walker, "Plague Strike", hound)
    assert hound.conditions == {}
    walker.damage = 1
    table.dice("0 0 0", effect=5)
    table.attack(walker, "Plague Strike", hound)
    assert hound.conditions == {ROT: 1}


def test_a_merchant_buys_dice_with_his_masters_blood() -> None:
    table = room("Necromancer", "Beastmaster")
    merchant, hound = table.put("Vengeful Merchant", RED), table.put("Wychwood Hound", BLUE)
    table.decide("offer", take())
    table.dice("1 1 1")
    table.attack(merchant, "Deathtouch", hound)
    assert (hound.damage, table.red.damage) == (3, 2)


def test_a_coward_does_not_bite_the_mage_but_may_bite_his_equal() -> None:
    table = room("Necromancer", "Beastmaster")
    hound, rat = table.put("Wychwood Hound", BLUE), table.put("Vengeful Voidwalker", RED)
    cowardice = table.hide("Cowardice", hound, RED)
    table.reveal_after(ACTIVATION, cowardice, by=hound)
    rest = table.offered(hound)
    assert attack(hound, "Bite", table.red) not in rest
    assert attack(hound, "Bite", rat) in rest
    table.next_round()
    assert not table.in_play(cowardice)
    assert table.why_no_attack(hound, "Bite", table.red) is None


def test_weakness_is_bought_each_upkeep_and_does_not_take_the_last_die() -> None:
    table = room("Necromancer", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    table.attach("Curse of Weakness", hound, RED)
    table.always("offer", take())
    table.upkeep()
    table.upkeep()
    assert (hound.conditions, table.red.mana) == ({WEAK: 2}, 46)
    assert table.odds(hound, "Bite", table.red).dice.value == 1


def test_the_scepter_spurs_a_mummy_for_one_mana_and_the_dice_go_with_the_first_of_two_blades() -> None:
    table = room("Necromancer", "Beastmaster")
    table.attach("Scepter of Undeath", table.red)
    sword, tusk = table.put("Mummified Swordmaster", RED, damage=1), table.put("Razortusk", BLUE)
    table.decide("offer", take())
    table.always("offer", DECLINE)
    table.dice("0 0 0 0 0")
    table.decide("strike again", ("strike again",))
    table.dice("0 0 0")
    table.act(sword, attack(sword, "Twin Blades", tusk))
    assert table.red.mana == 49


def test_the_reaper_of_souls_takes_his_due_before_it_gives() -> None:
    table = room("Necromancer", "Beastmaster")
    table.red.damage = 4
    table.cast(table.red, "Soulreaper", table.red)
    sword = table.find("Soulreaper")
    assert table.red.damage == 7
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("2* 1 0 0")
    table.attack(table.red, "Maim", hound, source=sword)
    assert (hound.damage, table.red.damage) == (3, 9 - 2)


def test_unholy_armor_is_paid_in_part_by_the_solid_and_not_by_ghosts() -> None:
    table = room("Necromancer", "Beastmaster")
    ghost, walker = table.put("Vengeful Merchant", RED), table.put("Vengeful Voidwalker", RED)
    vest = table.attach("Leather Vest", table.red)
    spell = table.cast(table.red, "Unholy Armor", table.red)
    assert spell.paid == 5 - 2  # the Mage is a Corporeal creature, too
    assert (walker.damage, ghost.damage, table.red.damage) == (1, 0, 1)
    assert (table.armor(table.red), table.in_book(RED, "Leather Vest"), table.in_play(vest)) == (2, 1, False)


def test_a_ritual_feeds_the_mage_with_a_servant_it_kills_and_only_once_a_round() -> None:
    table = room("Necromancer", "Beastmaster")
    walker = table.put("Vengeful Voidwalker", RED, damage=4)
    table.always("choose one", take(walker))
    table.always("offer", DECLINE)
    table.cast(table.red, "Ritual of Kallek", table.red)
    assert (table.in_play(walker), table.red.mana) == (False, 53)
    table.put("Vengeful Voidwalker", RED)
    assert table.why_no_cast(table.red, "Ritual of Kallek", table.red) is not None


@pytest.mark.parametrize(("word", "damage"), [("Regenerate", 6), ("Curse of Decay", None)])
def test_decay_and_healing_sap_race_and_the_plants_master_says_which_comes_first(word: str, damage: int | None) -> None:
    table = room("Warlock", "Druid")
    lurker = table.put("Swamp Lurker", BLUE, damage=7)
    table.attach("Curse of Decay", lurker, RED)
    table.always("upkeep order", lambda request: next(each for each in request.options if word in each))
    table.upkeep()
    assert {request.player for request in table.asked if request.kind == "upkeep order"} == {BLUE}
    assert (lurker.damage if table.in_play(lurker) else None) == damage


# Roots


def test_acid_finds_two_targets_and_eats_flesh_where_there_is_no_armor() -> None:
    table = room("Druid", "Elementalist")
    ooze, golem = table.put("Magma Sprite", BLUE), table.put("Mud Golem", BLUE)
    table.dice("0 0", effect=9)
    table.decide("sweep", sweep(golem))
    table.dice("0 0", effect=1)
    table.cast(table.red, "Acid Blast", ooze)
    assert (ooze.conditions, ooze.damage) == ({CORRODE: 1}, 1)
    assert (golem.conditions, golem.damage) == ({}, 1)


def test_a_tree_heals_another_and_the_owl_forbids_it() -> None:
    table = room("Druid", "Druid")
    tree = table.put("Healing Tree", RED)
    serpent = table.put("Swamp Serpent", RED, damage=4)
    table.use(RED, next(each for each in table.between(RED) if each[1] == tree.id and serpent.id in each))
    assert serpent.damage == 2
    assert not [each for each in table.between(RED) if each[1] == tree.id]
    table.reset()
    table.put("Darkfenne Owl", BLUE)
    for answer in [each for each in table.between(RED) if each[1] == tree.id and serpent.id in each][:1]:
        table.use(RED, answer)
    assert serpent.damage == 2


def test_a_lotus_that_blooms_pays_and_one_that_burns_does_not() -> None:
    table = room("Druid", "Elementalist")
    lotus = table.put("Mana Lotus", RED, tokens={"Dissipate": 1})
    table.upkeep()
    assert (table.in_play(lotus), table.red.mana) == (False, 55)
    other = table.put("Mana Lotus", RED, tokens={"Dissipate": 1}, damage=2)
    table.condition(other, BURN)
    table.always(
        "upkeep order", lambda request: next((each for each in request.options if "Burn" in each), request.options[0])
    )
    table.dice("2")
    table.upkeep()
    assert (table.in_play(other), table.red.mana) == (False, 55)


def test_a_wounded_ratel_strikes_twice_and_an_unhurt_one_once_and_neither_guards() -> None:
    table = room("Druid", "Beastmaster")
    ratel, hound = table.put("Silverclaw Ratel", RED), table.put("Wychwood Hound", BLUE)
    assert ("guard",) not in table.actions(ratel)
    table.guard(hound)
    table.decide("counterstrike", take(hound))
    table.dice("0 0 0")
    table.dice("2* 0")
    table.attack(ratel, "Claws", hound)
    assert len(table.attacks(ratel)) == 1
    table.decide("strike again", ("strike again",))
    table.dice("0 0 0")
    table.dice("0 0 0")
    table.attack(ratel, "Claws", hound)
    assert len(table.attacks(ratel)) == 3


def test_overgrown_thorns_cost_a_plant_less_and_fall_with_the_spell() -> None:
    table = room("Druid", "Wizard")
    lurker, serpent = table.put("Swamp Lurker", RED, damage=9), table.put("Swamp Serpent", RED)
    growth = table.hide("Overgrowth", lurker)
    lurker.damage = 7
    table.reveal(growth)
    assert (table.life(lurker), table.red.mana) == (10, 49)
    table.reveal(table.hide("Overgrowth", serpent))
    assert table.red.mana == 47
    lurker.damage = 8
    table.cast(table.blue, "Disperse", growth)
    assert not table.in_play(lurker)


def test_vines_that_reclaim_a_volcano_in_time_keep_it_from_bursting() -> None:
    table = room("Elementalist", "Druid")
    volcano = table.put("Volcano", RED, tokens={"Dissipate": 2}, damage=4)
    table.attach("Reclamation", volcano, BLUE)
    table.initiative(RED)
    table.always(
        "upkeep order",
        lambda request: next((each for each in request.options if "Dissipate" not in str(each)), request.options[0]),
    )
    table.always("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(volcano)
    assert table.attacks() == []


def test_a_dart_carries_the_concoction_and_the_mage_alone_pours_it() -> None:
    table = room("Druid", "Beastmaster")
    blowgun = table.attach("Blowgun", table.red)
    brew = table.attach("Corrosive Concoction", table.red, tokens={"Charge": 3})
    tusk = table.put("Razortusk", BLUE)
    falcon = table.put("Hunting Falcon", RED)
    table.dice("2 0 0")
    table.attack(falcon, "Dive", tusk)
    assert tokens_on(brew) == {"Charge": 3}
    table.decide("offer", take())
    table.dice("2")
    table.attack(table.red, "Dart", tusk, source=blowgun)
    assert (tusk.damage, tusk.conditions, tokens_on(brew)) == (1 + 2, {CORRODE: 1}, {"Charge": 2})


def test_the_last_drop_cleanses_a_friend_and_the_flask_is_gone() -> None:
    table = room("Druid", "Necromancer")
    potion = table.attach("Cleansing Potion", table.red, tokens={"Charge": 1})
    serpent = table.put("Swamp Serpent", RED)
    table.condition(serpent, ROT)
    table.condition(serpent, STAGGER)
    table.always("remove condition", ("remove", "Rot", 1))
    table.use(RED, next(each for each in table.between(RED) if each[1] == potion.id))
    assert (serpent.conditions, table.red.mana, table.in_play(potion)) == ({STAGGER: 1}, 48, False)


def test_the_frog_licks_the_falcon_down_and_slips_past_its_guard() -> None:
    table = room("Druid", "Druid")
    frog, falcon = table.put("Wetland Titan Frog", RED), table.put("Hunting Falcon", BLUE)
    serpent, ratel = table.put("Swamp Serpent", BLUE), table.put("Silverclaw Ratel", RED)
    table.guard(serpent)
    assert table.why_no_attack(ratel, "Claws", falcon) is not None
    table.dice("1 1 0")
    table.attack(frog, "Tongue Lash", falcon)
    assert (falcon.damage, serpent.guarding) == (2, True)


# Elements


def test_ice_under_deep_freeze_keeps_its_shape() -> None:
    table = room("Elementalist", "Beastmaster")
    table.always("offer", DECLINE)
    golem, other = table.put("Ice Golem", RED), table.put("Frost Elemental", RED)
    table.attach("Deep Freeze", golem)
    table.upkeep()
    assert (golem.damage, other.damage) == (0, 2)


def test_a_cone_of_frost_counts_as_wounds_on_the_living_and_not_on_golems() -> None:
    table = room("Elementalist", "Elementalist")
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    hound, golem = table.put("Wychwood Hound", BLUE, damage=3), table.put("Mud Golem", BLUE)
    table.dice("0 0", effect=8)
    table.decide("sweep", sweep(golem))
    table.dice("0 0", effect=8)
    table.cast(table.red, "Cone of Frost", hound)
    assert not table.in_play(hound)
    assert (golem.conditions, golem.damage) == ({FREEZE: 2}, 0)
    assert table.odds(golem, "Squish", table.red).dice.value == 2


def test_a_twister_sits_the_small_ones_down_and_lifts_the_flyers_hardest() -> None:
    table = room("Elementalist", "Druid")
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    falcon, defender = table.put("Hunting Falcon", BLUE), table.put("Jungle Defender", BLUE)
    table.always(
        "order",
        lambda request: next(
            (each for which in (falcon, defender, table.blue) for each in request.options if which.id in each),
            request.options[0],
        ),
    )
    table.dice("1 0 0 0 0")
    table.dice("2 2 0")
    table.dice("0 0 0")
    table.dice("0 0 0")
    table.cast(table.red, "Twister")
    assert (falcon.active, defender.active, falcon.damage) == (False, True, 1)


def test_a_hellscape_sets_fire_to_all_and_the_tide_puts_out_its_own_side() -> None:
    table = room("Warlock", "Elementalist")
    table.put("Hellscape", RED)
    tide, golem = table.put("Tide Elemental", BLUE), table.put("Mud Golem", BLUE)
    table.always("offer", DECLINE)
    table.dice("1 1 1")
    table.upkeep()
    assert (tide.conditions, golem.conditions) == ({}, {BURN: 1})
    table.act(tide, next(each for each in table.actions(tide) if golem.id in each and each[0] == "ability"))
    assert golem.conditions == {}


def test_a_storm_strikes_with_every_token_it_loses_and_with_the_last_as_well() -> None:
    table = room("Elementalist", "Beastmaster")
    table.always("offer", DECLINE)
    storm = table.put("Thunderstorm", RED, tokens={"Dissipate": 2})
    hound = table.put("Wychwood Hound", BLUE)
    table.always("attack whom", take(hound))
    table.dice("1 0 0", effect=5)
    table.upkeep()
    assert (hound.damage, hound.conditions) == (1, {STAGGER: 1})
    table.dice("1 0 0", effect=1)
    table.upkeep()
    assert (hound.damage, table.in_play(storm)) == (2, False)


def test_tar_holds_hands_and_feeds_the_flame_but_not_the_spell() -> None:
    table = room("Elementalist", "Warlock")
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    trap = table.hide("Tar Trap", table.blue, RED)
    table.book(BLUE, "Twin Fireball")
    table.decide("pay reveal", PAY)
    rest = table.offered(table.blue)
    assert not trap.hidden
    assert not [each for each in rest if each[0] in ("attack", "guard")]
    assert [each for each in rest if each[0] == "cast"]


def test_a_mantle_answers_a_wound_with_fire_and_a_scratch_on_its_scales_not_at_all() -> None:
    table = room("Elementalist", "Beastmaster")
    table.attach("Dragon's Mantle", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("1 0")
    table.attack(hound, "Bite", table.red)
    assert hound.conditions == {}
    table.always("offer", lambda request: next(each for each in request.options if each != request.decline))
    table.dice("2 0")
    table.attack(hound, "Bite", table.red)
    assert (table.red.damage, hound.conditions, table.red.mana) == (1, {BURN: 1}, 49)


def test_mist_takes_the_rust_away_and_an_upheaval_pays_for_what_hangs_on_the_stone() -> None:
    table = room("Elementalist", "Druid")
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    tree = table.put("Healing Tree", BLUE)
    table.hide("Arcane Ward", table.put("Wychwood Rat", BLUE))
    table.attach("Reclamation", tree, RED)
    spell = table.cast(table.red, "Upheaval", tree)
    assert (spell.paid, table.in_play(tree)) == (6 + 5, False)
    sprite = table.put("Magma Sprite", RED)
    table.condition(sprite, CORRODE)
    table.decide("remove condition", take("Corrode"))
    table.cast(table.red, "Neutralizing Mist", sprite)
    assert (sprite.conditions, table.red.mana) == ({}, 50 - 11 - 2 - 2)


def test_a_wand_of_ice_and_fire_undoes_with_one_end_what_it_did_with_the_other() -> None:
    table = room("Elementalist", "Beastmaster")
    table.attach("Wand of Ice and Fire", table.red)
    hound = table.put("Wychwood Hound", BLUE)
    table.always("offer", DECLINE)
    table.always("glyph", lambda request: request.options[0])
    table.condition(hound, BURN)
    table.act(table.red, cast("Ice or Fire", hound, "Freeze"))
    assert (hound.conditions, table.red.mana) == ({}, 48)


# Ki


def test_a_dragons_tail_has_ki_for_one_of_two_blows_and_a_guard_stands_in_its_way() -> None:
    table = room("Monk", "Beastmaster")
    guard, lynx = table.put("Razortusk", BLUE), table.put("Pellian Lynx", BLUE)
    table.guard(guard)
    assert table.why_no_cast(table.red, "Dragon-Tail Sweep", lynx) is not None
    table.always("offer", take())
    table.dice("0 0 0 0")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.decide("sweep", sweep(lynx))
    table.dice("0 0 0")
    table.cast(table.red, "Dragon-Tail Sweep", guard)


def test_lightning_in_the_fist_costs_ki_by_the_level_and_no_mage_sits_down() -> None:
    table = room("Monk", "Beastmaster")
    hound = table.put("Wychwood Hound", BLUE)
    table.always("offer", take())
    table.dice("1 0 0")
    table.cast(table.red, "Fist of Lightning", hound)
    assert (hound.active, tokens_on(table.red)) == (False, {"Ki": 1})
    table.always("offer", take())
    table.dice("1 0 0")
    table.cast(table.red, "Fist of Lightning", table.blue)
    assert (table.blue.active, tokens_on(table.red)) == (True, {"Ki": 1})


def test_a_master_who_meditates_fills_his_mages_pool_and_the_ring_adds_two() -> None:
    table = room("Monk", "Beastmaster")
    oboko = table.put("Oboko, Sohei Master", RED)
    table.attach("Ring of Ki", table.red)
    table.act(oboko, next(each for each in table.actions(oboko) if each[0] == "ability"))
    assert tokens_on(table.red) == {"Ki": 5}
    table.cast(table.red, "Meditation", table.red)
    assert tokens_on(table.red) == {"Ki": 8}
    table.always("offer", take())
    table.channel()
    assert (tokens_on(table.red), table.red.mana) == ({"Ki": 11}, 50 + 7 - 1)


def test_robes_wash_off_a_weakness_for_ki_and_a_lance_burns_for_one() -> None:
    table = room("Monk", "Necromancer")
    table.attach("Devout Robes", table.red)
    lance = table.attach("Dragon's Lance", table.red)
    table.condition(table.red, WEAK)
    table.act(table.red, cast("Devotion", table.red, "Weak"))
    assert (table.red.conditions, tokens_on(table.red), table.red.mana) == ({}, {"Ki": 1}, 50)
    walker = table.put("Vengeful Voidwalker", BLUE)
    table.decide("offer", take())
    table.dice("0 0 0", effect=1)
    table.attack(table.red, "Dragon's Bite", walker, source=lance)
    assert (walker.conditions, tokens_on(table.red)) == ({BURN: 1}, {})


def test_a_leg_sweep_does_not_reach_the_falcon_and_with_ki_it_always_trips() -> None:
    table = room("Monk", "Druid")
    falcon, serpent = table.put("Hunting Falcon", BLUE), table.put("Swamp Serpent", BLUE)
    assert table.why_no_cast(table.red, "Projected Leg Sweep", falcon) is not None
    table.always("offer", take())
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Projected Leg Sweep", serpent)
    assert serpent.conditions == {STAGGER: 1}


def test_mastery_counts_for_who_has_the_fewest_and_webs_never_take_the_last_die() -> None:
    table = room("Monk", "Beastmaster")
    table.attach("Martial Mastery", table.red)
    tusk = table.put("Razortusk", BLUE)
    assert table.odds(table.red, "Basic Melee Attack", tusk).dice.value == 3
    table.attach("Arcane Webbing", "A1", RED)
    assert table.odds(table.red, "Basic Melee Attack", tusk).dice.value == 2
    table.condition(tusk, WEAK, 4)
    assert table.odds(tusk, "Razor Tusks", table.red).dice.value == 1
    table.put("Sohei Pupil", RED)
    assert table.odds(table.red, "Basic Melee Attack", tusk).dice.value == 1
