"""What competes in an Upkeep Phase, and who was asked about it."""

from collections.abc import Callable

from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.table import Table, make_card, make_creature

GUEST = make_creature("Costly Guest", traits=["Upkeep +2"])
BEAST = make_creature("Healing Beast", life=8, traits=["Regenerate 2"])


def first(what: str, on: Object | None = None) -> Callable[[Request], Answer]:
    """Let this event go first."""

    def choose(request: Request) -> Answer:
        return next(each for each in request.options if each[2] == what and (on is None or each[1] == on.id))

    return choose


def orders(table: Table) -> list[tuple[int, set[str]]]:
    """Who was asked about the order, and between which events."""
    return [
        (request.player, {each[2] for each in request.options})
        for request in table.asked
        if request.kind == "upkeep order"
    ]


def pact(name: str = "Costly Pact", **row: object) -> object:
    return make_card(
        name=name,
        type="enchantment",
        cost=2,
        reveal=2,
        action="quick",
        range=[0, 2],
        target="creature",
        **({"traits": ["Upkeep +1"]} | row),
    )
