"""Vampiric Strike: the next melee attack is Vampiric and has Piercing +1."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def test_the_attacker_heals_half_of_what_it_deals_and_pierces_one_armor(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED, damage=5), table.put("Darkfenne Hydra", BLUE)
    table.cast(table.red, "Vampiric Strike", wolf)
    assert table.red.mana == 50 - 3
    table.dice("2 1 0 0")
    table.decide("counterstrike", ("no counterstrike",))
    table.attack(wolf, "Bite", hydra)
    assert (hydra.damage, wolf.damage) == (3, 3)


@rule("sup.spell.vampiric-strike-next-attack-only")
def test_only_the_first_of_several_strikes_drinks_blood(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra", RED, damage=9), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Vampiric Strike", hydra)
    table.dice("0 0 0  2* 2* 0  0 0 0")
    table.attack(hydra, "Triple Bite", grizzly)
    assert (grizzly.damage, hydra.damage) == (4, 9)


def test_there_is_nothing_to_drink_in_the_nonliving(table: Table) -> None:
    wolf, sentry = table.put("Timber Wolf", RED, damage=5), table.put("Skeletal Sentry", BLUE)
    table.cast(table.red, "Vampiric Strike", wolf)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", sentry)
    assert (sentry.damage, wolf.damage) == (4, 5)


def test_a_nonliving_creature_is_no_target(table: Table) -> None:
    sentry = table.put("Skeletal Sentry", RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Vampiric Strike", sentry)
