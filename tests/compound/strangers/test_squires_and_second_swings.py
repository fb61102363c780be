"""Squires and second swings: who comes when a squire falls, and what an attack meets after its first blow."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK, ROLL_DICE
from mageduel.facts.conditions import BURN, DAZE, GROWTH, ROT, SLEEP, STAGGER
from mageduel.facts.traits import FLYING
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NO_DEFENSE, NOTHING, PAY, STOP, attack, move, sweep, take
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
TWIN_CLAW = {**CLAW, "traits": ["Doublestrike"]}
EAST, WEST = 1, 3

# A squire falls, and somebody comes


@pytest.fixture
def chapel() -> Table:
    """Blue's initiate has one Life left in B2; Blue, a Priestess, is far off."""
    table = Table(red="Warlord", blue="Priestess")
    table.put("Dawnbreaker's Initiate", BLUE, "B2", damage=4)
    return table


def avenge(table: Table) -> Object:
    """Blue will come in person, as soon as the initiate falls."""
    table.decide("offer", ("choose", table.blue.id))
    return table.find("Dawnbreaker's Initiate")


def test_whoever_comes_to_avenge_an_initiate_springs_the_trap_that_lay_beside_him(chapel: Table) -> None:
    wolf = chapel.put("Timber Wolf", RED, "B2")
    trap = chapel.hide("Teleport Trap", "B2", RED)
    initiate = avenge(chapel)
    chapel.decide("pay reveal", PAY)
    chapel.decide("teleport", ("teleport", "C3"))
    chapel.dice("1 0 0 0")
    chapel.attack(wolf, "Bite", initiate)
    assert (chapel.place(chapel.blue), chapel.in_play(trap)) == ("C3", False)


def test_the_spikes_that_killed_an_initiate_wait_for_his_priestess(chapel: Table) -> None:
    initiate = avenge(chapel)
    chapel.move_to(initiate, "B1")
    chapel.put("Mangler Caltrops", RED, "B2")
    chapel.dice("1 0 2* 1*")
    chapel.act(initiate, move("B2"))
    assert (chapel.place(chapel.blue), chapel.blue.damage) == ("B2", 3)


def test_an_axe_that_cut_down_an_initiate_swings_on_into_his_avenger(chapel: Table) -> None:
    """She was not there when the first blow was declared, but she is for the second; and the kill made a veteran."""
    axe = chapel.put("Dwarf Kriegsbiel", RED, "B2")
    initiate = avenge(chapel)
    chapel.decide("sweep", sweep(chapel.blue))
    chapel.dice("1 0 0 0 2* 0 0 0 0")
    chapel.attack(axe, "Sweeping Attack", initiate)
    assert chapel.blue.damage == 2


def test_an_avenger_on_guard_draws_the_axe_upon_herself(chapel: Table) -> None:
    """Coming by magic she is on guard still, and whoever chooses a second target finds her in front of the others."""
    axe, fox = chapel.put("Dwarf Kriegsbiel", RED, "B2"), chapel.put("Bitterwood Fox", BLUE, "B2")
    chapel.guard(chapel.blue)
    initiate = avenge(chapel)
    chapel.guard(initiate)
    chapel.decide("counterstrike", take(chapel.blue))
    chapel.decide("sweep", sweep(chapel.blue))
    chapel.dice("1 0 0 0 0 0 0 0 0 1* 0 0")
    chapel.attack(axe, "Sweeping Attack", initiate)
    (asked,) = [each for each in chapel.asked if each.kind == "sweep"]
    assert sweep(fox) not in asked.options
    assert (chapel.blue.guarding, axe.damage) == (False, 1)


def test_a_thirsty_axe_has_no_choice_but_the_wounded_avenger(chapel: Table) -> None:
    axe = chapel.put("Dwarf Kriegsbiel", RED, "B2")
    chapel.put("Bitterwood Fox", BLUE, "B2")
    chapel.attach("Demonic Bloodlust", axe, BLUE)
    chapel.blue.damage = 1
    initiate = avenge(chapel)
    chapel.dice("1* 0 0 0 0 0 0 0 0 0 0")
    chapel.attack(axe, "Sweeping Attack", initiate)
    assert [each.target for each in chapel.attacks()] == [initiate, chapel.blue]


def test_burned_in_the_wall_an_initiate_calls_her_to_the_side_he_never_left(chapel: Table) -> None:
    initiate = avenge(chapel)
    chapel.wall("Wall of Fire", "B2|B3")
    chapel.dice("1 0 0 0 0", effect=1)
    chapel.act(initiate, move("B3"))
    assert (chapel.place(chapel.blue), chapel.in_play(initiate)) == ("B2", False)


def test_lightning_that_fells_an_initiate_leaps_to_whoever_came_for_him(chapel: Table) -> None:
    initiate = avenge(chapel)
    chapel.move_to(chapel.red, "B1")
    chapel.decide("chain", ("leap", chapel.blue.id), STOP)
    chapel.dice("1 0 0 0 0", effect=1)
    chapel.dice("2* 0 0 0", effect=1)
    chapel.cast(chapel.red, "Chain Lightning", initiate)
    assert (chapel.place(chapel.blue), chapel.blue.damage) == ("B2", 2)


def test_fury_that_slew_a_squire_falls_upon_his_priestess(chapel: Table) -> None:
    chapel.move_to(chapel.red, "B2")
    brute = chapel.put(make_creature("Brute", attack=[CLAW]), RED)
    chapel.cast(chapel.red, "Battle Fury", brute)
    initiate = avenge(chapel)
    chapel.decide("extra attack", attack(brute, "Claw", chapel.blue))
    chapel.dice("1 0 0 1* 0 0 0")
    chapel.act(brute, attack(brute, "Claw", initiate))
    assert chapel.blue.damage == 1


def test_trampled_on_the_way_out_a_squire_calls_somebody_who_cannot_hold_the_beast(chapel: Table) -> None:
    rhino = chapel.put("Woolly Rhinoceros", RED, "B2")
    initiate = avenge(chapel)
    chapel.decide("trample", ("trample", initiate.id))
    chapel.dice("1 0 0")
    chapel.act(rhino, move("B3"), NOTHING)
    assert (chapel.place(rhino), chapel.place(chapel.blue)) == ("B3", "B2")


def test_whoever_is_called_out_of_the_vines_leaves_them_behind(chapel: Table) -> None:
    vine = chapel.attach("Tanglevine", chapel.blue, RED)
    initiate = avenge(chapel)
    wolf = chapel.put("Timber Wolf", RED, "B2")
    chapel.dice("1 0 0 0")
    chapel.attack(wolf, "Bite", initiate)
    assert (chapel.place(chapel.blue), chapel.in_play(vine)) == ("B2", False)


def test_an_initiate_with_an_eye_takes_no_more_of_his_slayer_than_he_had(chapel: Table) -> None:
    initiate = avenge(chapel)
    wolf = chapel.put("Timber Wolf", RED, "B2")
    eye = chapel.hide("Eye for an Eye", initiate)
    chapel.reveal_after(DECLARE_ATTACK, eye, by=wolf)
    chapel.hide("Spiked Pit", "B2", RED)
    chapel.decide("pay reveal", ("forfeit",))
    chapel.dice("2* 2* 0 0")
    chapel.attack(wolf, "Bite", initiate)
    assert (wolf.damage, chapel.place(chapel.blue)) == (1, "B2")


def test_a_life_drained_to_the_end_calls_his_priestess_and_feeds_no_more_than_there_was() -> None:
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B1")
    table.red.damage = 5
    initiate = table.put("Dawnbreaker's Initiate", BLUE, "B2", damage=3)
    table.decide("offer", ("choose", table.blue.id))
    table.dice("2 2 2 0 0")
    table.cast(table.red, "Drain Life", initiate)
    assert (table.red.damage, table.place(table.blue)) == (3, "B2")


def test_an_initiate_in_foreign_service_calls_his_new_master() -> None:
    table = Table(red="Forcemaster", blue="Priestess")
    table.move_to(table.red, "B1")
    initiate = table.put("Dawnbreaker's Initiate", BLUE, "B2", damage=4)
    table.reveal(table.hide("Mind Control", initiate, RED))
    knight = table.put("Knight of Westlock", BLUE, "B2")
    table.decide("offer", ("choose", table.red.id))
    table.dice("1 0 0 0 0")
    table.attack(knight, "Longsword", initiate)
    assert (table.place(table.red), table.place(table.blue)) == ("B2", "A4")
    assert [each.player for each in table.asked if each.kind == "offer"] == [RED]


def test_a_devoured_initiate_calls_nobody() -> None:
    table = Table(red="Druid", blue="Priestess")
    plant, initiate = table.put("Kralathor, The Devourer", RED), table.put("Dawnbreaker's Initiate", BLUE, damage=4)
    table.dice("1 0 0 0")
    table.attack(plant, "Great Maw", initiate)
    assert (table.place(table.blue), plant.conditions) == ("A4", {GROWTH: 1})


# The second swing


def test_a_blow_that_was_fumbled_has_spent_the_fury_but_not_its_second_swing() -> None:
    """It was made, if badly: what follows the attack is another attack, on which nothing lies any more."""
    table = Table(red="Warlord", blue="Forcemaster")
    brute, foe = table.put(make_creature("Brute", attack=[CLAW]), RED), table.put(make_creature("Foe", life=20), BLUE)
    table.move_to(table.red, "B2")
    table.cast(table.red, "Battle Fury", brute)
    fumble = table.hide("Fumble", brute, BLUE)
    table.reveal_after(DECLARE_ATTACK, fumble, by=brute)
    table.decide("extra attack", attack(brute, "Claw", foe))
    table.dice("1 1 1")
    table.act(brute, attack(brute, "Claw", foe))
    assert ([each.hit for each in table.attacks()], foe.damage) == ([False, True], 3)


def test_a_hero_who_answers_a_fury_answers_only_once_and_at_his_best() -> None:
    table = Table(red="Warlord", blue="Paladin")
    table.move_to(table.red, "B2")
    brute = table.put(make_creature("Brute", life=20, armor=1, attack=[CLAW]), RED)
    eligor = table.put("Eligor Larington", BLUE)
    table.cast(table.red, "Battle Fury", brute)
    table.decide("extra attack", attack(brute, "Claw", eligor))
    table.decide("counterstrike", take(eligor))
    table.dice("0 0 1 1 1 1 0 0 0")
    table.act(brute, attack(brute, "Claw", eligor))
    assert table.rolled == [2, 5, 2]
    assert brute.damage == 4


def test_shocked_in_his_fury_a_great_creature_strikes_again_but_feebly() -> None:
    """What it met in the counterstrike step of its first attack tells on the second: two dice fewer."""
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    brute = table.put(make_creature("Brute", level=3, attack=[CLAW]), RED)
    foe = table.put(make_creature("Foe", life=20), BLUE)
    table.cast(table.red, "Battle Fury", brute)
    table.hide("Shock", foe)
    table.decide("pay reveal", PAY)
    table.decide("extra attack", attack(brute, "Claw", foe))
    table.dice("1 0 0 1")
    table.act(brute, attack(brute, "Claw", foe))
    assert (table.rolled, brute.conditions) == ([3, 1], {STAGGER: 1})


def test_peace_and_a_cloak_are_paid_once_for_a_fury() -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.put("Altar of Peace", BLUE, "A1")
    table.attach("Suppression Cloak", table.blue)
    brute = table.put(make_creature("Brute", attack=[CLAW]), RED)
    table.cast(table.red, "Battle Fury", brute)
    table.decide("extra attack", attack(brute, "Claw", table.blue))
    table.dice("1 0 0 1 0 0")
    table.act(brute, attack(brute, "Claw", table.blue))
    assert (table.blue.damage, table.red.mana) == (2, 50 - 5 - 3)


def test_an_imp_sets_its_victim_alight_and_strikes_again_at_its_best() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    imp, foe = table.put("Wildfire Imp", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.cast(table.red, "Flame Strike", imp)
    table.cast(table.red, "Battle Fury", imp)
    table.decide("extra attack", attack(imp, "Claws", foe))
    table.dice("1", effect=4)
    table.dice("1 1 1")
    table.act(imp, attack(imp, "Claws", foe))
    assert (foe.damage, foe.conditions) == (4, {BURN: 1})


def test_with_infernias_altar_falls_what_held_an_axe_weak() -> None:
    table = Table(red="Warlord", blue="Warlock")
    axe, foe = table.put("Dwarf Kriegsbiel", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.attach("Bear Strength", axe)
    altar = table.put("Altar of Infernia", BLUE, "B2", damage=5)
    table.decide("sweep", sweep(foe))
    table.dice("1* 0 0 0 1 1 1 1 1 1")
    table.attack(axe, "Sweeping Attack", altar)
    assert (table.in_play(altar), table.rolled) == (False, [4, 6])


def test_a_storm_that_blew_one_into_a_door_turns_to_the_next_where_it_stood() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "B1"))
    table.always("direction", ("push", EAST))
    table.decide("sweep", sweep(fox))
    table.dice("0 0", effect=6)
    table.dice("1 0", effect=1)
    table.cast(table.red, "Windstorm", wolf)
    assert (table.place(wolf), fox.damage) == ("B1", 1)
    (asked,) = [each for each in table.asked if each.kind == "sweep"]
    assert sweep(wolf) not in asked.options


def test_with_the_banner_falls_the_armor_of_whoever_is_next_and_it_goes_home() -> None:
    table = Table(red="Warlord", blue="Warlord")
    axe = table.put("Dwarf Kriegsbiel", RED)
    bearer, next_to_him = table.put("Goblin Grunt", BLUE), table.put(make_creature("Next", life=9), BLUE)
    bearer.damage = table.life(bearer) - 1
    table.attach("Standard Bearer", bearer)
    assert table.armor(next_to_him) == 1
    table.decide("sweep", sweep(next_to_him))
    table.dice("2* 0 0 0 1 1 0 0 0")
    table.attack(axe, "Sweeping Attack", bearer)
    assert next_to_him.damage == 2
    assert table.card("Standard Bearer") in table.game.players[BLUE].book


def test_a_flyer_that_gravity_held_stays_down_until_the_axe_has_passed() -> None:
    """Gravikor falls to the first swing; nobody takes off in the middle of an attack action."""
    table = Table(red="Warlord", blue="Wizard")
    axe = table.put("Dwarf Kriegsbiel", RED)
    stone, bat = table.put("Gravikor", BLUE, "B2", damage=5), table.put("Darkfenne Bat", BLUE)
    table.decide("sweep", sweep(bat))
    table.dice("2* 0 0 0 1 0 0 0")
    table.attack(axe, "Sweeping Attack", stone)
    assert (table.in_play(stone), bat.damage, table.has(bat, FLYING)) == (False, 1, True)


def test_held_by_whom_he_struck_a_fury_can_only_strike_at_the_jaws() -> None:
    """Caught in the counterstrike of his first attack, he attacks nobody but his captor, with two dice fewer."""
    table = Table(red="Warlord", blue="Siren")
    table.move_to(table.red, "B2")
    brute = table.put(make_creature("Brute", life=20, attack=[CLAW]), RED)
    crocodile = table.put("Shoalsdeep Crocodile", BLUE)
    table.put(make_creature("Other", life=20), BLUE)
    table.guard(crocodile)
    table.cast(table.red, "Battle Fury", brute)
    table.decide("counterstrike", take(crocodile))
    table.decide("extra attack", attack(brute, "Claw", crocodile))
    table.dice("1* 0 0 0 0 0 0", effect=12)
    table.dice("1*")
    table.act(brute, attack(brute, "Claw", crocodile))
    (asked,) = [each for each in table.asked if each.kind == "extra attack"]
    assert asked.options == [STOP, attack(brute, "Claw", crocodile)]
    assert crocodile.damage == 2


# The second claw


def test_behind_a_forcefield_no_shock_is_felt_until_the_second_claw() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    twin = table.put(make_creature("Twin", attack=[TWIN_CLAW]), RED)
    table.move_to(table.blue, "B2")
    field = table.attach("Forcefield", table.blue)
    table.tokens(field, "Forcefield", -2)
    table.hide("Shock", table.blue)
    table.decide("pay reveal", PAY)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0")
    table.attack(twin, "Claw", table.blue)
    assert (table.blue.damage, twin.conditions) == (1, {STAGGER: 1})


def test_a_sleeper_woken_by_the_first_claw_defends_himself_against_the_second() -> None:
    table = Table(red="Warlord", blue="Priestess")
    twin = table.put(make_creature("Twin", attack=[TWIN_CLAW]), RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.condition(knight, SLEEP)
    table.decide("defend", take(knight))
    table.effect(12)
    table.dice("1* 0 0")
    table.attack(twin, "Claw", knight)
    assert [each.avoided for each in table.attacks()] == [False, True]
    assert (knight.damage, knight.conditions) == (1, {DAZE: 1})


def test_an_attacker_felled_by_justice_strikes_no_second_time_and_meets_no_flames() -> None:
    table = Table(red="Warlord", blue="Priestess")
    table.move_to(table.blue, "B2")
    table.attach("Helm of Justice", table.blue)
    twin = table.put(make_creature("Twin", life=5, attack=[TWIN_CLAW]), RED)
    twin.damage = 4
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Circle of Fire", wolf)
    table.decide("offer", take())
    table.dice("1* 0 0")
    table.attack(twin, "Claw", wolf)
    assert (table.in_play(twin), wolf.damage, len(table.attacks()), table.blue.mana) == (False, 1, 1, 49)


# One after the other


@pytest.mark.parametrize("armory_first", [True, False])
def test_where_the_armory_burns_first_its_soldiers_burn_worse(armory_first: bool) -> None:
    table = Table(red="Warlock", blue="Warlord")
    table.move_to(table.red, "B2")
    armory = table.put("Armory", BLUE, "B3", damage=8)
    grunt = table.put(make_creature("Grunt", life=20, subtypes=["soldier"]), BLUE, "B3")
    wanted = [armory, grunt] if armory_first else [grunt, armory]
    table.always(
        "order", lambda request: next(each for thing in wanted for each in request.options if each[1] == thing.id)
    )
    hot, cool = "2* 0 0 0 0 0 0", "2 1 0 0 0"
    for dice in (hot, cool) if armory_first else (cool, hot):
        table.dice(dice, effect=1)
    table.cast(table.red, "Firestorm", "B3")
    assert (table.in_play(armory), grunt.damage) == (False, 3 if armory_first else 2)


def test_a_shock_passed_on_in_time_is_felt_and_the_fox_that_bore_it_is_free_of_it() -> None:
    table = Table(red="Warlord", blue="Wizard")
    foe = table.put(make_creature("Foe", attack=[CLAW]), RED)
    fox, knight = table.put("Bitterwood Fox", BLUE), table.put(make_creature("Victim"), BLUE)
    shock = table.hide("Shock", fox)
    transfusion = table.hide("Enchantment Transfusion", fox)
    table.reveal_after(ROLL_DICE, transfusion, by=foe)
    table.decide("transfuse", ("transfuse", shock.id, knight.id))
    table.decide("pay reveal", PAY)
    table.dice("1 0 0")
    table.attack(foe, "Claw", knight)
    assert (foe.conditions, knight.damage, table.in_play(shock)) == ({STAGGER: 1}, 1, False)


@pytest.mark.parametrize(("roll", "avoided"), [(12, True), (1, False)])
def test_knocked_down_he_no_longer_guards_but_a_sword_of_force_still_does(roll: int, avoided: bool) -> None:
    table = Table(red="Warlord", blue="Wizard")
    table.move_to(table.red, "B2")
    foe = table.put(make_creature("Foe", attack=[CLAW]), RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.guard(knight)
    sword = table.attach("Force Sword", knight)
    table.cast(table.red, "Knockdown", knight)
    assert not knight.guarding
    table.decide("defend", take(sword))
    table.effect(roll)
    if not avoided:
        table.dice("1* 0 0")
    table.attack(foe, "Claw", knight)
    assert knight.damage == (0 if avoided else 1)


@pytest.mark.parametrize("locked", [False, True])
def test_a_messenger_called_by_the_temple_heals_unless_life_is_locked(locked: bool) -> None:
    table = Table(red="Priestess", blue="Warlock")
    temple = table.put("Temple of Asyra", RED, "B2", mana=4)
    wolf = table.put("Timber Wolf", RED, "B3", damage=6)
    if locked:
        table.put("Deathlock", BLUE, "A4")
    else:
        table.decide("offer", take(wolf))
        table.dice("1 1 1* 0")
    table.prepare_for(temple, "Messenger of Bim-Shalla")
    table.decide("deploy", take("Messenger of Bim-Shalla"))
    table.deploy()
    assert (table.place(table.find("Messenger of Bim-Shalla")), wolf.damage) == ("B2", 6 if locked else 3)


def test_as_her_turn_ends_her_ankh_burns_the_dead_and_her_breastplate_sets_her_on_guard() -> None:
    table = Table(red="Priestess", blue="Necromancer")
    table.attach("Radiant Breastplate", table.red)
    table.attach("Ankh of Asyra", table.red)
    table.move_to(table.red, "B2")
    zombie = table.put("Plague Zombie", BLUE, damage=3)
    table.always("order", lambda request: request.options[0])
    table.decide("offer", take())
    table.act(table.red, NOTHING)
    assert (table.in_play(zombie), table.red.conditions) == (False, {ROT: 1})
    assert (table.red.guarding, table.red.mana) == (True, 48)


def test_a_firestorm_over_two_friends_may_be_answered_by_the_helm_for_one_alone() -> None:
    table = Table(red="Warlock", blue="Priestess")
    table.move_to(table.red, "B1")
    table.move_to(table.blue, "B2")
    table.attach("Helm of Justice", table.blue)
    foes = [table.put(make_creature("Friend", life=9), BLUE, "B2") for _ in range(2)]
    table.always("order", lambda request: request.options[0])
    table.decide("offer", take(), DECLINE)
    for _ in range(3):
        table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert (table.red.damage, table.blue.mana, [each.damage for each in foes]) == (1, 49, [1, 1])


def test_a_lotus_that_hurts_a_sleeper_wakes_it_and_puts_it_back() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    lotus = table.put("Nightshade Lotus", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, SLEEP)
    table.decide("offer", take())
    table.dice("1* 0 0")
    table.use(RED, attack(lotus, "Poison Sleep Mist", wolf))
    assert wolf.conditions == {SLEEP: 1, DAZE: 1}
