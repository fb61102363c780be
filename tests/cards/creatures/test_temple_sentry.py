"""Temple Sentry: on guard from the start, and well armored there."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_he_is_summoned_on_guard(table: AcademyTable) -> None:
    table.cast(table.red, "Temple Sentry")
    sentry = table.find("Temple Sentry")
    assert sentry.guarding
    assert not sentry.active
    brute = table.put(fighter(), BLUE)
    assert table.why_no_attack(brute, "Blade", table.red) == "guarded"


def test_on_guard_he_has_two_more_armor(table: AcademyTable) -> None:
    sentry = table.put("Temple Sentry", RED)
    assert table.armor(sentry) == 1
    table.guard(sentry)
    assert table.armor(sentry) == 3


def test_the_armor_goes_with_the_guard_marker(table: AcademyTable) -> None:
    sentry, brute = table.put("Temple Sentry", RED), table.put(fighter(), BLUE)
    table.guard(sentry)
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("2 1 0")
    table.attack(brute, "Blade", sentry)
    assert sentry.damage == 0
    assert table.armor(sentry) == 1
