"""General's Signet Ring: soldiers for one mana less, summoned by the wearer or a spawnpoint of his."""

from mageduel.dsl.declarations import Declaration
from mageduel.facts.library import card
from mageduel.rules.casting.costs import price
from tests.kit.table import BLUE, RED, Table


def test_one_soldier_a_round_costs_one_mana_less() -> None:
    table = Table()
    table.attach("General's Signet Ring", table.red)
    assert table.cast(table.red, "Bloodcrag Minotaur", "C1").paid == 14
    assert table.cast(table.red, "Infernian Scourger", "C1").paid == 9
    assert table.cast(table.red, "Asyran Defender", "C1").paid == 8


def test_a_spawnpoint_saves_it_and_a_familiar_does_not() -> None:
    table = Table()
    table.attach("General's Signet Ring", table.red)
    forge, imp = table.put("Battle Forge", RED, "C1"), table.put("Sersiryx, Imp Familiar", RED, "C1")
    foreign = table.put("Battle Forge", BLUE, "C2")
    soldier = card("Asyran Defender")
    prices = [price(Declaration(table.game, soldier, each, None)).to_pay for each in (table.red, forge, imp, foreign)]
    assert prices == [7, 7, 8, 8]
