"""Mana Crystal: one more mana each round for whoever controls it."""

from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


def test_its_controller_channels_one_more_each() -> None:
    table = Table(mana=0)
    table.put("Mana Crystal", RED, "A1")
    table.put("Mana Crystal", RED, "A2")
    table.channel()
    assert (table.red.mana, table.blue.mana) == (9 + 2, 9)


def test_a_destroyed_crystal_gives_nothing() -> None:
    table = Table(mana=0)
    crystal = table.put("Mana Crystal", BLUE, "A1")
    table.run(destroy(table.game, crystal, A_TEST))
    table.channel()
    assert table.blue.mana == 9


def test_other_channelers_of_its_controller_do_not_profit() -> None:
    table = Table(mana=0)
    lair = table.put("Lair", RED, "A2")
    crystal = table.put("Mana Crystal", RED, "A1")
    table.channel()
    assert (lair.mana, crystal.mana) == (2, 0)
