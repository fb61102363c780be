"""Aurora Lucere: minor creatures are no more than Pests to her."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import move
from tests.kit.table import BLUE, RED, Table

MAJOR = {"war": 3}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_minor_guards_do_not_keep_her_from_others(table: AcademyTable) -> None:
    aurora, guard = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED), table.put(fighter("Guard"), BLUE)
    table.guard(guard)
    assert table.why_no_attack(aurora, "Oathkeeper", table.blue) is None
    table.guard(table.put(fighter("Champion", schools=MAJOR), BLUE))
    assert table.why_no_attack(aurora, "Oathkeeper", table.blue) == "guarded"


def test_on_guard_she_may_take_no_notice_of_them(table: AcademyTable) -> None:
    aurora, foe = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED), table.put(fighter("Foe"), BLUE)
    table.guard(aurora)
    table.decide("ignore pest", ("ignore",))
    table.dice("0")
    table.attack(foe, "Blade", aurora)
    assert aurora.guarding


def test_their_attacks_on_her_roll_two_dice_less(table: AcademyTable) -> None:
    aurora = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED)
    minor, major = table.put(fighter("Minor"), BLUE), table.put(fighter("Major", schools=MAJOR), BLUE)
    assert table.odds(minor, "Blade", aurora).dice.value == 1
    assert table.odds(minor, "Bow", aurora).dice.value == 1
    assert table.odds(major, "Blade", aurora).dice.value == 3
    assert table.odds(table.blue, "Basic Melee Attack", aurora).dice.value == 2


def test_that_aegis_does_not_add_to_another(table: AcademyTable) -> None:
    aurora, foe = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED), table.put(fighter("Foe", dice=5), BLUE)
    table.attach("Asyra's Touch", aurora)
    assert table.odds(foe, "Blade", aurora).dice.value == 3


def test_they_do_not_hinder_her() -> None:
    table = Table(red="Priestess")
    aurora = table.put("Aurora Lucere, Dawnbreaker's Chosen", RED, "B1")
    foe = table.put(fighter("Foe"), BLUE, "B2")
    assert move("B3") in table.offered(aurora, move("B2"))
    table.move_to(aurora, "B1")
    foe.card = fighter("Champion", schools=MAJOR)
    assert move("B3") not in table.offered(aurora, move("B2"))
