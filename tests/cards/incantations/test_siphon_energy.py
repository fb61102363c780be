"""Siphon Energy: takes a Dissipate token that is not the last, and heals the mage."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    table = AcademyTable(red="Academy Forcemaster")
    table.red.damage = 5
    return table


def test_a_token_goes_and_the_mage_is_healed(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", BLUE)
    table.cast(table.red, "Siphon Energy", cobra)
    assert (cobra.marks[DISSIPATE_TOKEN], table.red.damage) == (4, 3)


def test_ones_own_tokens_will_do(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", RED)
    table.cast(table.red, "Siphon Energy", cobra)
    assert (cobra.marks[DISSIPATE_TOKEN], table.red.damage) == (4, 3)


def test_the_last_one_stays(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", BLUE)
    for _ in range(4):
        table.upkeep()
    assert cobra.marks[DISSIPATE_TOKEN] == 1
    assert table.why_no_cast(table.red, "Siphon Energy", cobra) == "nothing-to-siphon"


def test_what_has_none_is_no_target(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Siphon Energy", table.blue) == "nothing-to-siphon"


def test_what_is_epic_is_no_target(table: AcademyTable) -> None:
    shield = table.hide("Force Shield", table.red)
    table.reveal(shield)
    assert table.why_no_cast(table.red, "Siphon Energy", shield) == "wrong-target"
