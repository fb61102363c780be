"""The Beastmaster of the Academy stirs small beasts: they enter play active."""

import pytest

from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import DECLINE, attack, cast
from tests.kit.table import BLUE, RED, make_creature

ANIMAL = make_creature("Beast", subtypes=["animal"], schools={"nature": 1}, cost=3)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_for_one_mana_a_small_animal_enters_active(table: AcademyTable) -> None:
    table.decide("offer", ("pay", 1))
    table.cast(table.red, ANIMAL)
    assert table.find("Beast").active
    assert table.red.mana == 50 - 3 - 1


def test_he_need_not(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, ANIMAL)
    assert not table.find("Beast").active
    assert table.red.mana == 50 - 3


def test_once_a_round(table: AcademyTable) -> None:
    table.decide("offer", ("pay", 1))
    first, second = table.summon(ANIMAL), table.summon(ANIMAL)
    assert (first.active, second.active) == (True, False)
    table.next_round()
    table.decide("offer", ("pay", 1))
    assert table.summon(ANIMAL).active


def test_what_he_declined_he_may_still_do_for_the_next(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    assert not table.summon(ANIMAL).active
    table.decide("offer", ("pay", 1))
    assert table.summon(ANIMAL).active


@pytest.mark.parametrize(
    "other",
    [
        make_creature("Big Beast", subtypes=["animal"], schools={"nature": 2}),
        make_creature("Brute", subtypes=["troll"], schools={"nature": 1}),
    ],
    ids=["Level 2", "no animal"],
)
def test_only_animals_of_level_1(table: AcademyTable, other: object) -> None:
    assert not table.summon(other).active  # type: ignore[arg-type]


def test_only_those_he_summons(table: AcademyTable) -> None:
    assert not table.summon(ANIMAL, BLUE).active


def test_not_without_mana(table: AcademyTable) -> None:
    table.mana(RED, 0)
    assert not table.summon(ANIMAL).active


def test_the_beast_acts_in_the_round_it_came() -> None:
    duel = AcademyDuel(red_book={"Wychwood Hound": 1}, round=3)
    duel.mana(RED, 20)
    duel.decide("offer", ("pay", 1))
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    hound = duel.find("Wychwood Hound")
    duel.dice("2 0")
    duel.activate(hound, attack(hound, "Bite", duel.blue))
    duel.play_round()
    assert duel.blue.damage == 2
    duel.all_used()
