"""Debilitate: no bonus to melee attacks."""

from mageduel.facts.conditions import GROWTH, WEAK
from mageduel.facts.traits import CHARGE, MELEE
from tests.kit.table import BLUE, RED, Table, make_creature


def test_melee_bonuses_of_whatever_kind_are_gone_and_come_back_with_it() -> None:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    knight = table.put(make_creature("Knight", life=20, traits=["Melee +1"], attack=[BLOW]), RED)
    foe = table.put(make_creature("Foe", life=30), BLUE)
    table.attach("Bear Strength", knight)
    table.condition(knight, GROWTH)
    debilitate = table.attach("Debilitate", knight, BLUE)
    table.cast(table.red, "Power Strike", knight)
    assert table.value(knight, MELEE) == 0
    table.dice("0 0 0")
    table.attack(knight, "Blow", foe)
    table.destroy(debilitate)
    assert table.value(knight, MELEE) == 4


def test_what_is_gained_later_is_barred_too() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.attach("Debilitate", wolf, BLUE)
    table.attach("Bear Strength", wolf)
    assert table.value(wolf, MELEE) == 0


def test_charging_and_what_counts_against_it_stay() -> None:
    table = Table()
    ram = table.put(make_creature("Ram", life=20, traits=["Charge +2"], attack=[BLOW]), RED, "B1")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B2")
    table.attach("Debilitate", ram, BLUE)
    table.condition(ram, WEAK)
    assert table.value(ram, CHARGE) == 2
    table.dice("0 0 0 0")
    table.act(ram, ("move", "B2"), ("attack", ram.id, 0, foe.id))
    assert table.rolled == [3 + 2 - 1]


def test_others_keep_theirs() -> None:
    table = Table()
    wolf, other = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED)
    table.attach("Debilitate", wolf, BLUE)
    table.attach("Bear Strength", other)
    assert table.value(other, MELEE) == 2


BLOW = {"name": "Blow", "kind": "melee", "action": "quick", "dice": 3}
