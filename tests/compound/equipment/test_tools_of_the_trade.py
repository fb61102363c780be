"""Wands, rings and cloaks meeting counters, explosions, decoys and each other."""

import pytest

from mageduel.facts.conditions import BURN
from tests.compound.piles import discarded, in_book
from tests.kit.answers import DECLINE, PAY, cast, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    return table


@rule("sup.rules.replaced-bound-spell-returns", "core.spellbind.change-bound-spell")
def test_a_wand_is_refilled_for_three_mana_and_its_old_spell_is_in_the_book_again(table: Table) -> None:
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Sleep")
    table.book(RED, "Teleport", "Fireball")
    table.plan(RED, "Dispel")
    table.decide("bind", take("Teleport"))
    table.act(table.red, cast("Change Mage Wand"))
    assert wand.bound == table.card("Teleport")
    assert in_book(table, RED) == ["Fireball", "Sleep"]
    assert table.red.mana == 47


@rule("sup.spell.jinx-triggers-on-as-quick-spell-abilities")
def test_refilling_a_wand_is_a_quick_spell_that_a_jinx_undoes_for_the_mana_spent(table: Table) -> None:
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Sleep")
    table.book(RED, "Teleport")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    table.act(table.red, cast("Change Mage Wand"))
    assert wand.bound == table.card("Sleep")
    assert in_book(table, RED) == ["Teleport"]
    assert (table.red.mana, table.blue.mana) == (50, 49)


@rule("sup.rules.object-returned-attachments-destroyed")
def test_a_decoy_on_a_staff_pays_when_the_staff_goes_home_and_when_it_is_dissolved(table: Table) -> None:
    staff = table.attach("Mage Staff", table.red)
    table.hide("Decoy", staff)
    table.cast(table.red, "Staff of the Arcanum", table.red)
    assert table.red.mana == 50 - 8 + 2
    assert in_book(table, RED) == ["Mage Staff"]
    assert discarded(table, RED) == ["Decoy"]
    staff = table.find("Staff of the Arcanum")
    table.hide("Decoy", staff)
    table.cast(table.blue, "Dissolve", table.red, staff.id)
    assert table.red.mana == 50 - 8 + 2 + 2


@rule("sup.rules.other-unavoidable-attacks-force-block")
def test_an_exploding_belt_forces_the_block_of_its_wearer_out_for_nothing(table: Table) -> None:
    belt = table.attach("Regrowth Belt", table.blue)
    block = table.hide("Block", table.blue)
    table.decide("pay reveal", PAY)
    table.dice("1 1 1 1", effect=6)
    table.cast(table.red, "Explode", table.blue, belt.id)
    assert not table.in_play(belt)
    assert not table.in_play(block)
    assert (table.blue.damage, table.blue.conditions) == (4, {BURN: 1})


@rule("sup.spell.explode-targets-mage", "sup.spell.explode-attack-depends-on-destruction")
def test_a_nullified_explosion_spares_belt_and_wearer_and_costs_its_caster_all_the_same(table: Table) -> None:
    belt = table.attach("Regrowth Belt", table.blue)
    table.hide("Nullify", table.blue)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Explode", table.blue, belt.id)
    assert table.in_play(belt)
    assert (table.blue.damage, table.red.mana) == (0, 38)


def test_an_explosion_turned_back_on_a_mage_who_wears_nothing_goes_off_nowhere(table: Table) -> None:
    belt = table.attach("Regrowth Belt", table.blue)
    table.hide("Reverse Magic", table.blue)
    table.decide("pay reveal", PAY)
    table.always("turn spell", ("cancel",))
    table.cast(table.red, "Explode", table.blue, belt.id)
    assert table.in_play(belt)
    assert (table.red.damage, table.blue.damage) == (0, 0)
    assert (table.red.mana, table.blue.mana) == (38, 45)
    assert discarded(table, RED) == ["Explode"]


def test_one_ring_saves_on_casting_a_curse_on_a_friend_and_the_other_on_showing_it(table: Table) -> None:
    table.attach("Enchanter's Ring", table.blue)
    table.attach("Ring of Curses", table.blue)
    imp = table.put("Firebrand Imp", BLUE, "B2")
    spell = table.cast(table.blue, "Magebane", imp)
    assert spell.paid == 1
    table.reveal(table.find("Magebane", on=imp))
    assert table.blue.mana == 50 - 1 - 2


@rule("core.defense.max-one-per-attack")
def test_bracers_and_force_sword_answer_one_attack_with_one_of_them_only() -> None:
    table = Table(red="Warlock", blue="Beastmaster")
    bracers = table.attach("Deflection Bracers", table.red)
    sword = table.attach("Force Sword", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.decide("defend", take(bracers))
    table.effect(6)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1
    table.decide("defend", take(sword))
    table.effect(8)
    table.attack(wolf, "Bite", table.red)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 2


@rule("codex.damage-type-mod.min-one", "codex.damage-type-mod.cumulative")
def test_cloak_and_hauberk_together_leave_one_die_of_a_flameblast_and_no_burn(table: Table) -> None:
    table.attach("Elemental Cloak", table.blue)
    table.attach("Dragonscale Hauberk", table.blue)
    assert table.armor(table.blue) == 3
    table.dice("2*", effect=10)
    table.cast(table.red, "Flameblast", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (2, {})
    table.dice("2 2", effect=12)
    table.cast(table.red, "Fireball", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (3, {BURN: 1})


@rule("ruling.r21")
def test_an_enemy_may_slip_a_second_ring_on_my_finger_but_neither_a_third_nor_a_twin(table: Table) -> None:
    table.attach("Enchanter's Ring", table.blue)
    with pytest.raises(Refused):
        table.cast(table.red, "Enchanter's Ring", table.blue)
    table.cast(table.red, "Lightning Ring", table.blue)
    assert table.find("Lightning Ring").controller == BLUE
    with pytest.raises(Refused):
        table.cast(table.red, "Fireshaper Ring", table.blue)


def test_a_wand_of_lightning_is_strengthened_by_the_ring_and_never_spent(table: Table) -> None:
    table.attach("Lightning Ring", table.red)
    wand = table.attach("Elemental Wand", table.red, location="shield")
    table.bind(wand, "Lightning Bolt")
    imp = table.put("Firebrand Imp", BLUE, "B2")
    table.dice("1 1 0 0 0 0", effect=1)
    spell = table.cast(table.red, "Lightning Bolt", imp, full=False)
    assert (spell.paid, imp.damage) == (8, 2)
    assert wand.bound == table.card("Lightning Bolt")
    assert "Lightning Bolt" not in [each[2] for each in table.actions(table.red) if each[0] == "cast"]


def test_a_used_defense_of_bracers_is_ready_again_after_the_reset_and_useless_against_arrows() -> None:
    table = Table(red="Warlock", blue="Priestess")
    bracers = table.attach("Deflection Bracers", table.red)
    archer, knight = table.put("Royal Archer", BLUE, "C2"), table.put("Knight of Westlock", BLUE, "C1")
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", table.red)
    assert table.red.damage == 1
    table.decide("defend", take(bracers))
    table.effect(7)
    table.attack(knight, "Longsword", table.red)
    table.dice("1 0 0 0 0")
    table.attack(knight, "Longsword", table.red)
    assert table.red.damage == 2
    table.reset()
    table.decide("defend", take(bracers))
    table.effect(7)
    table.attack(knight, "Longsword", table.red)
    assert table.red.damage == 2


def test_an_amulet_given_to_an_enemy_feeds_the_enemy(table: Table) -> None:
    table.cast(table.blue, "Moonglow Amulet", table.red)
    before = (table.red.mana, table.blue.mana)
    table.channel()
    assert (table.red.mana - before[0], table.blue.mana - before[1]) == (11, 9)
    table.always("offer", DECLINE)
    spell = table.cast(table.blue, "Dissolve", table.red, table.find("Moonglow Amulet").id)
    assert spell.paid == 6
    assert discarded(table, BLUE) == ["Dissolve", "Moonglow Amulet"]
