"""Ehren: badly wounded when he comes, and strong for good once he has recovered."""

import pytest

from mageduel.facts.conditions import ROT
from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.answers import first
from tests.kit.ledger import rule


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable()
    table.cast(table.red, "Ehren, Enduring Paladin")
    return table


def heal(table: AcademyTable, dice: str) -> None:
    table.dice(dice)
    table.cast(table.red, "Minor Heal", table.find("Ehren, Enduring Paladin"))


def test_he_is_summoned_with_seven_damage(table: AcademyTable) -> None:
    assert table.find("Ehren, Enduring Paladin").damage == 7


def test_without_wounds_he_has_four_melee_tokens_for_good(table: AcademyTable) -> None:
    ehren = table.find("Ehren, Enduring Paladin")
    heal(table, "2 2 2 0 0")
    assert (ehren.damage, table.value(ehren, MELEE)) == (1, 0)
    heal(table, "1 0 0 0 0")
    assert (ehren.damage, table.value(ehren, MELEE)) == (0, 4)
    ehren.damage = 3
    assert table.value(ehren, MELEE) == 4
    heal(table, "2 2 0 0 0")
    assert table.value(ehren, MELEE) == 4


def test_damage_that_moves_away_counts(table: AcademyTable) -> None:
    ehren = table.find("Ehren, Enduring Paladin")
    ehren.damage = 1
    table.attach("Asyran Robes", table.red)
    table.decide("offer", lambda request: request.options[0])
    table.upkeep()
    assert (ehren.damage, table.red.damage, table.value(ehren, MELEE)) == (0, 1, 4)


@rule("academy.upkeep.controller-orders", "ruling.r47")
@pytest.mark.parametrize(("first_due", "reward"), [("Regenerate", 4), ("Rot", 0)])
def test_his_controller_may_have_him_recover_before_he_rots(table: AcademyTable, first_due: str, reward: int) -> None:
    ehren = table.find("Ehren, Enduring Paladin")
    ehren.damage = 1
    table.attach("Iguana Regrowth", ehren)
    table.condition(ehren, ROT)
    table.decide("upkeep order", first(ehren, first_due))
    table.upkeep()
    assert (ehren.damage, table.value(ehren, MELEE)) == (1, reward)


@rule("ruling.r47")
def test_once_he_has_recovered_it_makes_no_difference_any_more(table: AcademyTable) -> None:
    ehren = table.find("Ehren, Enduring Paladin")
    heal(table, "2 2 2 1 0")
    ehren.damage = 1
    table.attach("Iguana Regrowth", ehren)
    table.condition(ehren, ROT)
    table.upkeep()  # nobody is asked
    assert (ehren.damage, table.value(ehren, MELEE)) == (1, 4)
