"""Ghoul Rot: two points of poison damage each Upkeep Phase."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.spell.ghoul-rot-text")
def test_its_bearer_takes_two_damage_each_upkeep_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Ghoul Rot", wolf, BLUE)
    table.upkeep()
    assert wolf.damage == 2
    table.upkeep()
    assert wolf.damage == 4


def test_hidden_it_does_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.hide("Ghoul Rot", wolf, BLUE)
    table.upkeep()
    assert wolf.damage == 0


@rule("sup.spell.ghoul-rot-text")
def test_it_is_poison_so_whoever_is_immune_is_left_alone(table: Table) -> None:
    ghoul = table.put(make_creature("Immune", traits=["Poison Immunity"]), BLUE, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Ghoul Rot", ghoul)
    table.attach("Ghoul Rot", ghoul, RED)
    table.upkeep()
    assert ghoul.damage == 0


@rule("sup.spell.ghoul-rot-text")
def test_armor_is_no_help(table: Table) -> None:
    brogan = table.put("Brogan Bloodstone", RED)
    table.attach("Ghoul Rot", brogan, BLUE)
    table.upkeep()
    assert brogan.damage == 2


def test_on_a_mage_it_costs_two_more(table: Table) -> None:
    rot = table.hide("Ghoul Rot", table.red, BLUE)
    table.reveal_after("Reset Phase", rot)
    table.reset()
    assert table.blue.mana == 50 - 6
