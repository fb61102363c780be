"""What grows and what rises again: Druids and Necromancers among beasts, reefs, war camps and dragons."""

import pytest

from mageduel.dsl.steps import LEAVING_ZONE
from mageduel.facts.conditions import BURN, GRAPPLE, GROWTH, ROT, TAINTED, ZOMBIE
from mageduel.facts.traits import ARMOR, BLOODTHIRSTY, ELUSIVE, FINITE_LIFE, LIFEBOND, MELEE, NONLIVING, RESTRAINED
from tests.compound.choices import sow
from tests.kit.answers import NO_COUNTERSTRIKE, PAY, attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("sup.codex.reanimate-summoned-at-end-of-round", "sup.codex.reanimate-summoner-is-controlling-mage")
def test_a_wolf_slain_by_a_zombie_near_the_ziggurat_stands_guard_for_its_slayer_when_the_round_ends() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    table.put("Ziggurat of Undeath", RED, "C1")
    table.put("Altar of the Iron Guard", RED, "C2")
    brute = table.put("Zombie Brute", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=9)
    table.dice("2* 0 0 0 0 0")  # Bloodthirsty +2
    table.decide("offer", take("pay"))
    table.attack(brute, "Mangling Claws", wolf)
    assert table.red.mana == 50 - 5
    assert table.find_all("Timber Wolf") == []
    table.always("offer", take("accept"))
    table.end_round()
    risen = table.find("Timber Wolf")
    assert (risen.controller, risen.owner, table.place(risen), risen.damage) == (RED, BLUE, "B2", 2)
    assert ZOMBIE in risen.conditions
    assert risen.guarding


@rule("codex.reanimate.not-if-removed", "codex.growth.life", "codex.growth.melee")
def test_what_kralathor_devours_never_rises_again_and_lets_it_grow() -> None:
    table = Table(red="Druid", blue="Necromancer")
    maw = table.put("Kralathor, The Devourer", RED, "B2")
    minotaur = table.put("Bloodcrag Minotaur", BLUE, "B2", damage=13)
    table.attach("Rise Again", minotaur, BLUE)
    table.dice("2* 2* 0 0")
    table.attack(maw, "Great Maw", minotaur)
    table.end_round()
    assert table.find_all("Bloodcrag Minotaur") == []
    assert [each.name for each in table.game.players[BLUE].discard] == ["Rise Again"]
    assert maw.conditions[GROWTH] == 1
    assert (table.life(maw), table.value(maw, MELEE)) == (16, 1)


@rule("sup.spell.altar-of-skulls-limit-only-on-clerics")
def test_two_deaths_in_a_round_are_two_skulls_but_one_feast_for_the_graveyard() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    graveyard = table.put("Graveyard", RED, "C1")
    altar = table.put("Altar of Skulls", RED, "C2")
    ram, rhino = table.put("Mountain Ram", BLUE, "B2"), table.put("Woolly Rhinoceros", BLUE, "B3")
    table.always("offer", take("accept"))
    table.destroy(ram)
    table.destroy(rhino)
    assert graveyard.mana == 2
    assert [count for mark, count in altar.marks.items() if "Skull" in str(mark)] == [2]


def test_under_a_full_altar_of_skulls_only_the_stallion_still_mends_the_living() -> None:
    table = Table(red="Necromancer", blue="Paladin")
    table.put("Altar of Skulls", RED, "A1", tokens={"Skull": 8})
    dorseus = table.put("Dorseus, Stallion of Westlock", BLUE, "B2", damage=3)
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=4)
    table.attach("Regrowth", wolf)
    demon = table.put("Malacoda", BLUE, "B4", damage=3)
    assert table.has(wolf, FINITE_LIFE)
    table.always("offer", lambda request: next((e for e in request.options if wolf.id in e), request.options[-1]))
    table.always("choose one", take(wolf))
    table.always("lifebond", lambda request: request.options[-1])
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert dorseus.damage == 3 + 2
    assert wolf.damage == 4 + 2 - 2
    assert demon.damage == 3
    assert table.blue.damage == 2
    assert table.red.damage == 0  # Poison Immunity


@rule("codex.zombie.traits")
def test_a_gorilla_animated_from_the_enemys_grave_hears_no_lullaby_and_no_charm() -> None:
    table = Table(red="Necromancer", blue="Siren")
    gorilla = table.put("Mountain Gorilla", BLUE, "B2")
    table.destroy(gorilla)
    table.move_to(table.blue, "B1")
    spell = table.cast(table.red, "Animate Dead", "arena", "Mountain Gorilla", 1)
    risen = table.find("Mountain Gorilla")
    assert spell.paid == 8
    assert (risen.controller, risen.owner, risen.damage, table.place(risen)) == (RED, BLUE, 4, "C1")
    assert table.has(risen, NONLIVING)
    for song in ("Lullaby", "Healing Madrigal"):
        assert table.why_no_cast(table.blue, song, risen) is not None


@rule("codex.zombie.obliterate")
def test_a_risen_beast_that_falls_again_feeds_the_altar_of_skulls_but_no_ghoul() -> None:
    table = Table(red="Beastmaster", blue="Necromancer")
    table.put("Altar of Skulls", BLUE, "A1")
    ghoul = table.put("Ravenous Ghoul", BLUE, "B2")
    wolf, other = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    table.condition(wolf, ZOMBIE)
    table.destroy(wolf)
    assert [each.name for each in table.game.players[RED].discard] == []
    assert not [each for each in table.actions(ghoul) if each[0] == "ability"]
    table.destroy(other)
    assert [each for each in table.actions(ghoul) if each[0] == "ability"]


def test_the_plague_that_bursts_out_of_a_zombie_spares_bones_and_the_master_of_plagues() -> None:
    table = Table(red="Necromancer", blue="Druid")
    table.move_to(table.red, "B2")
    zombie = table.put("Plague Zombie", RED, "B2")
    bones, snapper = table.put("Skeletal Knight", RED, "B2"), table.put("Vine Snapper", BLUE, "B2")
    pirate = table.put("Merren Harpooner", BLUE, "B3")
    table.destroy(zombie)
    assert ROT in snapper.conditions
    assert not any(ROT in each.conditions for each in (bones, pirate, table.red))


@rule("codex.reconstruct.not-healing")
def test_mort_mends_the_pirate_skeleton_and_the_wall_of_bones_even_under_a_deathlock() -> None:
    table = Table(red="Necromancer", blue="Warlock")
    table.put("Deathlock", BLUE, "A4")
    mort = table.put("Mort", RED, "B2", damage=1)
    pirate = table.put("Blightheart", RED, "B2", damage=5)
    wall = table.wall("Wall of Bones", "B2|B3")
    wall.damage = 3
    far = table.put("Turghut", RED, "A1", damage=4)
    table.always("offer", take("accept"))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (mort.damage, pirate.damage, wall.damage, far.damage) == (0, 3, 1, 4)


def test_an_unholy_resurgence_rebuilds_dragon_pirate_and_altar_alike() -> None:
    table = Table(red="Necromancer", blue="Warlock")
    dragon = table.put("Sardonyx, Blight of the Living", RED, "B2", damage=12)
    pirate = table.put("Turghut", RED, "A1", damage=2)
    altar = table.put("Altar of Skulls", RED, "C2", damage=7)
    zombie = table.put("Zombie Brute", RED, "C3", damage=7)
    table.always("order", lambda request: request.options[0])
    table.always("offer", take("accept"))
    for _ in range(3):
        table.dice("2* 1 1 1 0 0")
    table.cast(table.red, "Unholy Resurgence", "arena")
    assert (dragon.damage, pirate.damage, altar.damage, zombie.damage) == (7, 0, 2, 7)


def test_a_jelly_that_swallows_the_eternal_servant_leaves_nothing_to_raise() -> None:
    table = Table(red="Necromancer", blue="Wizard")
    table.decide("offer", take("accept"))
    servant = table.summon("Skeletal Minion", RED, "B2")
    jelly = table.put("Devouring Jelly", BLUE, "B2", damage=3)
    table.dice("2* 2* 2* 0 0", effect=1)
    table.always("offer", take("accept"))
    table.attack(jelly, "Corrosive Juices", servant)
    mana = table.red.mana
    table.end_round()
    assert (mana, table.find_all("Skeletal Minion"), table.game.players[RED].discard) == (50, [], [])
    assert jelly.damage == 1


def test_on_infernian_ground_charge_and_thirst_still_count_when_strength_does_not() -> None:
    table = Table(red="Warlord", blue="Warlock")
    table.put("Altar of Infernia", BLUE, "A4")
    minotaur = table.put("Bloodcrag Minotaur", RED, "B2")
    table.attach("Bear Strength", minotaur)
    table.attach("Demonic Bloodlust", minotaur, BLUE)
    wolf = table.put("Timber Wolf", BLUE, "B3", damage=1)
    table.dice("0 0 0 0 0 0 0 0")  # 4, Charge +2, Bloodthirsty +2
    table.act(minotaur, move("B3"), attack(minotaur, "Horns", wolf))
    assert table.value(minotaur, MELEE) == 0
    assert table.value(minotaur, BLOODTHIRSTY) == 2


@rule("sup.spell.stranglevine-finite-life-freezes", "sup.spell.stranglevine-finite-life-removed-adjusts")
def test_a_stranglevine_stops_growing_when_the_deathlock_comes_and_catches_up_when_it_goes() -> None:
    table = Table(red="Druid", blue="Warlock")
    knight = table.put("Brogan Bloodstone", BLUE, "B2")
    vine = table.attach("Stranglevine", knight, RED)
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()
    assert (table.life(vine), knight.damage) == (8, 1)
    lock = table.put("Deathlock", BLUE, "A4")
    table.upkeep()
    assert (table.life(vine), knight.damage, table.red.mana) == (8, 3, 50 - 1 - 2)
    table.destroy(lock)
    assert table.life(vine) == 10


@rule("codex.innate-life.finite")
def test_a_bonded_tree_and_its_druid_grow_by_the_lifetree_even_in_a_deathlock() -> None:
    table = Table(red="Druid", blue="Warlock")
    table.put("Deathlock", BLUE, "A4")
    table.decide("offer", take("accept"))
    table.cast(table.red, "Samara Tree", "C1")
    tree = table.find("Samara Tree")
    assert (table.life(tree), table.armor(tree), table.value(tree, LIFEBOND)) == (12, 2, 2)
    assert table.life(table.red) == 34
    table.put("Etherian Lifetree", RED, "C2")
    assert (table.life(tree), table.life(table.red)) == (14, 36)


@rule("codex.vine.fragile")
def test_the_lifetree_makes_no_vine_marker_tougher_than_the_first_stone_that_falls_on_it() -> None:
    table = Table(red="Druid", blue="Warlord")
    sow(table, "B2")
    vine = table.find("Vine Marker")
    table.put("Etherian Lifetree", RED, "C2")
    table.move_to(table.blue, "B3")
    table.dice("1 0 0 0", effect=1)
    table.cast(table.blue, "Hail of Stones", "B2")
    assert not table.in_play(vine)


@rule("codex.vine.hinders")
@pytest.mark.parametrize("is_brave", [True, False])
def test_a_ballad_carries_a_wolf_on_through_the_vines_that_stop_every_other(is_brave: bool) -> None:
    table = Table(red="Druid", blue="Siren")
    sow(table, "B2")
    table.move_to(table.red, "C4")
    wolf = table.put("Timber Wolf", BLUE, "B1")
    table.attach("Ballad of Courage" if is_brave else "Cheetah Speed", wolf, BLUE)
    offered = table.offered(wolf, move("B2"))
    assert (move("B3") in offered) is is_brave


@rule("sup.spell.burst-of-thorns-source-is-vine-marker")
def test_thorns_burst_in_elephant_grass_only_for_a_druid_near_enough_to_see_them() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    sow(table, "B3")
    table.put("Elephant Grass", BLUE, "B3")
    table.attach("Hawkeye", table.red)
    wolf = table.put("Timber Wolf", BLUE, "B3")
    orc = table.put("Orc Butcher", BLUE, "B3")
    vine = table.find("Vine Marker")
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "Burst of Thorns", vine) is not None
    table.move_to(table.red, "B2")
    assert table.why_no_cast(table.red, "Burst of Thorns", vine) is None
    table.dice("2* 0", effect=1)  # 4 dice, 2 fewer against an animal in the grass
    table.always("attack whom", take(wolf))
    table.cast(table.red, "Burst of Thorns", vine)
    assert (wolf.damage, orc.damage) == (2, 0)
    assert not table.in_play(vine)


def test_a_spider_poisons_whom_the_drokarr_holds() -> None:
    table = Table(red="Warlock", blue="Paladin")
    drokarr, spider = table.put("Drokarr", RED, "B2"), table.put("Giant Wolf Spider", RED, "B2")
    knight = table.put("Asyran Defender", BLUE, "B2")
    table.always("defend", ("no defense",))
    table.dice("0 0", effect=5)
    table.attack(spider, "Poison Fangs", knight)
    assert TAINTED not in knight.conditions
    table.dice("0 0", effect=5)
    table.attack(drokarr, "Wrenching Claws", knight)
    assert GRAPPLE in knight.conditions
    assert table.has(knight, RESTRAINED)
    table.dice("0 0", effect=5)  # 5 + 4
    table.attack(spider, "Poison Fangs", knight)
    assert TAINTED in knight.conditions


def test_goblins_slip_past_a_guard_unless_a_griffin_circles_above_them() -> None:
    table = Table(red="Warlord", blue="Priestess")
    table.put("Slaknir, Goblin Chieftain", RED, "A1")
    goblin = table.put("Goblin Grunt", RED, "B2")
    guard, cleric = table.put("Asyran Defender", BLUE, "B2"), table.put("Asyran Cleric", BLUE, "B2")
    table.guard(guard)
    assert table.why_no_attack(goblin, "Shortsword", cleric) is None
    table.put("Victorian Griffin", BLUE, "B2")
    assert not table.has(goblin, ELUSIVE)
    assert table.why_no_attack(goblin, "Shortsword", cleric) is not None
    table.put("Gravikor", RED, "B1")
    assert table.has(goblin, ELUSIVE)
    assert table.why_no_attack(goblin, "Shortsword", cleric) is None


def test_combustion_only_cools_a_golem_of_magma() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B1")
    golem = table.put("Magma Golem", BLUE, "B2")
    table.condition(golem, BURN, 3)
    assert table.armor(golem) == 1
    table.dice("2* 2* 2* 0 0 0")
    table.cast(table.red, "Combustion", golem)
    assert golem.damage == 0
    assert BURN not in golem.conditions
    assert table.value(golem, ARMOR) == 0
    assert table.armor(golem) == 4


def test_an_elephant_does_not_stumble_and_tramples_the_guard_first() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    elephant = table.put("Titanodon", RED, "B2")
    guard, psylok = table.put("Orc Butcher", BLUE, "B2"), table.put("Goblin Grunt", BLUE, "B2")
    table.guard(guard)
    stumble = table.hide("Stumble", elephant, BLUE)
    table.reveal_after(LEAVING_ZONE, stumble, by=elephant)
    table.always("counterstrike", NO_COUNTERSTRIKE)
    table.decide("trample", ("trample", guard.id))
    table.dice("1 1 0 0 0 0 0")
    table.act(elephant, move("B3"))
    assert table.place(elephant) == "B3"
    assert (guard.damage, psylok.damage) == (1, 0)


def test_a_leviathan_in_the_swamp_holds_the_guard_that_protected_the_healer() -> None:
    table = Table(red="Siren", blue="Priestess")
    ground = table.put("Consecrated Ground", BLUE, "B2")
    whale, crab = table.put("Sherean Leviathan", RED, "B2"), table.put("Colossal Crab", RED, "B2")
    guard, cleric = table.put("Asyran Defender", BLUE, "B2"), table.put("Asyran Cleric", BLUE, "B2")
    table.guard(guard)
    assert table.why_no_attack(crab, "Crushing Claw", cleric) is not None
    table.move_to(table.red, "B1")
    spell = table.cast(table.red, "Swamp", "B2")
    assert spell.paid == 9 + 5
    assert not table.in_play(ground)
    assert table.has(guard, RESTRAINED)
    assert not table.has(crab, RESTRAINED)
    assert table.why_no_attack(crab, "Crushing Claw", cleric) is None
    table.destroy(whale)
    assert table.why_no_attack(crab, "Crushing Claw", cleric) is not None
