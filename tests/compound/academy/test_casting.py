"""The Academy: spells, their prices and targets, the quickcast, and spells that meet other spells."""

import pytest

from mageduel.facts.conditions import STAGGER
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import DECLINE, NOTHING, PAY, attack, cast, next_one, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("academy.quickcast.while-inactive", "academy.quickcast.no-full-spell")
def test_a_mage_that_has_acted_quickcasts_after_his_hound_but_no_creature() -> None:
    duel = AcademyDuel(round=3, red_book={"Wychwood Hound": 1, "Mend": 1, "Crumble": 1})
    duel.mana(RED, 20)
    hound = duel.put("Wychwood Hound", RED, damage=5)
    duel.put("Mana Worm", BLUE)
    belt = duel.attach("Sistarran Robes", duel.blue)
    duel.activate(duel.red, NOTHING)
    offered: list[object] = []

    def look(request: Request) -> Answer:
        offered.extend(request.options)
        return cast("Mend", hound)(request)

    duel.decide("after", look)
    duel.dice("2 1 0")
    assert not duel.red.active or duel.game.acting is duel.red
    duel.activate(hound, NOTHING)
    duel.play_round()
    duel.all_used()
    spells = {each[2] for each in offered if isinstance(each, tuple) and each[0] == "cast"}
    assert "Mend" in spells
    assert spells.isdisjoint({"Wychwood Hound", "Crumble"})
    assert (hound.damage, duel.in_play(belt)) == (2, True)


@rule("academy.codex.legendary-no-cast", "academy.codex.unique-per-player")
def test_a_legend_in_play_bars_both_mages_a_unique_beast_only_its_own() -> None:
    table = AcademyTable(red="Academy Wizard", blue="Academy Wizard")
    table.put("Rajah, Jungle's Talon", BLUE)
    table.put("Lightning Raptor", BLUE)
    for name in ("Rajah, Jungle's Talon", "Lightning Raptor"):
        table.book(RED, name)
        table.book(BLUE, name)
    assert table.why_no_cast(table.red, "Rajah, Jungle's Talon") is not None
    assert table.why_no_cast(table.red, "Lightning Raptor") is None
    assert table.why_no_cast(table.blue, "Lightning Raptor") is not None


def test_slavoerg_is_cheaper_for_fallen_beasts_and_a_faerie_and_not_for_a_fallen_faerie() -> None:
    table = AcademyTable()
    for name in ("Wychwood Hound", "Pellian Lynx", "Wychwood Faerie"):
        table.destroy(table.put(name, RED))
    table.put("Wychwood Faerie", RED)
    table.always("offer", take())
    assert table.cast(table.red, "Slavörg, Fang of the First Moon").paid == 15 - 2 * 2 - 1


def test_a_faerie_helps_once_a_round_with_beast_or_enchantment() -> None:
    table = AcademyTable()
    table.put("Wychwood Faerie", RED)
    hound = table.put("Wychwood Hound", RED)
    assert table.cast(table.red, "Wolf Fury", hound, full=False).paid == 1
    table.decide("offer", DECLINE)  # she has helped; he may still stir it
    assert table.cast(table.red, "Pellian Lynx").paid == 4
    table.next_round()
    table.decide("offer", DECLINE)
    assert table.cast(table.red, "Darkfenne Asp").paid == 3


def test_no_mend_reaches_a_harshforge_knight_but_the_group_is_mended_around_it() -> None:
    table = AcademyTable(red="Academy Warlord")
    knight = table.put("Harshforge Knight", RED, damage=5)
    assert table.why_no_cast(table.red, "Mend", knight) is not None
    assert table.why_no_cast(table.blue, "Shrink", knight) is not None
    assert table.why_no_cast(table.blue, "Lightning Jolt", knight) is None
    table.red.damage = 4
    table.always("order", lambda request: request.options[0])
    table.dice("2 1")
    table.dice("2 1")
    table.cast(table.red, "Group Mend")
    assert (knight.damage, table.red.damage) == (2, 1)


@rule("academy.attack-spell.zone-hits-all", "ruling.r52")
def test_a_discharge_in_a_full_room_finds_knight_asp_and_caster() -> None:
    table = AcademyTable(red="Academy Priestess")
    knight, asp = table.put("White Cloak Knight", RED), table.put("Darkfenne Asp", BLUE)
    table.decide("order", next_one(asp), next_one(table.red), next_one(knight))
    for _ in range(3):
        table.dice("1 1* 0", effect=7)
    table.cast(table.blue, "Voltaic Discharge")
    assert (table.red.damage, table.blue.damage, asp.damage) == (2, 2, 2)  # no Defense is asked for
    assert (knight.damage, knight.conditions) == (0, {})
    assert asp.conditions == {STAGGER: 1}


@rule("ruling.r53", "academy.attack-spell.zone-separate-rolls")
def test_a_caster_who_staggers_himself_first_has_fewer_dice_for_everybody_else() -> None:
    table = AcademyTable()
    hound = table.put("Wychwood Hound", RED)
    table.decide("order", next_one(table.blue), next_one(hound))
    table.dice("1 1 0", effect=7)
    for _ in range(2):
        table.dice("1", effect=1)
    table.cast(table.blue, "Voltaic Discharge")
    assert (table.blue.damage, hound.damage, table.red.damage) == (2, 1, 1)


def test_three_missiles_use_up_a_dodge_pass_armor_and_pierce_a_ward() -> None:
    table = AcademyTable()
    hound, bear, lynx = (table.put(name, RED) for name in ("Wychwood Hound", "Steelclaw Matriarch", "Pellian Lynx"))
    dodge, ward = table.hide("Dodge", hound), table.hide("Arcane Ward", lynx)
    table.always("pay reveal", PAY)
    table.decide("further target", ("target", bear.id), ("target", lynx.id))
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("2 1")
    table.cast(table.blue, "Arcane Missiles", hound)
    assert (hound.damage, bear.damage, lynx.damage) == (3, 3, 3)
    assert (table.in_play(dodge), ward.hidden) == (False, True)


@rule("academy.codex.sweeping-not-same", "academy.attack-spell.always-ranged")
def test_forked_lightning_passes_the_guards_on_both_its_ways() -> None:
    table = AcademyTable()
    guard, hound = table.put("Steelclaw Matriarch", RED), table.put("Wychwood Hound", RED)
    table.guard(guard)
    table.decide("sweep", sweep(table.red))
    table.dice("1 1 0", effect=7)
    table.dice("1 0 0", effect=6)
    table.cast(table.blue, "Forked Lightning", hound)
    assert (hound.damage, hound.conditions, table.red.damage, table.red.conditions) == (2, {STAGGER: 1}, 1, {})
    assert guard.guarding


def test_a_fizzled_fury_is_hidden_again_and_may_only_be_shown_in_the_next_round() -> None:
    table = AcademyTable(blue="Academy Necromancer")
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    tough = table.attach("Gator Toughness", hound)
    assert table.cast(table.blue, "Fizzle", tough).paid == 2
    assert tough.hidden
    assert table.red.mana == 49
    assert table.life(hound) == 7
    table.next_round()
    table.reveal_after(Phase.UPKEEP, tough)
    table.upkeep()
    assert not tough.hidden
    assert table.life(hound) == 9
    assert table.in_play(worm)


def test_a_fizzled_giant_falls_over_his_own_wounds() -> None:
    table = AcademyTable(blue="Academy Necromancer")
    hound = table.put("Wychwood Hound", RED)
    size = table.attach("Giant Size", hound)
    hound.damage = 9
    table.cast(table.blue, "Fizzle", size)
    assert not table.in_play(hound)
    assert sorted(table.discarded(RED)) == ["Giant Size", "Wychwood Hound"]


def test_in_dense_fog_nobody_can_be_aimed_at_but_a_volley_finds_them_all() -> None:
    table = AcademyTable(red="Academy Elementalist", blue="Academy Warlock")
    worm, golem = table.put("Mana Worm", BLUE), table.put("Rock Golem", RED)
    table.put("Dense Fog", RED)
    assert not any(each[0] == "attack" for each in table.actions(worm))
    assert table.why_no_cast(table.blue, "Firestream", golem) is not None
    assert table.why_no_cast(table.blue, "Mend", worm) is not None
    assert table.why_no_cast(table.blue, "Mend", table.blue) is None
    table.always("order", lambda request: request.options[0])
    for _ in range(4):
        table.dice("1* 0 0", effect=1)
    table.cast(table.blue, "Volley of Flame")
    assert [each.damage for each in (worm, golem, table.red, table.blue)] == [1, 1, 1, 1]


def test_a_second_chance_brings_the_guard_back_without_guard_wounds_and_turn() -> None:
    table = AcademyTable(red="Academy Priestess")
    knight, tusk = table.put("White Cloak Knight", RED, damage=6), table.put("Razortusk", BLUE)
    chance = table.hide("Second Chance", knight)
    table.guard(knight)
    table.always("offer", take())
    table.always("pay reveal", PAY)
    table.dice("2 2 0 0")
    table.act(tusk, attack(tusk, "Razor Tusks", knight))
    again = table.find("White Cloak Knight")
    assert (again.damage, again.guarding, again.active) == (0, False, False)
    assert table.red.mana == 50 - 9
    assert not table.in_play(chance)
    assert tusk.damage == 0  # no counterstrike of the dead, and none of the newcomer


@pytest.mark.parametrize(("level", "paid"), [("Wychwood Hound", 3), ("Rajah, Jungle's Talon", 4)])
def test_focused_strike_makes_the_next_blow_sure_and_no_second_one(level: str, paid: int) -> None:
    table = AcademyTable(red="Academy Warlord")
    beast, asp = table.put(level, RED), table.put("Darkfenne Asp", BLUE)
    bar = beast.card.attacks[0].name
    assert table.cast(table.red, "Focused Strike", beast).paid == paid
    before = table.odds(beast, bar, asp).dice.value
    table.dice(" ".join("0" * int(before)))
    table.attack(beast, bar, asp)  # her Defense is not asked
    table.decide("defend", take(asp))
    table.effect(5)
    table.attack(beast, bar, asp)
    assert [each.avoided for each in table.attacks()] == [False, True]


def test_soul_harvest_pays_for_what_hangs_on_its_victim_and_heals_by_its_level() -> None:
    table = AcademyTable(red="Academy Necromancer")
    gruff = table.put("Satyr Gruff", BLUE)
    table.attach("Giant Size", gruff)
    table.hide("Exile", gruff, RED)
    table.red.damage = 9
    assert table.cast(table.red, "Soul Harvest", gruff).paid == 8 + 5 + 2
    assert (table.red.damage, table.in_play(gruff)) == (5, False)
    assert sorted(table.discarded(BLUE)) == ["Giant Size", "Satyr Gruff"]


def test_an_embalmed_beast_is_what_it_was_but_neither_living_nor_healed() -> None:
    table = AcademyTable(red="Academy Necromancer")
    table.destroy(table.put("Rajah, Jungle's Talon", BLUE))
    table.always("choose one", take("Rajah, Jungle's Talon"))
    options = table.cast_options(table.red, "The Embalmed")
    assert options
    spell = table.cast(table.red, "The Embalmed", "A1", *options[0][4:])
    assert spell.paid == 2 + 11
    assert "Rajah, Jungle's Talon" not in table.discarded(BLUE)
    mummy = table.find("Rajah, Jungle's Talon", seat=RED)
    assert table.life(mummy) == 11
    assert table.why_no_cast(table.red, "Mend", mummy) is not None
