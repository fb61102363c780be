"""Defense Ring: its wearer's Defenses succeed more often."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.rules.attack.defenses import all_defenses
from mageduel.state.objects import Object
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    table.attach("Defense Ring", table.red)
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE)


def bite(table: Table, wolf: Object, defense: Object, roll: int) -> bool:
    """Whether the wearer avoids a bite with this roll of this Defense."""
    table.decide("defend", take(defense))
    table.effect(roll)
    if roll + 1 < 8:
        table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    return table.attacks()[-1].avoided


@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True)])
def test_a_roll_is_one_better(table: Table, wolf: Object, roll: int, avoided: bool) -> None:
    assert bite(table, wolf, table.attach("Force Sword", table.red), roll) is avoided


@rule("sup.spell.defense-ring-grants-no-defense")
def test_alone_it_defends_nobody(table: Table, wolf: Object) -> None:
    assert all_defenses(table.red) == []
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert not any(each.kind == "defend" for each in table.asked)


@rule("sup.spell.defense-ring-unlimited-uses-once-per-roll")
def test_it_helps_every_roll_of_a_round(table: Table, wolf: Object) -> None:
    ways = [table.attach(name, table.red) for name in ("Cobra Reflexes", "Force Sword")]
    assert [bite(table, wolf, way, 7) for way in ways] == [True, True]


@rule("sup.spell.defense-ring-not-for-autonomous")
def test_the_scimitar_fights_alone(table: Table, wolf: Object) -> None:
    scimitar = table.attach("Dancing Scimitar", table.red)
    table.decide("defend", take(scimitar))
    table.effect(7)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert not table.attacks()[-1].avoided


def test_conditions_are_counted_as_well(table: Table, wolf: Object) -> None:
    table.attach("Cobra Reflexes", table.red)
    table.condition(table.red, DAZE)
    [shown] = what_is_seen(table.game, RED).objects[str(table.red.id)].defense
    assert shown.roll == 7 - 1 + 2


def test_nobody_else_has_anything_of_it(table: Table) -> None:
    knight, orc = table.put("Knight of Westlock", RED), table.put("Orc Butcher", BLUE)
    table.decide("defend", take(knight))
    table.effect(7)
    table.dice("0 0 0 0")
    table.attack(orc, "Meat Cleaver", knight)
    assert not table.attacks()[-1].avoided
