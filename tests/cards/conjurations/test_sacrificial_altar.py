"""Sacrificial Altar: a life for strength."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import value
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Beastmaster")


def test_the_victims_level_becomes_strength_and_piercing(table: Table) -> None:
    altar = table.put("Sacrificial Altar", RED, "A1")
    sentry, imp = table.put("Skeletal Sentry", RED, "B1"), table.put("Firebrand Imp", RED, "B2")
    foe = table.put("Steelclaw Grizzly", BLUE, "B2")
    table.use(RED, ("ability", altar.id, 0, sentry.id, imp.id))
    assert not table.in_play(sentry)
    table.dice("2 2 0 0", effect=1)  # two dice more; 4 less an armor of 3 - 2
    table.attack(imp, "Hellfire Claws", foe)
    assert foe.damage == 3


def test_it_ends_with_the_round(table: Table) -> None:
    altar = table.put("Sacrificial Altar", RED, "A1")
    sentry, imp = table.put("Skeletal Sentry", RED, "B1"), table.put("Firebrand Imp", RED, "B2")
    foe = table.put("Steelclaw Grizzly", BLUE, "B2")
    table.use(RED, ("ability", altar.id, 0, sentry.id, imp.id))
    table.end_round()
    assert value(imp, MELEE) == 0
    table.dice("2 2", effect=1)
    table.attack(imp, "Hellfire Claws", foe)
    assert foe.damage == 1


@rule("sup.spell.sacrificial-altar-does-not-target")
def test_neither_of_the_two_is_targeted(table: Table) -> None:
    altar = table.put("Sacrificial Altar", RED, "A1")
    table.wall("Wall of Stone", "A1|A2")
    table.wall("Wall of Stone", "A1|B1")
    sentry, imp = table.put("Skeletal Sentry", RED, "C4"), table.put("Firebrand Imp", RED, "C3")
    table.use(RED, ("ability", altar.id, 0, sentry.id, imp.id))
    assert value(imp, MELEE) == 2


def test_only_a_creature_both_controlled_and_owned_can_be_given_up(table: Table) -> None:
    altar = table.put("Sacrificial Altar", RED, "A1")
    imp = table.put("Firebrand Imp", RED, "B2")
    charmed = table.put("Timber Wolf", BLUE, "B2", controller=RED)
    options = table.between(RED)
    assert ("ability", altar.id, 0, imp.id, charmed.id) in options
    assert {option[3] for option in options} == {imp.id}


def test_once_a_round(table: Table) -> None:
    altar = table.put("Sacrificial Altar", RED, "A1")
    first, second, imp = (table.put("Firebrand Imp", RED, "B2") for _ in range(3))
    table.use(RED, ("ability", altar.id, 0, first.id, imp.id))
    with pytest.raises(Refused):
        table.use(RED, ("ability", altar.id, 0, second.id, imp.id))
