"""Hellstar: a flaming ball that masters swing harder."""

from mageduel.facts.conditions import BURN
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, Table


def test_three_dice_and_a_burn_on_eight() -> None:
    table = AcademyTable(red="Academy Warlock")
    star = table.attach("Hellstar", table.red)
    foe = table.put(fighter("Foe"), BLUE)
    table.dice("1* 0 0", effect=8)
    table.attack(table.red, "Flaming Spiked Ball", foe, source=star)
    assert (foe.damage, foe.conditions) == (1, {BURN: 1})


def test_a_mage_of_level_5_or_more_has_one_die_more() -> None:
    table = Table(red="Wizard")
    star = table.attach("Hellstar", table.red)
    foe = table.put(fighter("Foe"), BLUE, "C1")
    assert table.odds(table.red, "Flaming Spiked Ball", foe, source=star).dice.value == 4
