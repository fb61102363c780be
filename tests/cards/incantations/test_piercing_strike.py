"""Piercing Strike: the next melee attack has Piercing +3."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


def test_three_points_of_armor_do_not_help_against_the_next_melee_attack(table: Table) -> None:
    wolf, brogan = table.put("Timber Wolf", RED), table.put("Brogan Bloodstone", BLUE)
    table.cast(table.red, "Piercing Strike", wolf)
    assert table.red.mana == 50 - 2
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", brogan)
    assert brogan.damage == 3  # four, less the one point that is left of his armor
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", brogan)
    assert brogan.damage == 3


def test_it_adds_to_what_the_attack_pierces_already(table: Table) -> None:
    slayer, brogan = table.put("Dark Pact Slayer", RED), table.put("Brogan Bloodstone", BLUE)
    table.cast(table.red, "Piercing Strike", slayer)
    table.dice("2 2 0 0")
    table.attack(slayer, "Hellsword", brogan)
    assert brogan.damage == 4


@rule("sup.spell.piercing-strike-next-attack-only")
def test_only_the_first_of_several_strikes_pierces(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra", RED), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Piercing Strike", hydra)
    table.dice("1 1 1  1 1 1  1 1 1")
    table.attack(hydra, "Triple Bite", grizzly)
    assert grizzly.damage == 3


def test_a_counterstrike_is_a_melee_attack_too(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", BLUE), table.put("Darkfenne Hydra", RED)
    table.cast(table.red, "Piercing Strike", hydra)
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 2
