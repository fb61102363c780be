"""Staff of Storms: gathers storms, and lets them loose with wind and lightning."""

import pytest

from mageduel.cards.equipment.air import STORM
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


def test_a_token_comes_each_upkeep_up_to_four(table: Table) -> None:
    staff = table.attach("Staff of Storms", table.red)
    table.always("offer", DECLINE)
    for expected in (1, 2, 3, 4, 4):
        table.upkeep()
        assert staff.marks[STORM] == expected


def test_tokens_are_dice_and_a_better_effect_roll(table: Table) -> None:
    staff = table.attach("Staff of Storms", table.red)
    table.tokens(staff, "Storm", 3)
    victim = table.put(make_creature("Foe", life=60), BLUE, "B3")
    table.decide("surge", ("surge", 2))
    table.dice("0 0 0 0 0 0 0", effect=5)
    table.cast(table.red, "Lightning Bolt", victim)
    strike = table.last_attack(table.red)
    assert (len(strike.faces), strike.effect_total, staff.marks[STORM]) == (5 + 2, 5 + 2, 1)


def test_none_need_be_spent(table: Table) -> None:
    staff = table.attach("Staff of Storms", table.red)
    table.tokens(staff, "Storm", 2)
    victim = table.put(make_creature("Foe", life=60), BLUE, "B3")
    table.decide("surge", ("surge", 0))
    table.dice("0 0", effect=5)
    table.cast(table.red, "Jet Stream", victim)
    assert staff.marks[STORM] == 2


def test_other_attacks_and_those_of_others_have_nothing_of_it(table: Table) -> None:
    staff = table.attach("Staff of Storms", table.red)
    table.tokens(staff, "Storm", 2)
    victim = table.put(make_creature("Foe", life=60), BLUE, "B3")
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", victim)
    drake = table.put(make_creature("Drake", attack=[SPARK]), RED, "B3")
    table.dice("0 0", effect=1)
    table.attack(drake, "Spark", victim)
    assert staff.marks[STORM] == 2


def test_each_strike_asks_anew(table: Table) -> None:
    staff = table.attach("Staff of Storms", table.red)
    table.tokens(staff, "Storm", 4)
    first, second = (table.put(make_creature("Foe", life=60), BLUE, "B3") for _ in range(2))
    table.decide("chain", ("leap", second.id))
    table.decide("surge", ("surge", 1), ("surge", 3))
    table.dice("1 0 0 0 0 0", effect=1)
    table.dice("0 0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Chain Lightning", first)
    assert table.rolled == [5 + 1, 4 + 3]
    assert STORM not in staff.marks


SPARK = {"name": "Spark", "kind": "melee", "action": "quick", "dice": 2, "damage": "lightning", "effects": "7+ = daze"}
