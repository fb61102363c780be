"""Choices that several situations leave to their players in the same way."""

from typing import Any

from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import LET_GO, PASS, PAY, Decision
from tests.kit.table import RED, Table


def decline(request: Request) -> tuple[Any, ...]:
    """Want nothing of what is offered."""
    assert request.decline is not None
    return request.decline


def noting(seen: list[Answer], decision: Decision) -> Decision:
    """Write down what could be chosen, then decide so."""

    def look(request: Request) -> Answer:
        seen.extend(request.options)
        return decision(request) if callable(decision) else decision

    return look


def keep_all_but(thing: Object) -> Decision:
    """Pay every upkeep except that of one object."""
    return lambda request: LET_GO if thing in tuple(request.subject) else PAY  # type: ignore[arg-type]


def sow(table: Table, zone: str, seat: int = RED) -> None:
    """Let a Druid grow a Vine marker in a zone, where she goes for it and comes back from."""
    mage = table.red if seat == RED else table.blue
    home, before = table.place(mage), len(table.find_all("Vine Marker"))
    assert home is not None

    def vine(request: Request) -> tuple[Any, ...]:
        is_due = request.player == seat and len(table.find_all("Vine Marker")) == before
        return next((each for each in request.options if is_due and each[:2] == ("vine", zone)), PASS)

    table.always("deploy", vine)
    table.move_to(mage, zone)
    table.deploy()
    table.move_to(mage, home)
