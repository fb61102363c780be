"""Overgrowth: bigger and stronger, and cheaper on plants."""

import pytest

from mageduel.facts.traits import MELEE
from tests.kit.academy import AcademyTable
from tests.kit.table import RED


@pytest.mark.parametrize(("name", "cost"), [("Swamp Lurker", 1), ("Wychwood Rat", 2)])
def test_life_and_melee_for_less_on_a_plant(name: str, cost: int) -> None:
    table = AcademyTable()
    bearer = table.put(name, RED)
    life, melee = table.life(bearer), table.value(bearer, MELEE)
    table.reveal(table.hide("Overgrowth", bearer))
    assert table.life(bearer) == life + 2
    assert table.value(bearer, MELEE) == melee + 1
    assert table.red.mana == 50 - cost


def test_only_what_lives_grows() -> None:
    table = AcademyTable()
    bones = table.put("Brittle Harvester", RED)
    assert table.why_no_cast(table.red, "Overgrowth", bones) is not None
