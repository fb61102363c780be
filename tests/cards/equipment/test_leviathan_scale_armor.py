"""Leviathan Scale Armor: two points of armor, and water that does less."""

from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.cards.equipment.wearers import bitten, wearer_of
from tests.kit.table import BLUE, Table


def test_it_stops_two_points_of_normal_damage() -> None:
    assert bitten(wearer_of("Leviathan Scale Armor"), "2 1* 0 1") == 2


def test_water_strikes_with_two_dice_less_and_its_effect_is_weaker() -> None:
    table = Table(blue="Siren")
    table.attach("Leviathan Scale Armor", table.red)
    table.move_to(table.blue, "C2")
    table.dice("1*", effect=8)
    table.cast(table.blue, "Swell", table.red)
    assert table.rolled == [1]
    assert (table.red.damage, table.place(table.red)) == (1, "C1")


def test_fire_does_not_care() -> None:
    table = wearer_of("Leviathan Scale Armor")
    assert table.value(table.red, DAMAGE_MODIFIER[DamageType.HYDRO]) == -2
    assert table.value(table.red, DAMAGE_MODIFIER[DamageType.FLAME]) == 0
    assert table.put("Timber Wolf", BLUE)
