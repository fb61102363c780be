"""Altar of Domination: three outposts for four rounds call Talos."""

import pytest

from mageduel.cards.conjurations.war import DOMINATION
from mageduel.state.objects import Object
from tests.kit.answers import PASS
from tests.kit.table import BLUE, RED, Table


def four_tokens(table: Table) -> Object:
    """An altar of Red's whose time has come."""
    altar = table.put("Altar of Domination", RED, "C1")
    table.tokens(altar, DOMINATION.name, 4)
    return altar


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


def test_with_three_outposts_it_gains_a_token_each_upkeep(table: Table) -> None:
    altar = table.put("Altar of Domination", RED, "C1")
    for zone in ("A1", "A3"):
        table.put("Armory", RED, zone)
    table.put("Construction Yard", BLUE, "C3")
    table.upkeep()
    assert altar.marks.get(DOMINATION, 0) == 0
    table.put("Construction Yard", RED, "B4")
    table.upkeep()
    assert altar.marks[DOMINATION] == 1


def test_four_tokens_bring_talos_out_of_the_book_for_nothing(table: Table) -> None:
    altar = four_tokens(table)
    table.book(RED, "Talos")
    table.mana(RED, 0)
    table.decide("deploy", ("call", altar.id))
    table.deploy()
    talos = table.find("Talos")
    assert (table.place(talos), talos.controller, table.red.mana) == ("C1", RED, 0)
    assert not table.in_play(altar)
    assert talos.card not in table.game.players[RED].book


def test_it_may_wait(table: Table) -> None:
    altar = four_tokens(table)
    table.book(RED, "Talos")
    table.decide("deploy", PASS)
    table.deploy()
    assert table.in_play(altar)


def test_with_three_tokens_nobody_is_asked(table: Table) -> None:
    altar = table.put("Altar of Domination", RED, "C1")
    table.tokens(altar, DOMINATION.name, 3)
    table.book(RED, "Talos")
    table.deploy()
    assert not any(request.kind == "deploy" for request in table.asked)


def test_that_the_question_comes_says_nothing_about_the_book(table: Table) -> None:
    four_tokens(table)
    table.decide("deploy", PASS)
    table.deploy()
    assert [request.options for request in table.asked if request.kind == "deploy"] == [[PASS]]
