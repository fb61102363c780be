"""The Elementalist of the Academy: his spells wake Glyphs, and he spends them (reconstructed)."""

import pytest

from mageduel.facts.mages import mage
from mageduel.rules.mages.glyphs import AIR, EARTH, FIRE, GLYPHS, WATER, active_glyphs
from mageduel.state.marks import Mark
from mageduel.views.questions import prompt
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack, take
from tests.kit.table import BLUE, RED, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2, "effects": "7+ = stagger"}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Elementalist")


def wake(table: AcademyTable, *glyphs: Mark) -> None:
    for glyph in glyphs:
        table.red.mark(glyph)


# Becoming active


def test_all_are_inactive_at_first_and_active_ones_are_seen(table: AcademyTable) -> None:
    assert active_glyphs(table.red) == []
    assert all(glyph.shown for glyph in GLYPHS.values())


def test_a_spell_that_resolves_wakes_the_glyph_of_its_school(table: AcademyTable) -> None:
    table.cast(table.red, "Rock Golem")
    assert active_glyphs(table.red) == [EARTH]
    table.cast(table.red, "Rock Golem")
    assert table.red.marks[EARTH] == 1


def test_of_several_schools_he_chooses_one(table: AcademyTable) -> None:
    table.decide("glyph", ("glyph", "Water Glyph"))
    table.cast(table.red, "Ice Golem")
    assert active_glyphs(table.red) == [WATER]
    table.cast(table.red, "Ice Golem")  # only Air is left
    assert active_glyphs(table.red) == [AIR, WATER]


def test_other_schools_and_other_casters_wake_nothing(table: AcademyTable) -> None:
    table.cast(table.red, "Leather Chausses", table.red)
    table.cast(table.blue, "Rock Golem")
    assert active_glyphs(table.red) == []


def test_a_hidden_enchantment_wakes_nothing_before_it_is_revealed(table: AcademyTable) -> None:
    golem = table.put("Ice Golem", RED)
    table.cast(table.red, "Deep Freeze", golem)
    assert active_glyphs(table.red) == []
    table.decide("glyph", ("glyph", "Air Glyph"))
    table.reveal(table.find("Deep Freeze"))
    assert active_glyphs(table.red) == [AIR]


def test_a_countered_spell_wakes_nothing(table: AcademyTable) -> None:
    shard = table.put("Mana Shard", BLUE)
    table.hide("Arcane Ward", shard, BLUE)
    table.decide("pay reveal", ("pay",))
    table.cast(table.red, "Upheaval", shard)
    assert active_glyphs(table.red) == []


# Being spent


def test_fire_gives_an_attack_two_dice(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    wake(table, FIRE)
    table.decide("offer", ("pay", 2))
    table.dice("1 1 1 1 1")
    table.act(brute, attack(brute, "Strike", table.blue))
    assert (table.blue.damage, table.red.mana) == (5, 48)
    assert active_glyphs(table.red) == []


def test_air_helps_the_effect_roll(table: AcademyTable) -> None:
    biter = table.put(make_creature("Biter", attack=[BITE]), RED)
    wake(table, AIR)
    table.decide("offer", ("pay", 2))
    table.dice("0 0", effect=3)
    table.act(biter, attack(biter, "Bite", table.blue))
    assert [each.effect_total for each in table.attacks(biter)] == [7]


def test_air_is_not_offered_without_an_effect(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    wake(table, AIR)
    table.dice("0 0 0")
    table.act(brute, attack(brute, "Strike", table.blue))
    assert active_glyphs(table.red) == [AIR]


def test_enemies_are_not_helped_and_declining_keeps_the_glyph(table: AcademyTable) -> None:
    mine, foe = table.put(make_creature("Mine"), RED), table.put(make_creature("Foe"), BLUE)
    wake(table, FIRE)
    table.dice("0 0 0")
    table.attack(foe, "Strike", mine)
    table.decide("offer", DECLINE)
    table.dice("0 0 0")
    table.attack(mine, "Strike", foe)
    assert active_glyphs(table.red) == [FIRE]


def test_what_is_no_creature_is_not_helped(table: AcademyTable) -> None:
    wake(table, FIRE)
    table.decide("glyph", ("glyph", "Air Glyph"))
    table.cast(table.red, "Thunderstorm")
    table.dice("0 0 0", effect=1)
    table.upkeep()
    assert FIRE in table.red.marks


def test_each_glyph_once_a_round(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    wake(table, FIRE)
    table.decide("offer", ("pay", 2))
    table.dice("0 0 0 0 0")
    table.attack(brute, "Strike", table.blue)
    wake(table, FIRE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", table.blue)
    assert active_glyphs(table.red) == [FIRE]


def test_earth_armors_a_friend_for_the_round(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED)
    table.put(make_creature("Foe"), BLUE)
    table.put("Mana Shard", RED)
    wake(table, EARTH)
    table.decide("offer", DECLINE, take(brute))  # the shard asks first
    table.upkeep()
    friends = next(
        each.options for each in table.asked if each.kind == "offer" and ("choose", brute.id) in each.options
    )
    assert set(friends) == {("choose", table.red.id), ("choose", brute.id), DECLINE}
    assert (table.armor(brute), table.red.mana) == (2, 48)
    table.end_round()
    assert table.armor(brute) == 0


def test_water_heals_a_friend(table: AcademyTable) -> None:
    brute = table.put(make_creature("Brute"), RED, damage=5)
    wake(table, WATER)
    table.decide("offer", take(brute))
    table.upkeep()
    assert (brute.damage, table.red.mana) == (3, 48)


def test_nobody_is_asked_without_mana_or_anybody_to_heal(table: AcademyTable) -> None:
    wake(table, WATER)
    table.upkeep()
    wake(table, EARTH)
    table.mana(RED, 1)
    table.upkeep()
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_players_read_that_it_is_reconstructed(table: AcademyTable) -> None:
    assert {"Glyphs", *(each.name for each in GLYPHS.values())} == set(mage("Academy Elementalist").reconstructed)
    wake(table, EARTH)
    table.decide("offer", DECLINE)
    table.upkeep()
    asked = next(each for each in table.asked if each.kind == "offer")
    assert prompt(table.game, asked) == "Elementalist: use Earth Glyph (reconstructed)?"
