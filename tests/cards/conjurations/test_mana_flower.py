"""Mana Flower: one more mana each round, from a living plant."""

from mageduel.facts.traits import LIVING, NONLIVING
from tests.kit.ledger import rule
from tests.kit.table import RED, Table


def test_its_controller_channels_one_more() -> None:
    table = Table(mana=0)
    table.put("Mana Flower", RED, "A1")
    table.put("Mana Crystal", RED, "A2")
    table.channel()
    assert (table.red.mana, table.blue.mana) == (9 + 2, 9)


@rule(
    "core.conjuration.living-replaces-nonliving", "core.trait.regenerate-heals-x-in-upkeep", "codex.regenerate.upkeep"
)
def test_it_is_alive_and_grows_back() -> None:
    table = Table()
    flower = table.put("Mana Flower", RED, "A1", damage=5)
    assert table.has(flower, LIVING)
    assert not table.has(flower, NONLIVING)
    table.upkeep()
    assert flower.damage == 3


def test_an_untouched_flower_regenerates_nothing() -> None:
    table = Table()
    flower = table.put("Mana Flower", RED, "A1")
    table.upkeep()
    assert flower.damage == 0
