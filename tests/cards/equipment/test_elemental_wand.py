"""Elemental Wand: holds an attack spell that can be cast every round."""

import pytest

from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock")
    table.move_to(table.red, "B2")
    table.book(RED, "Flameblast", "Fireball", "Minor Heal")
    return table


def equipped(table: Table) -> Object:
    """Cast the wand and bind Flameblast to it."""
    table.decide("location", ("wear", "shield"))
    table.decide("bind", ("bind", "Flameblast"))
    table.cast(table.red, "Elemental Wand", table.red)
    return table.red.attachments[-1]


def test_it_holds_attack_spells_only(table: Table) -> None:
    equipped(table)
    [asked] = [request for request in table.asked if request.kind == "bind"]
    assert set(asked.options) == {("leave",), ("bind", "Flameblast"), ("bind", "Fireball")}


def test_its_spell_attacks_round_after_round(table: Table) -> None:
    wand = equipped(table)
    foe = table.put(make_creature(life=20), BLUE)
    table.red.mana = 50
    for hurt in (4, 8):
        table.dice("1* 1* 1* 1*", effect=1)
        table.cast(table.red, "Flameblast", foe, full=False)
        assert foe.damage == hurt
        table.reset()
    assert wand.bound is table.card("Flameblast")
    assert table.red.mana == 40


def test_an_incantation_cannot_be_exchanged_for_it(table: Table) -> None:
    wand = equipped(table)
    table.decide("bind", ("leave",))
    table.cast(table.red, BUILT_IN.of(wand)[0], None)
    asked = [request for request in table.asked if request.kind == "bind"][-1]
    assert ("bind", "Minor Heal") not in asked.options
    assert wand.bound is table.card("Flameblast")
