"""Spells meeting their own limits: once a round, thresholds, crowded zones, and masters who may not use them."""

import pytest

from mageduel.dsl.steps import COUNTER_SPELL
from mageduel.facts.conditions import BURN, SLEEP
from tests.compound.piles import discarded
from tests.kit.answers import DECLINE, PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    return table


@rule("sup.spell.battle-fury-limit-is-part-of-effect", "sup.spell.battle-fury-once-per-creature-per-round")
def test_a_countered_battle_fury_leaves_room_for_another_and_a_resolved_one_does_not() -> None:
    table = Table(red="Warlock", blue="Wizard")
    imp = table.put("Firebrand Imp", RED, "C1")
    table.hide("Nullify", imp, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Battle Fury", imp)
    table.cast(table.red, "Battle Fury", imp)
    with pytest.raises(Refused):
        table.cast(table.red, "Battle Fury", imp)
    assert discarded(table, RED) == ["Battle Fury", "Battle Fury"]


@rule("sup.spell.force-push-extra-mana-lost-if-unmovable")
def test_a_push_through_the_flames_paid_in_full_finds_its_victim_held_fast(table: Table) -> None:
    imp = table.put("Dark Pact Slayer", BLUE, "B2")
    table.wall("Wall of Fire", "B2|B3", RED)
    hold = table.hide("Force Hold", imp)
    table.reveal_after(COUNTER_SPELL, hold, by=table.red)
    spell = table.cast(table.red, "Force Push", imp, 1, 3)
    assert (spell.paid, table.red.mana) == (6, 44)
    assert (table.place(imp), imp.damage) == ("B2", 0)


@rule("sup.spell.force-push-unpaid-wall-means-no-push")
def test_a_push_towards_the_flames_without_the_extra_mana_moves_and_hurts_nobody(table: Table) -> None:
    slayer = table.put("Dark Pact Slayer", BLUE, "B2")
    table.wall("Wall of Fire", "B2|B3", RED)
    table.cast(table.red, "Force Push", slayer, 1, 0)
    assert (table.place(slayer), slayer.damage) == ("B2", 0)
    assert table.red.mana == 47
    bat = table.put("Darkfenne Bat", BLUE, "B2")
    table.cast(table.red, "Force Push", bat, 1, 0)
    assert (table.place(bat), bat.damage) == ("B3", 0)


@pytest.mark.parametrize(("mana", "comes"), [(1, False), (2, True)])
def test_the_pentagram_opens_at_exactly_two_mana_and_spends_them(mana: int, comes: bool) -> None:
    table = Table(red="Warlock", blue="Wizard")
    pentagram = table.put("Pentagram", RED, "A1", mana=mana)
    table.prepare_for(pentagram, "Firebrand Imp")
    if comes:
        table.decide("deploy", take("Firebrand Imp"))
        table.decide("offer", DECLINE)
    table.deploy()
    assert len(table.find_all("Firebrand Imp", zone="A1")) == comes
    assert pentagram.mana == (0 if comes else 1)
    assert table.red.mana == (47 if comes else 50)


def test_life_drained_from_a_wizard_who_turns_the_spell_is_drained_from_nobody(table: Table) -> None:
    table.red.damage = table.blue.damage = 5
    table.hide("Reverse Magic", table.red)
    table.decide("pay reveal", PAY)
    table.cast(table.blue, "Drain Life", table.red)
    assert (table.red.damage, table.blue.damage) == (5, 5)
    assert discarded(table, BLUE) == ["Drain Life"]
    assert (table.red.mana, table.blue.mana) == (45, 38)


def test_sleep_turned_back_finds_a_mage_who_cannot_be_put_to_sleep_by_it(table: Table) -> None:
    leech = table.put("Darkfenne Hydra", RED, "B2")
    table.hide("Reverse Magic", leech)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.blue, "Sleep", leech)
    assert spell.paid == 8
    assert SLEEP not in leech.conditions
    assert SLEEP not in table.blue.conditions
    assert discarded(table, RED) == ["Reverse Magic"]


@rule("sup.spell.reverse-magic-pay-only-increase", "sup.spell.reverse-magic-new-secondary-targets")
@pytest.mark.parametrize(("zone", "extra"), [("B3", 0), ("B2", 0), ("B4", 3)])
def test_a_teleport_turned_back_takes_its_caster_where_the_new_one_likes(zone: str, extra: int) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    leech = table.put("Mana Leech", RED, "B2")
    table.hide("Reverse Magic", leech)
    table.decide("pay reveal", PAY)
    table.decide("turn spell", take(zone))
    table.cast(table.blue, "Teleport", leech, "A2")
    assert (table.place(table.blue), table.place(leech)) == (zone, "B2")
    assert table.red.mana == 50 - 5 - extra
    assert table.blue.mana == 47


@rule("core.zoneexclusive.cannot-cast-into-occupied")
def test_a_zone_takes_one_exclusive_conjuration_and_clouds_beside_it_but_no_two_of_a_name(table: Table) -> None:
    table.put("Mana Crystal", BLUE, "B2")
    with pytest.raises(Refused):
        table.cast(table.red, "Mana Flower", "B2")
    table.cast(table.red, "Poison Gas Cloud", "B2")
    with pytest.raises(Refused):
        table.cast(table.blue, "Poison Gas Cloud", "B2")
    table.cast(table.red, "Mana Flower", "B3")
    assert table.place(table.find("Mana Flower")) == "B3"


def test_a_creature_in_one_vine_cannot_be_caught_in_another_whoever_laid_the_first() -> None:
    table = Table(red="Beastmaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    vine = table.attach("Tanglevine", wolf, BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Tanglevine", wolf)
    table.destroy(vine)
    table.cast(table.red, "Tanglevine", wolf)
    assert table.find("Tanglevine").controller == RED


def test_hands_are_laid_on_first_and_only_then_is_every_burn_paid_for_as_far_as_the_mana_goes() -> None:
    table = Table(red="Priestess", blue="Warlock", mana=13)
    cleric = table.put("Asyran Cleric", RED, "C1", damage=5)
    table.condition(cleric, BURN, 3)
    table.dice("1 1 0 0 0 0 0 0 0 0 0 0")
    table.decide("remove condition", take("Burn"), take("Burn"))
    table.cast(table.red, "Lay Hands", cleric)
    assert (cleric.damage, cleric.conditions, table.red.mana) == (3, {BURN: 1}, 0)


@rule("core.wall.one-per-border")
def test_no_wall_is_raised_where_one_stands_even_the_enemys_and_even_a_bank_of_fog(table: Table) -> None:
    fog = table.wall("Fog Bank", "B2|B3", BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Wall of Stone", "B2|B3")
    table.destroy(fog)
    table.cast(table.red, "Wall of Stone", "B2|B3")
    assert table.find("Wall of Stone", border="B2|B3").controller == RED


def test_fury_for_a_creature_whose_next_melee_is_a_counterstrike_is_spent_on_nothing(table: Table) -> None:
    hydra, imp = table.put("Darkfenne Hydra", RED, "B2"), table.put("Dark Pact Slayer", BLUE, "B2")
    table.cast(table.red, "Battle Fury", hydra)
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0 0 0 0 0 0")
    table.attack(imp, "Hellsword", hydra)
    table.dice("1 1 1 1")
    table.act(hydra, attack(hydra, "Snapping Bite", imp))
    assert imp.damage == 2
