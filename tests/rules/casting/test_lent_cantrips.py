"""Spells that return to the spellbook because something in play lets them."""

import pytest

from mageduel.facts.conditions import DISABLE
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.presence import is_cantrip
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table

POD = "Seedling Pod"


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Druid")


@pytest.fixture
def tree(table: Table) -> Object:
    return table.put("Samara Tree", RED, "C1")


def test_it_is_lent_to_the_spells_of_its_controller_while_it_stands(table: Table, tree: Object) -> None:
    pod, game = table.card(POD), table.game
    assert [is_cantrip(game, pod, seat) for seat in (RED, BLUE)] == [True, False]
    table.run(destroy(game, tree, A_TEST))
    assert not is_cantrip(game, pod, RED)


def test_what_is_printed_counts_without_a_lender(table: Table) -> None:
    assert is_cantrip(table.game, table.card("Barkskin"), BLUE)
    assert not is_cantrip(table.game, table.card(POD), RED)


def test_a_spell_prepared_for_the_lender_goes_back_with_its_end(table: Table, tree: Object) -> None:
    table.prepare_for(tree, POD)
    table.run(destroy(table.game, tree, A_TEST))
    player = table.game.players[RED]
    assert (player.book.get(table.card(POD), 0), [each.name for each in player.discard]) == (1, ["Samara Tree"])


def test_disabled_it_lends_nothing(table: Table, tree: Object) -> None:
    table.give(tree, DISABLE)
    assert not is_cantrip(table.game, table.card(POD), RED)
