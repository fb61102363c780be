"""Hours and hinges: what one move, one blow or one card turned up sets going, and in which order."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK, LEAVING_ZONE, MOVE, ROLL_DICE
from mageduel.facts.conditions import BURN, ROT, SLAM, STAGGER, STUCK, STUN
from tests.kit.answers import DECLINE, NO_DEFENSE, NOTHING, PAY, STOP, attack, cast, move, next_one, sweep, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
EAST, WEST = 1, 3

# On the way


@rule("core.move.interrupted-stops-sequence")
def test_who_stumbles_has_paid_and_bled_for_a_step_he_never_takes() -> None:
    table = Table(red="Warlock", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.put("Suppression Orb", RED, "A1")
    table.attach("Chains of Agony", wolf, RED)
    stumble = table.hide("Stumble", wolf, RED)
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    table.dice("1 1 0 0")
    table.act(wolf, move("B3"), attack(wolf, "Bite", fox))
    assert (table.place(wolf), wolf.damage, table.blue.mana, fox.damage) == ("B2", 1, 49, 2)


def test_wings_carry_over_thorns_and_are_clipped_above_the_pit() -> None:
    """It takes off before the wall and is brought down before it enters: the wall misses it, the pit does not."""
    table = Table(red="Druid", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.wall("Bloodspine Wall", "B2|B3")
    pit = table.hide("Spiked Pit", "B3", RED)
    wings, maim = table.hide("Eagle Wings", wolf), table.hide("Maim Wings", wolf, RED)
    table.reveal_after(LEAVING_ZONE, wings, by=wolf)
    table.reveal_after(MOVE, maim, by=wolf)
    table.decide("pay reveal", PAY)
    table.dice("2 2 1 0", effect=5)
    table.effect(1)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), table.in_play(pit), len(table.attacks())) == ("B3", False, 1)
    assert wolf.conditions == {STUCK: 1}


def test_pikes_that_can_be_blocked_let_a_wolf_be_pushed_through_unhurt() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    pikes = table.wall("Wall of Pikes", "B3|B4")
    block = table.hide("Block", wolf)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Force Push", wolf, EAST, 3)
    assert (table.place(wolf), wolf.damage, table.in_play(block), table.in_play(pikes)) == ("B4", 0, False, True)


@pytest.mark.parametrize("pit_first", [True, False])
def test_out_of_a_pit_by_magic_or_from_magic_into_a_pit(pit_first: bool) -> None:
    """A Teleport frees whoever is stuck; a pit that was sprung still has its victim, wherever that has gone."""
    table = Table(red="Wizard", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    pit, trap = table.hide("Spiked Pit", "B3", RED), table.hide("Teleport Trap", "B3", RED)
    table.decide("order", next_one(pit if pit_first else trap))
    table.decide("pay reveal", PAY, PAY)
    table.decide("teleport", ("teleport", "C3"))
    table.dice("1* 0 0 0", effect=1)
    if not pit_first:
        table.effect(1)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), wolf.damage, wolf.conditions) == ("C3", 1, {} if pit_first else {STUCK: 1})


@pytest.mark.parametrize(("owner", "burned"), [(BLUE, True), (RED, False)])
def test_a_puppet_springs_the_traps_of_its_old_friends_alone(owner: int, burned: bool) -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    table.reveal(table.hide("Mind Control", wolf, RED))
    table.act(wolf)  # and the stun is over
    trap = table.hide("Hellfire Trap", "B3", owner)
    if burned:
        table.decide("pay reveal", PAY)
        table.dice("1* 0 0 0", effect=1)
    table.act(wolf, move("B3"), NOTHING)
    assert (wolf.damage, table.in_play(trap)) == (1 if burned else 0, not burned)


# What is dragged and driven


def test_what_tentacles_drag_into_a_magic_trap_slips_out_of_them() -> None:
    """The trap goes off between being dragged in and being held; there is nobody left to hold."""
    table = Table(red="Siren", blue="Beastmaster")
    kraken, wolf = table.put("Kraken", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.hide("Teleport Trap", "B2", RED)
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "C3"))
    table.dice("1 0 0", effect=7)
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert (table.place(wolf), wolf.conditions, wolf.held_by) == ("C3", {}, None)


def test_the_water_that_follows_its_prey_goes_through_a_door_of_its_own() -> None:
    """Red's flood washes a wolf away and follows; Blue's trap is not for the wolf but for the flood."""
    table = Table(red="Siren", blue="Beastmaster")
    water, wolf = table.put("Water Elemental", RED, "B1"), table.put("Timber Wolf", BLUE, "B1")
    table.hide("Teleport Trap", "B2", BLUE)
    table.always("direction", ("push", EAST))
    table.decide("follow", take("B2"))
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", "B4"))
    table.dice("1 0 0 0 0", effect=4)
    table.attack(water, "Crashing Wave", wolf)
    assert (table.place(wolf), table.place(water)) == ("B2", "B4")


@pytest.mark.parametrize(("back_to", "hits"), [("C2", 1), ("B4", 2)])
def test_a_flood_that_throws_a_wolf_through_a_door_may_meet_it_again(back_to: str, hits: int) -> None:
    table = Table(red="Siren", blue="Beastmaster")
    table.move_to(table.red, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide("Teleport Trap", "B3", RED)
    table.always("direction", ("push", EAST))
    table.decide("pay reveal", PAY)
    table.decide("teleport", ("teleport", back_to))
    table.dice("1 0 0", effect=5)
    if hits == 2:
        table.dice("1* 0 0", effect=1)
    table.cast(table.red, "Tsunami", "B2", EAST)
    assert (table.place(wolf), len(table.attacks())) == (back_to, hits)


def test_sand_that_carries_the_banner_off_first_finds_the_others_bare() -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.red, "B1")
    bearer = table.put("Goblin Grunt", BLUE, "B2")
    other = table.put(make_creature("Next", life=9, armor=1), BLUE, "B2")
    table.attach("Standard Bearer", bearer)
    table.decide("order", next_one(bearer))
    table.dice("0 0", effect=5)
    table.effect(2)
    table.dice("1 1", effect=1)
    table.cast(table.red, "Sandstorm", "B2")
    assert (table.place(bearer) != "B2", other.damage) == (True, 2)


@pytest.mark.parametrize("wall", [False, True])
def test_whom_a_ram_hurls_away_does_not_answer_but_the_flames_round_him_do(wall: bool) -> None:
    """Pushed through thorns that kill it the defender had been hit: its barrier strikes all the same."""
    table = Table(red="Beastmaster", blue="Warlock")
    ram = table.put("Mountain Ram", RED, "B2")
    foe = table.put(make_creature("Foe", life=9, attack=[{**CLAW, "traits": ["Counterstrike"]}]), BLUE, "B2")
    table.attach("Circle of Fire", foe)
    table.guard(foe)
    if wall:
        table.wall("Bloodspine Wall", "B2|B3")
        foe.damage = 8
    table.decide("direction", ("push", EAST))
    table.dice("0 0", effect=9)
    if wall:
        table.dice("1* 0 0", effect=1)
    table.dice("1* 0", effect=7)
    table.attack(ram, "Battering Horns", foe)
    assert (ram.damage, ram.conditions, foe.guarding) == (1, {BURN: 1}, False)
    assert table.in_play(foe) != wall


def test_pushed_into_a_wall_a_wolf_wastes_its_block_and_is_not_slammed() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.wall("Wall of Stone", "B3|B4")
    block = table.hide("Block", wolf)
    table.decide("pay reveal", PAY)
    table.dice("2* 1 0")
    table.cast(table.red, "Force Bash", wolf, EAST, 0)
    assert (table.place(wolf), table.in_play(block), wolf.conditions) == ("B3", False, {})
    assert wolf.damage == 2


def test_a_guard_blown_out_of_the_zone_guards_wherever_it_lands() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B1")
    guard, ward = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    foe = table.put(make_creature("Foe", attack=[CLAW]), RED)
    table.guard(guard)
    assert table.why_no_attack(foe, "Claw", ward) is not None
    table.decide("direction", ("push", EAST))
    table.dice("0 0", effect=4)
    table.cast(table.red, "Jet Stream", guard)
    assert table.why_no_attack(foe, "Claw", ward) is None
    assert guard.guarding


# Blows thrown back and blows gone astray


def test_struck_by_his_own_fist_he_staggers_all_the_same() -> None:
    """A reversed blow is still a melee attack on whoever reversed it when it comes to the counterstrike."""
    table = Table(red="Warlord", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Shock", fox)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY, PAY)
    table.dice("1 1* 0 0")
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, fox.damage, wolf.conditions) == (1, 0, {STAGGER: 1})


def test_a_wolf_that_bites_itself_gives_neither_temple_of_valor_anything() -> None:
    """Its own side has not been struck by an enemy, and the other side has not been struck at all."""
    table = Table(red="Priestess", blue="Priestess")
    temples = [table.put("Temple of Meraveran", seat, zone) for seat, zone in ((RED, "A1"), (BLUE, "C4"))]
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, [tokens_on(each).get("Valor", 0) for each in temples]) == (2, [0, 0])


def test_an_axe_turned_upon_its_bearer_swings_no_more() -> None:
    table = Table(red="Warlord", blue="Wizard")
    axe = table.put("Dwarf Kriegsbiel", RED, damage=8)
    fox, other = table.put("Bitterwood Fox", BLUE), table.put("Bitterwood Fox", BLUE)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0")
    table.attack(axe, "Sweeping Attack", fox)
    assert (table.in_play(axe), other.damage) == (False, 0)


def test_an_arrow_the_angel_takes_up_flies_back() -> None:
    table = Table(red="Warlord", blue="Priestess")
    archer = table.put("Royal Archer", RED, "B2")
    angel, fox = table.put("Guardian Angel", BLUE, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    table.guard(angel)
    table.hide("Reverse Attack", angel)
    table.decide("intercept", take(angel))
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert (archer.damage, angel.damage, fox.damage, angel.guarding) == (2, 0, 0, False)


@pytest.mark.parametrize("held", [False, True])
def test_a_gargoyle_held_fast_in_time_does_not_step_in(held: bool) -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    archer = table.put("Royal Archer", RED, "B2")
    gargoyle, fox = table.put("Gargoyle Sentry", BLUE, "B3"), table.put(make_creature("Ward", life=9), BLUE, "B3")
    table.guard(gargoyle)
    hold = table.hide("Force Hold", gargoyle, RED)
    if held:
        table.reveal_after(DECLARE_ATTACK, hold, by=archer)
    else:
        table.decide("intercept", take(gargoyle))
    table.dice("1* 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert (fox.damage, gargoyle.damage, gargoyle.guarding) == ((1, 0, True) if held else (0, 1, False))


def test_one_who_has_to_throw_the_blow_back_does_not_dodge_it_as_well() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Cobra Reflexes", fox)
    table.hide("Reverse Attack", fox)
    table.decide("pay reveal", PAY)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 1
    assert not any(each.kind == "defend" for each in table.asked)


def test_a_high_guard_has_struck_before_the_blow_at_it_goes_astray() -> None:
    """It strikes back where it always does; the blow that misses afterwards asks for no second answer."""
    table = Table(red="Warlord", blue="Priestess")
    table.mana(RED, 20)
    brute = table.put(make_creature("Brute", life=20, attack=[CLAW]), RED)
    guard = table.put("Temple High Guard", BLUE)
    table.guard(guard)
    fumble = table.hide("Fumble", brute, BLUE)
    table.reveal_after(DECLARE_ATTACK, fumble, by=brute)
    table.decide("counterstrike", take(guard))
    table.dice("1 1 1 0 0 0")
    table.attack(brute, "Claw", guard)
    assert (brute.damage, guard.damage, guard.guarding) == (3, 0, False)


@rule("core.reveal.both-want-initiative-first")
@pytest.mark.parametrize(("holder", "damage"), [(BLUE, 5), (RED, 8)])
def test_blood_that_is_poisoned_first_is_past_all_charms(holder: int, damage: int) -> None:
    table = Table(red="Warlock", blue="Priestess")
    foe = table.put(make_creature("Foe", attack=[CLAW]), RED)
    knight = table.put(make_creature("Patient", life=20), BLUE)
    knight.damage = 6
    charm, poison = table.hide("Healing Charm", knight), table.hide("Poisoned Blood", knight, RED)
    table.initiative(holder)
    table.reveal_after(ROLL_DICE, charm, by=foe)
    table.reveal_after(ROLL_DICE, poison, by=foe)
    table.dice("1 1 0 1 1 1 0")
    table.attack(foe, "Claw", knight)
    assert knight.damage == damage


# Spells turned round, stopped and torn


def test_a_spell_turned_round_feeds_no_gate_and_burns_its_new_master() -> None:
    """Neither did the watched Mage resolve it, nor is it his bane that bites: from the turn on it is the other's."""
    table = Table(red="Wizard", blue="Warlock")
    gate = table.put("Gate to Voltari", RED, "A1")
    table.move_to(table.red, "B3")
    table.move_to(table.blue, "B4")
    table.attach("Magebane", table.red, BLUE)
    table.attach("Magebane", table.blue, RED)
    table.hide("Reverse Magic", table.red)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", ("turn", table.blue.id, WEST, 0))
    table.cast(table.blue, "Force Push", table.red, WEST, 0)
    assert (gate.mana, table.red.damage, table.blue.damage) == (0, 1, 0)
    assert (table.place(table.red), table.place(table.blue)) == ("B3", "B3")


def test_a_bash_turned_round_slams_its_caster_into_a_friend_of_his() -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B3")
    table.hide("Reverse Magic", fox)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", ("turn", table.red.id, WEST, 0))
    table.decide("slam into", ("slam", wolf.id))
    table.cast(table.red, "Force Bash", fox, EAST, 0)
    assert (table.place(table.red), table.red.conditions, wolf.conditions) == ("B1", {SLAM: 1}, {SLAM: 1})
    assert (table.place(fox), fox.conditions) == ("B3", {})


def test_a_mind_that_would_be_seized_turns_the_seizure_into_nothing() -> None:
    """No Mage can be controlled so: reversed onto its caster the spell has no target and is lost."""
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    reverse = table.hide("Reverse Magic", wolf)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Mind Control", wolf)
    assert (table.find_all("Mind Control"), table.in_play(reverse)) == ([], False)
    assert (table.red.mana, table.blue.mana) == (48, 45)


@pytest.mark.parametrize("victim", ["Plague Zombie", "Force Phoenix", "Goblin Bomber"])
def test_what_is_given_to_the_altar_falls_but_not_by_damage(victim: str) -> None:
    """The zombie spreads its plague and the phoenix wears somebody out; the bomber waits for wounds."""
    table = Table(red="Warlock", blue="Beastmaster")
    altar = table.put("Sacrificial Altar", RED, "A1")
    imp, wolf = table.put("Firebrand Imp", RED, "B1"), table.put("Timber Wolf", BLUE, "B2")
    table.use(RED, ("ability", altar.id, 0, table.put(victim, RED, "B2").id, imp.id))
    assert wolf.conditions == ({ROT: 1} if victim == "Plague Zombie" else {})
    assert wolf.active == (victim != "Force Phoenix")
    assert wolf.damage == 0


# Changing hands, and coming back


@pytest.fixture
def charmed() -> Table:
    """Blue's axe is charmed by Red, who stands beside it with a hound of his and a friend of the axe."""
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B2")
    table.attach("Charm", table.put("Dwarf Kriegsbiel", BLUE), RED)
    return table


def test_an_axe_that_is_charmed_does_not_swing_on_into_its_charmer(charmed: Table) -> None:
    axe, hound = charmed.find("Dwarf Kriegsbiel"), charmed.put(make_creature("Hound"), RED)
    charmed.decide("sweep", STOP)
    charmed.dice("1 0 0 0")
    charmed.attack(axe, "Sweeping Attack", hound)
    (asked,) = [each for each in charmed.asked if each.kind == "sweep"]
    assert sweep(charmed.red) not in asked.options


@pytest.mark.parametrize("lot", [1, 2])
def test_whom_charm_protects_no_confusion_finds(charmed: Table, lot: int) -> None:
    axe, hound = charmed.find("Dwarf Kriegsbiel"), charmed.put(make_creature("Hound"), RED)
    charmed.attach("Confusion", axe, RED)
    charmed.effect(7, lot)
    charmed.dice("2* 0 0 0")
    charmed.attack(axe, "Chop", hound)
    assert (charmed.red.damage, axe.damage + hound.damage) == (0, 2)


def test_charm_broken_by_her_own_hand_lets_the_guard_strike_back_at_once() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    table.move_to(table.red, "B2")
    axe = table.put("Dwarf Kriegsbiel", BLUE)
    charm = table.attach("Charm", axe, RED)
    table.guard(axe)
    table.decide("counterstrike", take(axe))
    table.decide("defend", NO_DEFENSE)
    table.dice("1* 0 0 1 1 0 0")
    table.attack(table.red, table.red.card.attacks[0].name, axe)
    assert (table.in_play(charm), table.red.damage) == (False, 2)


def test_magic_purged_off_a_puppet_frees_and_stuns_it_again() -> None:
    table = Table(red="Forcemaster", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    control, decoy = table.hide("Mind Control", wolf, RED), table.hide("Decoy", wolf, RED)
    table.reveal(control)
    table.act(wolf)  # and the stun is over
    assert (wolf.controller, wolf.conditions) == (RED, {})
    table.cast(table.blue, "Purge Magic", wolf)
    assert (wolf.controller, wolf.conditions, table.in_play(control), table.in_play(decoy)) == (
        BLUE,
        {STUN: 1},
        False,
        False,
    )
    assert table.red.mana == 50 - 4 + 2


def test_a_hero_who_was_to_rise_again_finds_his_name_taken() -> None:
    """Paid for when he fell, forfeited when the round ends with another of his name in play."""
    table = Table(red="Warlock", blue="Paladin")
    foe = table.put(make_creature("Foe", attack=[CLAW]), RED)
    hero = table.put("Alandell, the Blue Knight", BLUE, damage=14)
    table.attach("Rise Again", hero, RED)
    table.decide("offer", take(), ("pay", 8))
    table.dice("2* 0 0")
    table.attack(foe, "Claw", hero)
    assert table.red.mana == 50 - 8
    second = table.summon("Alandell, the Blue Knight", BLUE)
    table.end_round()
    assert table.find_all("Alandell, the Blue Knight") == [second]
    assert table.card("Alandell, the Blue Knight") in table.game.players[BLUE].discard


def test_a_wolf_raised_at_the_end_of_the_round_comes_back_on_guard() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    table.put("Altar of the Iron Guard", RED, "A1")
    foe, wolf = table.put(make_creature("Foe", attack=[CLAW]), RED), table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Rise Again", wolf, RED)
    table.decide("offer", DECLINE, ("pay", 5))
    table.dice("2* 0 0")
    table.attack(foe, "Claw", wolf)
    table.always("offer", take("accept"))
    table.end_round()
    risen = table.find("Timber Wolf")
    assert (risen.controller, risen.guarding, risen.damage) == (RED, True, 2)


@rule("core.quickcast.in-addition-to-action-phase", "ruling.r8")
def test_who_sends_his_last_creature_into_a_trap_before_its_turn_has_no_turn() -> None:
    """He has committed himself to a creature, but there is none left: the other goes on."""
    duel = Duel(red="Forcemaster", blue="Warlock", red_book={"Force Push": 1})
    duel.prepare_all(red=("Force Push",))
    duel.move_to(duel.red, "B2")
    wolf = duel.put("Timber Wolf", RED, "B3", damage=9)
    foxes = [duel.put("Bitterwood Fox", BLUE, "A1") for _ in range(2)]
    duel.hide("Hellfire Trap", "B4", BLUE)
    duel.activate(duel.red)
    duel.activate(foxes[0])
    duel.decide("activate", cast("Force Push", wolf, EAST, 0))
    duel.decide("pay reveal", PAY)
    duel.dice("1* 0 0 0", effect=1)
    duel.play_round()
    duel.all_used()
    assert not duel.in_play(wolf)
    assert all(duel.in_play(each) for each in foxes)
