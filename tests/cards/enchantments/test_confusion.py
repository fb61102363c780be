"""Confusion: melee attacks go astray."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}


@pytest.fixture
def table() -> Table:
    return Table(red="Forcemaster", blue="Warlock")


def confused(table: Table) -> tuple[Object, Object, Object]:
    attacker = table.put(make_creature("Fool", attack=[CLAW]), BLUE)
    table.attach("Confusion", attacker, RED)
    return attacker, table.put(make_creature("Meant"), RED), table.put(make_creature("Bystander"), BLUE)


def test_on_a_six_the_attack_goes_where_it_was_meant_to(table: Table) -> None:
    attacker, meant, other = confused(table)
    table.effect(6)
    table.dice("2* 0")
    table.attack(attacker, "Claw", meant)
    assert (meant.damage, other.damage) == (2, 0)


@pytest.mark.parametrize("lot", [1, 2, 3])
def test_on_a_seven_lot_decides_among_all_it_could_attack(table: Table, lot: int) -> None:
    attacker, meant, other = confused(table)
    table.effect(7, lot)
    table.dice("2* 0")
    table.attack(attacker, "Claw", meant)
    assert attacker.damage + meant.damage + other.damage == 2
    assert [each.damage for each in (attacker, meant, other)][(lot - 1) % 3] == 2


def test_a_counterstrike_goes_astray_too(table: Table) -> None:
    fool = table.put(make_creature("Fool", life=20, attack=[CLAW | {"traits": ["Counterstrike"]}]), BLUE)
    table.attach("Confusion", fool, RED)
    attacker, other = table.put(make_creature("Foe", attack=[CLAW]), RED), table.put(make_creature("Other"), BLUE)
    table.dice("0 0")
    table.decide("counterstrike", take(fool))
    table.effect(7, 2)
    table.dice("2* 0")
    table.attack(attacker, "Claw", fool)
    assert (attacker.damage, other.damage) == (0, 2)


def test_ranged_attacks_are_not_confused(table: Table) -> None:
    archer, target = table.put("Royal Archer", BLUE, "B2"), table.put(make_creature("Target"), RED, "B3")
    table.attach("Confusion", archer, RED)
    table.dice("2* 0 0 0")
    table.attack(archer, "Longbow", target)
    assert target.damage == 2


def test_revealing_costs_the_creatures_level(table: Table) -> None:
    hidden = table.hide("Confusion", table.put("Steelclaw Grizzly", BLUE), RED)
    table.reveal(hidden)
    assert table.red.mana == 50 - table.find("Steelclaw Grizzly").level


def test_mages_keep_a_clear_head(table: Table) -> None:
    table.move_to(table.blue, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Confusion", table.blue)
