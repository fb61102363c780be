"""Horn of Gothos: Battle Orders are heard everywhere."""

import pytest

from mageduel.cards.mages.warlord import BATTLE_ORDERS
from mageduel.facts.traits import CHARGE
from mageduel.state.objects import Object
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def soldiers(table: Table) -> list[Object]:
    return [table.put("Goblin Grunt", seat, zone) for seat, zone in ((RED, "B2"), (RED, "A4"), (BLUE, "A4"))]


def test_three_more_mana_carry_an_order_to_friends_all_over_the_arena(table: Table, soldiers: list[Object]) -> None:
    table.attach("Horn of Gothos", table.red)
    table.cast(table.red, BATTLE_ORDERS, None, "to-battle", 3, full=False)
    assert [table.value(each, CHARGE) for each in soldiers] == [1, 1, 0]
    assert table.red.mana == 50 - 1 - 3


def test_he_need_not_blow_it(table: Table, soldiers: list[Object]) -> None:
    table.attach("Horn of Gothos", table.red)
    table.cast(table.red, BATTLE_ORDERS, None, "to-battle", 0, full=False)
    assert [table.value(each, CHARGE) for each in soldiers] == [1, 0, 0]
    assert table.red.mana == 49


def test_without_it_there_is_no_such_choice(table: Table) -> None:
    assert {each[5] for each in table.cast_options(table.red, BATTLE_ORDERS)} == {0}
    table.attach("Horn of Gothos", table.red)
    assert {each[5] for each in table.cast_options(table.red, BATTLE_ORDERS)} == {0, 3}
    table.mana(RED, 3)
    assert {each[5] for each in table.cast_options(table.red, BATTLE_ORDERS)} == {0}
