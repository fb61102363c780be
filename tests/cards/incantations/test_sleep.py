"""Sleep: a Sleep marker, the dearer the higher the target's Level."""

import pytest

from mageduel.facts.conditions import SLEEP
from mageduel.facts.traits import INCAPACITATED
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("core.level.variable-cost-by-target-level", "core.level.example-sleep-level-3")
@pytest.mark.parametrize(("level", "cost"), [(1, 4), (2, 5), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_the_price_goes_by_the_targets_level(table: Table, level: int, cost: int) -> None:
    dreamer = table.put(make_creature("Dreamer", level=level), BLUE)
    table.cast(table.red, "Sleep", dreamer)
    assert dreamer.conditions == {SLEEP: 1}
    assert table.red.mana == 50 - cost


@rule("core.condition.sleep-incapacitated", "codex.sleep.incapacitated")
def test_a_sleeper_is_incapacitated(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Sleep", wolf)
    assert table.has(wolf, INCAPACITATED)
    assert table.actions(wolf) == [("nothing",)]


@rule("core.condition.sleep-psychic", "codex.sleep.psychic")
def test_the_psychic_immune_do_not_fall_asleep(table: Table) -> None:
    leech = table.put("Mana Leech", BLUE)
    with pytest.raises(Refused):
        table.cast(table.red, "Sleep", leech)


def test_mages_and_the_nonliving_do_not_sleep(table: Table) -> None:
    table.move_to(table.blue, "B2")
    for target in (table.blue, table.put("Skeletal Sentry", BLUE)):
        with pytest.raises(Refused):
            table.cast(table.red, "Sleep", target)
