"""Tooth & Nail: the claws and teeth of animals go through armor."""

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.conjuration.example-tooth-and-nail", "core.conjuration.affects-whole-arena")
def test_animals_of_both_sides_pierce_one_armor() -> None:
    table = Table()
    table.put("Tooth & Nail", RED, "A1")
    for wolf, bear in (
        (table.put("Timber Wolf", RED, "C4"), table.put("Steelclaw Grizzly", BLUE, "C4")),
        (table.put("Timber Wolf", BLUE, "C3"), table.put("Steelclaw Grizzly", RED, "C3")),
    ):
        table.dice("2 2 0 0")
        table.attack(wolf, "Bite", bear)
        assert bear.damage == 2  # 4 less 3 - 1


def test_it_adds_to_piercing_that_is_there() -> None:
    table = Table()
    table.put("Tooth & Nail", RED, "A1")
    attacker, bear = table.put("Steelclaw Grizzly", RED), table.put("Steelclaw Grizzly", BLUE)
    table.dice("2 2 0 0 0")
    table.attack(attacker, "Claws", bear)
    assert bear.damage == 3


def test_other_creatures_do_not_profit() -> None:
    table = Table()
    table.put("Tooth & Nail", RED, "A1")
    attacker, bear = table.put("Knight of Westlock", RED), table.put("Steelclaw Grizzly", BLUE)
    table.dice("2 2 0 0 0")
    table.attack(attacker, "Longsword", bear)
    assert bear.damage == 1
