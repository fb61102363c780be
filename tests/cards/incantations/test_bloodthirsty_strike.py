"""Bloodthirsty Strike: thirst for a round."""

from mageduel.facts.traits import BLOODTHIRSTY
from tests.kit.table import BLUE, RED, Table


def test_bloodthirsty_until_the_round_ends() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "C1")
    table.cast(table.red, "Bloodthirsty Strike", wolf)
    assert table.value(wolf, BLOODTHIRSTY) == 2
    fox = table.put("Bitterwood Fox", BLUE, "C1", damage=1)
    assert table.odds(wolf, "Bite", fox).dice.value == 4 + 2
    table.end_round()
    assert table.value(wolf, BLOODTHIRSTY) == 0


def test_no_mage_can_be_made_thirsty() -> None:
    table = Table()
    assert table.why_no_cast(table.red, "Bloodthirsty Strike", table.red) == "wrong-target"
