"""Idol of Pestilence: every Living creature sickens a little each round."""

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("sup.spell.idol-of-pestilence-text", "core.upkeep.conditions-take-effect")
def test_every_living_creature_takes_one_damage_through_armor() -> None:
    table = Table()
    table.put("Idol of Pestilence", RED, "A1")
    knight, fox = table.put("Knight of Westlock", BLUE, "C4"), table.put("Bitterwood Fox", RED, "A1")
    table.upkeep()
    assert [each.damage for each in (knight, fox, table.red, table.blue)] == [1, 1, 1, 1]


def test_neither_the_dead_nor_the_poison_proof_nor_conjurations_suffer() -> None:
    table = Table()
    table.put("Idol of Pestilence", RED, "A1")
    sentry, malacoda = table.put("Skeletal Sentry", BLUE, "C4"), table.put("Malacoda", RED, "B3")
    tree = table.put("Mohktari, Great Tree of Life", BLUE, "B2")
    table.upkeep()
    assert [each.damage for each in (sentry, malacoda, tree)] == [0, 0, 0]


def test_the_last_point_of_life_goes() -> None:
    table = Table()
    table.put("Idol of Pestilence", RED, "A1")
    fox = table.put("Bitterwood Fox", BLUE, "C4", damage=4)
    table.upkeep()
    assert not table.in_play(fox)


def test_only_one_in_the_arena() -> None:
    table = Table(red="Warlock", blue="Warlock")
    table.put("Idol of Pestilence", RED, "A1")
    assert table.cast_options(table.blue, "Idol of Pestilence") == []
