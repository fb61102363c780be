"""Temple of Meraveran: the wounds of its side become strength."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.valor import valor_of
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess")


@pytest.fixture
def temple(table: Table) -> Object:
    return table.put("Temple of Meraveran", RED, "A1")


def test_its_controllers_creatures_damaged_by_enemy_creatures_bring_valor(table: Table, temple: Object) -> None:
    wolf, victim = table.put("Timber Wolf", BLUE), table.put(make_creature("Victim", life=30), RED)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", victim)
    assert valor_of(temple) == 1
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", victim)
    ours, theirs = table.put("Timber Wolf", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.dice("1 0 0 0")
    table.attack(ours, "Bite", theirs)
    table.dice("1 0 0 0")
    table.attack(ours, "Bite", victim)
    assert valor_of(temple) == 1


def test_in_upkeep_three_of_it_inspire_all_friendly_holy_creatures(table: Table, temple: Object) -> None:
    knight, wolf = table.put("Knight of Westlock", RED, "C3"), table.put("Timber Wolf", RED)
    theirs = table.put("Knight of Westlock", BLUE)
    table.tokens(temple, "Valor", 4)
    table.decide("offer", take("Valor"))
    table.upkeep()
    assert valor_of(temple) == 1
    assert [table.value(each, MELEE) for each in (knight, wolf, theirs, table.red)] == [1, 0, 0, 0]
    table.end_round()
    assert table.value(knight, MELEE) == 0


def test_or_they_are_kept(table: Table, temple: Object) -> None:
    table.tokens(temple, "Valor", 3)
    table.decide("offer", DECLINE)
    table.upkeep()
    assert valor_of(temple) == 3


@rule("sup.spell.temple-of-meraveran-own-valor")
def test_valor_elsewhere_does_not_help_it() -> None:
    table = Table(red="Paladin")
    temple = table.put("Temple of Meraveran", RED, "A1")
    table.tokens(temple, "Valor", 2)
    table.tokens(table.red, "Valor", 1)
    table.upkeep()  # nobody is asked
    assert (valor_of(temple), valor_of(table.red)) == (2, 1)
