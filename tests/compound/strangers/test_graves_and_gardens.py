"""The risen and the rooted: zombies, tomes, vines and staffs of the Necromancer and the Druid in each other's way."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, CORRODE, DAZE, GROWTH, SLEEP, STUCK, STUN, TAINTED, ZOMBIE
from mageduel.facts.traits import FAST, FLYING, LUMBERING, MELEE, PEST, SLOW
from mageduel.kernel.requests import Answer
from mageduel.rules.objects.presence import to_discard
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, LET_GO, NOTHING, Decision, attack, cast, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Ethereal"]}


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer", blue="Beastmaster")


@pytest.fixture
def garden() -> Table:
    return Table(red="Druid", blue="Warlock")


# The risen


def test_a_frenzied_crawler_runs_two_zones_and_bites_twice_as_hungry(table: Table) -> None:
    crawler = table.put("Zombie Crawler", RED, "B1")
    wolf = table.put("Timber Wolf", BLUE, "B3", damage=2)
    table.cast(table.red, "Zombie Frenzy", None)
    assert (table.has(crawler, SLOW), table.has(crawler, PEST), table.has(crawler, FAST)) == (False, False, True)
    table.dice("2* 0 0 0")
    table.act(crawler, move("B2"), move("B3"), attack(crawler, "Bite", wolf))
    assert wolf.damage == 4


def test_a_frenzied_minion_hinders_and_guards_as_no_pest_could(table: Table) -> None:
    minion, prize = table.put("Zombie Minion", RED), table.put("Skeletal Archer", RED)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(minion)
    assert table.why_no_attack(fox, "Bite", prize) is None
    table.cast(table.red, "Zombie Frenzy", None)
    assert table.why_no_attack(fox, "Bite", prize) == "guarded"
    assert [each for each in table.offered(fox, move("B3")) if each[0] == "move"] == []


def test_a_wolf_raised_from_the_dead_runs_in_the_frenzy_until_it_is_enfeebled(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ZOMBIE)
    assert table.has(wolf, SLOW)
    table.cast(table.red, "Zombie Frenzy", None)
    assert (table.has(wolf, SLOW), table.has(wolf, FAST)) == (False, True)
    table.attach("Enfeeble", wolf, BLUE)
    assert (table.has(wolf, SLOW), table.has(wolf, FAST)) == (False, False)


def test_the_eaten_servant_does_not_rise_and_the_graveyard_is_fed_all_the_same(table: Table) -> None:
    graveyard = table.put("Graveyard", RED, "A1")
    zora = table.put("Shaggoth-Zora", RED)
    table.decide("offer", take())
    minion = table.summon("Zombie Minion", RED, "B2")
    before, mana = graveyard.mana, table.red.mana
    table.always("offer", take())
    table.act(zora, NOTHING)
    assert not table.in_play(minion)
    assert (zora.conditions, table.life(zora), table.value(zora, MELEE)) == ({GROWTH: 1}, 9, 1)
    assert (graveyard.mana - before, table.red.mana, discarded(table, RED)) == (2, mana, [])


@rule("sup.spell.goblin-bomber-tainted-counts-as-destroyed-by-damage")
def test_a_bomber_that_dies_of_venom_goes_off_beside_his_killer(table: Table) -> None:
    zombie = table.put("Venomous Zombie", RED)
    table.put("Goblin Bomber", BLUE, damage=2)
    bomber = table.find("Goblin Bomber")
    table.dice("0 0 0", effect=7)  # Bloodthirsty
    table.effect(7)
    table.dice("2* 2 0 0", effect=1)
    table.attack(zombie, "Venomous Bite", bomber)
    assert not table.in_play(bomber)
    assert zombie.damage == 2  # it is Resilient


def test_venom_alone_does_not_light_the_wizards_shield() -> None:
    table = Table(red="Necromancer", blue="Wizard")
    table.move_to(table.blue, "B2")
    zombie = table.put("Venomous Zombie", RED)
    table.decide("offer", take())
    table.upkeep()
    table.dice("0 0", effect=9)
    table.attack(zombie, "Venomous Bite", table.blue)
    assert table.blue.conditions == {TAINTED: 1}
    fox = table.put("Bitterwood Fox", RED)
    table.dice("2* 1* 0")
    table.attack(fox, "Bite", table.blue)
    assert table.blue.damage == 0


def test_an_unstable_zombie_that_throws_off_its_weight_walks_on_with_its_quick_action(table: Table) -> None:
    zombie = table.put("Unstable Zombie", RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    assert table.has(zombie, LUMBERING)
    table.decide("offer", take("walk freely"))
    rest = table.offered(zombie, move("C1"))
    assert ("move", "C2") in rest
    assert table.has(zombie, LUMBERING)
    table.decide("offer", take("walk freely"))
    rest = table.offered(zombie, move("C2"), move("B2"))
    assert rest == []  # the second move was its quick action


@rule("sup.spell.example-death-ring-two-spells", "sup.spell.death-ring-one-mana-per-spell")
def test_the_ring_of_death_serves_the_tome_and_then_the_mage_and_then_nobody(table: Table) -> None:
    table.attach("Death Ring", table.red)
    tome = table.attach("Libro Mortuos", table.red, mana=6)
    table.prepare_for(tome, "Zombie Minion")
    table.decide("deploy", take("Zombie Minion"))
    table.always("offer", DECLINE)
    table.deploy()
    assert (tome.mana, table.red.mana, table.place(table.find("Zombie Minion"))) == (0, 50, "C1")
    table.cast(table.red, "Zombie Crawler", "C1")
    assert table.red.mana == 47
    table.cast(table.red, "Venomous Zombie", "C1")
    assert table.red.mana == 40


def test_a_tome_that_explodes_goes_home_for_three_life_and_what_lay_in_it_is_lost(table: Table) -> None:
    table.move_to(table.blue, "C1")
    tome = table.attach("Libro Mortuos", table.red)
    table.prepare_for(tome, "Zombie Minion")
    table.decide("offer", take())
    table.dice("2* 0 0 0", effect=1)
    table.cast(table.blue, "Explode", table.red, tome.id)
    assert (table.life(table.red), table.red.damage, in_book(table, RED)) == (29, 2, ["Libro Mortuos"])
    assert discarded(table, RED) == ["Zombie Minion"]


@rule("sup.spell.deathshroud-staff-set-fixed-on-resolution", "sup.spell.deathshroud-staff-bonus-follows-creature")
def test_whom_the_shroud_has_touched_keeps_its_strength_elsewhere_and_newcomers_have_none(table: Table) -> None:
    table.attach("Deathshroud Staff", table.red)
    table.attach("Death Ring", table.red)
    archer = table.put("Skeletal Archer", RED, "C1")
    table.act(table.red, cast("Shroud of Death", "C1"))
    late = table.put("Zombie Minion", RED, "C1")
    table.move_to(archer, "B3")
    assert (table.value(archer, MELEE), table.value(late, MELEE), table.red.mana) == (1, 0, 49)


# Rooted and running


def test_a_sentinel_rooted_in_the_ground_catches_the_arrow_until_it_is_tied_up(garden: Table) -> None:
    tree = garden.put("Togorah, Forest Sentinel", RED)
    garden.guard(tree)
    tataree = garden.put("Tataree", RED)
    fox = garden.put("Bitterwood Fox", RED)
    archer = garden.put("Skeletal Archer", BLUE, "B3")
    garden.decide("intercept", take(tree))
    garden.dice("2 2 1 0")
    garden.attack(archer, "Bow", fox)
    assert (tree.damage, fox.damage, tree.guarding) == (3, 0, False)
    garden.guard(tree)
    garden.condition(tree, STUCK)
    garden.dice("2 2 1 0")
    garden.attack(archer, "Bow", fox)
    assert (tree.damage, garden.in_play(fox)) == (3, False)
    assert tataree.damage == 0


def test_the_uprooted_sentinel_stands_fast_again_when_its_walk_is_over(garden: Table) -> None:
    tree = garden.put("Togorah, Forest Sentinel", RED, "B2")
    garden.decide("uproot", take())
    garden.decide("vigilant", take())
    garden.act(tree, move("B3"), NOTHING)
    assert (garden.place(tree), tree.guarding, garden.red.mana) == ("B3", True, 48)
    garden.move_to(garden.blue, "B3")
    garden.cast(garden.blue, "Force Push", tree, 1, 0)
    assert garden.place(tree) == "B3"


@pytest.mark.parametrize(("answer", "place"), [(take(), "A2"), (NOTHING, "B2")])
def test_a_sentinel_torn_from_the_ground_is_washed_away_by_the_blow_it_provoked(answer: Decision, place: str) -> None:
    garden = Table(red="Druid", blue="Siren")
    garden.move_to(garden.blue, "B2")
    trident = garden.attach("Shoalsdeep Trident", garden.blue)
    tree = garden.put("Togorah, Forest Sentinel", RED, "B2")
    garden.guard(garden.blue)
    garden.decide("uproot", answer)
    garden.dice("0 0 0 0 0 0", effect=1)
    garden.decide("counterstrike", take(trident))
    garden.dice("0 0 0 0", effect=5)
    if place != "B2":
        garden.decide("direction", ("push", 0))
    garden.always("vigilant", NOTHING)
    garden.act(tree, attack(tree, "Massive Branch Smash", garden.blue))
    assert garden.place(tree) == place


def test_a_vine_snatches_its_prey_through_the_bloodspines(garden: Table) -> None:
    lasher = garden.put("Thornlasher", RED, "B2")
    garden.wall("Bloodspine Wall", "B2|B3")
    wolf = garden.put("Timber Wolf", BLUE, "B3")
    garden.dice("0 0 0", effect=5)
    garden.dice("2 1 0", effect=5)
    garden.attack(lasher, "Ensnaring Vine", wolf)
    assert (garden.place(wolf), wolf.damage, wolf.conditions) == ("B2", 3, {BLEED: 1})


def test_bloodspines_do_not_make_a_skeleton_bleed_nor_touch_whoever_flies_over(garden: Table) -> None:
    garden.wall("Bloodspine Wall", "B2|B3")
    bones, falcon = garden.put("Skeletal Archer", BLUE, "B2"), garden.put("Thunderift Falcon", BLUE, "B2")
    garden.dice("2 1 0", effect=12)
    garden.act(bones, move("B3"), NOTHING)
    assert (bones.damage, bones.conditions) == (3, {})
    garden.act(falcon, move("B3"), NOTHING)
    assert falcon.damage == 0


@rule("sup.spell.example-barkskin-regenerate-then-decline-upkeep")
def test_bark_that_closes_a_wound_before_it_is_shed_goes_back_into_the_book(garden: Table) -> None:
    garden.red.damage = 6
    bark = garden.attach("Barkskin", garden.red)
    garden.condition(garden.red, BLEED)
    garden.always(
        "upkeep order",
        lambda request: next((each for each in request.options if "Regenerate" in each), request.options[0]),
    )
    garden.decide("staunch", ("staunch", 1))
    garden.decide("upkeep", LET_GO)
    garden.upkeep()
    assert (garden.red.damage, garden.red.conditions) == (5, {})
    assert (garden.in_play(bark), in_book(garden, RED)) == (False, ["Barkskin"])


def test_the_leaf_ring_helps_to_show_the_bark_and_not_to_lay_it_nor_the_pod_to_grow(garden: Table) -> None:
    garden.attach("Druid's Leaf Ring", garden.red)
    pod = garden.put("Seedling Pod", RED, "C1", mana=3)
    garden.prepare_for(pod, "Tanglevine")
    wolf = garden.put("Timber Wolf", BLUE, "C1")
    garden.always(
        "deploy",
        lambda request: next((each for each in request.options if "Tanglevine" in each and wolf.id in each), ("pass",)),
    )
    garden.deploy()
    assert (garden.find("Tanglevine").attached_to, garden.red.mana, garden.in_play(pod)) == (wolf, 48, False)
    spell = garden.cast(garden.red, "Barkskin", garden.red)
    assert (spell.paid, garden.red.mana) == (2, 46)
    garden.reveal(garden.find("Barkskin"))
    assert garden.red.mana == 45


def test_tataree_brings_the_pod_to_the_mana_it_needs(garden: Table) -> None:
    pod = garden.put("Seedling Pod", RED, "C1", mana=2)
    tataree = garden.put("Tataree", RED, "C1")
    flower = garden.put("Mana Flower", RED, "C1")
    offered = [each for each in garden.actions(tataree) if each[0] == "ability"]
    assert any(pod.id in each for each in offered)
    assert not any(flower.id in each for each in offered)
    garden.act(tataree, next(each for each in offered if pod.id in each))
    assert pod.mana == 3


def test_a_falcon_that_guards_can_be_stuck_by_the_whip_and_not_be_pushed_free(garden: Table) -> None:
    garden.attach("Vinewhip Staff", garden.red)
    falcon = garden.put("Thunderift Falcon", BLUE, "C2")

    def lashes() -> list[Answer]:
        return [each for each in garden.actions(garden.red) if each[0] == "cast" and falcon.id in each]

    garden.act(garden.red, cast("Sow Vine", "C2"))
    assert lashes() == []
    garden.guard(falcon)
    garden.act(garden.red, lashes()[0])
    assert (falcon.conditions, garden.has(falcon, FLYING)) == ({STUCK: 1}, False)
    garden.push(falcon, "east")
    assert garden.place(falcon) == "C2"


def test_mohktaris_touch_takes_the_fire_from_a_tree_that_cannot_heal(garden: Table) -> None:
    garden.attach("Mohktari's Branch", garden.red)
    tree = garden.put("Togorah, Forest Sentinel", RED, "C2", damage=5)
    assert not [each for each in garden.actions(garden.red) if "Mohktari's Touch" in each]
    garden.condition(tree, BURN)
    garden.put("Deathlock", BLUE, "A4")
    garden.act(garden.red, cast("Mohktari's Touch", tree, "Burn"))
    assert (tree.conditions, tree.damage, garden.red.mana) == ({}, 5, 48)


def test_the_mist_puts_to_sleep_whoever_took_the_blow_and_he_sleeps_on(garden: Table) -> None:
    lotus = garden.put("Nightshade Lotus", RED)
    hydra, sentry = garden.put("Darkfenne Hydra", BLUE), garden.put("Gargoyle Sentry", BLUE)
    garden.guard(sentry)
    garden.decide("intercept", take(sentry))
    garden.dice("2* 1 0")
    garden.decide("offer", take())
    garden.use(RED, attack(lotus, "Poison Sleep Mist", hydra))
    assert (sentry.damage, sentry.conditions, hydra.conditions) == (2, {SLEEP: 1}, {})
    assert garden.red.mana == 50 - (3 + 2)


def test_the_mist_touches_neither_the_dead_nor_those_without_a_mind(garden: Table) -> None:
    lotus = garden.put("Nightshade Lotus", RED)
    bones = garden.put("Skeletal Archer", BLUE)
    beetle = garden.put("Lightning Beetle", BLUE)
    options = garden.between(RED)
    assert attack(lotus, "Poison Sleep Mist", bones) not in options
    garden.dice("2* 0 0")
    garden.use(RED, attack(lotus, "Poison Sleep Mist", beetle))
    assert (beetle.damage, beetle.conditions) == (2, {})


def test_acid_meets_chitin_and_a_waterfall_and_finds_the_armor_after_the_damage() -> None:
    table = Table(red="Druid", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Chitin Armor", table.blue)
    table.dice("2")
    table.effect(8)
    table.cast(table.red, "Acid Ball", table.blue)
    assert (table.blue.damage, table.blue.conditions, table.armor(table.blue)) == (0, {CORRODE: 2}, 0)
    table.attach("Waterfall Cloak", table.blue)
    table.dice("2")
    table.effect(8)
    table.cast(table.red, "Acid Ball", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (3, {CORRODE: 2})


def test_a_wand_of_healing_wakes_a_sleeper_for_his_level_and_then_rests() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Wand of Healing", table.red)
    wolf = table.put("Timber Wolf", RED, damage=4)
    bones = table.put("Skeletal Archer", RED, damage=4)
    table.condition(wolf, SLEEP)
    table.condition(bones, DAZE)

    def rays() -> list[Answer]:
        return [each for each in table.actions(table.red) if "Wand's Light" in each]

    assert not any(bones.id in each for each in rays())
    table.act(table.red, cast("Wand's Light", wolf, "Sleep"))
    assert (wolf.conditions, table.red.mana) == ({}, 48)
    assert rays() == []


def test_nobody_meditates_stunned_or_after_a_walk_but_bound_hand_and_foot_one_may() -> None:
    table = Table(red="Forcemaster", blue="Druid")
    amulet = table.attach("Meditation Amulet", table.red)

    def can_meditate(**progress: object) -> bool:
        return any(each[:2] == ("ability", amulet.id) for each in table.actions(table.red, **progress))

    assert can_meditate()
    assert not can_meditate(move_actions=1)
    table.attach("Tanglevine", table.red, BLUE)
    assert can_meditate()
    table.condition(table.red, STUN)
    assert not can_meditate()


def test_a_servant_that_dies_in_an_enemys_hands_rises_for_its_old_master(table: Table) -> None:
    table.decide("offer", take())
    minion = table.summon("Zombie Minion", RED, "B2")
    table.control(minion, BLUE)
    minion.damage = 6
    axe = table.put(make_creature("Axeman", attack=[AXE]), RED)
    table.always("offer", take())
    table.dice("1*")
    table.attack(axe, "Axe", minion)
    assert table.find_all("Zombie Minion") == []
    table.end_round()
    assert (table.find("Zombie Minion").controller, table.red.mana) == (RED, 50 - 7)


def test_no_second_legend_is_called_beside_her_living_double(table: Table) -> None:
    to_discard(table.game, table.card("Shaggoth-Zora"), RED)
    table.put("Shaggoth-Zora", BLUE, "A1")
    with pytest.raises(Refused):
        table.cast(table.red, "Shaggoth-Zora", "C1")
