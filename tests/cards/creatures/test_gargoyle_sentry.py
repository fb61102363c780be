"""Gargoyle Sentry: stone as long as it guards."""

import pytest

from mageduel.facts.traits import FLYING, TOUGH
from mageduel.rules.attack.guards import drop_guard
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_on_guard_it_is_armored_and_tough(table: Table) -> None:
    sentry = table.put("Gargoyle Sentry", RED)
    assert (table.armor(sentry), table.value(sentry, TOUGH)) == (1, 0)
    table.guard(sentry)
    assert (table.armor(sentry), table.value(sentry, TOUGH)) == (4, -3)
    assert not table.has(sentry, FLYING)


def test_without_the_marker_it_is_not(table: Table) -> None:
    sentry = table.put("Gargoyle Sentry", RED)
    table.guard(sentry)
    table.run(drop_guard(table.game, sentry))
    assert (table.armor(sentry), table.value(sentry, TOUGH)) == (1, 0)


def test_other_guards_gain_nothing(table: Table) -> None:
    table.guard(table.put("Gargoyle Sentry", RED))
    wolf = table.put("Timber Wolf", RED)
    table.guard(wolf)
    assert table.armor(wolf) == 2
