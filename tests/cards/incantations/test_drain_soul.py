"""Drain Soul: two Tainted markers, six Life."""

import pytest

from mageduel.facts.conditions import TAINTED
from mageduel.state.events import Attacked, Damaged
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B2")
    return table


def test_two_markers_and_six_life(table: Table) -> None:
    wolf, before = table.put("Timber Wolf", BLUE), table.life(table.red)
    table.cast(table.red, "Drain Soul", wolf)
    assert wolf.conditions[TAINTED] == 2
    assert table.life(table.red) == before + 6
    assert table.red.mana == 50 - 16


@rule("sup.spell.drain-soul-life-conditional-on-tainted")
def test_no_markers_no_life(table: Table) -> None:
    immune, before = table.put("Malacoda", BLUE), table.life(table.red)
    table.cast(table.red, "Drain Soul", immune)
    assert TAINTED not in immune.conditions
    assert table.life(table.red) == before


@rule("sup.spell.drain-soul-life-gained-even-if-target-dies")
def test_the_life_is_gained_even_if_the_target_dies(table: Table) -> None:
    fox, before = table.put("Bitterwood Fox", BLUE), table.life(table.red)
    table.cast(table.red, "Drain Soul", fox)
    assert not table.in_play(fox)
    assert table.life(table.red) == before + 6


@rule("sup.spell.drain-soul-not-an-attack-nor-damage")
def test_it_is_neither_an_attack_nor_damage(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    block = table.hide("Block", wolf)
    table.cast(table.red, "Drain Soul", wolf)
    assert block.hidden
    assert wolf.damage == 0
    assert table.events(Damaged) == []
    assert table.events(Attacked) == []


def test_a_caster_with_finite_life_gains_none(table: Table) -> None:
    table.put("Deathlock", RED)
    wolf, before = table.put("Timber Wolf", BLUE), table.life(table.red)
    table.cast(table.red, "Drain Soul", wolf)
    assert wolf.conditions[TAINTED] == 2
    assert table.life(table.red) == before


def test_only_a_dark_mage_can_cast_it(table: Table) -> None:
    table.move_to(table.blue, "B2")
    with pytest.raises(Refused):
        table.cast(table.blue, "Drain Soul", table.put("Timber Wolf", RED))
