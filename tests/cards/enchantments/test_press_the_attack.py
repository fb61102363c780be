"""Press the Attack: soldiers strike harder, and for mana once more."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Warlord")


@pytest.mark.parametrize(
    ("name", "bar", "cost"), [("Elven Soldier", "Elven Blade", 1), ("Torgo, Pit Troll", "Heavy Club", 2)]
)
def test_a_soldiers_dice_may_be_rolled_again(table: AcademyTable, name: str, bar: str, cost: int) -> None:
    soldier, foe = table.put(name, RED), table.put(fighter("Foe", life=30), BLUE)
    table.attach("Press the Attack", soldier)
    dice = table.odds(soldier, bar, foe).dice.value
    table.decide("offer", ("pay", cost))
    table.dice(" ".join("0" * dice))
    table.dice(" ".join("1" * dice))
    table.attack(soldier, bar, foe)
    assert (foe.damage, table.red.mana) == (dice, 50 - cost)


def test_melee_1_for_soldiers_alone(table: AcademyTable) -> None:
    soldier, other = table.put("Elven Soldier", RED), table.put(fighter(), RED)
    table.attach("Press the Attack", soldier)
    assert table.odds(soldier, "Elven Blade", table.blue).dice.value == 3
    assert table.odds(other, "Blade", table.blue).dice.value == 3


def test_it_is_declined_or_not_offered_for_shots_and_others(table: AcademyTable) -> None:
    soldier, ranger, other = (table.put(each, RED) for each in ("Elven Soldier", "Wychwood Ranger", fighter()))
    foe = table.put(fighter("Foe", life=30), BLUE)
    table.attach("Press the Attack", soldier)
    table.decide("offer", DECLINE)
    table.dice("1 0 0")
    table.attack(soldier, "Elven Blade", foe)
    for each, bar in ((ranger, "Shortbow"), (other, "Blade")):
        table.dice("0 0 0")
        table.attack(each, bar, foe)
    assert foe.damage == 1
