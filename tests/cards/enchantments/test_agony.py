"""Agony: its bearer's own attacks roll two dice fewer."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_melee_attack_rolls_two_dice_fewer(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Agony", wolf, BLUE)
    table.dice("1 1")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2


def test_a_ranged_attack_rolls_two_dice_fewer(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    table.attach("Agony", archer, BLUE)
    table.dice("1 1")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 2


def test_one_die_is_always_left(table: Table) -> None:
    bobcat, fox = table.put("Feral Bobcat", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Agony", bobcat, BLUE)
    table.dice("2")
    table.attack(bobcat, "Claws", fox)
    assert fox.damage == 2


def test_spells_are_as_strong_as_ever(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    table.attach("Agony", table.red, BLUE)
    table.dice("1 1 0 0", effect=1)
    table.cast(table.red, "Flameblast", fox)
    assert fox.damage == 2


def test_attacks_on_its_bearer_are_as_strong_as_ever(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Agony", fox, RED)
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2


@rule("sup.spell.agony-penalty-on-every-attack")
def test_every_strike_of_an_attack_action_suffers(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Agony", hydra, BLUE)
    table.dice("2* 2* 2*")
    table.attack(hydra, "Triple Bite", grizzly)
    assert grizzly.damage == 6
