"""Redclaw, Alpha Male: the pack fights better at his side."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import armor, value
from mageduel.rules.objects.destroy import destroy, settle
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_other_friendly_canines_in_his_zone_have_armor_and_melee(table: Table) -> None:
    redclaw, fox = table.put("Redclaw, Alpha Male"), table.put("Bitterwood Fox")
    assert (armor(fox), value(fox, MELEE)) == (1, 1)
    assert (armor(redclaw), value(redclaw, MELEE)) == (3, 0)


def test_the_fox_rolls_one_die_more(table: Table) -> None:
    table.put("Redclaw, Alpha Male")
    fox, imp = table.put("Bitterwood Fox"), table.put("Firebrand Imp", BLUE)
    table.dice("0 0 0 0")
    table.attack(fox, "Bite", imp)


def test_other_kinds_enemies_and_those_elsewhere_have_nothing_of_it(table: Table) -> None:
    table.put("Redclaw, Alpha Male")
    for each in (
        table.put("Feral Bobcat", RED),
        table.put("Bitterwood Fox", BLUE),
        table.put("Bitterwood Fox", RED, "B3"),
    ):
        assert (armor(each), value(each, MELEE)) == (0, 0)


@rule("sup.codex.example-fox-redclaw-corrode")
def test_corrode_on_the_borrowed_armor_goes_with_it(table: Table) -> None:
    redclaw, fox = table.put("Redclaw, Alpha Male"), table.put("Bitterwood Fox")
    table.condition(fox, CORRODE)
    assert armor(fox) == 0
    table.run(destroy(table.game, redclaw, A_TEST))
    table.run(settle(table.game))
    assert CORRODE not in fox.conditions
