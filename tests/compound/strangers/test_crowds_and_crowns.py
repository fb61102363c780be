"""Mages and their gifts, teams and crowds, orbs and their keepers: who is whose friend, and what that changes."""

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS
from mageduel.facts.conditions import BURN, CRIPPLE, DAZE, SLAM, SLEEP, STUCK, TAINTED, ZOMBIE
from mageduel.facts.traits import AEGIS, MELEE, REGENERATE
from tests.cards.orbs import board, orb_in
from tests.compound.many.parties import GOLD, GREEN, everybody_alone, two_teams
from tests.kit.answers import (
    DECLINE,
    GUARD,
    NO_DEFENSE,
    NOTHING,
    PAY,
    attack,
    cast,
    move,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.many.sitting import kill, mage

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


# Mages


def test_a_stolen_reaper_still_feeds_its_warlock() -> None:
    """Mind Control makes the demon fight for another, and what it drinks of the Living goes to its first master."""
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE)
    table.bloodreaper(slayer)
    table.blue.damage = 5
    foe = table.put(make_creature("Foe", life=25), BLUE)
    control = table.hide("Mind Control", slayer, RED)
    table.reveal(control)
    table.act(slayer)  # stunned
    table.dice("2 2 2 2")
    table.attack(slayer, "Hellsword", foe)
    assert (foe.damage, table.blue.damage, slayer.controller) == (8, 3, RED)
    table.dice("1 1 1 1 1 1")
    table.attack(slayer, "Hellsword", foe)
    assert table.blue.damage == 3


def test_a_stolen_pet_is_strongest_beside_the_master_it_bites() -> None:
    """The bond's second die is there in the Beastmaster's zone, whoever commands the animal."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.pet(wolf)
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    table.act(wolf)  # stunned
    assert table.value(wolf, MELEE) == 1
    table.move_to(table.blue, "B2")
    table.dice("1 1 1 1 1 1")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 6


def test_healed_the_prey_is_prey_no_more() -> None:
    """Wounded Prey gives a die to the huntress and her animals until no damage is left on it."""
    table = Table(red="Johktari Beastmaster", blue="Priestess")
    table.move_to(table.blue, "B2")
    prey = table.put(make_creature("Prey", life=20), BLUE, damage=2)
    wolf, soldier = table.put("Timber Wolf", RED), table.put(make_creature("Soldier", attack=[CLAW]), RED)
    mark = next(each for each in table.between(RED) if prey.id in each)
    table.use(RED, mark)
    assert table.odds(wolf, "Bite", prey).dice.value == 5
    assert table.odds(soldier, "Claw", prey).dice.value == 3
    table.dice("2 2 0 0 0 0 0 0")
    table.cast(table.blue, "Heal", prey)
    assert (prey.damage, table.odds(wolf, "Bite", prey).dice.value) == (0, 4)


def test_the_avenger_strikes_hard_once_at_whom_he_has_reason_to_hate() -> None:
    """Two dice and Piercing for the first strike against whoever hurt a friend this round, and none for the second."""
    table = Table(red="Priest", blue="Warlock")
    table.decide("offer", take())
    avenger = table.summon("Knight of Westlock", RED, "B2")
    friend = table.put(make_creature("Friend", life=20), RED)
    brute = table.put(make_creature("Brute", life=30, armor=1, attack=[CLAW]), BLUE)
    life = table.life(avenger)
    assert life == 15
    assert table.odds(avenger, "Longsword", brute).dice.value == 5
    table.dice("1 0 0")
    table.attack(brute, "Claw", friend)
    table.dice("1 1 1 1 1 1 1")
    table.attack(avenger, "Longsword", brute)
    assert brute.damage == 7
    table.dice("1 1 1 1 1")
    table.attack(avenger, "Longsword", brute)
    assert brute.damage == 11


def test_the_shield_takes_three_and_the_vampire_drinks_the_rest() -> None:
    """Of seven damage the Voltaric Shield stops three; the bite heals half of the four that hurt."""
    table = Table(red="Wizard", blue="Warlock")
    table.decide("offer", take())
    table.upkeep()
    table.move_to(table.red, "B2")
    vampiress = table.put("Necropian Vampiress", BLUE, damage=6)
    table.dice("2 2 2 1 0")
    table.attack(vampiress, "Fangs", table.red)
    assert (table.red.damage, vampiress.damage) == (4, 4)
    table.dice("2 0 0 0 0")
    table.attack(vampiress, "Fangs", table.red)
    assert (table.red.damage, vampiress.damage) == (6, 3)


def test_a_taint_does_not_use_up_the_shield() -> None:
    """Venom is no damage of the attack: the shield waits for the next wound."""
    table = Table(red="Wizard", blue="Beastmaster")
    table.decide("offer", take())
    table.upkeep()
    table.move_to(table.red, "B2")
    spider = table.put("Giant Wolf Spider", BLUE)
    table.attach("Tanglevine", table.red, BLUE)
    table.dice("0 0", effect=5)
    table.attack(spider, "Poison Fangs", table.red)
    assert table.red.conditions == {TAINTED: 1}
    table.dice("2* 1*", effect=1)
    table.attack(spider, "Poison Fangs", table.red)
    assert table.red.damage == 0


def test_deflected_for_a_mana_and_not_without_one() -> None:
    """Her Deflect costs one mana a use: with an empty purse she is not even asked."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE)
    table.mana(RED, 0)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    table.mana(RED, 1)
    table.decide("defend", lambda request: next(each for each in request.options if each != NO_DEFENSE))
    table.effect(7)
    table.attack(wolf, "Bite", table.red)
    assert (table.red.damage, table.red.mana) == (1, 0)


def test_the_call_of_the_siren_and_the_claims_of_hunger() -> None:
    """Called and Bloodthirsty, a creature beside a wounded foe may obey either: bite here or come nearer."""
    table = Table(red="Siren", blue="Warlock")
    table.move_to(table.red, "B1")
    brute = table.put(make_creature("Brute", attack=[CLAW], traits=["Bloodthirsty +1"]), BLUE, "B3")
    wounded = table.put(make_creature("Wounded"), RED, "B3", damage=1)
    table.act(table.red, cast("Siren's Call", brute))
    ways = table.actions(brute)
    assert attack(brute, "Claw", wounded) in ways
    assert move("B2") in ways
    assert move("B4") not in ways
    assert GUARD not in ways


def test_two_webs_two_rolls_and_a_lame_leg() -> None:
    """Each Stuck and each Cripple has an escape roll of its own at the end of the Action Phase, Dazed or not."""
    table = Table(red="Beastmaster", blue="Druid")
    captive = table.put(make_creature("Captive"), RED)
    table.condition(captive, STUCK, 2)
    table.condition(captive, CRIPPLE)
    table.effect(7, 6, 7)
    table.act(captive, NOTHING)
    assert sum(captive.conditions.values()) == 1


def test_a_sleeper_is_woken_by_rot_and_felled_again_by_a_hammer() -> None:
    """Damage from its curse wakes it, dazed; slammed, it gets up dazed when it acts, and may miss."""
    table = Table(red="Warlock", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    sleeper = table.put(make_creature("Sleeper", life=20, attack=[CLAW]), RED)
    table.condition(sleeper, SLEEP)
    table.attach("Ghoul Rot", sleeper, BLUE)
    table.upkeep()
    assert (sleeper.damage, sleeper.conditions) == (2, {DAZE: 1})
    table.dice("0 0 0 0 0 0", effect=8)
    table.cast(table.blue, "Force Hammer", sleeper)
    assert sleeper.conditions == {DAZE: 1, SLAM: 1}
    table.effect(6)
    table.act(sleeper, attack(sleeper, "Claw", table.blue))
    assert (table.blue.damage, sleeper.conditions) == (0, {})


def test_shelter_and_healing_do_not_add_up() -> None:
    """Two Aegis are one, and of several Regenerates the best counts."""
    table = Table(red="Priestess", blue="Warlock")
    wolf = table.put(make_creature("Wolf", life=10), RED, damage=5)
    table.attach("Divine Protection", wolf)
    table.attach("Sacred Ground", "B2", RED)
    table.put("Highland Unicorn", RED)
    table.attach("Regrowth", wolf)
    assert (table.value(wolf, AEGIS), table.value(wolf, REGENERATE)) == (1, 2)
    table.upkeep()
    assert wolf.damage == 3


@rule("ruling.r40")
def test_a_circle_shown_after_the_wound_still_burns() -> None:
    """A barrier revealed when the damage is done strikes in its step, also for one whom the attack has killed."""
    table = Table(red="Beastmaster", blue="Warlock")
    wolf = table.put(make_creature("Wolf", life=20, attack=[CLAW]), RED)
    foe = table.put(make_creature("Foe", life=10), BLUE)
    circle = table.hide("Circle of Fire", foe)
    table.reveal_after(DAMAGE_AND_EFFECTS, circle, by=wolf)
    table.dice("1 1 1")
    table.dice("1 1", effect=7)
    table.attack(wolf, "Claw", foe)
    assert (foe.damage, wolf.damage, wolf.conditions) == (3, 2, {BURN: 1})


# Teams and crowds


def test_the_guard_of_a_team_mate_stands_in_the_way() -> None:
    """In a team whoever guards guards for both; in a free-for-all the neighbour's guard is none of your concern."""
    table = two_teams("Beastmaster", "Warlock", "Priestess", "Warlord")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    guard = table.put(make_creature("Guard"), GREEN, "B2")
    table.guard(guard)
    assert table.why_no_attack(wolf, "Bite", table.red) is not None
    table = everybody_alone("Beastmaster", "Warlock", "Priestess")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    guard = table.put(make_creature("Guard"), GREEN, "B2")
    table.guard(guard)
    assert table.why_no_attack(wolf, "Bite", table.red) is None


def test_a_team_mates_spell_meets_no_nullify_and_his_beast_no_trap() -> None:
    """What waits for an opponent lets the team-mate pass: his curse lands and his creature walks over the trap."""
    table = two_teams("Wizard", "Warlock", "Beastmaster", "Warlord")
    green = mage(table, GREEN)
    table.move_to(table.red, "B2")
    table.move_to(green, "B2")
    wolf = table.put("Timber Wolf", RED, "B2")
    nullify = table.hide("Nullify", wolf, RED)
    trap = table.hide("Hellfire Trap", "B3", RED)
    table.cast(green, "Bear Strength", wolf)
    assert (nullify.hidden, table.find("Bear Strength").controller) == (True, GREEN)
    fox = table.put("Bitterwood Fox", GREEN, "B2")
    table.act(fox, move("B3"), NOTHING)
    assert (fox.damage, trap.hidden) == (0, True)


def test_the_pack_leader_leads_the_whole_team() -> None:
    """Redclaw's canines are all friendly ones, a team-mate's as well, and a stolen one no more."""
    table = two_teams("Beastmaster", "Forcemaster", "Beastmaster", "Warlord")
    table.put("Redclaw, Alpha Male", RED, "B2")
    ally, fox = table.put("Timber Wolf", GREEN, "B2"), table.put("Bitterwood Fox", RED, "B2")
    assert (table.value(ally, MELEE), table.value(fox, MELEE)) == (1, 1)
    table.move_to(table.blue, "B2")
    control = table.hide("Mind Control", ally, BLUE)
    table.reveal(control)
    assert table.value(ally, MELEE) == 0


def test_a_dead_masters_slave_belongs_to_nobody_until_the_bond_breaks() -> None:
    """In a free-for-all the Mind Control of the fallen goes on until its upkeep is due; then the owner has his own."""
    table = everybody_alone("Forcemaster", "Warlock", "Priestess")
    table.move_to(table.red, "B2")
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")
    control = table.hide("Mind Control", slayer, RED)
    table.reveal(control)
    kill(table, RED)
    table.always("offer", DECLINE)
    table.upkeep()
    assert not table.in_play(control)
    assert slayer.controller == BLUE


def test_the_obelisk_taxes_all_and_each_pays_for_his_own() -> None:
    """Everybody's creatures cost a mana, the obelisk's owner's too, in a team each Mage from his own purse."""
    table = two_teams("Wizard", "Warlock", "Priestess", "Warlord")
    table.put("Mordok's Obelisk", RED, "B1")
    mine, ally = table.put(make_creature("Mine"), RED), table.put(make_creature("Ally"), GREEN)
    foe = table.put(make_creature("Foe"), BLUE)
    table.always("upkeep", PAY)
    table.always("offer", DECLINE)
    table.upkeep()
    assert [player.mage.mana for player in table.game.players] == [49, 49, 49, 50]
    assert all(table.in_play(each) for each in (mine, ally, foe))


def test_one_enchantment_of_a_name_for_a_team_and_one_legend_for_all() -> None:
    """What Red has laid face down on the wolf, Green may not lay there again; Blue, who does not know, may."""
    table = two_teams("Beastmaster", "Warlock", "Beastmaster", "Beastmaster")
    green, gold = mage(table, GREEN), mage(table, GOLD)
    for each in (table.red, green, table.blue, gold):
        table.move_to(each, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.hide("Bear Strength", wolf, RED)
    assert table.why_no_cast(green, "Bear Strength", wolf) is not None
    assert table.why_no_cast(gold, "Bear Strength", wolf) is None
    table.put("Redclaw, Alpha Male", RED)
    assert table.why_no_cast(gold, "Redclaw, Alpha Male", "B2") is not None


def test_rage_is_stirred_by_enemies_and_not_by_friends() -> None:
    """A team-mate's blow to wake the sleeper leaves no Rage; an enemy's does."""
    table = two_teams("Warlord", "Warlock", "Beastmaster", "Warlord")
    berserker = table.put(make_creature("Berserker", life=25, traits=["Rage +2"]), RED)
    table.condition(berserker, SLEEP)
    ally = table.put(make_creature("Ally", attack=[CLAW]), GREEN)
    foe = table.put(make_creature("Foe", attack=[CLAW]), BLUE)
    table.dice("1 0 0")
    table.attack(ally, "Claw", berserker)
    assert (table.value(berserker, MELEE), berserker.conditions) == (0, {DAZE: 1})
    table.dice("1 0 0")
    table.attack(foe, "Claw", berserker)
    assert table.value(berserker, MELEE) == 1


# Orbs


def test_a_blind_hand_finds_no_orb() -> None:
    """A Dazed creature that misses has not touched the orb; sure hands turn it neutral, then take it."""
    table = board("C2")
    thief = table.put(make_creature("Thief", attack=[CLAW]), BLUE, "C2")
    orb = orb_in(table, "C2")
    table.condition(thief, DAZE)
    table.effect(6)
    table.act(thief, attack(thief, "Claw", orb))
    assert orb.controller == RED
    table.act(thief, attack(thief, "Claw", orb))
    assert orb.controller not in (RED, BLUE)
    table.always("orb", lambda request: request.options[0])
    table.act(thief, attack(thief, "Claw", orb))
    assert orb.controller == BLUE


def test_a_sentinel_holds_the_orb_against_wind_and_magic() -> None:
    """On guard beside its master's orb it is stronger, cannot be Pushed nor Teleported; elsewhere it can."""
    table = board("C2", red="Beastmaster")
    wolf = table.put("Timber Wolf", RED, "C2")
    table.attach("Sentinel of V'Tar", wolf)
    armor = table.armor(wolf)
    table.move_to(table.blue, "C2")
    table.cast(table.blue, "Force Push", wolf, 0, 0)
    assert table.place(wolf) == "C2"
    table.guard(wolf)
    assert (table.armor(wolf), table.value(wolf, MELEE)) == (armor + 2, 1)
    table.move_to(wolf, "C3")
    table.move_to(table.blue, "C3")
    assert table.value(wolf, MELEE) == 0
    table.cast(table.blue, "Force Push", wolf, 0, 0)
    assert table.place(wolf) == "B3"


def test_silenced_orbs_give_nothing_for_one_upkeep() -> None:
    """After V'Tar Suppression the next Upkeep brings neither V'Tar nor mana; the one after does."""
    table = board("C2", red="Warlock")
    table.cast(table.red, "V'Tar Suppression", None)
    mana = table.red.mana
    table.always("orb", lambda request: request.options[0])
    table.upkeep()
    assert table.red.mana == mana
    table.upkeep()
    assert table.red.mana == mana + 1


def test_the_greater_guardian_is_rooted_to_its_orb_and_answers_as_guards_do() -> None:
    """Usslak beside an orb can be neither Pushed nor Teleported, and strikes back."""
    table = board("C2")
    usslak = table.put("Usslak, Greater Orb Guardian", RED, "C2")
    table.guard(usslak)
    foe = table.put(make_creature("Foe", life=20, attack=[CLAW]), BLUE, "C2")
    table.move_to(table.blue, "C2")
    table.cast(table.blue, "Force Push", usslak, 0, 0)
    assert table.place(usslak) == "C2"
    table.dice("2 0 0")
    table.decide("counterstrike", take(usslak))
    table.dice("1 1 1 1")
    table.attack(foe, "Claw", usslak)
    assert (usslak.damage, foe.damage) == (0, 4)


def test_a_risen_ally_of_a_team_is_a_zombie_of_the_team() -> None:
    """A zombie of the team-mate is frenzied with the rest, and Bloodthirsty it spares the wounded of its own side."""
    table = two_teams("Necromancer", "Warlock", "Beastmaster", "Warlord")
    wolf = table.put("Timber Wolf", GREEN)
    table.give(wolf, ZOMBIE)
    hurt = table.put(make_creature("Hurt"), RED, damage=2)
    table.cast(table.red, "Zombie Frenzy", None)
    ways = table.actions(wolf)
    assert GUARD in ways
    table.control(hurt, BLUE)
    ways = table.actions(wolf)
    assert GUARD not in ways
    assert attack(wolf, "Bite", hurt) in ways
    table.dice("1 1 1 1 1")
    table.attack(wolf, "Bite", hurt)
    assert hurt.damage == 7
