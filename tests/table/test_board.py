"""The board beside a failing test: the position it failed in."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.kernel.requests import Answer, Request
from tests.kit import board
from tests.kit.answers import NOTHING
from tests.kit.table import BLUE, RED, Table, make_creature

pytest_plugins = ["pytester"]

FAILING = """
from tests.kit.answers import move
from tests.kit.duel import Duel
from tests.kit.table import Table
from tests.conftest import pytest_runtest_makereport, pytest_runtest_setup

def wounded(table):
    return table.put("Timber Wolf", damage=3)

def test_an_assertion():
    table = Table()
    wolf = wounded(table)
    assert wolf.damage == 4

def test_a_refusal():
    table = Table()
    table.act(table.put("Bitterwood Fox", zone="B3"), move("A1"))

def test_a_duel():
    duel = Duel()
    duel.put("Steelclaw Grizzly")
    raise LookupError

def test_without_a_table():
    assert False

def test_that_passes():
    wounded(Table())
"""


def test_a_failing_test_shows_the_position(pytester: pytest.Pytester) -> None:
    pytester.makeconftest("from tests.conftest import pytest_runtest_makereport, pytest_runtest_setup")
    pytester.makepyfile(FAILING)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    result.assert_outcomes(failed=4, passed=1)
    text = result.stdout.str()
    assert text.count("- the table -") == 3
    assert "Timber Wolf #3, of Red, damage 3/" in text
    assert "B3 Bitterwood Fox" in text
    assert "Steelclaw Grizzly" in text


def test_the_picture_tells_what_matters() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED, "B2", damage=2), table.put("Bitterwood Fox", BLUE, "B2", active=False)
    table.hide("Bear Strength", wolf)
    table.wall("Wall of Stone", "B2|B3")
    table.condition(wolf, BURN, 2)
    table.guard(fox)
    table.plan(BLUE, "Fireball")
    table.mana(BLUE, 7)
    text = table.board()
    for part in (
        "Red (seat 0, Beastmaster): 50 mana, quickcast ready",
        "Blue (seat 1, Warlock): 7 mana, quickcast ready, planned Fireball",
        "B2 Timber Wolf #3, of Red, damage 2/10, armor 2, Burn 2, active",
        "Bear Strength #5, of Red, hidden",
        "Bitterwood Fox #4, of Blue, damage 0/5, guarding, inactive",
        "B2|B3 Wall of Stone #6, of Red",
    ):
        assert part in text, text


def test_the_picture_tells_what_is_going_on() -> None:
    table = Table()
    wolf, target = table.put("Timber Wolf", RED), table.put(make_creature("Target"), BLUE)
    pictures: list[str] = []

    def look(request: Request) -> Answer:
        pictures.append(table.board())
        return ("attack", wolf.id, 0, target.id)

    table.hide("Rhino Hide", target)
    original = table._reveal

    def reveal(request: Request) -> Answer:
        pictures.append(table.board())
        return original(request)

    table._reveal = reveal  # type: ignore[method-assign]
    table.dice("1 1 1 1")
    table.act(wolf, look)
    assert "acting: Timber Wolf #3 (0 moves)" in pictures[1]
    rolled = next(each for each in pictures if "step Roll Dice" in each)
    assert "running: Timber Wolf #3 attacks Target #4 with Bite (melee), dice 1 1 1 1; step Roll Dice" in rolled
    assert "  Timber Wolf with Bite attacks Target." in rolled


def test_only_the_last_dozen_events_are_told() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    for _ in range(10):
        table.act(wolf, ("move", "B3"), NOTHING)
        table.act(wolf, ("move", "B2"), NOTHING)
    assert len(table.board().split("last events:\n")[1].splitlines()) == 12


def test_the_tables_of_the_test_before_are_forgotten() -> None:
    table = Table()
    assert board.boards() == table.board()
