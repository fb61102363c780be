"""What heals, what cannot heal, what counts as damage and what as Life: effects of several sets on one body."""

import pytest

from mageduel.facts.conditions import (
    BLEED,
    BURN,
    CORRODE,
    DAZE,
    GROWTH,
    ICHTHELLID_LARVA,
    ROT,
    SLEEP,
    STUCK,
    TAINTED,
    ZOMBIE,
)
from tests.kit.answers import ACCEPT, DECLINE, LET_GO, NO_COUNTERSTRIKE, PAY, attack, first, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.red.damage = 10
    return table


@rule("sup.spell.death-link-increased-healing-increases-damage")
def test_a_ring_that_heals_one_more_lets_the_link_hurt_one_more(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.attach("Death Link", wolf, RED)
    table.attach("Ring of Healing", table.red)
    table.decide("hand over", ("hand over", 2))
    table.decide("offer", ACCEPT)
    table.upkeep()
    assert (table.red.damage, wolf.damage) == (7, 3)


@rule("sup.spell.death-link-damage-equals-amount-healed")
def test_healing_stolen_on_the_way_is_not_handed_over(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.attach("Death Link", wolf, RED)
    table.attach("Theft of Life", table.red, BLUE)
    table.blue.damage = 4
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (table.red.damage, wolf.damage, table.blue.damage) == (9, 1, 3)


def test_a_vampire_with_poisoned_blood_drinks_nothing_and_its_victim_bleeds_all_the_same(table: Table) -> None:
    vampire = table.put("Necropian Vampiress", RED, damage=6)
    table.attach("Poisoned Blood", vampire, BLUE)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 2* 0 0 0")
    table.attack(vampire, "Fangs", wolf)
    assert (vampire.damage, wolf.damage) == (6, 4)


def test_blood_drunk_stops_the_bleeding_first_if_the_drinker_wants(table: Table) -> None:
    vampire = table.put("Necropian Vampiress", RED, damage=6)
    table.condition(vampire, BLEED, 1)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("2* 2* 0 0 0")
    table.decide("staunch", ("staunch", 1))
    table.attack(vampire, "Fangs", wolf)
    assert (vampire.damage, vampire.conditions) == (5, {})


def test_a_soul_drained_under_the_deathlock_taints_and_gives_nothing(table: Table) -> None:
    table.put("Deathlock", BLUE, "A1")
    table.move_to(table.red, "B2")
    wolf, life = table.put("Timber Wolf", BLUE, "B2"), table.life(table.red)
    table.cast(table.red, "Drain Soul", wolf)
    assert (wolf.conditions, table.life(table.red)) == ({TAINTED: 2}, life)


@rule("codex.innate-life.finite")
def test_growing_needs_no_life_of_ones_own(table: Table) -> None:
    table.put("Deathlock", BLUE, "A1")
    ghoul, wolf = table.put("Ravenous Ghoul", RED), table.put("Timber Wolf", RED)
    table.condition(ghoul, GROWTH, 2)
    table.attach("Bull Endurance", wolf)
    assert (table.life(ghoul), table.life(wolf)) == (15, 10)


def test_timber_and_stone_are_reinforced_though_they_cannot_gain_life(table: Table) -> None:
    tower = table.put("Archer's Watchtower", RED)
    table.attach("Reinforce", tower)
    assert (table.life(tower), table.armor(tower)) == (10, 3)


def test_every_hurt_from_a_psychic_blast_counts_and_the_belt_makes_two_points_plain() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.attach("Veteran's Belt", table.red)
    table.attach("Rhino Hide", table.red)
    psylok = table.put("Psylok", BLUE)
    table.dice("2 2", effect=1)
    table.attack(psylok, "Psionic Blast", table.red)
    assert table.red.damage == 2


def test_of_a_smiting_blow_a_ghost_feels_the_ones_and_a_zombie_everything() -> None:
    table = Table(red="Paladin", blue="Necromancer")
    table.move_to(table.red, "B2")
    table.tokens(table.red, "Valor", 8)
    wraith, zombie = table.put("Grey Wraith", BLUE), table.put("Zombie Brute", BLUE)
    table.always("offer", DECLINE)
    table.cast(table.red, "Smite", table.red)
    table.dice("2 2 1 1* 2")
    table.attack(table.red, "Basic Melee Attack", wraith)
    assert wraith.damage == 2
    table.dice("2 2 1")
    table.attack(table.red, "Basic Melee Attack", zombie)
    assert zombie.damage == 0


def test_a_wall_of_poison_gas_does_not_touch_the_dead(table: Table) -> None:
    table.wall("Wall of Poison Gas", "B2|B3", BLUE)
    minion = table.put("Skeletal Minion", RED, "B2")
    table.push(minion, "east")
    assert (table.place(minion), minion.damage, minion.conditions) == ("B3", 0, {})


@rule("codex.obliterate.own-triggers-canceled", "codex.obliterate.larva-example")
def test_what_grows_in_a_beast_that_is_devoured_is_devoured_with_it() -> None:
    table = Table(red="Necromancer", blue="Druid", red_book={"Ichthellid": 1})
    wolf, snapper = table.put("Timber Wolf", RED), table.put("Vine Snapper", BLUE)
    bug = table.put("Ichthellid", RED)
    table.decide("offer", take())
    table.dice("1* 0 0")
    table.attack(bug, "Impregnating Bite", wolf)
    assert ICHTHELLID_LARVA in wolf.conditions
    wolf.damage = 9
    table.dice("1* 0 0 0 0")
    table.attack(snapper, "Cavernous Maw", wolf)
    table.end_round()
    assert table.find_all("Ichthellid") == [bug]


def test_what_is_devoured_does_not_rise_again(table: Table) -> None:
    kralathor = table.put("Kralathor, The Devourer", BLUE)
    imp = table.put("Firebrand Imp", RED, damage=5)
    table.attach("Rise Again", imp, RED)
    table.decide("offer", DECLINE)  # Curseweaving would have the card back all the same
    table.dice("2* 0 0 0")
    table.attack(kralathor, "Great Maw", imp)
    table.end_round()
    assert (table.find_all("Firebrand Imp"), kralathor.conditions) == ([], {GROWTH: 1})


def test_a_banished_prey_is_free_and_so_is_its_grappler() -> None:
    table = Table(red="Wizard", blue="Siren")
    crab = table.put("Colossal Crab", BLUE)
    wolf = table.put("Timber Wolf", RED)
    table.move_to(table.red, "B2")
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", wolf)
    assert table.why_no_move(crab, "B3") == "cannot-move"
    table.cast(table.red, "Banish", wolf)
    assert (table.why_no_move(crab, "B3"), wolf.conditions) == (None, {})
    assert table.why_no_attack(crab, "Grabbing Claw", table.red) is None


def test_a_grip_is_not_loosened_by_a_push(table: Table) -> None:
    crab = table.put("Colossal Crab", BLUE)
    wolf = table.put("Timber Wolf", RED)
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", wolf)
    table.push(wolf, "east")
    table.push(crab, "east")
    assert (table.place(wolf), table.place(crab)) == ("B2", "B2")


def test_a_sleeper_who_rots_wakes_dazed_in_the_upkeep_and_may_miss(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    foe = table.put(make_creature("Foe"), RED)
    table.condition(wolf, SLEEP)
    table.condition(wolf, ROT)
    table.upkeep()
    assert wolf.conditions == {ROT: 1, DAZE: 1}
    table.effect(6)
    table.act(wolf, attack(wolf, "Bite", foe))
    assert (foe.damage, wolf.conditions) == (0, {ROT: 1})


def test_a_teleported_creature_leaves_pit_and_quicksand_behind_but_not_its_cripple() -> None:
    table = Table(red="Wizard", blue="Warlord")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, STUCK, 1)
    table.condition(wolf, DAZE, 1)
    sand = table.attach("Quicksand", wolf, BLUE)
    table.cast(table.red, "Teleport", wolf, "B2")
    assert (wolf.conditions, table.in_play(sand)) == ({DAZE: 1}, False)


def test_acid_eats_the_skin_before_the_skin_falls_off_and_leaves_nothing_to_eat(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    hide = table.attach("Rhino Hide", fox)
    spitter = table.put("Spitting Raptor", RED)
    table.condition(fox, CORRODE, 2)
    table.dice("2 0 0", effect=5)
    table.attack(spitter, "Spitting Acid", fox)
    assert (fox.conditions, fox.damage) == ({CORRODE: 2}, 3)
    table.move_to(table.red, "B2")
    table.cast(table.red, "Dispel", hide)
    assert (fox.conditions, fox.damage) == ({}, 3)


def test_ruin_by_rust_goes_no_lower_than_bare_skin(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(wolf, CORRODE, 1)
    table.reveal(table.hide("Rust", wolf, RED))
    assert (table.armor(wolf), wolf.conditions) == (0, {})


def test_the_cloud_that_rains_puts_no_second_healing_on_a_flower(table: Table) -> None:
    table.put("Raincloud", BLUE, "B2")
    flower = table.put("Mana Flower", BLUE, "B2", damage=4)
    wolf, minion = table.put("Timber Wolf", RED, "B2", damage=4), table.put("Skeletal Minion", RED, "B2", damage=4)
    table.upkeep()
    assert (flower.damage, wolf.damage, minion.damage) == (2, 3, 4)


def test_whirlpool_and_burning_fight_over_who_is_first() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    sea = table.put("Shallow Sea", RED, "B2")
    table.attach("Whirlpool", sea, RED)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN, 2)
    table.always("upkeep order", first(wolf, "Whirlpool"))
    table.upkeep()
    assert (wolf.damage, wolf.conditions) == (2, {})


def test_an_animated_wolf_neither_heals_nor_knits_its_bones() -> None:
    table = Table(red="Necromancer", blue="Priestess")
    wolf = table.put("Timber Wolf", RED, damage=6)
    table.give(wolf, ZOMBIE)
    table.attach("Regrowth", wolf)
    table.upkeep()
    assert wolf.damage == 6
    assert table.why_no_cast(table.red, "Reassemble", wolf) == "wrong-target"


def test_a_life_link_cannot_heal_in_the_leeches_blood_and_hurts_nobody_then() -> None:
    table = Table(red="Priestess", blue="Warlock")
    wolf = table.put("Timber Wolf", RED, damage=6)
    table.attach("Life Link", wolf)
    table.attach("Poisoned Blood", wolf, BLUE)
    table.always("hand over", lambda request: request.options[-1])
    table.upkeep()
    assert (wolf.damage, table.red.damage) == (6, 0)


def test_the_blight_eats_its_new_masters_life_when_its_mind_is_taken() -> None:
    table = Table(red="Forcemaster", blue="Necromancer")
    table.put("Sardonyx, Blight of the Living", BLUE, "B2")
    assert table.why_no_cast(table.red, "Mind Control", table.find("Sardonyx, Blight of the Living")) == "immune"
    lives = table.life(table.red), table.life(table.blue)
    table.control(table.find("Sardonyx, Blight of the Living"), RED)
    table.upkeep()
    assert (table.life(table.red), table.life(table.blue)) == (lives[0] - 2, lives[1])


def test_a_ghoul_fed_on_a_wolf_leaves_nothing_to_resurrect() -> None:
    table = Table(red="Necromancer", blue="Priestess")
    ghoul = table.put("Ravenous Ghoul", RED, "B2")
    cleric = table.put("Asyran Cleric", BLUE, "B2", damage=5)
    killer = table.put("Goblin Grunt", RED, "B2")
    table.dice("2* 0 0")
    table.attack(killer, "Shortsword", cleric)
    assert [each for each in table.cast_options(table.blue, "Resurrection") if each[2] == "Resurrection"]
    table.act(ghoul, take("ability", ghoul.id))
    assert ghoul.conditions == {GROWTH: 1}
    assert not [each for each in table.cast_options(table.blue, "Resurrection") if each[2] == "Resurrection"]


def test_a_stranglevine_unpaid_lets_go_before_it_squeezes() -> None:
    table = Table(red="Druid", blue="Warlock")
    wolf = table.put("Timber Wolf", BLUE)
    vine = table.attach("Stranglevine", wolf, RED)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (wolf.damage, table.in_play(vine)) == (0, False)


def test_force_that_crushes_is_bought_off_by_a_psi_orb() -> None:
    table = Table(red="Forcemaster", blue="Warlock")
    table.attach("Psi-Orb", table.red)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Force Crush", wolf, RED)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (wolf.damage, table.red.mana) == (2, 47)


def test_a_nettled_guard_wounds_no_one_who_walked_past_its_sleep(table: Table) -> None:
    guard, prize = table.put("Knight of Westlock", BLUE), table.put("Bitterwood Fox", BLUE)
    table.guard(guard)
    wolf = table.put("Timber Wolf", RED)
    assert table.why_no_attack(wolf, "Bite", prize) == "guarded"
    table.give(guard, SLEEP)
    assert (guard.guarding, table.why_no_attack(wolf, "Bite", prize)) == (False, None)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", guard)
    assert (guard.damage, guard.conditions) == (1, {DAZE: 1})
    assert NO_COUNTERSTRIKE not in [each for request in table.asked for each in request.options]
