"""Wand of Healing: once a round healing for two mana, or a condition off for its removal cost."""

import pytest

from mageduel.cards.equipment.wands import HEALING_LIGHT, WAND_LIGHT
from mageduel.facts.conditions import ROT, STUN
from mageduel.rules.casting.at_hand import castables
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Necromancer")
    table.move_to(table.red, "B2")
    table.attach("Wand of Healing", table.red)
    return table


def test_for_two_mana_two_dice_of_healing(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3", damage=6)
    table.dice("2 1*")
    table.cast(table.red, WAND_LIGHT, wolf, HEALING_LIGHT, full=False)
    assert (wolf.damage, table.red.mana) == (3, 48)


def test_or_a_marker_comes_off_for_its_removal_cost(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3", damage=6)
    table.condition(wolf, ROT, 2)
    table.condition(wolf, STUN)
    table.cast(table.red, WAND_LIGHT, wolf, "Stun")
    assert (wolf.conditions, wolf.damage, table.red.mana) == ({ROT: 2}, 6, 46)


def test_one_of_the_two_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3", damage=6)
    table.condition(wolf, ROT)
    table.cast(table.red, WAND_LIGHT, wolf, "Rot")
    assert WAND_LIGHT not in [each.card for each in castables(table.game, table.red)]
    table.reset()
    assert WAND_LIGHT in [each.card for each in castables(table.game, table.red)]


def test_living_creatures_within_a_zone(table: Table) -> None:
    wolf, far = table.put("Timber Wolf", BLUE, "B3"), table.put("Timber Wolf", RED, "B4")
    table.put("Skeletal Minion", RED, "B2")
    table.put("Mana Flower", RED, "B2")
    found = {option[3] for option in table.cast_options(table.red, WAND_LIGHT)}
    assert found == {wolf.id, table.red.id}
    assert far.id not in found
