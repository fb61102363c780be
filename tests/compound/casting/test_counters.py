"""Counters meeting each other, rings, familiars, zones and spells that aim at nobody."""

import pytest

from mageduel.dsl.steps import DECLARE_SPELL
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, PAY, next_one, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    return table


def test_seeking_dispel_hunts_down_the_very_jinx_that_would_have_stopped_it(table: Table) -> None:
    jinx = table.hide("Jinx", table.red, BLUE)
    table.cast(table.red, "Seeking Dispel", jinx)
    assert not table.in_play(jinx)
    assert (table.red.mana, table.blue.mana) == (48, 50)
    assert discarded(table, RED) == ["Seeking Dispel"]


def test_a_seeking_dispel_of_something_else_is_jinxed_and_its_prey_survives(table: Table) -> None:
    imp = table.put("Firebrand Imp", BLUE, "B2")
    hide = table.hide("Rhino Hide", imp)
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Seeking Dispel", hide)
    assert table.in_play(hide)
    assert table.red.mana == 50
    assert in_book(table, RED) == ["Seeking Dispel"]


@pytest.mark.parametrize(("mana", "countered"), [(1, True), (0, False)])
def test_the_arcane_ring_pays_half_of_a_nullify_and_the_last_mana_the_rest(mana: int, countered: bool) -> None:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.blue, "B2")
    table.attach("Arcane Ring", table.red)
    leech = table.put("Mana Leech", RED, "B2")
    nullify = table.hide("Nullify", leech)
    table.mana(RED, mana)
    if countered:
        table.decide("pay reveal", PAY)
    table.cast(table.blue, "Force Push", leech, 1, 0)
    assert not table.in_play(nullify)
    assert table.place(leech) == ("B2" if countered else "B3")
    assert table.red.mana == 0


@rule("core.mandatory.off-trigger-reveal-wasted")
def test_a_nullify_shown_too_eagerly_when_the_spell_is_declared_is_wasted(table: Table) -> None:
    leech = table.put("Mana Leech", RED, "B2")
    nullify = table.hide("Nullify", leech)
    table.reveal_after(DECLARE_SPELL, nullify, by=table.blue)
    table.cast(table.blue, "Force Push", leech, 1, 0)
    assert table.place(leech) == "B3"
    assert not table.in_play(nullify)


def test_nullify_and_reverse_magic_come_up_together_and_the_first_of_them_settles_it(table: Table) -> None:
    leech = table.put("Mana Leech", RED, "B2")
    nullify, reverse = table.hide("Nullify", leech), table.hide("Reverse Magic", leech)
    table.decide("order", next_one(nullify))
    table.always("pay reveal", PAY)
    table.cast(table.blue, "Agony", leech)
    assert not table.find_all("Agony")
    assert not table.in_play(nullify)
    assert not table.in_play(reverse)
    assert discarded(table, BLUE) == ["Agony"]


@rule("core.familiar.controller-controls-its-spells")
def test_the_ravens_push_is_an_enemy_spell_for_nullify_and_its_mana_is_lost(table: Table) -> None:
    raven, imp = table.put("Huginn, Raven Familiar", RED, "B2", mana=5), table.put("Firebrand Imp", BLUE, "B2")
    table.hide("Nullify", imp)
    table.decide("pay reveal", PAY)
    table.cast(raven, "Force Push", imp, 1, 0)
    assert table.place(imp) == "B2"
    assert (raven.mana, table.red.mana) == (2, 50)
    assert discarded(table, RED) == ["Force Push"]


def test_a_call_to_the_whole_pack_aims_at_nobody_so_no_nullify_answers_it() -> None:
    table = Table(red="Beastmaster", blue="Wizard")
    wolf = table.put("Timber Wolf", RED, "B2")
    nullify = table.hide("Nullify", wolf, BLUE)
    leech = table.put("Mana Leech", BLUE, "B2")
    table.cast(table.red, "Call of the Wild", None)
    assert nullify.hidden
    assert table.odds(wolf, "Bite", leech).dice.value == 5


def test_a_heal_for_the_zone_reaches_friends_past_the_nullify_that_lies_on_one_of_them() -> None:
    table = Table(red="Priestess", blue="Wizard")
    table.red.damage = 5
    cleric = table.put("Asyran Cleric", RED, "C1", damage=4)
    leech = table.put("Mana Leech", BLUE, "C1", damage=4)
    nullify = table.hide("Nullify", cleric, BLUE)
    table.dice("1 0 0 0 0 1 0 0 0 0")
    table.cast(table.red, "Group Heal", "C1")
    assert (table.red.damage, cleric.damage, leech.damage) == (4, 3, 4)
    assert nullify.hidden
    assert table.life(table.red) == 33


@rule("sup.spell.drain-power-loss-capped-at-supply", "sup.spell.drain-power-gain-capped-at-loss")
def test_power_drained_from_a_nearly_empty_mage_is_what_he_had(table: Table) -> None:
    table.mana(BLUE, 3)
    table.dice("2 2 2 2 0 0 0 0")
    table.cast(table.red, "Drain Power", table.blue)
    assert (table.blue.mana, table.red.mana) == (0, 50 - 16 + 3)


@rule("sup.rules.spell-canceled-if-caster-or-target-moves")
def test_a_priestess_who_saves_herself_in_the_middle_of_her_own_spell_loses_it() -> None:
    table = Table(red="Priestess", blue="Warlock")
    cleric = table.put("Asyran Cleric", RED, "C1", damage=3)
    saved = table.hide("Divine Intervention", table.red)
    table.reveal_after(DECLARE_SPELL, saved, by=table.red)
    table.decide("teleport", ("teleport", "C2"))
    table.cast(table.red, "Minor Heal", cleric)
    assert (table.place(table.red), cleric.damage) == ("C2", 3)
    assert table.red.mana == 40
    assert discarded(table, RED) == ["Divine Intervention", "Minor Heal"]
    assert table.life(table.red) == 33


def test_resurrection_brings_no_second_alpha_and_the_one_it_brings_may_become_no_pet_but_a_wolf_may() -> None:
    table = Table(red="Beastmaster", blue="Beastmaster")
    wolf, alpha = table.put("Timber Wolf", RED, "B2"), table.put("Redclaw, Alpha Male", RED, "B2")
    table.destroy(wolf)
    table.destroy(alpha)
    theirs = table.put("Redclaw, Alpha Male", BLUE, "A4")
    assert {each[4] for each in table.cast_options(table.red, "Resurrection")} == {"Timber Wolf"}
    table.decide("offer", take())
    spell = table.cast(table.red, "Resurrection", None, "Timber Wolf")
    assert spell.paid == 11
    wolf = table.find("Timber Wolf")
    assert (table.life(wolf), wolf.active) == (13, False)
    table.destroy(theirs)
    spell = table.cast(table.red, "Resurrection", None, "Redclaw, Alpha Male")
    assert spell.paid == 20
    assert discarded(table, RED) == ["Resurrection", "Resurrection"]


@rule("codex.unique.per-player")
def test_a_second_death_link_cannot_be_cast_while_the_first_lies_even_face_down() -> None:
    table = Table(red="Warlock", blue="Warlock")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    link = table.hide("Death Link", wolf, RED)
    table.hide("Death Link", fox, BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Death Link", fox)
    table.destroy(link)
    table.cast(table.red, "Death Link", fox)
    assert len(table.find_all("Death Link", on=fox)) == 2


def test_a_harmonized_object_channels_of_its_own_so_crystal_and_wolf_are_no_targets_and_raven_is(table: Table) -> None:
    raven, crystal = table.put("Huginn, Raven Familiar", RED, "B2"), table.put("Mana Crystal", RED, "B2")
    leech = table.put("Mana Leech", RED, "B2")
    targets = [each[3] for each in table.cast_options(table.red, "Harmonize")]
    assert raven.id in targets
    assert crystal.id not in targets
    assert leech.id not in targets
    table.attach("Harmonize", raven)
    table.channel()
    assert raven.mana == 2


def test_a_summons_nobody_can_stop_with_nullify_and_a_gift_of_boots_neither(table: Table) -> None:
    nullify = table.hide("Nullify", table.blue)
    table.always("offer", DECLINE)
    table.cast(table.red, "Leather Boots", table.blue)
    table.dice("1* 0 0 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", table.blue)
    assert nullify.hidden
    assert (table.blue.damage, table.armor(table.blue)) == (1, 1)
