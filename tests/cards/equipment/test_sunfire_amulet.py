"""Sunfire Amulet: every upkeep one more Life for the wearer."""

from mageduel.facts.conditions import BURN
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import first


def test_life_rises_by_one_each_upkeep_for_good() -> None:
    table = wearer_of("Sunfire Amulet")
    before = table.life(table.red)
    table.upkeep()
    table.upkeep()
    assert table.life(table.red) == before + 2


def test_damage_stays_and_nobody_else_gains() -> None:
    table = wearer_of("Sunfire Amulet")
    table.red.damage = 5
    before = table.life(table.blue)
    table.upkeep()
    assert table.red.damage == 5
    assert table.life(table.blue) == before


def test_finite_life_gains_nothing() -> None:
    table = wearer_of("Sunfire Amulet")
    table.put("Deathlock")
    before = table.life(table.red)
    table.upkeep()
    assert table.life(table.red) == before


def test_it_may_save_a_burning_wearer_who_chooses_the_order() -> None:
    table = wearer_of("Sunfire Amulet")
    table.red.damage = table.life(table.red) - 2
    table.condition(table.red, BURN)
    table.decide("upkeep order", first(table.red, "Sunfire Amulet"))
    table.dice("2")
    table.upkeep()
    assert table.game.players[0].is_alive
