"""Vents and belts: costs, refunds and blows in which two or three mechanisms meet."""

import pytest

from mageduel.dsl.steps import ENTERING_ZONE, LEAVING_ZONE
from mageduel.facts.conditions import BURN, CORRODE, GROWTH, SLAM, STAGGER
from mageduel.facts.traits import MELEE
from mageduel.rules.round.action_stage import act_between
from tests.kit.answers import DECLINE, FORFEIT, NOTHING, PAY, STOP, attack, cast, climb, move, next_one, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

EAST, WEST = 1, 3


def test_a_vent_that_can_be_blocked_boils_in_vain() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    vent, block = table.hide("Hydrothermal Vent", "B3", RED), table.hide("Block", fox)
    table.decide("pay reveal", PAY, PAY)
    table.act(fox, move("B3"), NOTHING)
    assert (fox.damage, table.in_play(vent), table.in_play(block)) == (0, False, False)
    assert (table.red.mana, table.blue.mana) == (48, 48)


def test_a_belt_blunts_what_an_exploding_cloak_throws() -> None:
    table = Table(red="Warlock", blue="Warlord")
    table.move_to(table.red, "B3")
    table.move_to(table.blue, "B4")
    table.attach("Bearskin", table.blue)
    gauntlets = table.attach("Gauntlets of Strength", table.blue)
    table.attach("Veteran's Belt", table.blue)
    table.dice("2* 1* 0 0", effect=1)
    table.cast(table.red, "Explode", table.blue, gauntlets.id)
    assert table.blue.damage == 1


def test_what_a_ring_saved_a_jinx_does_not_pay_back() -> None:
    """The mana that was spent returns, the ring stays used: the same card costs its full price the next time."""
    table = Table(red="Wizard", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, "C2")
    table.attach("Enchanter's Ring", table.red)
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Bear Strength", wolf).paid == 1
    assert table.red.mana == 50
    assert table.cast(table.red, "Bear Strength", wolf).paid == 2


def test_a_towers_bolt_feeds_no_gate_that_watches_its_wizard() -> None:
    table = Table(red="Wizard", blue="Wizard")
    gate = table.put("Gate to Voltari", BLUE, "A1")
    tower = table.put("Wizard's Tower", RED, "B3")
    foe = table.put(make_creature("Foe", life=20), BLUE, "B3")
    table.prepare_for(tower, "Invisible Fist")
    table.dice("1 1 0 0", effect=1)
    table.run(act_between(table.game, RED, ("cast", tower.id, "Invisible Fist", foe.id)))
    assert (foe.damage, gate.mana) == (2, 0)


def test_who_strikes_himself_finds_no_gold_and_lays_no_egg() -> None:
    table = Table(red="Siren", blue="Wizard")
    gerard, ichthellid = table.put("Gerard Matranga", RED), table.put("Ichthellid", RED)
    foxes = [table.put("Bitterwood Fox", BLUE) for _ in range(2)]
    for fox, attacker, dice in zip(foxes, (gerard, ichthellid), ("1* 1* 1* 1*", "1* 1* 1*"), strict=True):
        table.hide("Reverse Attack", fox)
        table.decide("pay reveal", PAY)
        table.dice(dice)
        table.attack(attacker, attacker.card.attacks[0].name, fox)
    assert (gerard.damage, ichthellid.damage) == (4, 3)
    assert tokens_on(gerard).get("Gold", 0) == 0


def test_a_zombie_that_is_swallowed_spreads_no_plague() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    shaggoth, zombie = table.put("Shaggoth-Zora", RED), table.put("Plague Zombie", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("offer", take(zombie))
    table.dice("0 0 0 0 0")
    table.act(shaggoth, attack(shaggoth, "Mangling Claws", wolf))
    assert (shaggoth.conditions, wolf.conditions) == ({GROWTH: 1}, {})


def test_a_harpooned_wolf_is_hauled_into_fire() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    harpooner, wolf = table.put("Merren Harpooner", RED, "B2"), table.put("Timber Wolf", BLUE, "B4")
    table.hide("Hellfire Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0", effect=7)
    table.dice("2* 0 0 0", effect=5)
    table.attack(harpooner, "Harpoon", wolf)
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("B3", 3, {BURN: 1})


def test_a_fire_put_out_by_reversing_it_leaves_nothing_to_explode() -> None:
    """Turned round, the spell looks for flames on its first caster; the fox burns on."""
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.condition(fox, BURN, 2)
    table.hide("Reverse Magic", fox)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Combustion", fox)
    assert (table.red.damage, fox.damage, fox.conditions, len(table.attacks())) == (0, 0, {BURN: 2}, 0)


def test_two_who_burn_and_the_reversed_spell_takes_the_casters_flames() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.condition(fox, BURN, 2)
    table.condition(table.red, BURN)
    table.hide("Reverse Magic", fox)
    table.decide("pay reveal", PAY)
    table.dice("2* 1")
    table.cast(table.red, "Combustion", fox)
    assert (table.red.damage, table.red.conditions, fox.conditions) == (3, {}, {BURN: 2})


def test_what_a_martyr_takes_over_by_a_spell_turned_round_are_his_enemys_wounds() -> None:
    table = Table(red="Priestess", blue="Paladin")
    table.move_to(table.red, "B2")
    table.red.damage = 4
    fox = table.put("Bitterwood Fox", BLUE, "B3", damage=2)
    table.hide("Reverse Magic", fox)
    table.decide("pay reveal", PAY)
    table.decide("take over", ("take over", 4))
    table.cast(table.red, "Martyr's Restoration", fox)
    assert (table.red.damage, table.blue.damage, fox.damage) == (0, 4, 2)


def test_a_vent_boils_against_a_field_of_force() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    vent = table.hide("Hydrothermal Vent", "B3", RED)
    table.decide("pay reveal", PAY)
    table.act(table.blue, move("B3"), NOTHING)
    assert (table.blue.damage, tokens_on(field)["Forcefield"], table.in_play(vent)) == (0, 2, False)


def test_nothing_trips_a_wraith_and_the_orb_takes_its_toll_of_one_that_walks() -> None:
    table = Table(red="Warlock", blue="Necromancer")
    wraith = table.put("Grey Wraith", BLUE, "B2")
    table.put("Suppression Orb", RED, "A1")
    stumble = table.hide("Stumble", wraith, RED)
    table.reveal_after(LEAVING_ZONE, stumble, by=wraith)
    table.act(wraith, move("B3"), NOTHING)
    assert (table.place(wraith), table.in_play(stumble), table.blue.mana) == ("B3", False, 49)


def test_a_plant_that_devours_itself_leaves_nothing() -> None:
    table = Table(red="Druid", blue="Wizard")
    plant, fox = table.put("Kralathor, The Devourer", RED, damage=12), table.put("Bitterwood Fox", BLUE)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")
    table.attack(plant, "Great Maw", fox)
    assert not table.in_play(plant)
    assert table.game.players[RED].removed == [plant.card]


def test_what_a_jinx_takes_from_cassiel_comes_back_to_her_and_the_ring_heals_nothing_of_hers() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.attach("Ring of Healing", table.red)
    cassiel, wolf = (
        table.put("Cassiel, Shield of Bim-Shalla", RED, "B2", mana=3),
        table.put("Timber Wolf", RED, "B2", damage=8),
    )
    jinx = table.hide("Jinx", cassiel, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(cassiel, "Minor Heal", wolf)
    assert (cassiel.mana, table.red.mana, table.in_play(jinx), wolf.damage) == (3, 50, False, 8)
    table.dice("1 1 1 0 0")
    table.cast(cassiel, "Minor Heal", wolf)
    assert (cassiel.mana, table.red.mana, wolf.damage) == (0, 48, 5)


def test_what_a_wardstone_asks_of_a_dispeller_his_prism_keeps() -> None:
    table = Table(red="Wizard", blue="Wizard")
    prism = table.put("Mana Prism", RED, "C1")
    table.put("Enchanter's Wardstone", BLUE, "A4")
    strength = table.attach("Bear Strength", table.put("Timber Wolf", BLUE, "C2"))
    table.decide("pay to destroy", PAY)
    table.cast(table.red, "Dispel", strength)
    assert (table.in_play(strength), table.red.mana, prism.mana) == (False, 43, 2)


@pytest.mark.parametrize("fast", [False, True])
def test_who_wades_into_the_swamp_strikes_only_if_speed_comes_to_him_there(fast: bool) -> None:
    table = Table(red="Siren", blue="Beastmaster")
    table.put("Swamp", RED, "B3")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B3")
    speed = table.hide("Cheetah Speed", wolf)
    if fast:
        table.reveal_after(ENTERING_ZONE, speed, by=wolf)
        table.dice("1 1 0 0")
        table.act(wolf, move("B3"), attack(wolf, "Bite", fox))
    else:
        table.act(wolf, move("B3"))
    assert fox.damage == (2 if fast else 0)


def test_a_pull_that_is_jinxed_is_never_felt() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    wolf = table.put("Timber Wolf", BLUE, "C3")
    table.hide("Jinx", table.red, BLUE)
    table.hide("Nullify", wolf)
    table.decide("pay reveal", PAY)
    table.act(table.red, cast("Force Pull", wolf))
    assert (table.place(wolf), table.red.mana) == ("C3", 50)
    table.reset()
    table.act(table.red, cast("Force Pull", wolf))
    assert (table.place(wolf), table.red.mana) == ("C2", 49)


def test_what_a_tome_summons_comes_to_its_mage_and_to_no_circle() -> None:
    table = Table(red="Necromancer", blue="Warlock")
    table.hide("Hellfire Trap", "C1", BLUE)
    circle = table.attach("Summoning Circle", "A4", RED)
    libro = table.attach("Libro Mortuos", table.red)
    table.always("offer", DECLINE)
    table.prepare_for(libro, "Zombie Crawler")
    table.decide("deploy", take("Zombie Crawler", "C1"))
    table.deploy()
    assert (table.place(table.find("Zombie Crawler")), table.in_play(circle)) == ("C1", True)


def test_a_forge_lays_a_new_cloak_on_rusted_shoulders() -> None:
    table = Table(red="Warlord", blue="Warlock")
    forge = table.put("Battle Forge", RED, "C1", mana=3)
    table.attach("Storm Drake Hide", table.red)
    table.condition(table.red, CORRODE, 2)
    table.attach("Eisenach's Forge Hammer", table.red)
    table.prepare_for(forge, "Bearskin")
    table.decide("deploy", take("Bearskin"))
    table.deploy()
    assert (table.armor(table.red), table.red.conditions, table.red.mana, forge.mana) == (2, {}, 48, 0)
    assert table.card("Storm Drake Hide") in table.game.players[RED].book


def test_three_thorns_break_on_a_field_of_force_and_two_go_through() -> None:
    table = Table(red="Druid", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    table.wall("Wall of Thorns", "B2|B3")
    table.dice("1 0 1 1")
    table.act(table.blue, climb("B3"))
    assert (table.place(table.blue), table.blue.damage, tokens_on(field).get("Forcefield", 0)) == ("B3", 3, 0)


def test_who_dies_among_the_spines_rises_on_the_side_he_came_from() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    table.wall("Bloodspine Wall", "B2|B3")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=9)
    table.attach("Rise Again", wolf, RED)
    table.decide("offer", ("pay", 5))
    table.dice("1* 0 0", effect=1)
    table.act(wolf, move("B3"))
    assert not table.in_play(wolf)
    table.end_round()
    risen = table.find("Timber Wolf")
    assert (table.place(risen), risen.controller) == ("B2", RED)


@pytest.mark.parametrize("trap_first", [True, False])
def test_light_and_a_magic_door_greet_a_zombie(trap_first: bool) -> None:
    table = Table(red="Priestess", blue="Necromancer")
    table.move_to(table.red, "B3")
    ankh = table.attach("Ankh of Asyra", table.red)
    trap = table.hide("Teleport Trap", "B3", RED)
    zombie = table.put("Zombie Minion", BLUE, "B2")
    table.always("order", next_one(trap if trap_first else ankh))
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "C3"))
    table.act(zombie, move("B3"), NOTHING)
    assert (table.place(zombie), zombie.damage) == ("C3", 1)


def test_sand_blows_one_into_hellfire_before_it_reaches_the_next() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.hide("Hellfire Trap", "B3", RED)
    table.decide("order", next_one(wolf))
    table.decide("pay reveal", PAY)
    table.dice("1* 0", effect=5)
    table.effect(5)
    table.dice("1* 0 0 0", effect=1)
    table.dice("1* 0", effect=1)
    table.cast(table.red, "Sandstorm", "B2")
    assert (wolf.damage, fox.damage) == (2, 1)


def test_a_spider_that_bites_itself_hangs_in_no_vine() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    spider, fox = table.put("Giant Wolf Spider", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Tanglevine", fox, RED)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY)
    table.dice("0 0", effect=5)
    table.attack(spider, "Poison Fangs", fox)
    assert (spider.conditions, fox.conditions) == ({}, {})


def test_the_cheetah_run_is_not_forgotten_in_a_door() -> None:
    """Carried off by a trap at the end of its run it strikes whoever it meets there, with the charge of its run."""
    table = Table(red="Beastmaster", blue="Wizard")
    cheetah = table.put("Pharaoh's Cheetah", RED, "B1")
    foe = table.put(make_creature("Foe", life=20), BLUE, "C3")
    table.hide("Teleport Trap", "B3", BLUE)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "C3"))
    table.dice("1 0 0 0", effect=4)
    table.act(cheetah, move("B2"), move("B3"), attack(cheetah, "Claws", foe))
    assert (foe.damage, foe.conditions) == (1, {SLAM: 1})


def test_a_ram_that_breaks_its_prey_on_a_wall_is_no_veteran_for_it() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    ram = table.put("Mountain Ram", RED, "B2")
    foe = table.put(make_creature("Foe", life=5), BLUE, "B2")
    foe.damage = 4
    table.wall("Wall of Stone", "B2|B3")
    table.decide("direction", ("push", EAST))
    table.dice("0 0", effect=9)
    table.dice("1* 0 0")
    table.attack(ram, "Battering Horns", foe)
    assert not table.in_play(foe)
    assert (table.value(ram, MELEE), table.armor(ram)) == (0, 1)


def test_who_does_not_pay_to_throw_the_blow_back_may_dodge_it() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reflexes = table.attach("Cobra Reflexes", fox)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", FORFEIT)
    table.decide("defend", take(reflexes))
    table.effect(12)
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, fox.damage) == (0, 0)


def test_whoever_beams_himself_into_gas_walks_one_step_and_no_second() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B1")
    table.put("Poison Gas Cloud", BLUE, "B3")
    table.attach("Cheetah Speed", table.red)
    table.cast(table.red, "Teleport", table.red, "B3")
    assert move("B4") not in table.offered(table.red, move("A3"))


def test_a_hook_that_hits_a_field_of_force_hauls_nobody() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    kraken = table.put("Kraken", RED, "B2")
    table.move_to(table.blue, "B3")
    field = table.attach("Forcefield", table.blue)
    table.attack(kraken, "Tentacle Grasp", table.blue)
    assert (table.place(table.blue), table.blue.conditions, tokens_on(field)["Forcefield"]) == ("B3", {}, 2)


# Whoever staggers goes on with nothing, and whoever hurts himself is blinded

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
SCYTHE = {**CLAW, "name": "Scythe", "action": "full", "traits": ["Sweeping"]}


@rule("codex.stagger.minor")
def test_a_small_creature_that_staggers_at_its_first_victim_sweeps_nobody_else() -> None:
    table = Table(red="Warlord", blue="Wizard")
    small = table.put(make_creature("Small", level=2, attack=[SCYTHE]), RED)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.put(make_creature("Other", life=20), BLUE)
    table.hide("Shock", foe)
    table.always("sweep", STOP)
    table.decide("pay reveal", PAY)
    table.dice("1 0 0")
    table.attack(small, "Scythe", foe)
    assert small.conditions == {STAGGER: 1}
    assert not any(len(each.options) > 1 for each in table.asked if each.kind == "sweep")


@rule("codex.stagger.minor")
def test_a_small_creature_that_staggers_has_no_second_swing_of_its_fury() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    small, foe = table.put(make_creature("Small", attack=[CLAW]), RED), table.put(make_creature("Foe", life=9), BLUE)
    table.cast(table.red, "Battle Fury", small)
    table.hide("Shock", foe)
    table.always("extra attack", STOP)
    table.decide("pay reveal", PAY)
    table.dice("1 0 0")
    table.act(small, attack(small, "Claw", foe))
    assert small.conditions == {STAGGER: 1}
    assert not any(len(each.options) > 1 for each in table.asked if each.kind == "extra attack")


def test_a_creature_that_hurts_itself_is_blinded_too() -> None:
    """It has attacked and damaged something; without the turn it makes no difference either that this was itself."""
    table = Table(red="Warlord", blue="Priestess")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    blind = table.hide("Blind", wolf, BLUE)
    table.hide("Reverse Attack", fox)
    table.always("pay reveal", PAY)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, blind.hidden) == (1, False)
