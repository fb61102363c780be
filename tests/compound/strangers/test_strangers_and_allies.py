"""Three and more: cards of one side that reach friends, strangers and what a fallen mage has left."""

from mageduel.facts.traits import CHARGE
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_of_all,
    academy_teams,
    everybody_alone,
    mage,
    two_teams,
)
from tests.kit.answers import NOTHING, cast, move
from tests.kit.table import make_creature


def test_the_horn_of_one_general_is_heard_by_his_allys_soldiers() -> None:
    table = two_teams("Warlord", "Warlock", "Warlord", "Priestess")
    table.attach("Horn of Gothos", mage(table, RED))
    own, ally = table.put("Goblin Grunt", RED, "A1"), table.put("Goblin Grunt", GREEN, "A2")
    foe = table.put("Goblin Grunt", BLUE, "A3")
    table.act(mage(table, RED), cast("Battle Orders", None, "to-battle", 3))
    assert [table.value(each, CHARGE) for each in (own, ally, foe)] == [1, 1, 0]


def test_a_frenzy_sends_strangers_zombies_running_too() -> None:
    table = everybody_alone("Necromancer", "Beastmaster", "Necromancer")
    mine, theirs = table.put("Zombie Crawler", RED, "B2"), table.put("Zombie Crawler", GREEN, "B3")
    table.cast(mage(table, RED), "Zombie Frenzy", None)
    for crawler, path in ((mine, ("A2", "A1")), (theirs, ("C3", "D3"))):
        table.act(crawler, move(path[0]), move(path[1]), NOTHING)
    assert (table.place(mine), table.place(theirs)) == ("A1", "D3")


def test_a_spring_quenches_an_allys_beast_and_no_enemys() -> None:
    table = two_teams("Priestess", "Warlock", "Beastmaster", "Priestess")
    spring = table.put("Renewing Spring", RED, "B2")
    wolf, foe = table.put("Timber Wolf", GREEN, "B2", damage=6), table.put("Timber Wolf", BLUE, "B2", damage=6)
    assert ("ability", spring.id, 0) not in table.actions(foe)
    table.dice("1 1 1")
    table.always("remove condition", ("done",))
    table.act(wolf, ("ability", spring.id, 0))
    assert wolf.damage == 3


def test_a_flank_is_turned_by_an_allys_soldier_and_not_by_a_strangers() -> None:
    for are_allies in (True, False):
        seats = ("Warlord", "Warlock", "Warlord", "Priestess")
        table = two_teams(*seats) if are_allies else everybody_alone(*seats)
        table.move_to(mage(table, RED), "B2")
        mine, other = table.put("Goblin Grunt", RED, "B2"), table.put("Orc Butcher", GREEN, "B2")
        foe = table.put(make_creature("Foe", life=20), BLUE, "B2")
        table.dice("1* 0 0 0")
        table.attack(other, "Meat Cleaver", foe)
        table.cast(mage(table, RED), "Flank Attack", mine)
        table.dice("0 0 0 0 0" if are_allies else "0 0 0")
        table.attack(mine, "Shortsword", foe)


def test_the_guard_of_a_stranger_lets_the_blade_pass_to_a_third() -> None:
    table = everybody_alone("Warlord", "Beastmaster", "Wizard")
    grunt = table.put("Goblin Grunt", RED, "B2")
    angel = table.put("Guardian Angel", GREEN, "B2")
    table.guard(angel)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_attack(grunt, "Shortsword", wolf) is None
    wizards = table.put("Gargoyle Sentry", GREEN, "B2")
    assert table.why_no_attack(grunt, "Shortsword", wizards) is not None


def test_a_cry_rouses_the_allys_soldiers_as_well() -> None:
    table = two_teams("Warlord", "Warlock", "Warlord", "Priestess")
    ally, foe = table.put("Goblin Grunt", GREEN, "A1"), table.put("Knight of Westlock", GOLD, "A1")
    table.cast(mage(table, RED), "Akiro's Battle Cry", None)
    assert (table.value(ally, CHARGE), table.value(foe, CHARGE)) == (2, 0)


def test_a_link_of_a_demon_stolen_by_a_third_heals_whom_it_serves_now() -> None:
    table = academy_of_all("Academy Warlock", "Academy Beastmaster", "Academy Forcemaster")
    hunter = table.put("Sanguine Hunter", RED)
    table.attach("Demonic Link", hunter)
    table.control(hunter, GREEN)
    mage(table, RED).damage = mage(table, GREEN).damage = 5
    hound = table.put("Wychwood Hound", BLUE)
    table.dice("1* 0 0")
    table.attack(hunter, "Demon Claws", hound)
    assert (mage(table, RED).damage, mage(table, GREEN).damage) == (5, 4)


def test_the_whole_team_digs_in_and_no_enemy_among_them() -> None:
    table = academy_teams("Academy Warlord", "Academy Wizard", "Academy Priestess", "Academy Beastmaster")
    soldier, ally = table.put("Elven Soldier", RED), table.put("Temple Sentry", GREEN)
    foe = table.put("Satyr Gruff", BLUE)
    table.attach("Dig In", soldier)
    assert [table.armor(each) for each in (soldier, ally, foe)] == [2, 2, 1]


def test_a_burst_in_a_full_room_spares_its_caster_alone() -> None:
    table = academy_teams("Academy Forcemaster", "Academy Wizard", "Academy Priestess", "Academy Beastmaster")
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("1 0 0", effect=1)
    table.cast(mage(table, RED), "Telekinetic Burst")
    assert [mage(table, seat).damage for seat in (RED, BLUE, GREEN, GOLD)] == [0, 1, 1, 1]


def test_mastery_asks_for_fewer_than_every_mage_the_ally_included() -> None:
    table = academy_teams("Academy Monk", "Academy Wizard", "Academy Priestess", "Academy Beastmaster")
    table.attach("Martial Mastery", mage(table, RED))
    for seat in (BLUE, GOLD):
        table.put("Wychwood Hound", seat)
    foe = mage(table, BLUE)
    assert table.odds(mage(table, RED), "Basic Melee Attack", foe).dice.value == 2
    table.put("Temple Sentry", GREEN)
    assert table.odds(mage(table, RED), "Basic Melee Attack", foe).dice.value == 3


def test_a_seal_drains_the_mage_who_commands_the_demon_now() -> None:
    table = academy_of_all("Academy Warlock", "Academy Beastmaster", "Academy Forcemaster")
    demon = table.put("Mhegedden, Sealed Demon", RED)
    table.control(demon, GREEN)
    before = table.life(mage(table, RED)), table.life(mage(table, GREEN))
    table.upkeep()
    assert (table.life(mage(table, RED)), table.life(mage(table, GREEN))) == (before[0], before[1] - 2)
