"""Plagued: it spreads to everybody in the zone."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def bearer(table: Table) -> Object:
    bearer = table.put("Timber Wolf", BLUE)
    table.attach("Plagued", bearer, RED)
    return bearer


@rule("sup.spell.plagued-damages-one-at-a-time")
def test_each_living_creature_in_the_zone_suffers_in_the_order_its_controller_chooses(
    table: Table, bearer: Object
) -> None:
    friend, far = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED, "A1")
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED)
    asked: list[int] = []

    def choose(request: object) -> tuple[str, int]:
        asked.append(request.player)  # type: ignore[attr-defined]
        return ("next", friend.id)

    table.decide("order", choose)
    table.upkeep()
    assert asked == [RED]
    assert [each.damage for each in (bearer, friend, far, golem)] == [1, 1, 0, 0]


@rule("sup.spell.plagued-continues-after-own-destruction")
def test_it_goes_on_when_its_bearer_dies_of_it(table: Table, bearer: Object) -> None:
    bearer.damage = table.life(bearer) - 1
    friend = table.put("Timber Wolf", RED)
    table.decide("order", ("next", bearer.id))
    table.upkeep()
    assert not table.in_play(bearer)
    assert friend.damage == 1
