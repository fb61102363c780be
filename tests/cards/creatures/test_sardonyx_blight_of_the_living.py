"""Sardonyx: its master pays with Life, and nothing Living near it heals."""

from mageduel.facts.traits import FINITE_LIFE
from tests.kit.table import BLUE, RED, Table


def test_whoever_commands_it_loses_two_life_each_upkeep() -> None:
    table = Table(red="Warlock")
    table.put("Sardonyx, Blight of the Living", RED, "B2")
    before = table.life(table.red)
    table.upkeep()
    assert table.life(table.red) == before - 2
    assert table.red.damage == 0


def test_a_new_master_pays_instead() -> None:
    table = Table(red="Warlock")
    dragon = table.put("Sardonyx, Blight of the Living", RED, "B2")
    table.control(dragon, BLUE)
    red, blue = table.life(table.red), table.life(table.blue)
    table.upkeep()
    assert (table.life(table.red), table.life(table.blue)) == (red, blue - 2)


def test_the_price_can_be_the_end() -> None:
    table = Table(red="Warlock")
    table.put("Sardonyx, Blight of the Living", RED, "B2")
    table.red.damage = table.life(table.red) - 2
    table.upkeep()
    assert not table.game.players[RED].is_alive


def test_living_creatures_beside_it_have_finite_life() -> None:
    table = Table(red="Warlock")
    table.put("Sardonyx, Blight of the Living", RED, "B2")
    friend, foe = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    far = table.put("Timber Wolf", BLUE, "B3")
    assert table.has(friend, FINITE_LIFE)
    assert table.has(foe, FINITE_LIFE)
    assert not table.has(far, FINITE_LIFE)
    table.move_to(foe, "B3")
    assert not table.has(foe, FINITE_LIFE)
