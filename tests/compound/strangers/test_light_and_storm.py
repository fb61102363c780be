"""Light, storm and mind: blessings, hides, orbs and wands that meet where their owners did not expect it."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE, DAZE, STUN
from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Answer
from tests.kit.answers import DECLINE, GUARD, NO_DEFENSE, PAY, cast, sweep, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

AXE = {"name": "Axe", "kind": "melee", "action": "quick", "dice": 1}
TWIN = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Warlock")


# Light


def test_staff_ring_and_light_add_up_against_the_dead_and_dice_are_not_the_effect(table: Table) -> None:
    table.move_to(table.red, "B2")
    staff = table.attach("Staff of Asyra", table.red)
    table.attach("Dawnbreaker Ring", table.red)
    bones = table.put("Skeletal Archer", BLUE)
    table.dice("0 0 0 0 0 0 0", effect=8)  # 4, +1 by the ring, +2 against the Nonliving
    table.attack(table.red, "Celestial Strike", bones, source=staff)
    assert bones.conditions == {DAZE: 1}
    table.dice("0 0 0 0 0", effect=9)
    wolf = table.put("Timber Wolf", BLUE)
    table.attack(table.red, "Celestial Strike", wolf, source=staff)
    assert wolf.conditions == {DAZE: 1}


def test_a_ring_of_dawn_brightens_a_spell_too_and_the_priests_fire_follows_the_wound() -> None:
    table = Table(red="Priest", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Dawnbreaker Ring", table.red)
    wolf, imp = table.put("Timber Wolf", BLUE), table.put("Firebrand Imp", BLUE)
    table.decide("offer", take())
    table.dice("2* 0 0 0 0 0", effect=1)
    table.cast(table.red, "Luminous Blast", wolf)
    assert (wolf.damage, wolf.conditions, table.red.mana) == (2, {BURN: 1}, 50 - 5 - 1)
    table.always("offer", DECLINE)
    table.dice("2* 0 0 0 0 0", effect=3)
    table.cast(table.red, "Luminous Blast", imp)
    assert (imp.damage, imp.conditions) == (2, {})


def test_crowned_armor_adds_up_and_rots_away_under_acid(table: Table) -> None:
    table.attach("Crown of Protection", table.red)
    wolf, bones = table.put("Timber Wolf", RED, "C1"), table.put("Skeletal Archer", RED, "C1")

    def blessings() -> list[Answer]:
        return [each for each in table.actions(table.red) if "Crown's Protection" in each]

    assert not any(bones.id in each for each in blessings())
    table.act(table.red, cast("Crown's Protection", wolf))
    assert (table.armor(wolf), blessings()) == (3, [])
    table.reset()
    table.act(table.red, cast("Crown's Protection", wolf))
    assert (table.armor(wolf), table.red.mana) == (4, 46)
    table.give(wolf, CORRODE, 5)
    assert (table.armor(wolf), wolf.conditions, wolf.damage) == (0, {CORRODE: 4}, 1)


def test_a_messenger_heals_a_neighbour_on_her_arrival_and_nobody_farther_off(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, "C2", damage=6), table.put("Bitterwood Fox", RED, "A4", damage=2)
    table.decide("offer", take(wolf))
    table.dice("2 1 1 0")
    table.cast(table.red, "Messenger of Bim-Shalla", "C1")
    assert (wolf.damage, fox.damage) == (2, 2)


def test_an_angel_heals_as_she_takes_her_post_and_a_wolf_can_reach_her_there(table: Table) -> None:
    angel = table.put("Guardian Angel", RED, damage=5)
    wolf = table.put("Timber Wolf", BLUE)
    assert table.why_no_attack(wolf, "Bite", angel) == "flying-target"
    table.always("offer", take())
    table.act(angel, GUARD)
    assert (angel.damage, table.has(angel, FLYING), table.why_no_attack(wolf, "Bite", angel)) == (3, False, None)
    table.put("Deathlock", BLUE, "A4")
    table.act(angel, GUARD)
    assert angel.damage == 3


def test_a_cleric_hardens_against_the_dead_for_the_blow_and_not_for_the_acid() -> None:
    table = Table(red="Wizard", blue="Priestess")
    joseph = table.put("Joseph Trublood, High Cleric", BLUE)
    jelly = table.put("Devouring Jelly", RED, damage=4)
    table.always("offer", DECLINE)
    table.dice("2 1 1 0 0", effect=9)
    table.attack(jelly, "Corrosive Juices", joseph)
    assert (joseph.damage, table.armor(joseph)) == (1 + 1, 0)  # 4 against armor 3; one Corrode has no armor left to eat


@rule("sup.spell.joseph-trublood-bonus-once")
def test_a_dead_thing_of_the_dark_is_smitten_once(table: Table) -> None:
    joseph = table.put("Joseph Trublood, High Cleric", RED)
    bones, imp = table.put("Skeletal Archer", BLUE), table.put("Firebrand Imp", BLUE)
    assert table.odds(joseph, "Staff of Smiting", bones).dice.value == 5
    assert table.odds(joseph, "Staff of Smiting", imp).dice.value == 5


def test_holy_strike_and_divine_might_find_the_ghost_and_the_axe_does_not(table: Table) -> None:
    table.move_to(table.red, "B2")
    axe = table.put(make_creature("Axeman", attack=[AXE]), RED)
    ghost = table.put("Grey Wraith", BLUE)
    table.dice("2*")
    table.attack(axe, "Axe", ghost)
    assert ghost.damage == 0
    table.cast(table.red, "Holy Strike", axe)
    table.dice("2")
    table.attack(axe, "Axe", ghost)
    assert ghost.damage == 2
    table.dice("2")
    table.attack(axe, "Axe", ghost)
    assert ghost.damage == 2
    table.attach("Divine Might", axe)
    table.dice("2")
    table.attack(axe, "Axe", ghost)
    assert ghost.damage == 4


def test_an_amulet_of_the_sun_adds_life_each_upkeep_until_death_is_locked_in(table: Table) -> None:
    table.attach("Sunfire Amulet", table.red)
    table.upkeep()
    assert table.life(table.red) == 33
    table.put("Deathlock", BLUE, "A4")
    table.upkeep()
    assert table.life(table.red) == 33


def test_a_healing_bound_to_two_is_lost_for_both_when_the_beast_is_nullified(table: Table) -> None:
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED, damage=5)
    table.red.damage = 5
    table.hide("Nullify", wolf, BLUE)  # whose opponent the Priestess is
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Bound Healing", wolf)
    assert (wolf.damage, table.red.damage) == (5, 5)
    table.attach("Poisoned Blood", table.red, BLUE)
    table.dice("1 1 2 0")
    table.cast(table.red, "Bound Healing", wolf)
    assert (wolf.damage, table.red.damage) == (3, 5)


# Storm


def test_hide_and_belt_turn_a_stun_into_a_daze_and_a_daze_into_nothing() -> None:
    table = Table(red="Beastmaster", blue="Warlord")
    table.move_to(table.blue, "B2")
    beetle = table.put("Lightning Beetle", RED)
    table.attach("Storm Drake Hide", table.blue)
    table.dice("0", effect=9)
    table.attack(beetle, "Electrified Mandibles", table.blue)
    assert table.blue.conditions == {DAZE: 1}
    table.blue.conditions.clear()
    table.attach("Colossus Belt", table.blue)
    table.dice("0", effect=9)
    table.attack(beetle, "Electrified Mandibles", table.blue)
    assert table.blue.conditions == {}


def test_the_east_wind_sweeps_from_the_sky_to_the_ground_and_counts_each_by_itself() -> None:
    table = Table(red="Priestess", blue="Beastmaster")
    selesius = table.put("Selesius, the East Wind", RED, "B2")
    falcon, wolf = table.put("Thunderift Falcon", BLUE, "B3"), table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0 0 0", effect=5)
    table.decide("sweep", sweep(wolf))
    table.dice("0 0", effect=6)
    table.attack(selesius, "Great Winged Wind Blast", falcon)
    assert (table.place(falcon), table.place(wolf)) == ("B4", "B3")


def test_a_wyverns_hide_keeps_its_wearer_on_the_spot_even_against_a_ring_of_gales() -> None:
    table = Table(red="Wizard", blue="Beastmaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    table.attach("Gale Force Ring", table.red)
    table.attach("Wind Wyvern Hide", table.blue)
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("0 0", effect=3)
    table.cast(table.red, "Jet Stream", wolf)
    assert table.place(wolf) == "B4"
    table.dice("0", effect=4)
    table.cast(table.red, "Jet Stream", table.blue)
    assert table.place(table.blue) == "B3"


def test_a_strike_of_lightning_takes_the_type_and_with_it_the_weakness_once() -> None:
    table = Table(red="Wizard", blue="Priestess")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    knight = table.put("Knight of Westlock", BLUE)
    table.cast(table.red, "Lightning Strike", wolf)
    table.decide("defend", NO_DEFENSE)
    table.dice("0 0 0 0 0 0", effect=6)  # Lightning +2: two dice more, and 8 stuns
    table.attack(wolf, "Bite", knight)
    assert knight.conditions == {STUN: 1}
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", knight)


def test_the_staff_of_storms_spends_its_tokens_on_one_bolt() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    staff = table.attach("Staff of Storms", table.red)
    table.always("offer", DECLINE)
    table.upkeep()
    table.upkeep()
    assert tokens_on(staff) == {"Storm": 2}
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.decide("surge", ("surge", 2))
    table.dice("0 0 0 0 0 0 0", effect=6)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert (wolf.conditions, tokens_on(staff)) == ({STUN: 1}, {})


# Orbs, wands and minds


def test_a_stunned_mage_still_has_his_orb_against_arrows_and_not_against_claws() -> None:
    table = Table(red="Warlord", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    orb = table.attach("Force Orb", table.blue)
    table.condition(table.blue, STUN)
    table.condition(table.blue, DAZE)
    archer, grunt = table.put("Royal Archer", RED, "B3"), table.put("Goblin Grunt", RED, "B2")
    table.decide("defend", take(orb))
    table.effect(8)
    table.attack(archer, "Longbow", table.blue)
    assert [each.avoided for each in table.attacks()] == [True]
    table.dice("1 0 0")
    table.attack(grunt, "Shortsword", table.blue)
    assert table.blue.damage == 1


@rule("codex.magebind.adjusted-everywhere")
def test_a_dispel_wand_pays_the_magebound_price_and_the_wardstones_toll() -> None:
    table = Table(red="Wizard", blue="Wizard")
    table.move_to(table.blue, "C1")
    table.attach("Dispel Wand", table.red)
    orb = table.attach("Force Orb", table.blue)
    table.put("Enchanter's Wardstone", BLUE, "A4")
    table.decide("pay to destroy", PAY)
    table.act(table.red, cast("Disenchant", orb))
    assert (table.in_play(orb), table.red.mana) == (False, 50 - 2 - 4 - 2)


def test_a_wand_does_not_disenchant_what_is_hidden_or_of_the_second_level_but_looks_at_it() -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.blue, "C1")
    table.attach("Dispel Wand", table.red)
    hidden, circle = table.hide("Agony", table.red, BLUE), table.attach("Circle of Lightning", table.blue)
    used = [each for each in table.actions(table.red) if "Disenchant" in each or "Mage Sight" in each]
    assert not any(circle.id in each for each in used)
    assert [each[2] for each in used if hidden.id in each] == ["Mage Sight"]
    table.act(table.red, cast("Mage Sight", hidden))
    assert (hidden.hidden, table.red.mana) == (True, 50)


def test_a_clear_mind_wakes_a_stunned_wolf_and_breaks_the_charm_for_the_price_of_both() -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", RED)
    pacify = table.attach("Pacify", wolf, BLUE)
    agony = table.attach("Agony", wolf, BLUE)
    table.condition(wolf, STUN)
    table.cast(table.red, "Clear Mind", wolf, "Stun + Pacify")
    assert (wolf.conditions, table.in_play(pacify), table.in_play(agony)) == ({}, False, True)
    assert table.red.mana == 50 - 4 - 4


def test_a_shriek_goes_through_armor_and_is_nothing_to_the_mindless() -> None:
    table = Table(red="Wizard", blue="Forcemaster")
    harpy = table.put("Screech Harpy", RED)
    zombie, wolf = table.put("Zombie Minion", BLUE), table.put("Timber Wolf", BLUE)
    assert table.why_no_attack(harpy, "Maddening Shriek", zombie) is not None
    shield = table.hide("Mind Shield", wolf)
    table.dice("2", effect=4)
    table.attack(harpy, "Maddening Shriek", wolf)
    assert (wolf.damage, wolf.conditions) == (2, {DAZE: 1})
    assert shield.hidden
