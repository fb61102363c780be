"""Akiro's Game: mana at once, and a Stagger for the dearest creature each upkeep."""

import pytest

from mageduel.facts.conditions import STAGGER
from tests.kit.academy import AcademyTable
from tests.kit.answers import take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_revealing_it_brings_two_mana(table: AcademyTable) -> None:
    game = table.hide("Akiro's Game", "A1", RED)
    table.reveal(game)
    assert table.red.mana == 50 - 3 + 2


def test_the_dearest_creature_staggers_whoever_controls_it(table: AcademyTable) -> None:
    cheap, dear = table.put(make_creature("Cheap", cost=4), BLUE), table.put(make_creature("Dear", cost=9), RED)
    table.reveal(table.hide("Akiro's Game", "A1", RED))
    table.upkeep()
    assert (STAGGER in cheap.conditions, STAGGER in dear.conditions) == (False, True)


@rule("sup.spell.akiros-game-tie-highest-roll-chooses")
@pytest.mark.parametrize(("rolls", "chooser"), [((3, 9), BLUE), ((9, 3), RED), ((5, 5, 2, 4), BLUE)])
def test_between_equals_the_highest_roll_chooses(table: AcademyTable, rolls: tuple[int, ...], chooser: int) -> None:
    pair = [table.put(make_creature("Twin"), seat) for seat in (RED, BLUE)]
    table.put(make_creature("Cheap", cost=1), RED)
    table.reveal(table.hide("Akiro's Game", "A1", RED))
    table.effect(*rolls)
    table.decide("choose one", take(pair[1 - chooser]))
    table.upkeep()
    asked = next(each for each in table.asked if each.kind == "choose one")
    assert (asked.player, len(asked.options)) == (chooser, 2)
    assert [STAGGER in each.conditions for each in pair] == [chooser == BLUE, chooser == RED]


def test_mages_do_not_play(table: AcademyTable) -> None:
    table.reveal(table.hide("Akiro's Game", "A1", RED))
    table.upkeep()
    assert [each.conditions for each in (table.red, table.blue)] == [{}, {}]


def test_in_the_arena_only_its_zone_matters() -> None:
    table = Table()
    here, there = table.put(make_creature("Here"), RED, "B2"), table.put(make_creature("There", cost=20), RED, "B3")
    table.reveal(table.hide("Akiro's Game", "B2", RED))
    table.upkeep()
    assert (STAGGER in here.conditions, STAGGER in there.conditions) == (True, False)
