"""Upkeep costs that grow before they are due, and do something when they are paid."""

import pytest

from mageduel.facts.traits import UPKEEP
from mageduel.state.objects import Object
from tests.kit.answers import LET_GO, PAY, first
from tests.kit.table import BLUE, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B3")


@pytest.fixture
def vine(table: Table, wolf: Object) -> Object:
    table.cast(table.red, "Stranglevine", wolf)
    return table.find("Stranglevine")


def test_what_comes_before_the_cost_is_not_a_matter_of_order(table: Table, wolf: Object, vine: Object) -> None:
    """The cost is asked for once, with the token counted."""
    costs: list[object] = []

    def look(request: object) -> object:
        costs.append(request.subject[1])  # type: ignore[attr-defined]
        return PAY

    for _ in range(2):
        table.decide("upkeep", look)  # type: ignore[arg-type]
        table.upkeep()
    assert (costs, table.value(vine, UPKEEP), wolf.damage) == ([1, 2], 2, 3)


def test_what_paying_causes_competes_with_what_heals_its_victim(table: Table, wolf: Object, vine: Object) -> None:
    table.decide("upkeep", PAY)
    table.upkeep()
    wolf.damage = 9
    table.attach("Regrowth", wolf)
    table.decide("upkeep", PAY)
    table.always("upkeep order", first(wolf, "Regenerate"))
    table.upkeep()
    assert (table.in_play(wolf), wolf.damage) == (True, 9), "healed first, then crushed"


def test_unpaid_nothing_is_caused(table: Table, wolf: Object, vine: Object) -> None:
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (wolf.damage, table.in_play(vine)) == (0, False)


def test_a_cost_that_is_paid_before_all_others_comes_before_its_token_too(
    table: Table, wolf: Object, vine: Object
) -> None:
    control = table.hide("Mind Control", wolf, BLUE)
    control.controller = BLUE
    table.control(wolf, BLUE)
    table.move_to(table.blue, "B3")
    table.reveal(control)
    order: list[str] = []

    def look(request: object) -> object:
        order.append(request.subject[0].name)  # type: ignore[attr-defined]
        return PAY

    table.always("upkeep", look)  # type: ignore[arg-type]
    table.upkeep()
    assert order == ["Mind Control", "Stranglevine"]
    assert wolf.damage == 1
