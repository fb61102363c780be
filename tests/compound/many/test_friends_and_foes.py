"""Whom a card calls friendly, enemy or opponent where more than two sit at the table."""

import pytest

from mageduel.facts.traits import AEGIS, MELEE
from tests.compound.many.parties import BLUE, GOLD, GREEN, RED, everybody_alone, mage, two_teams
from tests.kit.answers import PAY, Unfit, move, take
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import make_creature


@rule("core.multiplayer.team-as-single-player")
def test_an_alpha_male_leads_the_team_mates_wolf_and_nobody_elses() -> None:
    table = two_teams("Beastmaster", "Warlock", "Beastmaster", "Priestess")
    table.put("Redclaw, Alpha Male", RED, "B2")
    ally, foe = table.put("Timber Wolf", GREEN, "B2"), table.put("Timber Wolf", BLUE, "B2")
    assert (table.value(ally, MELEE), table.armor(ally)) == (1, 3)
    assert (table.value(foe, MELEE), table.armor(foe)) == (0, 2)


@rule("ruling.m5")
def test_among_three_an_alpha_male_leads_his_masters_pack_only() -> None:
    table = everybody_alone("Beastmaster", "Beastmaster", "Beastmaster")
    table.put("Redclaw, Alpha Male", RED, "B2")
    own = table.put("Timber Wolf", RED, "B2")
    strangers = [table.put("Timber Wolf", seat, "B2") for seat in (BLUE, GREEN)]
    assert table.armor(own) == 3
    assert [table.armor(each) for each in strangers] == [2, 2]


def test_a_trap_lets_the_team_mates_fox_pass_and_waits_for_the_enemys() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    trap = table.hide("Hellfire Trap", "B2", RED)
    ally, foe = table.put("Bitterwood Fox", GREEN, "B1"), table.put("Bitterwood Fox", GOLD, "B3")
    table.offered(ally, move("B2"))
    assert table.place(ally) == "B2"
    assert trap.hidden
    table.decide("pay reveal", PAY)
    table.dice("1 1 0 0", effect=1)
    table.offered(foe, move("B2"))
    assert foe.damage == 2
    assert not table.in_play(trap)


@rule("ruling.m5")
def test_a_trap_is_laid_beside_a_team_mates_beast_but_never_beside_any_of_two_opponents() -> None:
    team = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    team.put("Timber Wolf", GREEN, "B1")
    assert team.why_no_cast(team.red, "Hellfire Trap", "B1") is None
    alone = everybody_alone("Warlock", "Beastmaster", "Beastmaster")
    alone.put("Timber Wolf", GREEN, "C1")
    assert alone.why_no_cast(alone.red, "Hellfire Trap", "C1") is not None


def test_a_nullify_lets_the_team_bless_and_counters_the_curse() -> None:
    table = two_teams("Wizard", "Warlock", "Beastmaster", "Priestess")
    wolf = table.put("Timber Wolf", GREEN, "B2")
    nullify = table.hide("Nullify", wolf, RED)
    table.move_to(mage(table, GREEN), "B2")
    table.cast(mage(table, GREEN), "Bear Strength", wolf)
    assert table.find("Bear Strength", on=wolf).hidden
    assert nullify.hidden
    table.move_to(table.blue, "B2")
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Enfeeble", wolf)
    assert table.find_all("Enfeeble") == []
    assert not table.in_play(nullify)


@rule("ruling.m5")
def test_a_strangers_nullify_counters_what_a_wolfs_own_master_gives_it() -> None:
    table = everybody_alone("Wizard", "Warlock", "Beastmaster")
    wolf = table.put("Timber Wolf", GREEN, "B2")
    nullify = table.hide("Nullify", wolf, RED)
    table.move_to(mage(table, GREEN), "B2")
    table.decide("pay reveal", PAY)
    table.cast(mage(table, GREEN), "Bear Strength", wolf)
    assert table.find_all("Bear Strength") == []
    assert not table.in_play(nullify)


@rule("sup.spell.reverse-magic-redirects-and-new-caster")
def test_a_drain_turned_by_a_third_mage_feeds_the_one_whose_reverse_magic_it_was() -> None:
    table = everybody_alone("Beastmaster", "Warlock", "Necromancer")
    wolf = table.put("Timber Wolf", RED, "B2")
    table.hide("Reverse Magic", wolf, GREEN)
    table.move_to(table.blue, "B2")
    mage(table, GREEN).damage, table.red.damage = 10, 10
    table.decide("pay reveal", PAY)
    table.dice("2 2 1 0 0")
    table.cast(table.blue, "Drain Life", wolf)
    assert (wolf.damage, table.blue.damage) == (0, 5)
    assert (mage(table, GREEN).damage, table.red.damage) == (5, 10)


def test_a_group_heal_reaches_the_team_mate_and_his_beast_and_passes_over_the_enemy_between_them() -> None:
    table = two_teams("Priestess", "Warlock", "Beastmaster", "Wizard")
    wolf, foe = table.put("Timber Wolf", GREEN, "C1", damage=5), table.put("Timber Wolf", GOLD, "C1", damage=5)
    mage(table, GREEN).damage = 5
    table.always("order", lambda request: request.options[0])
    table.dice("1 1 0 0 0  1 1 0 0 0  1 1 0 0 0")
    table.cast(table.red, "Group Heal", "C1")
    assert (wolf.damage, mage(table, GREEN).damage, foe.damage) == (3, 3, 5)


def test_the_call_of_the_wild_is_heard_by_the_whole_team_across_the_arena() -> None:
    table = two_teams("Beastmaster", "Beastmaster", "Druid", "Beastmaster")
    own, ally = table.put("Timber Wolf", RED, "C1"), table.put("Steelclaw Grizzly", GREEN, "A4")
    knight, foe = table.put("Knight of Westlock", GREEN, "A4"), table.put("Timber Wolf", GOLD, "A4")
    table.cast(table.red, "Call of the Wild", None)
    assert [table.value(each, MELEE) for each in (own, ally, knight, foe)] == [1, 1, 0, 0]


@rule("sup.spell.gate-to-voltari-choice-does-not-target")
def test_a_gate_to_voltari_listens_to_the_one_opponent_it_was_opened_for() -> None:
    table = everybody_alone("Wizard", "Beastmaster", "Warlock")
    table.decide("choose one", take(mage(table, GREEN)))
    table.cast(table.red, "Gate to Voltari", "D1")
    gate = table.find("Gate to Voltari")
    table.cast(table.blue, "Rhino Hide", table.blue)
    assert gate.mana == 0
    table.cast(mage(table, GREEN), "Rhino Hide", mage(table, GREEN))
    assert gate.mana == 1


@rule("ruling.m5")
def test_a_gate_to_voltari_is_never_opened_for_a_team_mate() -> None:
    table = two_teams("Wizard", "Beastmaster", "Warlock", "Priestess")
    table.decide("choose one", take(mage(table, GREEN)))
    with pytest.raises(Unfit):
        table.cast(table.red, "Gate to Voltari", "C1")


@rule("sup.spell.mana-siphon-target-mandatory-on-entering")
def test_a_mana_siphon_drains_one_of_two_opponents_in_sight() -> None:
    table = everybody_alone("Wizard", "Beastmaster", "Warlock")
    table.move_to(table.blue, "C2")
    table.move_to(mage(table, GREEN), "C1")
    table.decide("choose one", take(mage(table, GREEN)))
    table.cast(table.red, "Mana Siphon", "D1")
    before = [each.mage.mana for each in table.game.players]
    table.channel()
    assert [each.mage.mana - was for each, was in zip(table.game.players, before, strict=True)] == [10, 9, 7]


def test_a_pentagram_drinks_from_wounds_the_team_mates_beasts_strike() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    pentagram = table.put("Pentagram", RED, "C1")
    wolf, foe = table.put("Timber Wolf", GREEN, "B2"), table.put("Timber Wolf", GOLD, "B2")
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", foe)
    assert pentagram.mana == 1
    table.dice("2* 0 0 0")
    table.attack(foe, "Bite", wolf)
    assert pentagram.mana == 1


def test_among_three_a_pentagram_does_not_drink_when_strangers_fight() -> None:
    table = everybody_alone("Warlock", "Beastmaster", "Beastmaster")
    pentagram = table.put("Pentagram", RED, "C1")
    wolf, foe = table.put("Timber Wolf", GREEN, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", foe)
    assert foe.damage == 2
    assert pentagram.mana == 0


def test_an_angel_is_angered_by_the_fall_of_a_team_mates_beast_but_not_by_a_quarrel_of_strangers() -> None:
    table = two_teams("Priestess", "Beastmaster", "Beastmaster", "Warlock")
    angel = table.put("Valshalla, Lightning Angel", RED, "A1")
    fox, wolf = table.put("Bitterwood Fox", GREEN, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.dice("2* 2* 2* 0")
    table.attack(wolf, "Bite", fox)
    assert table.value(angel, MELEE) == 1

    alone = everybody_alone("Priestess", "Beastmaster", "Beastmaster")
    angel = alone.put("Valshalla, Lightning Angel", RED, "A1")
    fox, wolf = alone.put("Bitterwood Fox", GREEN, "B2"), alone.put("Timber Wolf", BLUE, "B2")
    alone.dice("2* 2* 2* 0")
    alone.attack(wolf, "Bite", fox)
    assert alone.value(angel, MELEE) == 0


def test_holy_ground_shields_the_team_mates_living_and_not_the_dead_beside_them() -> None:
    table = two_teams("Priestess", "Warlock", "Necromancer", "Wizard")
    table.attach("Sacred Ground", "B2", RED)
    wolf, bones = table.put("Timber Wolf", GREEN, "B2"), table.put("Skeletal Sentry", GREEN, "B2")
    foe = table.put("Timber Wolf", BLUE, "B2")
    assert [table.value(each, AEGIS) for each in (wolf, bones, foe)] == [1, 0, 0]


def test_an_outpost_is_never_built_next_to_a_team_mates() -> None:
    table = two_teams("Warlord", "Beastmaster", "Anvil Throne Warlord", "Wizard")
    table.put("Garrison Post", GREEN, "B2")
    table.put("Garrison Post", BLUE, "C2")
    assert table.why_no_cast(table.red, "Archer's Watchtower", "B1") is not None
    table.destroy(table.find("Garrison Post", seat=GREEN))
    assert table.why_no_cast(table.red, "Archer's Watchtower", "B1") is None


@rule("ruling.m5")
def test_a_skull_is_laid_for_the_dead_of_both_opponents() -> None:
    table = everybody_alone("Necromancer", "Beastmaster", "Warlock")
    altar = table.put("Altar of Skulls", RED, "D1")
    for seat in (BLUE, GREEN, RED):
        table.destroy(table.put("Timber Wolf", seat, "B2"))
    assert tokens_on(altar) == {"Skull": 2}


def test_a_warlords_veterans_are_made_among_the_team_mates_soldiers_too() -> None:
    table = two_teams("Warlord", "Beastmaster", "Priestess", "Warlock")
    knight, fox = table.put("Knight of Westlock", GREEN, "B2"), table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.dice("2* 0 0 0 0")
    table.attack(knight, "Longsword", fox)
    assert (table.value(knight, MELEE), table.armor(knight)) == (1, 4)


def test_nobodys_veteran_is_made_where_two_strangers_fight() -> None:
    table = everybody_alone("Warlord", "Beastmaster", "Priestess")
    knight, fox = table.put("Knight of Westlock", GREEN, "B2"), table.put("Bitterwood Fox", BLUE, "B2", damage=4)
    table.dice("2* 0 0 0 0")
    table.attack(knight, "Longsword", fox)
    assert (table.value(knight, MELEE), table.armor(knight)) == (0, 3)


def test_the_strongest_enemy_is_looked_for_in_both_opponents_ranks_and_never_in_the_team_mates() -> None:
    table = two_teams("Paladin", "Beastmaster", "Priestess", "Warlock")
    knight = table.put("Knight of the Red Helm", RED, "B2")
    table.put(make_creature("Ally Giant", life=30, level=6), GREEN, "B2")
    small = table.put("Timber Wolf", BLUE, "B2")
    large = table.put("Steelclaw Grizzly", GOLD, "B2")
    assert table.odds(knight, "Warhammer", large).dice.value == 3 + 2
    assert table.odds(knight, "Warhammer", small).dice.value == 3
