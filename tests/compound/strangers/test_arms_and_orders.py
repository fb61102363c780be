"""Soldiers, commands and engines of war: shots, guns, horns and walls of the Warlords against other realms."""

import pytest

from mageduel.facts.conditions import CRIPPLE, DAZE, SLAM, STUN, WEAK
from mageduel.facts.traits import FAST, FLYING, MELEE
from tests.compound.piles import in_book
from tests.kit.answers import DECLINE, ability, attack, cast, move, sweep, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Refused, Table, make_creature, make_wall

TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord", blue="Wizard")


# Shots


def test_the_thundergun_fades_with_distance_and_the_sniper_makes_up_for_boots_and_hide(table: Table) -> None:
    table.move_to(table.red, "B1")
    grimson = table.put("Grimson Deadeye, Sniper", RED, "B1")
    table.move_to(table.blue, "B4")
    table.attach("Reflex Boots", table.blue)
    table.attach("Storm Drake Hide", table.blue)
    table.cast(table.red, "Sniper Shot", grimson)
    table.dice("2 1 0 0")
    table.attack(grimson, "Thundergun", table.blue)
    assert table.blue.damage == 2


def test_in_the_fog_the_sniper_sees_no_farther_than_anybody(table: Table) -> None:
    grimson = table.put("Grimson Deadeye, Sniper", RED, "B1")
    near, far = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.put("Rolling Fog", BLUE, "A4")
    assert table.why_no_attack(grimson, "Thundergun", far) == "obscured"
    table.dice("1* 0 0 0 0 0")
    table.attack(grimson, "Thundergun", near)
    assert near.damage == 1


def test_two_bolts_of_ludwig_and_only_the_first_is_a_snipers(table: Table) -> None:
    ludwig = table.put("Ludwig Boltstorm", RED, "B1")
    table.move_to(table.red, "B1")
    wolf, falcon = table.put("Timber Wolf", BLUE, "B2"), table.put("Thunderift Falcon", BLUE, "B2")
    table.cast(table.red, "Sniper Shot", ludwig)
    table.act(table.red, cast("Battle Orders", None, "release-volley", 0))
    table.dice("2 0 0 0")
    table.decide("sweep", sweep(falcon))
    table.dice("1 1 0")
    table.attack(ludwig, "Repeating Crossbow", wolf)
    assert (wolf.damage, falcon.damage) == (1, 2)


def test_a_spray_of_bolts_has_neither_more_dice_nor_a_sharper_point_and_strikes_friends(table: Table) -> None:
    ludwig = table.put("Ludwig Boltstorm", RED, "C1")
    wolf, grunt = table.put("Timber Wolf", BLUE, "C2"), table.put("Goblin Grunt", RED, "C2")
    table.cast(table.red, "Sniper Shot", ludwig)
    table.act(table.red, cast("Battle Orders", None, "release-volley", 0))
    spray = next(each for each in table.actions(ludwig) if each[0] == "attack" and each[3] == "C2")
    table.decide("order", lambda request: next(each for each in request.options if wolf.id in each))
    table.dice("2 0 0")
    table.dice("1 0 0")
    table.act(ludwig, spray)
    assert (wolf.damage, grunt.damage) == (0, 1)


def test_an_arrow_over_the_wall_needs_the_tower_and_the_tower_serves_once_a_round() -> None:
    table = Table(red="Necromancer", blue="Warlock")
    table.put("Archer's Watchtower", RED, "B1")
    archer = table.put("Skeletal Archer", RED, "B1")
    foe = table.put(make_creature("Foe"), BLUE, "B2")
    table.wall("Wall of Earth", "B1|B2")
    table.dice("0 0 0 0 0")  # a skeleton is a soldier, too, and sees nothing without the tower
    table.attack(archer, "Bow", foe)
    with pytest.raises(Refused):
        table.attack(archer, "Bow", foe)


# Commands


def test_a_piercing_strike_from_the_helm_goes_with_the_first_of_two_claws(table: Table) -> None:
    helm = table.attach("Helm of Command", table.red)
    table.attach("Ring of Command", table.red)
    table.bind(helm, "Piercing Strike")
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED, "C1")
    foe = table.put(make_creature("Foe", armor=3), BLUE, "C1")
    table.cast(table.red, "Piercing Strike", twin)
    assert table.red.mana == 49
    table.dice("2 1")
    table.dice("2 1")
    table.attack(twin, "Claw", foe)
    assert [each.damage for each in table.attacks()] == [3, 0]
    assert helm.bound is table.card("Piercing Strike")


def test_power_and_piercing_are_spent_on_a_blow_that_is_avoided(table: Table) -> None:
    table.move_to(table.red, "B2")
    grunt = table.put("Goblin Grunt", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Power Strike", grunt)
    table.cast(table.red, "Piercing Strike", grunt)
    table.decide("defend", take(knight))
    table.effect(8)
    table.attack(grunt, "Shortsword", knight)
    table.dice("2 2 2")
    table.attack(grunt, "Shortsword", knight)
    assert knight.damage == 3


def test_the_horn_carries_the_order_to_those_who_are_there_and_not_to_those_who_come(table: Table) -> None:
    table.attach("Horn of Gothos", table.red)
    table.attach("Ring of Command", table.red)
    far = table.put("Goblin Grunt", RED, "A4")
    table.act(table.red, cast("Battle Orders", None, "to-battle", 3))
    late = table.put("Goblin Grunt", RED, "C1")
    foe = table.put(make_creature("Foe"), BLUE, "B4")
    table.dice("0 0 0 0")
    table.act(far, move("B4"), attack(far, "Shortsword", foe))
    table.move_to(foe, "C2")
    table.dice("0 0 0")
    table.act(late, move("C2"), attack(late, "Shortsword", foe))
    assert table.red.mana == 50 - 1 - 3 + 1


def test_a_battle_cry_makes_the_slow_ordinary_and_the_others_fast(table: Table) -> None:
    grunt, slow = table.put("Goblin Grunt", RED, "B1"), table.put("Goblin Grunt", RED, "C4")
    table.attach("Enfeeble", slow, BLUE)
    foe = table.put(make_creature("Foe"), BLUE, "B3")
    table.cast(table.red, "Akiro's Battle Cry", None)
    assert (table.has(grunt, FAST), table.has(slow, FAST)) == (True, False)
    table.dice("0 0 0 0 0")
    table.act(grunt, move("B2"), move("B3"), attack(grunt, "Shortsword", foe))
    assert attack(slow, "Shortsword", foe) not in table.offered(slow, move("B4"))


def test_flanked_is_who_was_wounded_by_a_comrade_and_not_by_the_mage(table: Table) -> None:
    table.move_to(table.red, "B2")
    grunt, butcher = table.put("Goblin Grunt", RED), table.put("Orc Butcher", RED)
    foe = table.put(make_creature("Foe", armor=2, life=20), BLUE)
    table.dice("1* 0 0 0")
    table.attack(table.red, "Basic Melee Attack", foe)
    table.cast(table.red, "Flank Attack", grunt)
    table.dice("2 0 0")
    table.attack(grunt, "Shortsword", foe)
    assert foe.damage == 1
    table.dice("1* 0 0 0")
    table.attack(butcher, "Meat Cleaver", foe)
    table.cast(table.red, "Flank Attack", grunt)
    table.dice("2 0 0 0 0")
    table.attack(grunt, "Shortsword", foe)
    assert foe.damage == 4


def test_who_is_told_to_defend_comes_down_and_costs_by_his_level() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B2")
    gargoyle = table.put("Gargoyle Sentry", RED)
    spell = table.cast(table.red, "Defend", gargoyle)
    assert (spell.paid, gargoyle.guarding, table.has(gargoyle, FLYING)) == (2, True, False)
    assert table.armor(gargoyle) == 4
    bones = table.put("Skeletal Archer", RED)
    assert table.why_no_cast(table.red, "Defend", bones) is not None


def test_the_signet_makes_a_soldier_of_the_barracks_cheaper_and_no_second_one(table: Table) -> None:
    barracks = table.put("Barracks", RED, "C2", mana=5)
    table.attach("General's Signet Ring", table.red)
    table.prepare_for(barracks, "Orc Butcher")
    table.decide("deploy", take("Orc Butcher"))
    table.always("offer", DECLINE)
    table.deploy()
    assert (barracks.mana, table.red.mana) == (0, 48)
    table.cast(table.red, "Goblin Grunt", "C1")
    assert table.red.mana == 44


# Engines and walls


def test_a_hammer_with_one_load_waits_and_then_breaks_a_tower_or_rains_on_all(table: Table) -> None:
    hammer = table.put("Akiro's Hammer", RED, "B1")
    tower = table.put("Wizard's Tower", BLUE, "B3")
    wolf, near = table.put("Timber Wolf", BLUE, "B3"), table.put("Gravikor", BLUE, "B2")
    assert [each for each in table.between(RED) if each[1] == hammer.id] == []
    table.always("offer", DECLINE)
    table.upkeep()
    shots = [each for each in table.between(RED) if each[1] == hammer.id]
    assert any(tower.id in each for each in shots)
    assert not any(wolf.id in each or near.id in each for each in shots)
    table.dice("2 2 2 2 0 0 0 0")
    table.use(RED, attack(hammer, "Boulder", tower))
    assert (tower.damage, tokens_on(hammer)) == (5, {})


def test_a_builder_walls_off_his_zone_with_the_mages_mana_and_mends_what_cannot_heal(table: Table) -> None:
    builder = table.put("Goblin Builder", RED, "A3")
    table.cast(builder, "Wall of Pikes", "A3|B3", "single", "B3")
    wall = table.find("Wall of Pikes")
    assert (wall.controller, table.red.mana) == (RED, 46)
    wall.damage = 3
    table.act(builder, ability(builder, "Repair", wall))
    assert wall.damage == 2


def test_otto_reinforces_stone_and_no_living_wood(table: Table) -> None:
    otto = table.put("Otto Kronig, Master Engineer", RED, "B2")
    wall = table.wall("Wall of Earth", "B2|B3")
    flower = table.put("Mana Flower", RED, "B2")
    wall.damage = 5
    offered = [each for each in table.actions(otto) if each[0] != "attack"]
    assert not any(flower.id in each for each in offered)
    works = [each for each in offered if wall.id in each]
    assert len(works) == 2
    before = table.armor(wall)
    for work in works:
        table.act(otto, work)
    assert (wall.damage, table.armor(wall) - before) == (3, 1)


@rule("sup.spell.earthquake-slam-roll-not-attack")
def test_the_quake_breaks_the_wall_between_and_spares_roots_wings_and_ghosts(table: Table) -> None:
    table.move_to(table.red, "B1")
    wall = table.wall(make_wall("Rubble", life=9), "B2|B3")
    wolf, falcon = table.put("Timber Wolf", BLUE, "B2"), table.put("Thunderift Falcon", BLUE, "B3")
    lasher, wraith = table.put("Thornlasher", BLUE, "B3"), table.put("Grey Wraith", BLUE, "B3")
    table.dice("2 1 1 0")
    table.effect(5)
    table.decide("further target", ("target", "B3"))
    table.cast(table.red, "Earthquake", "B2")
    assert (wall.damage, wolf.conditions) == (4, {SLAM: 1})
    assert [each.conditions for each in (falcon, lasher, wraith)] == [{}, {}, {}]


def test_a_repulse_through_thorns_costs_nothing_more_and_bashes_at_the_rim() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "A2")
    wolf, fox = table.put("Timber Wolf", BLUE, "A2"), table.put("Bitterwood Fox", RED, "A2")
    table.wall("Bloodspine Wall", "A2|A3")
    table.always(
        "order", lambda request: next((each for each in request.options if wolf.id in each), request.options[0])
    )
    table.effect(4)  # east
    table.dice("2 0 0", effect=1)
    table.effect(1)  # north
    table.dice("1 0 0")
    table.cast(table.red, "Repulse", "A2")
    assert (table.place(wolf), wolf.damage, table.place(fox), fox.damage) == ("A3", 2, "A2", 1)
    assert (table.place(table.red), table.red.mana) == ("A2", 46)


@rule(
    "sup.spell.wall-of-pikes-one-direction",
    "sup.spell.wall-of-pikes-extra-mana-only-that-side",
    "sup.spell.wall-of-pikes-other-side-free",
)
def test_pikes_let_nobody_be_shoved_onto_them_unpaid_and_let_everybody_pass_from_behind() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.red, "B2")
    options = table.cast_options(table.red, "Wall of Pikes")
    facing = next(each for each in options if each[3] == "B2|B3" and "B3" in each[4:])
    table.cast(table.red, "Wall of Pikes", *facing[3:])
    wolf, fox = table.put("Timber Wolf", RED, "B3"), table.put("Bitterwood Fox", RED, "B2")
    table.move_to(table.blue, "B4")
    table.cast(table.blue, "Force Push", wolf, 3, 0)
    assert (table.place(wolf), wolf.damage) == ("B3", 0)
    table.cast(table.blue, "Force Push", fox, 1, 0)
    assert (table.place(fox), fox.damage) == ("B3", 0)
    table.dice("2 2 1 0 0")
    table.cast(table.blue, "Force Push", wolf, 3, 3)
    assert (table.place(wolf), wolf.damage) == ("B2", 3)


def test_a_boulder_only_dazes_who_cannot_be_moved_and_a_hammer_hits_stone_hardest(table: Table) -> None:
    table.move_to(table.red, "B2")
    golem, tower = table.put("Iron Golem", BLUE, "B3"), table.put("Wizard's Tower", BLUE, "B3")
    table.dice("0 0 0 0 0 0 0", effect=8)
    table.cast(table.red, "Hurl Boulder", golem)
    assert golem.conditions == {DAZE: 1}
    table.dice("0 0 0 0 0 0 0 0", effect=12)
    table.cast(table.red, "Force Hammer", tower)
    assert tower.conditions == {}


def test_a_meteorite_from_three_zones_off_needs_the_whole_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C4")
    table.plan(RED, "Hurl Meteorite")
    assert any(each[0] == "cast" and wolf.id in each for each in table.actions(table.red))
    assert not any(wolf.id in each for each in table.actions(table.red, move_actions=1))
    table.attach("Divine Might", wolf)
    table.dice("2 2 2 2 2 0 0 0 0", effect=9)
    table.cast(table.red, "Hurl Meteorite", wolf)
    assert (wolf.damage, wolf.conditions) == (8, {STUN: 1})


# Weapons and wounds


def test_a_buckler_that_turns_one_of_two_claws_strikes_back(table: Table) -> None:
    table.move_to(table.red, "B2")
    buckler = table.attach("Spiked Buckler", table.red)
    table.attach("Defense Ring", table.red)
    twin = table.put(make_creature("Twin", armor=2, attack=[TWIN]), BLUE)
    table.decide("defend", take(buckler))
    table.effect(7)
    table.dice("1 1")
    table.decide("counterstrike", take(buckler))
    table.dice("2 2 0 0")
    table.attack(twin, "Claw", table.red)
    assert (table.red.damage, twin.damage) == (2, 3)


def test_a_buckler_that_failed_does_not_strike_back_and_helps_against_no_arrow(table: Table) -> None:
    table.move_to(table.red, "B2")
    buckler = table.attach("Spiked Buckler", table.red)
    fox, archer = table.put("Bitterwood Fox", BLUE), table.put("Royal Archer", BLUE, "B3")
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", table.red)
    table.decide("defend", take(buckler))
    table.effect(7)
    table.dice("1 0 0")
    table.attack(fox, "Bite", table.red)
    assert table.red.damage == 1


def test_a_ring_helps_boots_and_not_a_sword_that_fights_alone(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.attach("Defense Ring", table.blue)
    sword = table.attach("Dancing Scimitar", table.blue)
    boots = table.attach("Reflex Boots", table.blue)
    fox = table.put("Bitterwood Fox", RED)
    table.decide("defend", take(sword))
    table.effect(7)
    table.dice("1 0 0")
    table.attack(fox, "Bite", table.blue)
    table.condition(table.blue, DAZE)
    table.decide("defend", take(boots))
    table.effect(7)
    table.dice("1 0 0")
    table.attack(fox, "Bite", table.blue)
    assert table.blue.damage == 2


def test_a_kill_by_venom_makes_no_veteran(table: Table) -> None:
    scorpion = table.put("Death's Head Scorpion", RED)
    fox = table.put("Bitterwood Fox", BLUE)
    table.dice("0", effect=8)
    table.attack(scorpion, "Deadly Stinger", fox)
    assert (table.in_play(fox), tokens_on(scorpion)) == (False, {})
    grunt = table.put("Goblin Grunt", BLUE, damage=3)
    table.dice("1* 0 0")
    table.attack(scorpion, "Pinchers", grunt)
    assert (table.in_play(grunt), table.armor(scorpion), table.value(scorpion, MELEE)) == (False, 5, 1)


def test_after_an_overhead_crush_the_fury_allows_a_smash_without_the_bonus(table: Table) -> None:
    table.move_to(table.red, "B2")
    dwarf, foe = table.put("Dwarf Kriegshammer", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.attach("Bear Strength", dwarf)
    table.cast(table.red, "Battle Fury", dwarf)
    table.dice("0 0 0 0 0 0 0 0", effect=9)
    table.decide("extra attack", attack(dwarf, "Smash", foe))
    table.dice("0 0 0 0")
    table.act(dwarf, attack(dwarf, "Overhead Crush", foe))
    assert foe.conditions == {DAZE: 1}


def test_poison_on_a_dagger_cannot_be_aimed_at_the_dead_and_dissolver_eats_bare_flesh() -> None:
    table = Table(red="Warlord", blue="Necromancer")
    table.move_to(table.blue, "B2")
    alchemist, bones = table.put("Goblin Alchemist", RED), table.put("Skeletal Archer", BLUE)
    assert table.why_no_attack(alchemist, "Poison Dagger", bones) is not None
    assert table.why_no_attack(alchemist, "Poison Dagger", table.blue) is not None
    table.dice("0 0 0", effect=5)
    table.attack(alchemist, "Flask of Ultimate Dissolver", bones)
    assert (bones.damage, bones.conditions) == (1, {})


def test_a_thrown_spear_cripples_and_goes_home_unless_it_is_paid_for() -> None:
    table = Table(red="Johktari Beastmaster", blue="Warlock")
    spear = table.attach("Hunting Spear", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C2")
    table.decide("offer", take())
    table.dice("2 2 0 0 0", effect=7)
    table.attack(table.red, "Crippling Throw", wolf, source=spear)
    assert (wolf.damage, wolf.conditions, table.red.mana, table.in_play(spear)) == (4, {CRIPPLE: 1}, 45, True)
    table.decide("offer", DECLINE)
    table.dice("0 0 0 0 0", effect=1)
    table.attack(table.red, "Crippling Throw", wolf, source=spear)
    assert (table.in_play(spear), in_book(table, RED)) == (False, ["Hunting Spear"])


def test_wounded_prey_is_hunted_with_the_lunge_and_not_with_the_throw() -> None:
    table = Table(red="Johktari Beastmaster", blue="Warlock")
    spear = table.attach("Hunting Spear", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C2", damage=3)
    table.use(RED, next(each for each in table.between(RED) if wolf.id in each))
    assert table.odds(table.red, "Crippling Throw", wolf, source=spear).dice.value == 5
    table.move_to(wolf, "C1")
    assert table.odds(table.red, "Debilitating Lunge", wolf, source=spear).dice.value == 4
    table.attach("Falcon Precision", table.red)
    fox = table.put("Bitterwood Fox", RED, "C1")
    assert table.odds(fox, "Bite", wolf).dice.value == 4


def test_weak_and_gorgons_spear_tell_on_fists_and_not_on_rocks() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    gorgon = table.put("Gorgon Spearthrower", BLUE, "B3")
    table.dice("0 0", effect=7)
    table.attack(gorgon, "Poison Spear", table.red)
    assert table.red.conditions == {WEAK: 1}
    foe = table.put(make_creature("Foe"), BLUE)
    assert table.odds(table.red, "Basic Melee Attack", foe).dice.value == 3
    table.dice("0 0 0 0 0", effect=1)
    table.cast(table.red, "Hurl Rock", foe)


def test_a_hardened_warlord_with_a_belt_is_not_dazed_by_a_rock() -> None:
    table = Table(red="Wizard", blue="Anvil Throne Warlord")
    table.move_to(table.red, "A4")
    table.attach("Colossus Belt", table.blue)
    table.dice("0 0 0 0 0", effect=12)
    table.cast(table.red, "Hurl Rock", table.blue)
    assert table.blue.conditions == {}  # Tough -2 of his own, and -2 of the belt
