"""Panther Stealth: a minor creature slips past guards."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, make_creature


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1)])
def test_guards_are_ignored_and_level_1_pays_less(level: int, cost: int) -> None:
    table = AcademyTable()
    cat, guard = table.put(make_creature("Cat", level=level), RED), table.put(make_creature("Guard"), BLUE)
    table.guard(guard)
    assert table.why_no_attack(cat, "Strike", table.blue) == "guarded"
    table.reveal(table.hide("Panther Stealth", cat))
    assert table.why_no_attack(cat, "Strike", table.blue) is None
    assert table.red.mana == 50 - cost


def test_no_major_creature_can_have_it() -> None:
    table = AcademyTable()
    big = table.put(make_creature("Big", level=3), RED)
    assert table.why_no_cast(table.red, "Panther Stealth", big) == "wrong-target"
