"""Waterfall Cloak: little acid, and a Burn put out each upkeep for one mana."""

from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.cards.equipment.wearers import wearer_of
from tests.kit.answers import DECLINE, first, take
from tests.kit.table import Table


def burning(count: int) -> Table:
    table = wearer_of("Waterfall Cloak")
    table.condition(table.red, BURN, count)
    return table


def test_acid_attacks_roll_two_dice_fewer() -> None:
    table = wearer_of("Waterfall Cloak")
    assert table.value(table.red, DAMAGE_MODIFIER[DamageType.ACID]) == -2


def test_one_burn_is_put_out_for_one_mana_before_it_hurts() -> None:
    table = burning(1)
    table.decide("upkeep order", first(table.red, "Waterfall Cloak"))
    table.decide("offer", take())
    table.dice("")
    table.upkeep()
    assert (BURN in table.red.conditions, table.red.damage, table.red.mana) == (False, 0, 49)


def test_only_one_a_round() -> None:
    table = burning(3)
    table.decide("upkeep order", first(table.red, "Waterfall Cloak"))
    table.decide("offer", take())
    table.dice("1 1")
    table.upkeep()
    assert table.red.conditions[BURN] == 2
    assert table.red.damage == 2


def test_it_is_the_wearers_choice() -> None:
    table = burning(1)
    table.decide("upkeep order", first(table.red, "Waterfall Cloak"))
    table.decide("offer", DECLINE)
    table.dice("1")
    table.upkeep()
    assert table.red.conditions[BURN] == 1
    assert table.red.mana == 50


def test_without_burn_nothing_is_asked() -> None:
    table = wearer_of("Waterfall Cloak")
    table.upkeep()
    assert table.red.mana == 50


def test_without_mana_nothing_is_asked() -> None:
    table = burning(1)
    table.mana(0, 0)
    table.always("upkeep order", first(table.red, "Burn"))
    table.dice("1")
    table.upkeep()
    assert table.red.conditions[BURN] == 1
