"""Joined Strength: the mage shares the animal's wounds, and may join another when it dies."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.victory.standing import DuelEnds
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature


def animal(name: str = "Beast", **row: object) -> object:
    return make_creature(name, subtypes=["animal"], **row)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_it_gives_melee(table: AcademyTable) -> None:
    beast = table.put(animal(), RED)  # type: ignore[arg-type]
    table.attach("Joined Strength", beast)
    assert table.value(beast, MELEE) == 1


@rule("sup.spell.joined-strength-transfers-before-damage-applied")
def test_one_damage_of_every_attack_goes_to_the_mage(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    table.attach("Joined Strength", beast)
    for _ in range(2):
        table.dice("2 1 0")
        table.attack(brute, "Strike", beast)
    assert (beast.damage, table.red.damage) == (4, 2)


@rule("sup.spell.joined-strength-transfers-before-damage-applied")
def test_one_damage_goes_to_the_mage_entirely(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    table.attach("Joined Strength", beast)
    table.attach("Leather Chausses", table.red)
    table.dice("1 0 0")
    table.attack(brute, "Strike", beast)
    assert (beast.damage, table.red.damage) == (0, 1)


@rule("sup.spell.joined-strength-transfers-before-damage-applied")
def test_what_armor_takes_is_not_shared(table: AcademyTable) -> None:
    beast = table.put(animal(armor=2), RED)  # type: ignore[arg-type]
    brute = table.put(make_creature("Brute"), BLUE)
    table.attach("Joined Strength", beast)
    table.dice("1 1 0")
    table.attack(brute, "Strike", beast)
    assert (beast.damage, table.red.damage) == (0, 0)


def test_hidden_it_shares_nothing(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    table.hide("Joined Strength", beast)
    table.put(animal(), RED)  # type: ignore[arg-type]
    table.dice("2 1 0")
    table.attack(brute, "Strike", beast)
    assert (beast.damage, table.red.damage) == (3, 0)


def test_the_mage_can_die_of_it(table: AcademyTable) -> None:
    beast, brute = table.put(animal(), RED), table.put(make_creature("Brute"), BLUE)  # type: ignore[arg-type]
    table.attach("Joined Strength", beast)
    table.red.damage = 23
    table.dice("1 0 0")
    with pytest.raises(DuelEnds):
        table.attack(brute, "Strike", beast)
    assert not table.game.players[RED].is_alive


def test_when_the_animal_dies_another_may_be_joined(table: AcademyTable) -> None:
    beast, heir = table.put(animal(), RED, damage=9), table.put(animal("Heir"), RED)  # type: ignore[arg-type]
    table.put(make_creature("Other"), RED)
    brute = table.put(make_creature("Brute"), BLUE)
    strength = table.attach("Joined Strength", beast)
    table.mana(RED, 1)
    table.decide("offer", take(heir))
    table.dice("2 2 0")
    table.attack(brute, "Strike", beast)
    assert not beast.in_play
    assert strength.attached_to is heir
    assert table.red.mana == 0
    assert table.value(heir, MELEE) == 1


def test_or_it_goes_with_it(table: AcademyTable) -> None:
    beast = table.put(animal(), RED, damage=9)  # type: ignore[arg-type]
    table.put(animal("Heir"), RED)  # type: ignore[arg-type]
    brute = table.put(make_creature("Brute"), BLUE)
    strength = table.attach("Joined Strength", beast)
    table.decide("offer", DECLINE)
    table.dice("2 2 0")
    table.attack(brute, "Strike", beast)
    assert not strength.in_play
    assert "Joined Strength" in table.discarded(RED)


@pytest.mark.parametrize("mana", [0, 5])
def test_without_mana_or_another_animal_nobody_is_asked(table: AcademyTable, mana: int) -> None:
    table.mana(RED, mana)
    beast = table.put(animal(), RED, damage=9)  # type: ignore[arg-type]
    if not mana:
        table.put(animal("Heir"), RED)  # type: ignore[arg-type]
    brute = table.put(make_creature("Brute"), BLUE)
    strength = table.attach("Joined Strength", beast)
    table.dice("2 2 0")
    table.attack(brute, "Strike", beast)
    assert not strength.in_play
