"""Beasts, fire and tides: totems, thirst, flames and waves, and knights among them."""

from mageduel.facts.conditions import BLEED, BURN, DAZE, STUN
from mageduel.facts.traits import ELUSIVE
from mageduel.rules.round.action_stage import act_between
from tests.kit.answers import DECLINE, PAY, attack, move, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


# Beasts


def test_totems_of_fury_and_fang_serve_the_enemys_stag_as_well() -> None:
    table = Table(red="Beastmaster", blue="Druid")
    table.put("Rajan's Fury", RED, "A1")
    table.put("Tooth & Nail", RED, "A2")
    galador = table.put("Galador, Protector of Straywood", BLUE, "B2")
    table.attach("Lion Savagery", galador)
    foe = table.put(make_creature("Foe", armor=5, life=20), RED, "B3")
    table.dice("2 2 1 0 0 0 0 0")  # 4, and Charge +1 of the horns, +2 of the lion, +1 of Rajan
    table.act(galador, move("B3"), attack(galador, "Antlers", foe))
    assert foe.damage == 3  # 5 against armor 5 with Piercing 3


def test_a_blast_after_a_walk_is_too_slow_and_has_nothing_of_fang_and_fury() -> None:
    table = Table(red="Beastmaster", blue="Druid")
    table.put("Rajan's Fury", RED, "A1")
    table.put("Tooth & Nail", RED, "A2")
    galador = table.put("Galador, Protector of Straywood", RED, "B2")
    foe = table.put(make_creature("Foe", armor=3, life=20), BLUE, "B3")
    assert attack(galador, "Lightning Blast", foe) not in table.actions(galador, move_actions=1)
    table.dice("2 2 0 0", effect=1)
    table.attack(galador, "Lightning Blast", foe)
    assert foe.damage == 1


def test_kinship_counts_the_stolen_cat_and_loses_the_stolen_bear() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.put("Animal Kinship", RED, "A1")
    bear = table.put("Steelclaw Grizzly", RED, "B2")
    cat = table.put("Cervere, The Forest Shadow", BLUE, "B2")
    table.put("Emerald Tegu", RED, "B2")
    assert (table.has(table.red, ELUSIVE), table.armor(table.red)) == (False, 1)
    table.control(cat, RED)
    assert table.has(table.red, ELUSIVE)
    beetle = table.put("Lightning Beetle", BLUE, "C1")
    table.dice("0 0 0", effect=7)
    table.attack(beetle, "Electrified Mandibles", table.red)
    assert table.red.conditions == {}
    table.control(bear, BLUE)
    table.dice("0 0 0", effect=7)
    table.attack(beetle, "Electrified Mandibles", table.red)
    assert table.red.conditions == {DAZE: 1}


def test_precision_wastes_a_block_and_leaves_the_knights_shield_unused() -> None:
    table = Table(red="Beastmaster", blue="Priestess")
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.attach("Falcon Precision", wolf)
    block = table.hide("Block", knight)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert (knight.damage, table.in_play(block)) == (2, False)


@rule("sup.spell.vampiric-strike-next-attack-only")
def test_one_thirsty_claw_of_two_and_it_drinks_no_more_than_there_was() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED, damage=8)
    fox = table.put("Bitterwood Fox", BLUE, damage=2)
    wolf = table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Vampiric Strike", twin)
    table.dice("2 2")
    table.dice("1* 0")
    table.attack(twin, "Claw", wolf)
    assert (wolf.damage, twin.damage) == (3 + 1, 6)
    table.cast(table.red, "Vampiric Strike", twin)
    table.dice("2* 2*")
    table.attack(twin, "Claw", fox)
    assert (table.in_play(fox), twin.damage) == (False, 4)


def test_a_critical_strike_and_a_piercing_one_go_with_the_same_blow() -> None:
    table = Table(red="Warlord", blue="Priestess")
    table.move_to(table.red, "B2")
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED)
    foe = table.put(make_creature("Foe", armor=6, life=20), BLUE)
    table.attach("Critical Strike", twin)
    table.cast(table.red, "Piercing Strike", twin)
    table.dice("2 2")
    table.dice("2 2")
    table.attack(twin, "Claw", foe)
    assert [each.damage for each in table.attacks()] == [4, 0]


# Fire and water


def test_an_imp_bursts_only_under_a_blow_and_sets_fire_to_friend_and_foe() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    imp = table.put("Unstable Fire Imp", RED, damage=3)
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    table.always("order", lambda request: request.options[0])
    table.dice("1* 0 0 0")
    table.effect(5, 4)
    table.attack(wolf, "Bite", imp)
    assert not table.in_play(imp)
    assert sorted(sum(each.conditions.values()) for each in (wolf, fox)) == [0, 1]
    other = table.put("Unstable Fire Imp", RED, "A1", damage=3)
    wolf.conditions.clear()
    fox.conditions.clear()
    blows = len(table.attacks())
    table.condition(other, BURN)
    table.dice("2")
    table.upkeep()
    assert (table.in_play(other), len(table.attacks())) == (False, blows)


def test_a_ring_of_fire_spares_its_caster_and_finds_the_vine_no_arrow_may() -> None:
    table = Table(red="Warlock", blue="Druid")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    vine = table.attach("Tanglevine", wolf, BLUE)
    scourger = table.put("Infernian Scourger", BLUE)
    table.always(
        "order",
        lambda request: next(
            (each for name in (wolf, vine, scourger) for each in request.options if name.id in each), request.options[0]
        ),
    )
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1 0 0 0 0 0 0", effect=5)  # Flame +2, also on the effect die
    table.dice("1* 0 0", effect=8)  # Flame -2
    table.cast(table.red, "Ring of Fire", "B2")
    assert (wolf.damage, vine.damage, vine.conditions, scourger.conditions) == (1, 1, {BURN: 1}, {})
    assert table.red.damage == 0


def test_ignite_finds_no_dry_spot_on_the_water_and_none_left_on_who_burns() -> None:
    table = Table(red="Warlock", blue="Siren")
    table.move_to(table.red, "B2")
    wolf, water = table.put("Timber Wolf", BLUE), table.put("Water Elemental", BLUE)
    imp = table.put("Firebrand Imp", BLUE)
    assert table.why_no_cast(table.red, "Ignite", imp) is not None
    table.cast(table.red, "Ignite", wolf)
    table.cast(table.red, "Ignite", wolf)
    assert wolf.conditions == {BURN: 1}
    table.cast(table.red, "Ignite", water)
    assert water.conditions == {}


def test_a_reaping_scourger_that_strikes_back_at_the_wounded_heals_its_master() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    scourger = table.put("Infernian Scourger", RED)
    table.bloodreaper(scourger)
    table.red.damage = 7
    wolf = table.put("Timber Wolf", BLUE, damage=1)
    table.dice("0 0 0 0")
    table.decide("counterstrike", take(scourger))
    table.dice("2 1 0 0 0")
    table.attack(wolf, "Bite", scourger)
    assert (wolf.damage, table.red.damage) == (3, 5)


def test_a_swell_puts_out_the_fire_at_its_own_expense_and_washes_earth_away() -> None:
    table = Table(red="Siren", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, falcon = table.put("Timber Wolf", BLUE, "B3"), table.put("Thunderift Falcon", BLUE, "B3")
    table.condition(wolf, BURN, 2)
    table.dice("0", effect=8)
    table.cast(table.red, "Swell", wolf)
    assert (wolf.conditions, table.place(wolf)) == ({}, "B3")
    assert table.why_no_cast(table.red, "Swell", falcon) is not None
    wall = table.wall("Wall of Earth", "B2|C2", BLUE)
    table.dice("2 2 0 0 0", effect=1)
    table.cast(table.red, "Swell", wall)
    assert wall.damage == 4


def test_the_ring_of_tides_follows_the_initiative_and_scales_take_it_back() -> None:
    table = Table(red="Siren", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    trident = table.attach("Shoalsdeep Trident", table.red)
    table.attach("Ring of Tides", table.red)
    table.attach("Leviathan Scale Armor", table.blue)
    table.dice("0 0", effect=5)  # 3 + 1 - 2 dice; 5 + 2 - 2 pushes
    table.attack(table.red, "Wave Blast", table.blue, source=trident)
    assert table.place(table.blue) == "B4"
    table.move_to(table.blue, "B3")
    table.initiative(BLUE)
    table.dice("0", effect=6)
    table.attack(table.red, "Wave Blast", table.blue, source=trident)
    assert table.place(table.blue) == "B3"


def test_the_wave_that_pushes_through_a_wall_of_thorns_follows_and_is_torn_too() -> None:
    table = Table(red="Siren", blue="Warlock")
    water = table.put("Water Elemental", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Bloodspine Wall", "B2|B3", BLUE)
    table.decide("direction", ("push", 1))
    table.dice("0 0 0 0 0", effect=4)
    table.dice("1 0 0", effect=1)
    table.decide("follow", take("B3"))
    table.dice("1* 1 0", effect=12)
    table.attack(water, "Crashing Wave", wolf)
    assert (table.place(wolf), wolf.damage, table.place(water)) == ("B3", 1, "B3")
    assert (water.damage, water.conditions) == (1, {})  # Resilient, Nonliving


@rule("sup.spell.deptonne-bloodshaman-bleed-too-late-for-vampiric")
def test_blood_already_flowing_is_drunk_once_a_round_and_not_the_blood_just_drawn() -> None:
    table = Table(red="Siren", blue="Warlock")
    shaman = table.put("Deptonne Bloodshaman", RED, damage=5)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 0", effect=5)
    table.attack(shaman, "Coral Staff", wolf)
    assert (shaman.damage, wolf.conditions) == (5, {BLEED: 1})
    table.dice("2* 0", effect=1)
    table.attack(shaman, "Coral Staff", wolf)
    assert shaman.damage == 4
    table.dice("2* 0", effect=1)
    table.attack(shaman, "Coral Staff", wolf)
    assert shaman.damage == 4


def test_the_blue_knight_pays_for_his_turn_and_not_for_the_blow_he_gives_back() -> None:
    table = Table(red="Paladin", blue="Warlock")
    knight = table.put("Alandell, the Blue Knight", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("offer", lambda request: max(request.options, key=lambda each: str(each)))
    table.dice("0 0 0 0 0 0 0 0", effect=7)
    table.act(knight, attack(knight, "Stormbringer", wolf))
    assert (wolf.conditions, table.red.mana) == ({STUN: 1}, 46)
    wolf.take_condition(STUN)
    table.guard(knight)
    table.dice("0 0 0 0")
    table.decide("counterstrike", take(knight))
    table.dice("0 0 0 0", effect=10)
    table.attack(wolf, "Bite", knight)
    assert wolf.conditions == {}


def test_courage_rises_against_the_costliest_foe_and_not_against_the_mage_behind_him() -> None:
    table = Table(red="Paladin", blue="Warlock")
    knight = table.put("Alandell, the Blue Knight", RED)
    table.attach("Knight's Courage", knight)
    slayer, imp = table.put("Dark Pact Slayer", BLUE), table.put("Firebrand Imp", BLUE)
    table.move_to(table.blue, "B2")
    assert [table.odds(knight, "Stormbringer", each).dice.value for each in (slayer, imp, table.blue)] == [6, 4, 4]


def test_a_signet_earns_valor_by_the_level_of_the_challenged_and_mana_once_a_round() -> None:
    table = Table(red="Paladin", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Signet of the Dawnbreaker", table.red)
    slayer = table.put("Dark Pact Slayer", BLUE, damage=12)
    table.decide("offer", take(slayer))
    table.upkeep()
    table.always("offer", DECLINE)
    table.always("reroll dice", ("keep",))
    mana = table.red.mana
    table.dice("2* 0 0")
    table.attack(table.red, "Basic Melee Attack", slayer)
    assert not table.in_play(slayer)
    assert (table.red.mana - mana, tokens_on(table.red)) == (1, {"Valor": 1 + 3})


def test_a_spring_gives_a_poisoned_beast_no_health_and_puts_out_its_fire_all_the_same() -> None:
    table = Table(red="Priestess", blue="Warlock")
    spring = table.put("Renewing Spring", RED, "B2")
    wolf, bones = table.put("Timber Wolf", RED, damage=6), table.put("Skeletal Archer", RED, damage=3)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.condition(wolf, BURN)
    assert not [each for each in table.actions(bones) if each[:2] == ("ability", spring.id)]
    table.dice("1 1 2")
    table.decide("remove condition", take("Burn"))
    table.act(wolf, ("ability", spring.id, 0))
    assert (wolf.damage, wolf.conditions, table.red.mana) == (6, {}, 48)


def test_a_circle_calls_the_pet_over_a_trap_and_out_of_reach_of_the_lair() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    table.attach("Summoning Circle", "A3", RED)
    trap = table.hide("Hellfire Trap", "A3", BLUE)
    lair = table.put("Lair", RED, "C2", mana=9)
    table.decide("place", ("place", "A3"))
    table.decide("offer", take())
    table.cast(table.red, "Timber Wolf", "C1")
    wolf = table.find("Timber Wolf")
    assert (table.place(wolf), table.life(wolf), trap.hidden) == ("A3", 13, True)
    table.prepare_for(lair, "Bitterwood Fox")
    table.decide("deploy", take("Bitterwood Fox"))
    table.deploy()
    assert table.place(table.find("Bitterwood Fox")) == "C2"


def test_a_tower_casts_its_own_bolt_and_no_curse_on_the_wizard_feels_it() -> None:
    table = Table(red="Wizard", blue="Warlock")
    tower = table.put("Wizard's Tower", RED, "B2", mana=5)
    table.attach("Magebane", table.red, BLUE)
    table.condition(table.red, DAZE)
    table.prepare_for(tower, "Lightning Bolt")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0 0 0", effect=1)
    table.run(act_between(table.game, RED, ("cast", tower.id, "Lightning Bolt", wolf.id)))
    assert (table.red.damage, tower.mana, table.red.mana) == (0, 0, 47)
