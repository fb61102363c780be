"""The Warlord of the Anvil Throne, his soldiers, outposts and runes, against what other realms bring."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import BURN, STUN
from mageduel.facts.traits import FAST
from tests.kit.answers import DECLINE, PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_harshforge_plate_makes_the_casting_dearer_but_not_the_reveal() -> None:
    table = Table(red="Adramelech Warlock", blue="Anvil Throne Warlord")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Harshforge Plate", table.blue)
    spell = table.cast(table.red, "Agony", table.blue)
    assert spell.paid == 4
    table.reveal(table.find("Agony", on=table.blue))
    assert table.red.mana == 50 - 4 - 3


def test_a_curse_turned_back_on_a_wearer_of_harshforge_plate_costs_the_one_who_turns_it_two_more() -> None:
    table = Table(red="Wizard", blue="Anvil Throne Warlord")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", RED, "B2")
    reverse = table.hide("Reverse Magic", wolf)
    table.attach("Harshforge Plate", table.blue)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", take(table.blue))
    table.cast(table.blue, "Agony", wolf)
    agony = table.find("Agony", on=table.blue)
    assert agony.controller == RED
    assert not table.in_play(reverse)
    assert (table.red.mana, table.blue.mana) == (50 - 5 - 2, 50 - 2)


@pytest.mark.parametrize(("pays", "left"), [(True, 39), (False, 45)])
def test_a_rune_and_an_armor_ward_both_want_to_be_paid(pays: bool, left: int) -> None:
    table = Table(red="Anvil Throne Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.decide("inscribe", ("inscribe", "Rune of Reforging"))
    table.cast(table.red, "Morning Star", table.red)
    star = table.find("Morning Star", on=table.red)
    table.attach("Armor Ward", table.red)
    table.decide("pay to destroy", PAY if pays else ("let it be",))
    table.cast(table.blue, "Dissolve", table.red, star.id)
    assert table.in_play(star) is not pays
    assert table.blue.mana == left  # 5 for the spell, 4 for the ward, 2 for the rune


def test_gurmash_gives_the_orders_to_the_soldiers_around_himself() -> None:
    table = Table(red="Anvil Throne Warlord")
    gurmash = table.put("Gurmash, Orc Sergeant", RED, "B3", mana=1)
    here = table.put("Goblin Grunt", RED, "B3")
    there = table.put("Goblin Grunt", RED, "C1")  # with the Warlord
    orders = [each for each in table.actions(gurmash) if each[0] == "cast"]
    march = next(each for each in orders if "quick-march" in each)
    table.act(gurmash, march)
    assert table.has(here, FAST)
    assert not table.has(there, FAST)
    assert (gurmash.mana, table.red.mana) == (0, 50)


def test_holding_the_line_adds_to_what_makes_a_minotaur_tough() -> None:
    table = Table(red="Anvil Throne Warlord", blue="Adramelech Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    minotaur = table.put("Bloodcrag Minotaur", RED, "B2")
    orders = [each for each in table.actions(table.red) if each[0] == "cast"]
    table.act(table.red, next(each for each in orders if "hold-the-line" in each))
    assert table.armor(minotaur) == 4
    table.dice("0 0 0 0", effect=9)  # 9 - 4 = 5: Cripple alone
    table.cast(table.blue, "Devil's Trident", minotaur)
    assert BURN not in minotaur.conditions
    assert minotaur.conditions


def test_an_overextended_soldier_acts_again_and_is_stunned_after_that() -> None:
    table = Table(red="Paladin")
    knight = table.put("Knight of the Red Helm", RED, "B2", active=False)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.move_to(table.red, "B2")
    table.cast(table.red, "Overextend", knight)
    assert knight.active
    assert not knight.conditions
    table.dice("1 1 0 0 0")  # the fox is the strongest enemy creature
    table.act(knight, attack(knight, "Warhammer", fox))
    assert knight.conditions == {STUN: 1}
    knight.active = False
    assert table.why_no_cast(table.red, "Overextend", knight) is not None


def test_what_is_conquered_pays_through_the_construction_yard_for_what_takes_its_place() -> None:
    table = Table(red="Anvil Throne Warlord", blue="Warlord")
    table.move_to(table.red, "B2")
    yard = table.put("Construction Yard", RED, "B1")
    grunt = table.put("Goblin Grunt", RED, "B3")
    tower = table.put("Archer's Watchtower", BLUE, "B3")
    table.book(RED, "Garrison Post")
    table.decide("rebuild", take("Garrison Post"))
    table.decide("draw on", take(1))
    table.cast(table.red, "Conquer", tower)
    post = table.find("Garrison Post", zone="B3")
    assert post.controller == RED
    assert not table.in_play(tower)
    assert table.in_play(grunt)
    assert yard.mana == 0
    assert table.red.mana == 50 - 4 - 3  # the tower was Level 1


@rule("codex.zone-control.meaning")
def test_nothing_is_conquered_beside_an_enemy_unless_he_is_a_pest() -> None:
    table = Table(red="Anvil Throne Warlord", blue="Warlord")
    table.move_to(table.red, "B2")
    table.put("Goblin Grunt", RED, "B3")
    tower = table.put("Archer's Watchtower", BLUE, "B3")
    table.put("Eekamouse", BLUE, "B3")
    assert table.why_no_cast(table.red, "Conquer", tower) is None
    table.put("Timber Wolf", BLUE, "B3")
    assert table.why_no_cast(table.red, "Conquer", tower) is not None


def test_a_blind_archer_has_his_second_chance_from_akiro_only_once_a_round() -> None:
    table = Table(red="Warlord", blue="Paladin")
    wolf = table.put("Timber Wolf", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.attach("Blind", wolf, BLUE)
    table.attach("Akiro's Favor", wolf, RED)
    table.effect(3, 9)
    table.decide("reroll", take())
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2
    table.effect(6)
    table.attack(wolf, "Bite", fox)
    assert table.attacks()[-1].missed


def test_a_fumble_costs_the_guard_its_marker_and_lets_it_strike_back() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    minotaur = table.put("Bloodcrag Minotaur", BLUE, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.guard(wolf)
    fumble = table.hide("Fumble", minotaur, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=minotaur)
    table.decide("counterstrike", take(wolf))
    table.dice("2* 0 0 0")
    table.attack(minotaur, "Horns", wolf)
    assert wolf.damage == 0
    assert minotaur.damage == 2
    assert not wolf.guarding
    assert table.red.mana == 50 - 3  # Level 4 - 1


def test_nobody_fumbles_in_steadfast_boots() -> None:
    table = Table(red="Forcemaster", blue="Paladin")
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.attach("Steadfast Boots", table.blue)
    fumble = table.hide("Fumble", table.blue, RED)
    table.reveal_after(DECLARE_ATTACK, fumble, by=table.blue)
    table.dice("2* 0 0")
    table.attack(table.blue, "Basic Melee Attack", wolf)
    assert wolf.damage == 2


def test_bracing_outweighs_rust_until_the_round_ends() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B2")  # armor 2
    table.attach("Rust", wolf, BLUE)
    brace = table.attach("Brace Yourself", wolf)
    assert table.armor(wolf) == 4
    table.end_round()
    assert not table.in_play(brace)
    assert table.armor(wolf) == 0


@rule("codex.finite-life.no-heal")
def test_beside_sardonyx_dorseus_heals_others_but_not_himself() -> None:
    table = Table(red="Paladin", blue="Necromancer")
    table.put("Sardonyx, Blight of the Living", BLUE, "B2")
    dorseus = table.put("Dorseus, Stallion of Westlock", RED, "B2", damage=5)
    knight = table.put("Knight of the Red Helm", RED, "B2", damage=5)
    table.decide("offer", DECLINE)  # no challenge
    table.decide("offer", take(knight))
    table.upkeep()
    assert (dorseus.damage, knight.damage) == (5, 3)
    assert table.life(table.blue) == 30


@rule("codex.push.unmovable")
def test_cerberus_on_guard_by_a_dark_stone_is_not_washed_away_and_bites_back_three_times() -> None:
    table = Table(red="Warlock", blue="Siren")
    cerberus = table.put("Cerberus", RED, "B2")
    table.put("Deathlock", RED, "B2")
    caller = table.put("Shoalsdeep Tidecaller", BLUE, "B2")
    table.guard(cerberus)
    table.decide("counterstrike", take(cerberus))
    table.dice("0 0 0", effect=12)
    table.dice("1 0 0 1 0 0 1 0 0")
    table.attack(caller, "Riptide", cerberus)
    assert table.place(cerberus) == "B2"
    assert [each.damage for each in table.attacks(cerberus, caller)] == [1, 1, 1]


def test_talos_steps_down_from_his_altar_ready_and_on_guard() -> None:
    table = Table(red="Anvil Throne Warlord")
    altar = table.put("Altar of Domination", RED, "B2", tokens={"Domination": 4})
    table.put("Altar of the Iron Guard", RED, "B3")
    table.book(RED, "Talos")
    table.decide("deploy", ("call", altar.id))
    table.always("offer", take())
    table.deploy()
    talos = table.find("Talos", zone="B2")
    assert talos.active
    assert talos.guarding
    assert not table.in_play(altar)
    assert table.red.mana == 50


@rule("core.guard.elusive-ignores")
def test_goblins_slip_past_guards_under_their_chieftain_but_not_in_a_swamp() -> None:
    table = Table(red="Warlord", blue="Siren")
    table.put("Slaknir, Goblin Chieftain", RED, "A1")
    grunt = table.put("Goblin Grunt", RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    guard = table.put("Timber Wolf", BLUE, "B2")
    table.guard(guard)
    assert table.why_no_attack(grunt, "Shortsword", fox) is None
    table.put("Swamp", BLUE, "B2")
    assert table.why_no_attack(grunt, "Shortsword", fox) is not None
    assert table.why_no_attack(grunt, "Shortsword", guard) is None


def test_in_the_fog_only_artemis_finds_somebody_two_zones_away() -> None:
    table = Table(red="Paladin", blue="Warlord")
    table.put("Rolling Fog", BLUE, "A1")
    artemis = table.put("Artemis, Dawnbreaker's Eye", RED, "B1")
    archer = table.put("Royal Archer", RED, "B1")
    far, near = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_attack(artemis, "Thrown Spear", far) is None
    assert table.why_no_attack(archer, "Longbow", far) is not None
    assert table.why_no_attack(archer, "Longbow", near) is None


@pytest.mark.parametrize("foggy", [False, True])
def test_dragons_breath_does_not_reach_a_second_target_through_the_fog(foggy: bool) -> None:
    table = Table(red="Warlock", blue="Paladin")
    table.move_to(table.red, "B1")
    near, far = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B3")
    if foggy:
        table.put("Rolling Fog", BLUE, "A1")
    else:
        table.decide("sweep", take(far))
        table.dice("0 0 0 0", effect=1)
    table.dice("0 0 0 0", effect=1)
    table.cast(table.red, "Dragon's Breath", near)
    assert [each.target for each in table.attacks()] == ([near] if foggy else [near, far])
