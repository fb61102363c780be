"""Malacoda: a pestilence for every other living creature around it."""

import pytest

from mageduel.facts.conditions import ROT
from mageduel.facts.damage import DamageType
from mageduel.rules.attack.damage import direct_damage
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Priestess")


@rule("sup.spell.malacoda-text")
def test_each_upkeep_the_other_living_creatures_in_its_zone_take_two(table: Table) -> None:
    malacoda = table.put("Malacoda")
    friend, foe = table.put("Dark Pact Slayer", RED), table.put("Knight of Westlock", BLUE)
    table.move_to(table.red, "B2")
    table.upkeep()
    assert (friend.damage, foe.damage, table.red.damage) == (2, 2, 2)
    assert malacoda.damage == 0


@rule("sup.spell.malacoda-text")
def test_others_are_spared(table: Table) -> None:
    table.put("Malacoda")
    skeleton = table.put("Skeletal Sentry", BLUE)
    elsewhere = table.put("Knight of Westlock", BLUE, "B3")
    table.upkeep()
    assert (skeleton.damage, elsewhere.damage, table.blue.damage) == (0, 0, 0)


def test_the_poison_can_be_the_end_of_a_creature(table: Table) -> None:
    table.put("Malacoda")
    dying, surviving = table.put("Asyran Cleric", BLUE, damage=4), table.put("Asyran Cleric", BLUE, damage=3)
    table.upkeep()
    assert not table.in_play(dying)
    assert table.in_play(surviving)


@rule("sup.spell.malacoda-poison-immunity")
def test_poison_does_not_hurt_malacoda_itself(table: Table) -> None:
    malacoda = table.put("Malacoda")
    table.run(direct_damage(table.game, malacoda, 2, A_TEST, DamageType.POISON))
    assert malacoda.damage == 0
    table.condition(malacoda, ROT)
    table.upkeep()
    assert malacoda.damage == 0
