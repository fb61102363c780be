"""Knockdown: Incapacitated until the next Action Phase, and not past the round."""

import pytest

from mageduel.facts.traits import FLYING, INCAPACITATED
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("sup.spell.knockdown-ends-before-action-phase")
def test_it_lasts_until_the_creature_acts_which_it_does_freely(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    table.cast(table.red, "Knockdown", wolf)
    assert table.has(wolf, INCAPACITATED)
    assert table.red.mana == 50 - 3
    table.dice("1* 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 1
    assert not table.has(wolf, INCAPACITATED)


def test_it_does_not_outlast_the_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, active=False)
    table.cast(table.red, "Knockdown", wolf)
    table.end_round()
    assert not table.has(wolf, INCAPACITATED)


@rule("sup.spell.knockdown-strips-guard-defense-flying")
def test_a_guard_loses_its_marker_and_its_defense(table: Table) -> None:
    knight, wolf = table.put("Knight of Westlock", BLUE), table.put("Timber Wolf", RED)
    table.guard(knight)
    table.cast(table.red, "Knockdown", knight)
    assert not knight.guarding
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", knight)
    assert knight.damage == 1
    assert not any(request.kind in ("defend", "counterstrike") for request in table.asked)


@rule("sup.spell.knockdown-strips-guard-defense-flying")
def test_a_flyer_comes_down(table: Table) -> None:
    falcon, wolf = table.put("Thunderift Falcon", BLUE), table.put("Timber Wolf", RED)
    table.cast(table.red, "Knockdown", falcon)
    assert not table.has(falcon, FLYING)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", falcon)
    assert falcon.damage == 1


def test_the_unmovable_keep_standing(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Force Hold", wolf, RED)
    table.cast(table.red, "Knockdown", wolf)
    assert not table.has(wolf, INCAPACITATED)
