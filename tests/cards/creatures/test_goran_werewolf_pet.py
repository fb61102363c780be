"""Goran, Werewolf Pet: thirstier for blood beside the mage who controls him."""

import pytest

from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.rules.objects.characteristics import value
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Wizard")


def test_beside_his_mage_he_has_one_more_die_against_the_wounded(table: Table) -> None:
    goran, wolf = table.put("Goran, Werewolf Pet"), table.put("Timber Wolf", BLUE, damage=1)
    table.move_to(table.red, "B2")
    table.dice("0 0 0 0 0 0")
    table.attack(goran, "Fangs", wolf)


def test_away_from_his_mage_he_has_only_his_own_thirst(table: Table) -> None:
    goran, wolf = table.put("Goran, Werewolf Pet"), table.put("Timber Wolf", BLUE, damage=1)
    table.dice("0 0 0 0 0")
    table.attack(goran, "Fangs", wolf)


def test_the_bonus_comes_and_goes_as_the_mage_moves(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet")
    assert value(goran, BLOODTHIRSTY) == 1
    table.move_to(table.red, "B2")
    assert value(goran, BLOODTHIRSTY) == 2
    table.move_to(goran, "B3")
    assert value(goran, BLOODTHIRSTY) == 1


def test_it_is_the_controlling_mage_who_counts(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet")
    table.move_to(table.red, "B2")
    goran.controller = BLUE
    table.game.everything_changed()
    assert value(goran, BLOODTHIRSTY) == 1
    table.move_to(table.blue, "B2")
    assert value(goran, BLOODTHIRSTY) == 2


def test_unwounded_prey_adds_no_dice_and_need_not_be_attacked(table: Table) -> None:
    goran, wolf = table.put("Goran, Werewolf Pet"), table.put("Timber Wolf", BLUE)
    assert ("move", "B3") in table.actions(goran)
    table.dice("0 0 0 0")
    table.attack(goran, "Fangs", wolf)


@rule("core.example.goran-clears-guard")
def test_a_guard_he_attacks_stands_in_nobodys_way_afterwards() -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    grizzly = table.put("Steelclaw Grizzly", RED)
    goran, slayer = table.put("Goran, Werewolf Pet", BLUE), table.put("Dark Pact Slayer", BLUE)
    table.move_to(table.red, "B2")
    table.guard(grizzly)
    assert ("attack", slayer.id, 0, table.red.id) not in table.actions(slayer)
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("no counterstrike",))
    table.attack(goran, "Fangs", grizzly)
    assert not grizzly.guarding
    assert ("attack", slayer.id, 0, table.red.id) in table.actions(slayer)


@rule("sup.rules.example-goran-suppression-cloak-with-mana")
def test_he_must_attack_through_a_suppression_cloak_while_the_mana_is_there(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet")
    table.move_to(table.blue, "B2")
    table.blue.damage = 1
    table.attach("Suppression Cloak", table.blue)
    assert {each[3] for each in table.actions(goran)} == {table.blue.id}
    table.dice("0 0 0 0 0")
    table.attack(goran, "Fangs", table.blue)
    assert table.red.mana == 50 - 2


@rule("sup.rules.example-goran-suppression-cloak-without-mana")
def test_he_is_free_to_act_otherwise_once_the_cloak_cannot_be_paid(table: Table) -> None:
    goran = table.put("Goran, Werewolf Pet")
    table.move_to(table.blue, "B2")
    table.blue.damage = 1
    table.attach("Suppression Cloak", table.blue)
    table.red.mana = 1
    options = table.actions(goran)
    assert ("move", "B3") in options
    assert table.blue.id not in {each[3] for each in options if each[0] == "attack"}
