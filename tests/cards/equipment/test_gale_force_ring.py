"""Gale Force Ring: wind blows harder for its wearer."""

from tests.cards.equipment.wearers import wearer_of
from tests.kit.table import BLUE, make_creature


def test_wind_attacks_add_two_to_the_effect_roll() -> None:
    table = wearer_of("Gale Force Ring", mage="Wizard")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B3")
    table.dice("0 0", effect=4)  # 6 pushes
    table.cast(table.red, "Windstorm", foe)
    assert table.place(foe) == "B4"


def test_others_do_not() -> None:
    table = wearer_of("Gale Force Ring", mage="Wizard")
    foe = table.put(make_creature("Foe", life=30), BLUE, "B3")
    table.dice("0 0 0 0 0", effect=5)
    attack = table.cast(table.red, "Lightning Bolt", foe)
    assert attack is not None
    assert table.attacks()[0].effect_total == 5
