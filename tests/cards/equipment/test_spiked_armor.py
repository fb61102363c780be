"""Spiked Armor: armor that hurts back."""

from mageduel.facts.conditions import BLEED
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.kit.table import BLUE, Table


def test_armor_and_a_weakness_for_lightning() -> None:
    table = Table()
    table.attach("Spiked Armor", table.red)
    assert (table.armor(table.red), table.value(table.red, DAMAGE_MODIFIER[DamageType.LIGHTNING])) == (2, 1)


def test_whoever_hits_the_wearer_in_melee_runs_into_the_spikes() -> None:
    table = Table()
    table.attach("Spiked Armor", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.dice("0 0 0 0")
    table.dice("2", effect=9)
    table.attack(wolf, "Bite", table.red)
    assert (wolf.damage, wolf.conditions) == (1 if table.armor(wolf) > 1 else 2, {BLEED: 1})
