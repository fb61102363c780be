"""Shields: what cancels strikes on its bearer one by one, as long as there is something left of it (ruling R26)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack


class Shield(NamedTuple):
    """How many strikes an object still cancels, and what each of them takes from it."""

    left: Callable[[Object], int]
    wear: Callable[[Game, Object], Awaitable[None]]


STOPS_ATTACK: Final = Capability[Shield]("stops attack")
"""Asked of a defender and what is attached to it: how many strikes it cancels, before they could be avoided."""


def strikes_stopped(defender: Object) -> int:
    """How many strikes on this defender would be canceled, each before it could be avoided."""
    if not STOPS_ATTACK.anybody(defender.game):
        return 0
    return sum(
        shield.left(each)
        for each in (defender, *defender.attachments)
        if not each.hidden
        for shield in STOPS_ATTACK.of(each)
    )


async def stop_strike(game: Game, attack: Attack) -> None:
    """Let what protects the defender cancel this one strike; one shield is enough."""
    if STOPS_ATTACK.anybody(game):
        for each in (attack.defender, *attack.defender.attachments):
            for shield in STOPS_ATTACK.of(each):
                if not attack.is_stopped and not each.hidden and shield.left(each):
                    await shield.wear(game, each)
                    attack.is_stopped = True
