"""Badger Frenzy: one quick melee attack strikes twice."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, take
from tests.kit.table import BLUE, RED, make_creature

FULL = {"name": "Charge", "kind": "melee", "action": "full", "dice": 3}


def animal(name: str = "Beast", **row: object) -> object:
    return make_creature(name, subtypes=["animal"], **row)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1)])
def test_the_next_quick_melee_attack_strikes_twice(table: AcademyTable, level: int, cost: int) -> None:
    beast, brute = table.put(animal(level=level), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    frenzy = table.hide("Badger Frenzy", beast)
    table.reveal(frenzy)
    assert table.red.mana == 50 - cost
    table.decide("strike again", ("strike again",))
    table.dice("1 0 0")
    table.dice("1 1 0")
    table.act(beast, attack(beast, "Strike", brute))
    assert brute.damage == 3
    assert not frenzy.in_play


def test_an_attack_on_its_bearer_is_not_meant(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    frenzy = table.attach("Badger Frenzy", beast)
    table.dice("1 0 0")
    table.attack(brute, "Strike", beast)
    assert (beast.damage, frenzy.in_play) == (1, True)


def test_a_full_attack_is_not_meant(table: AcademyTable) -> None:
    beast, brute = table.put(animal(attack=[FULL]), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    frenzy = table.attach("Badger Frenzy", beast)
    table.dice("1 0 0")
    table.act(beast, attack(beast, "Charge", brute))
    assert frenzy.in_play


def test_a_counterstrike_uses_it(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    frenzy = table.attach("Badger Frenzy", beast)
    table.guard(beast)
    table.decide("counterstrike", take(beast))
    table.decide("strike again", ("strike again",))
    table.dice("0 0 0")
    table.dice("1 0 0")
    table.dice("1 0 0")
    table.attack(brute, "Strike", beast)
    assert (brute.damage, frenzy.in_play) == (2, False)


def test_revealed_after_the_declaration_it_waits_for_the_next_attack(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    frenzy = table.hide("Badger Frenzy", beast)
    table.reveal_after(DECLARE_ATTACK, frenzy)
    table.dice("1 0 0")
    table.act(beast, attack(beast, "Strike", brute))
    assert (brute.damage, frenzy.in_play) == (1, True)


def test_minor_animals_only(table: AcademyTable) -> None:
    big, other = table.put(animal("Big", level=3), RED), table.put(make_creature("Other"), RED)  # type: ignore[arg-type]
    assert table.why_no_cast(table.red, "Badger Frenzy", big) == "wrong-target"
    assert table.why_no_cast(table.red, "Badger Frenzy", other) == "wrong-target"
