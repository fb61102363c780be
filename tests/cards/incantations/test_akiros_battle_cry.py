"""Akiro's Battle Cry: all friendly soldiers charge, for one round."""

import pytest

from mageduel.facts.traits import CHARGE, FAST
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord", blue="Wizard")


def test_friendly_soldiers_everywhere_are_fast_and_charge(table: Table) -> None:
    near, far = table.put("Knight of Westlock", RED, "C1"), table.put("Knight of Westlock", RED, "A4")
    enemy, fox = table.put("Knight of Westlock", BLUE, "C1"), table.put("Bitterwood Fox", RED, "C1")
    table.cast(table.red, "Akiro's Battle Cry", None)
    assert table.red.mana == 50 - 14
    assert [(table.has(each, FAST), table.value(each, CHARGE)) for each in (near, far)] == [(True, 2), (True, 2)]
    assert not table.has(enemy, FAST)
    assert table.value(fox, CHARGE) == 0


def test_it_ends_with_the_round(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "C1")
    table.cast(table.red, "Akiro's Battle Cry", None)
    table.end_round()
    assert not table.has(knight, FAST)
    assert table.value(knight, CHARGE) == 0


def test_who_comes_later_has_not_heard_it(table: Table) -> None:
    table.cast(table.red, "Akiro's Battle Cry", None)
    assert not table.has(table.put("Knight of Westlock", RED, "C1"), FAST)


def test_only_a_warlord_can_cast_it(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.blue, "Akiro's Battle Cry", None)
