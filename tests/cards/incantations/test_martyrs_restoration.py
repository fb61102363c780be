"""Martyr's Restoration: the caster bears another's wounds."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    return table


def test_up_to_five_damage_go_to_the_caster(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, damage=7)
    table.decide("take over", ("take over", 5))
    table.cast(table.red, "Martyr's Restoration", knight)
    assert (knight.damage, table.red.damage) == (2, 5)
    table.decide("take over", ("take over", 1))
    table.cast(table.red, "Martyr's Restoration", knight)
    assert (knight.damage, table.red.damage) == (1, 6)


def test_finite_life_does_not_stop_it(table: Table) -> None:
    mortal = table.put(make_creature("Mortal", traits=["Finite Life"]), RED, damage=4)
    table.decide("take over", ("take over", 4))
    table.cast(table.red, "Martyr's Restoration", mortal)
    assert (mortal.damage, table.red.damage) == (0, 4)


@rule("sup.spell.martyrs-restoration-capped-by-casters-life")
def test_no_more_than_he_has_life_left(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, damage=7)
    table.red.damage = table.life(table.red) - 2
    most: list[object] = []

    def look(request: object) -> tuple[str, int]:
        most.extend(request.options)  # type: ignore[attr-defined]
        return ("take over", 1)

    table.decide("take over", look)
    table.cast(table.red, "Martyr's Restoration", knight)
    assert most == [("take over", 0), ("take over", 1), ("take over", 2)]
    assert knight.damage == 6
