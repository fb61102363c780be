"""Force Ring: one force spell a round costs the Forcemaster one mana less."""

import pytest

from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.attach("Force Ring", table.red)
    table.move_to(table.red, "B2")
    return table


def test_the_first_force_spell_of_a_round_costs_one_less(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    for mana in (50 - 3, 50 - 3 - 4):
        table.dice("0 0 0 0", effect=1)
        table.cast(table.red, "Invisible Fist", wolf)
        assert table.red.mana == mana


def test_other_spells_cost_what_they_cost(table: Table) -> None:
    table.cast(table.red, "Psylok", "B2")
    assert table.red.mana == 50 - 8


def test_an_enchantment_is_cheaper_to_reveal_and_not_to_cast(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Force Hold", wolf)
    assert table.red.mana == 50 - 2
    table.reveal(table.find("Force Hold"))
    assert table.red.mana == 50 - 2 - (table.card("Force Hold").reveal or 0) + 1


@rule("sup.spell.example-jinx-force-push-with-ring")
def test_what_jinx_gives_back_is_what_was_paid(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", PAY)
    spell = table.cast(table.red, "Force Push", wolf, 1, 3)
    assert (spell.cost, spell.paid, spell.is_countered) == (6, 5, True)
    assert table.red.mana == 50
    assert table.game.players[RED].book == {table.card("Force Push"): 1}


def test_nobody_but_a_forcemaster_wears_it(table: Table) -> None:
    table.move_to(table.blue, "B2")
    assert table.why_no_cast(table.red, "Force Ring", table.blue) == "restricted-wearer"
