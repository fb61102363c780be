"""Disputes of the last round: strikes that count one by one, words lost and found, and who pays for what."""

from mageduel.facts.conditions import BLEED, BURN, SLAM, TAINTED
from mageduel.facts.traits import ELUSIVE, FLYING, INVISIBLE, LUMBERING, PEST, UNMOVABLE
from tests.compound.many.parties import BLUE, GOLD, GREEN, RED, everybody_alone, mage, two_teams
from tests.kit.academy import AcademyTable
from tests.kit.answers import (
    DECLINE,
    NO_DEFENSE,
    NOTHING,
    PAY,
    attack,
    cast,
    move,
    sweep,
    take,
)
from tests.kit.position import tokens_on
from tests.kit.table import Table, make_creature

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}
TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
WIDE = {"name": "Wide", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}


# Strikes


def test_a_critical_sweep_pierces_its_first_victim_only() -> None:
    table = Table(red="Warlord", blue="Warlock")
    sweeper = table.put(make_creature("Sweeper", attack=[WIDE]), RED)
    one, other = (table.put(make_creature(name, armor=3), BLUE) for name in ("One", "Other"))
    table.attach("Critical Strike", sweeper)
    table.dice("2 2")
    table.decide("sweep", sweep(other))
    table.dice("2 2")
    table.attack(sweeper, "Wide", one)
    assert (one.damage, other.damage) == (4, 1)


def test_a_critical_strike_spent_on_striking_back_is_spent_for_the_round() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    grunt = table.put("Goblin Grunt", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Critical Strike", grunt)
    table.guard(grunt)
    table.dice("0 0 0 0")
    table.decide("counterstrike", take(grunt))
    table.dice("1 1 0")
    table.attack(wolf, "Bite", grunt)
    table.dice("1 1 0")
    table.attack(grunt, "Shortsword", wolf)
    assert wolf.damage == 2


def test_a_flank_attack_of_two_claws_is_one_claws() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.move_to(table.red, "B2")
    twin = table.put(make_creature("Twin", subtypes=["soldier"], attack=[TWIN]), RED)
    butcher, foe = table.put("Orc Butcher", RED), table.put(make_creature("Foe", armor=2, life=20), BLUE)
    table.dice("1* 0 0 0")
    table.attack(butcher, "Meat Cleaver", foe)
    table.cast(table.red, "Flank Attack", twin)
    table.dice("2 0 0 0")
    table.dice("2 0")
    table.attack(twin, "Claw", foe)
    assert [each.damage for each in table.attacks(twin)] == [2, 0]


def test_power_waits_for_the_claw_that_no_field_stops() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    twin = table.put(make_creature("Twin", attack=[TWIN]), RED)
    table.attach("Forcefield", table.blue, tokens={"Forcefield": 1})
    table.cast(table.red, "Power Strike", twin)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.attack(twin, "Claw", table.blue)
    assert table.blue.damage == 1


def test_a_reaper_of_two_claws_heals_its_master_once_and_is_thirsty_once() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    twin = table.put(make_creature("Twin", subtypes=["demon"], attack=[TWIN]), RED)
    table.bloodreaper(twin)
    table.red.damage = 9
    wolf = table.put("Timber Wolf", BLUE, damage=1)
    table.dice("1* 0 0 0")
    table.dice("1* 0")
    table.attack(twin, "Claw", wolf)
    assert (wolf.damage, table.red.damage) == (3, 7)


# Lost and found


def test_a_stalker_that_has_struck_is_neither_pest_nor_elusive_until_the_round_ends() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    stalker = table.put("Invisible Stalker", RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("0 0 0 0 0")
    table.act(stalker, attack(stalker, "Phantom Talons", foe))
    assert [table.has(stalker, word) for word in (INVISIBLE, PEST, ELUSIVE)] == [False, False, False]
    table.end_round()
    assert [table.has(stalker, word) for word in (INVISIBLE, PEST, ELUSIVE)] == [True, True, True]


def test_an_uprooted_tree_tied_by_a_vine_cannot_be_pushed_and_cannot_walk() -> None:
    table = Table(red="Druid", blue="Druid")
    tree = table.put("Togorah, Forest Sentinel", RED)
    table.attach("Tanglevine", tree, BLUE)
    table.decide("uproot", take())
    table.always("vigilant", NOTHING)
    rest = table.offered(tree)
    assert not [each for each in rest if each[0] == "move"]
    assert table.has(tree, UNMOVABLE)


def test_a_frenzy_ends_with_the_round_and_the_dead_are_clumsy_again() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    minion = table.put("Zombie Minion", RED)
    table.cast(table.red, "Zombie Frenzy", None)
    assert not table.has(minion, LUMBERING)
    table.end_round()
    assert (table.has(minion, LUMBERING), table.has(minion, PEST)) == (True, True)


def test_a_harpy_hurt_and_thrown_down_flies_again_when_she_gets_up() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    harpy, wolf = table.put("Screech Harpy", BLUE, "B2"), table.put("Timber Wolf", RED)
    table.dice("0 0 0 0 0 0 0", effect=8)
    table.cast(table.red, "Hurl Boulder", harpy)
    assert (harpy.conditions, table.has(harpy, FLYING)) == ({SLAM: 1}, False)
    assert table.why_no_attack(wolf, "Bite", harpy) is None
    table.act(harpy, NOTHING)
    assert (harpy.conditions, table.has(harpy, FLYING)) == ({}, True)


# Wounds


def test_a_tainted_prey_stays_marked_though_its_wounds_are_healed() -> None:
    table = Table(red="Johktari Beastmaster", blue="Priestess")
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=2)
    table.condition(wolf, TAINTED)
    fox = table.put("Bitterwood Fox", RED, "B2")
    table.use(RED, next(each for each in table.between(RED) if wolf.id in each))
    table.dice("2 2 0 0 0")
    table.cast(table.blue, "Minor Heal", wolf)
    assert (wolf.damage, table.odds(fox, "Bite", wolf).dice.value) == (0, 4)


def test_a_plague_master_poisons_on_what_a_tegu_has_bitten_and_not_his_own_blood() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    table.move_to(table.red, "B2")
    zombie = table.put("Venomous Zombie", RED)
    wolf, tegu = table.put("Timber Wolf", BLUE), table.put("Emerald Tegu", BLUE)
    table.dice("0 0", effect=7)
    table.attack(zombie, "Venomous Bite", wolf)
    table.dice("0 0 0", effect=12)
    table.attack(tegu, "Venomous Bite", table.red)
    assert table.red.conditions == {}
    table.always("offer", take())
    table.upkeep()
    assert (wolf.damage, wolf.conditions, table.red.mana) == (1, {TAINTED: 1}, 49)


def test_blood_is_staunched_by_the_messengers_light_instead_of_closing_the_wound() -> None:
    table = Table(red="Priestess", blue="Siren")
    wolf = table.put("Timber Wolf", RED, "C1", damage=6)
    table.condition(wolf, BLEED, 2)
    table.decide("offer", take(wolf))
    table.dice("2 1 0 0")
    table.decide("staunch", ("staunch", 2))
    table.cast(table.red, "Messenger of Bim-Shalla", "C1")
    assert (wolf.damage, wolf.conditions) == (5, {})


def test_a_scorpion_finds_a_golem_without_blood_and_a_beetle_with_too_little() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    scorpion, golem = table.put("Death's Head Scorpion", RED), table.put("Iron Golem", BLUE)
    beetle = table.put("Lightning Beetle", BLUE, damage=1)
    table.dice("0", effect=12)
    table.attack(scorpion, "Deadly Stinger", golem)
    assert golem.conditions == {}
    table.dice("0", effect=8)
    table.attack(scorpion, "Deadly Stinger", beetle)
    assert not table.in_play(beetle)


# Many


def test_in_a_free_for_all_a_demons_reward_and_a_strangers_burn_go_together() -> None:
    table = everybody_alone("Adramelech Warlock", "Beastmaster", "Wizard")
    scourger = table.put("Infernian Scourger", RED, "B2", damage=4)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN)
    table.always("offer", take())
    table.dice("2* 0 0")
    table.attack(scourger, "Claws", wolf)
    assert (wolf.damage, scourger.damage) == (2, 3)


def test_a_trap_lets_the_ally_pass_and_waits_for_the_enemys_partner() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    trap = table.hide("Hellfire Trap", "B3", RED)
    friend, foe = table.put("Bitterwood Fox", GREEN, "B2"), table.put("Timber Wolf", GOLD, "B4")
    table.act(friend, move("B3"), NOTHING)
    assert trap.hidden
    table.decide("pay reveal", PAY)
    table.dice("1 0 0 0", effect=1)
    table.act(foe, move("B3"), NOTHING)
    assert (table.in_play(trap), friend.damage) == (False, 0)


def test_a_holy_avenger_takes_revenge_for_an_ally_and_not_for_a_stranger() -> None:
    for are_allies in (True, False):
        seats = ("Priest", "Beastmaster", "Beastmaster", "Warlock")
        table = two_teams(*seats) if are_allies else everybody_alone(*seats)
        table.decide("offer", take())
        angel = table.summon("Guardian Angel", RED, "B2")
        friend, enemy = table.put("Bitterwood Fox", GREEN, "B2"), table.put("Timber Wolf", BLUE, "B2")
        table.dice("1* 0 0 0")
        table.attack(enemy, "Bite", friend)
        assert table.odds(angel, "Shortsword", enemy).dice.value == (5 if are_allies else 3)


def test_two_mages_fall_to_one_ring_of_fire_and_its_caster_stands() -> None:
    table = everybody_alone("Warlock", "Beastmaster", "Wizard")
    for seat in (RED, BLUE, GREEN):
        table.move_to(mage(table, seat), "B2")
    for seat in (BLUE, GREEN):
        mage(table, seat).damage = table.life(mage(table, seat)) - 1
    table.always("order", lambda request: request.options[0])
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(mage(table, RED), "Ring of Fire", "B2")
    assert [table.game.players[seat].is_alive for seat in (RED, BLUE, GREEN)] == [True, False, False]


# The Academy


def test_a_stagger_in_ones_own_turn_outlasts_it_and_a_robe_takes_it_off_for_ki() -> None:
    table = AcademyTable(red="Academy Monk", blue="Academy Beastmaster")
    table.attach("Devout Robes", table.red)
    skunk = table.put("Ridgeback Skunk", BLUE)
    table.dice("0 0")
    table.act(table.red, attack(table.red, "Basic Melee Attack", skunk))
    assert [each.name for each in table.red.conditions] == ["Stagger"]
    table.next_round()
    ki = tokens_on(table.red)["Ki"]
    table.act(table.red, cast("Devotion", table.red, "Stagger"))
    assert (table.red.conditions, tokens_on(table.red)["Ki"]) == ({}, ki - 2)


def test_a_merchants_touch_goes_through_the_swamp_snappers_shell() -> None:
    table = AcademyTable(red="Academy Necromancer", blue="Academy Druid")
    merchant, snapper = table.put("Vengeful Merchant", RED), table.put("Swamp Snapper", BLUE)
    table.decide("offer", DECLINE)
    table.dice("2")
    table.attack(merchant, "Deathtouch", snapper)
    assert snapper.damage == 2
    table.dice("2 2 2")
    table.attack(snapper, "Snap", merchant)
    assert merchant.damage == 0  # nothing but ones hurts what has no body
