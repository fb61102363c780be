"""Gloranna: she strikes harder for every Holy creature that has fallen."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess", blue="Academy Priestess")


def struck(table: AcademyTable, dice: str) -> int | None:
    angel, foe = table.put("Gloranna, Avenging Angel", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.decide("sweep", STOP)
    table.dice(dice)
    table.attack(angel, "Holy Water Sprinkler", foe)
    return table.attacks(angel)[0].dice


def discard(table: AcademyTable, seat: int, *names: str) -> None:
    table.game.players[seat].discard += [table.card(name) for name in names]


def test_without_losses_she_rolls_one_die(table: AcademyTable) -> None:
    assert struck(table, "1") == 1


def test_each_holy_creature_in_her_own_discard_pile_is_a_die(table: AcademyTable) -> None:
    discard(table, RED, "Temple Sentry", "Temple Sentry", "Goblin Legionnaire", "Mend")
    discard(table, BLUE, "Temple Sentry")
    assert struck(table, "1 1 1") == 3


def test_four_at_most(table: AcademyTable) -> None:
    discard(table, RED, *["Temple Sentry"] * 6)
    assert struck(table, "1 1 1 1 1") == 5


def test_both_attacks_of_a_sweep_have_the_dice(table: AcademyTable) -> None:
    discard(table, RED, "Temple Sentry")
    angel, foe = table.put("Gloranna, Avenging Angel", RED), table.put(make_creature("Foe", life=30), BLUE)
    table.decide("sweep", ("sweep", table.blue.id))
    table.dice("1 1")
    table.dice("1 1")
    table.attack(angel, "Holy Water Sprinkler", foe)
    assert [each.dice for each in table.attacks(angel)] == [2, 2]
