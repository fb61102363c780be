"""The Siren, her waters, her songs and what lives in the deep, against what other realms bring."""

import pytest

from mageduel.facts.conditions import BURN, DAZE, GRAPPLE, SLAM
from mageduel.facts.traits import CHARGE, FAST, RESTRAINED
from tests.kit.answers import GUARD, NOTHING, PAY, attack, cast, first, move, next_one, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_wall


def test_a_hill_hides_what_is_behind_it_but_not_a_griffin_unless_gravikor_brings_it_down() -> None:
    table = Table(red="Paladin", blue="Siren")
    artemis = table.put("Artemis, Dawnbreaker's Eye", RED, "B1")
    table.put("Steep Hill", BLUE, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    griffin = table.put("Crusader Griffin", BLUE, "B3")
    assert table.why_no_attack(artemis, "Thrown Spear", fox) is not None
    assert table.why_no_attack(artemis, "Thrown Spear", griffin) is None
    table.put("Gravikor", RED, "A2")
    assert table.why_no_attack(artemis, "Thrown Spear", griffin) is not None


@rule("core.guard.restrained-guard-ignored")
def test_a_guard_caught_in_a_whirlpool_protects_nobody() -> None:
    table = Table(red="Siren", blue="Paladin")
    sea = table.put("Shallow Sea", RED, "B2")
    thrasher = table.put("Shoalsdeep Thrasher", RED, "B2")
    guard = table.put("Noble Vanguard", BLUE, "B2")
    griffin = table.put("Dawnbreaker's Initiate", BLUE, "B2")
    table.guard(guard)
    assert table.why_no_attack(thrasher, "Serrated Sword", griffin) is not None
    table.attach("Whirlpool", sea, RED)
    assert table.has(guard, RESTRAINED)
    assert not table.has(thrasher, RESTRAINED)
    assert table.why_no_attack(thrasher, "Serrated Sword", griffin) is None


@rule("sup.spell.whirlpool-creature-controllers-time-effect")
@pytest.mark.parametrize("whirl_first", [True, False])
def test_whoever_burns_in_a_whirlpool_may_let_the_water_come_first(whirl_first: bool) -> None:
    table = Table(red="Siren", blue="Beastmaster")
    sea = table.put("Shallow Sea", RED, "B2")
    table.attach("Whirlpool", sea, RED)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.condition(wolf, BURN)
    table.decide("upkeep order", first(wolf, "Whirlpool" if whirl_first else "Burn"))
    if not whirl_first:
        table.dice("2")
    table.upkeep()
    assert wolf.conditions == {}
    assert wolf.damage == (2 if whirl_first else 4)


def test_a_burning_plant_that_water_cannot_hurt_goes_on_burning_in_the_whirlpool() -> None:
    table = Table(red="Siren", blue="Druid")
    sea = table.put("Shallow Sea", RED, "B2")
    table.attach("Whirlpool", sea, RED)
    snapper = table.put("Vine Snapper", BLUE, "B2")  # Hydro Immunity
    table.condition(snapper, BURN)
    table.decide("upkeep order", first(snapper, "Burn"))
    table.dice("2")
    table.upkeep()
    assert snapper.conditions == {BURN: 1}
    assert snapper.damage == 1  # it regenerates


@rule("codex.terrain.replace-cost", "codex.terrain.replace-attached-cost")
def test_holy_ground_laid_over_a_whirlpool_pays_for_both_and_frees_whom_it_held() -> None:
    table = Table(red="Siren", blue="Paladin")
    table.move_to(table.blue, "B3")
    sea = table.put("Shallow Sea", RED, "B2")
    pool = table.attach("Whirlpool", sea, RED)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert table.has(wolf, RESTRAINED)
    spell = table.cast(table.blue, "Consecrated Ground", "B2")
    assert spell.paid == 5 + 5 + 12
    assert not table.in_play(sea)
    assert not table.in_play(pool)
    assert not table.has(wolf, RESTRAINED)
    assert "Shallow Sea" in [each.name for each in table.game.players[RED].book]  # Cantrip


def test_a_creature_called_by_the_siren_that_is_held_fast_may_do_anything_but_attack_her() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    fox = table.put("Shoalsdeep Thrasher", RED, "B3")
    table.act(table.red, cast("Siren's Call", wolf))
    assert attack(wolf, "Bite", fox) not in table.actions(wolf)
    assert GUARD not in table.actions(wolf)
    table.attach("Tanglevine", wolf, RED)
    ways = table.actions(wolf)
    assert attack(wolf, "Bite", fox) in ways
    assert GUARD in ways
    table.move_to(table.red, "B3")
    assert attack(wolf, "Bite", table.red) not in table.actions(wolf)


@rule("sup.spell.song-of-love-vs-mandatory-action")
def test_a_creature_sung_into_love_and_rage_for_the_same_pirate_is_free_to_do_something_else() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    pirate = table.put("Shoalsdeep Thrasher", RED, "B2", tokens={"Hate": 1})
    table.attach("Chant of Rage", wolf, RED)
    assert attack(wolf, "Bite", pirate) in table.actions(wolf)
    assert GUARD not in table.actions(wolf)
    table.attach("Song of Love", wolf, RED)
    table.tokens(pirate, "Love", 1)
    assert attack(wolf, "Bite", pirate) not in table.actions(wolf)
    assert GUARD in table.actions(wolf)


def test_the_lyre_makes_a_song_cheaper_and_longer() -> None:
    table = Table(red="Siren")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.attach("Voice of the Sea", table.red)
    ballad = table.hide("Ballad of Courage", wolf)
    table.always("offer", take())
    table.reveal(ballad)
    assert table.red.mana == 50 - 4
    assert table.has(wolf, FAST)
    assert table.value(wolf, CHARGE) == 2
    for _ in range(2):
        table.upkeep()
    assert table.in_play(ballad)


def test_a_madrigal_sung_on_an_enemy_heals_the_singers_friends_around_him_alone() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=5)
    crab = table.put("Colossal Crab", RED, "B2", damage=5)
    far = table.put("Shoalsdeep Thrasher", RED, "B3", damage=3)
    table.attach("Healing Madrigal", wolf, RED)
    table.upkeep()
    assert (wolf.damage, crab.damage, far.damage) == (5, 3, 3)


@rule("sup.spell.kraken-snatch-before-grapple", "codex.push.passage-attacks")
def test_the_kraken_pulls_its_prey_through_a_reef_and_then_holds_it() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    kraken = table.put("Kraken", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.wall("Coral Barrier", "B2|B3")
    table.dice("0 0 0", effect=5)
    table.dice("1 1 0 0", effect=1)  # the reef: Piercing +2 beats the wolf's armor
    table.attack(kraken, "Tentacle Grasp", wolf)
    assert table.place(wolf) == "B2"
    assert wolf.damage == 2
    assert GRAPPLE in wolf.conditions


@rule("sup.spell.kraken-grapple-fails-if-not-pulled-in")
@pytest.mark.parametrize("booted", [True, False])
def test_the_kraken_grapples_nobody_it_could_not_pull_in(booted: bool) -> None:
    table = Table(red="Siren", blue="Paladin")
    kraken = table.put("Kraken", RED, "B2")
    table.move_to(table.blue, "B3")
    if booted:
        table.attach("Steadfast Boots", table.blue)
    else:
        table.wall(make_wall(), "B2|B3", BLUE)
    table.dice("0 0 0", effect=12)
    if not booted:
        table.dice("0 0 0")  # Bash
    table.attack(kraken, "Tentacle Grasp", table.blue)
    assert table.place(table.blue) == "B3"
    assert GRAPPLE not in table.blue.conditions
    table.move_to(table.blue, "B2")
    table.dice("0 0 0", effect=12)
    table.attack(kraken, "Tentacle Grasp", table.blue)
    assert GRAPPLE in table.blue.conditions


@rule("codex.grapple.attack-locked", "codex.grapple.teleport-ends")
def test_a_crocodile_rolls_only_its_prey_and_snaps_again_once_that_is_teleported_off() -> None:
    table = Table(red="Siren", blue="Wizard")
    table.move_to(table.blue, "B3")
    croc = table.put("Shoalsdeep Crocodile", RED, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    assert table.why_no_attack(croc, "Death Roll", wolf) is not None
    table.dice("0 0 0 0", effect=5)
    table.attack(croc, "Quick Snap", wolf)
    assert table.why_no_attack(croc, "Death Roll", wolf) is None
    assert table.why_no_attack(croc, "Death Roll", fox) is not None
    assert attack(croc, "Quick Snap", fox) not in table.actions(croc)
    table.cast(table.blue, "Lesser Teleport", wolf, "B2")
    assert wolf.conditions == {}
    assert table.why_no_attack(croc, "Quick Snap", fox) is None


def test_drowning_takes_life_until_the_damage_there_is_enough() -> None:
    table = Table(red="Siren", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=7)  # Life 10
    drown = table.attach("Drown", wolf, RED)
    table.always(
        "upkeep order", lambda request: next((e for e in request.options if "Upkeep" not in e), request.options[0])
    )
    table.always("upkeep", PAY)
    table.upkeep()
    assert table.life(wolf) == 8
    assert table.in_play(wolf)
    table.upkeep()
    assert not table.in_play(wolf)
    assert not table.in_play(drown)


def test_aquatic_creatures_pass_over_urchins_in_any_aquatic_ground() -> None:
    table = Table(red="Siren", blue="Warlord")
    table.put("Bed of Urchins", BLUE, "B2")
    berserker = table.put("Deptonne Berserker", RED, "B1")
    table.dice("0 0 0", effect=1)
    table.act(berserker, move("B2"), NOTHING)
    table.put("Swamp", BLUE, "B2")
    table.move_to(berserker, "B1")
    table.act(berserker, move("B2"), NOTHING)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("0 0 0", effect=1)
    table.act(wolf, move("B2"), NOTHING)
    assert [each.target for each in table.attacks()] == [berserker, wolf]


@rule("ruling.r27")
def test_a_demon_that_swoops_down_to_the_sea_wades_but_in_the_air_it_does_not() -> None:
    table = Table(red="Warlock", blue="Siren")
    table.put("Shallow Sea", BLUE, "B2")
    demon = table.put("Blood Demon", RED, "B2")
    crab, griffin = table.put("Colossal Crab", BLUE, "B2"), table.put("Crusader Griffin", BLUE, "B2")
    table.dice("0 0")
    table.attack(demon, "Gorging Bite", crab)
    table.dice("0 0 0")
    table.attack(demon, "Gorging Bite", griffin)
    assert table.rolled == [2, 3]


@rule("codex.push.random-direction", "codex.push.unmovable")
def test_a_sandstorm_drives_off_the_flyer_and_only_dazes_who_is_stuck_in_the_swamp() -> None:
    table = Table(red="Wizard", blue="Siren")
    table.move_to(table.red, "B1")
    table.put("Swamp", BLUE, "B2")
    wolf, griffin = table.put("Timber Wolf", BLUE, "B2"), table.put("Crusader Griffin", BLUE, "B2")
    table.decide("order", next_one(wolf))
    table.dice("0 0", effect=11)
    table.effect(5)  # a direction in which it is not driven
    table.dice("0 0 0 0", effect=12)
    table.effect(5)  # east
    table.cast(table.red, "Sandstorm", "B2")
    assert (table.place(wolf), table.place(griffin)) == ("B2", "B3")
    assert DAZE in wolf.conditions
    assert DAZE in griffin.conditions


@rule("codex.slam.unmovable")
def test_in_a_swamp_nobody_is_slammed_to_the_ground() -> None:
    table = Table(red="Warlord", blue="Siren")
    table.move_to(table.red, "B1")
    hammer = table.attach("Heart of Gravikor", table.red)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0", effect=8)
    table.attack(table.red, "Returning Throw", wolf, source=hammer)
    assert wolf.conditions == {SLAM: 1}
    table.put("Swamp", BLUE, "B2")
    other = table.put("Timber Wolf", BLUE, "B2")
    table.dice("0 0 0", effect=8)
    table.attack(table.red, "Returning Throw", other, source=hammer)
    assert other.conditions == {DAZE: 1}


def test_gold_and_a_ring_of_the_depths_both_help_to_hire_a_pirate() -> None:
    table = Table(red="Siren")
    gerard = table.put("Gerard Matranga", RED, "B2", tokens={"Gold": 3})
    table.attach("Ring of the Ocean's Depths", table.red)
    table.decide("spend tokens", ("coins", 2))
    table.cast(table.red, "Shoalsdeep Thrasher", "C1")
    assert gerard.marks
    assert table.red.mana == 50 - (5 - 1 - 2)


@rule("codex.grapple.barrier-end-of-activation")
def test_a_crab_that_only_holds_a_mage_in_spiked_armor_is_pricked_when_its_turn_ends() -> None:
    table = Table(red="Siren", blue="Warlord")
    table.move_to(table.blue, "B2")
    crab = table.put("Colossal Crab", RED, "B2")
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", table.blue)
    assert GRAPPLE in table.blue.conditions
    table.attach("Spiked Armor", table.blue)
    table.dice("2*", effect=1)
    table.act(crab, NOTHING)
    assert crab.damage == 2


def test_a_tidecaller_pushes_harder_while_its_mage_has_the_initiative() -> None:
    table = Table(red="Siren", blue="Warlord")
    caller = table.put("Shoalsdeep Tidecaller", RED, "B2")
    minotaur = table.put("Bloodcrag Minotaur", BLUE, "B2")  # Tough -2
    table.initiative(BLUE)
    table.dice("0 0 0", effect=9)  # 9 - 2
    table.attack(caller, "Riptide", minotaur)
    assert table.place(minotaur) == "B2"
    table.initiative(RED)
    table.dice("0 0 0 0 0", effect=7)  # 7 + 4 - 2
    table.decide("direction", ("push", 1))
    table.attack(caller, "Riptide", minotaur)
    assert table.place(minotaur) == "B3"
