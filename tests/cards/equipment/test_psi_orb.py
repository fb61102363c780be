"""Psi-Orb: three Mind spells a round cost one mana less upkeep."""

import pytest

from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED, Table, make_card


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.attach("Psi-Orb", table.red)
    return table


def burden(table: Table, number: int, school: str = "mind", upkeep: int = 2) -> Object:
    card = make_card(
        name=f"Burden {number}", type="conjuration", schools={school: 1}, life=5, traits=[f"Upkeep +{upkeep}"]
    )
    return table.put(card, RED, "B2")


def paid(table: Table) -> int:
    table.always("upkeep", PAY)
    table.always("upkeep order", lambda request: request.options[0])
    before = table.red.mana
    table.upkeep()
    return before - table.red.mana


def test_each_of_three_mind_spells_costs_one_less(table: Table) -> None:
    for number in range(3):
        burden(table, number)
    assert paid(table) == 3


def test_the_fourth_costs_all_of_it(table: Table) -> None:
    for number in range(4):
        burden(table, number)
    assert paid(table) == 3 + 2


def test_other_schools_cost_what_they_cost(table: Table) -> None:
    burden(table, 1, "war")
    assert paid(table) == 2


def test_it_is_there_again_the_next_round(table: Table) -> None:
    burden(table, 1)
    assert paid(table) == 1
    table.reset()
    assert paid(table) == 1


def test_what_can_be_paid_with_it_is_not_lost(table: Table) -> None:
    thing = burden(table, 1)
    table.mana(RED, 1)
    assert paid(table) == 1
    assert table.in_play(thing)


def test_the_enemy_has_nothing_of_it(table: Table) -> None:
    card = make_card(name="Foe's Burden", type="conjuration", schools={"mind": 1}, life=5, traits=["Upkeep +2"])
    table.put(card, BLUE, "B3")
    table.always("upkeep", PAY)
    table.upkeep()
    assert table.blue.mana == 48
