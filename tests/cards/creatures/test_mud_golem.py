"""Mud Golem: it takes up mud and grows."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import life
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, move
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_each_token_is_two_life_and_a_melee_die(table: AcademyTable) -> None:
    golem = table.put("Mud Golem", RED)
    assert (life(golem), table.value(golem, MELEE)) == (9, 0)
    for count in (1, 2, 3):
        table.act(golem, ability(golem, "Gather Mud"))
        assert (life(golem), table.value(golem, MELEE)) == (9 + 2 * count, count)


def test_no_fourth_token(table: AcademyTable) -> None:
    golem = table.put("Mud Golem", RED)
    table.tokens(golem, "Mud", 3)
    assert ability(golem, "Gather Mud") not in table.actions(golem)


def test_it_takes_a_full_action() -> None:
    table = Table()
    golem = table.put("Mud Golem", RED, "B2")
    assert ability(golem, "Gather Mud") in table.actions(golem)
    assert ability(golem, "Gather Mud") not in table.offered(golem, move("B3"))
