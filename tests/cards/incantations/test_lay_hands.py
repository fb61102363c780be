"""Lay Hands: twelve dice of healing, and conditions taken off for their removal costs."""

import pytest

from mageduel.facts.conditions import BURN, GROWTH, STUN, WEAK
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table

TWELVE = "2 2* 1 1* 0 0 0 0 0 0 0 0"


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    return table


def test_it_heals_and_then_as_many_conditions_go_as_are_paid_for(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=9)
    table.condition(hydra, STUN)
    table.condition(hydra, WEAK, 2)
    table.dice(TWELVE)
    table.decide("remove condition", ("remove", "Stun", 4), ("remove", "Weak", 2), ("done",))
    table.cast(table.red, "Lay Hands", hydra)
    assert hydra.damage == 3
    assert STUN not in hydra.conditions
    assert hydra.conditions[WEAK] == 1
    assert table.red.mana == 50 - 9 - 4 - 2


@rule("core.condition.no-removal-cost-not-removable")
def test_a_marker_without_a_removal_cost_is_not_offered(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=1)
    table.condition(wolf, GROWTH)
    table.dice(TWELVE)
    table.cast(table.red, "Lay Hands", wolf)
    assert GROWTH in wolf.conditions
    assert not any(request.kind == "remove condition" for request in table.asked)


def test_what_the_mana_does_not_cover_stays(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=1)
    table.condition(wolf, STUN)
    table.condition(wolf, BURN)
    table.red.mana = 9 + 3
    table.dice(TWELVE)
    table.decide("remove condition", ("remove", "Burn", 2))
    table.cast(table.red, "Lay Hands", wolf)
    assert wolf.conditions == {STUN: 1}
    assert table.red.mana == 1


def test_mages_neighbours_and_the_nonliving_are_no_targets(table: Table) -> None:
    for target in (table.red, table.put("Timber Wolf", BLUE, "B3"), table.put("Skeletal Sentry", RED)):
        with pytest.raises(Refused):
            table.cast(table.red, "Lay Hands", target)
