"""Ballad of Courage: nothing stops its bearer for two rounds."""

from mageduel.facts.traits import CHARGE, FAST
from tests.kit.answers import NOTHING, move
from tests.kit.table import BLUE, RED, Table


def test_its_bearer_is_fast_charges_and_is_never_hindered() -> None:
    table = Table(red="Paladin")
    knight = table.put("Knight of Westlock", RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    table.attach("Ballad of Courage", knight)
    assert table.has(knight, FAST)
    assert table.value(knight, CHARGE) == 2
    table.act(knight, move("B2"), move("B3"), NOTHING)
    assert table.place(knight) == "B3"


def test_others_are_hindered_still_and_so_is_who_bears_it_hidden() -> None:
    table = Table(red="Paladin")
    table.attach("Ballad of Courage", table.red)
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.put("Timber Wolf", BLUE, "B2")
    table.hide("Ballad of Courage", fox)
    assert not [each for each in table.offered(fox, move("B2")) if each[0] == "move"]


def test_it_dissipates_after_two_upkeeps() -> None:
    table = Table(red="Beastmaster")
    wolf = table.put("Timber Wolf", RED)
    ballad = table.attach("Ballad of Courage", wolf)
    table.upkeep()
    assert table.in_play(ballad)
    table.upkeep()
    assert not table.in_play(ballad)
