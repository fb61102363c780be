"""The end of a round: what is due with it is ordered as in the Upkeep Phase (ruling R4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.upkeep import Due
from mageduel.rules.round.upkeep_order import resolve
from mageduel.state.game import Game
from mageduel.state.objects import Object

AS_ROUND_ENDS: Final = Capability[Callable[[Object], Sequence[Due]]]("as the round ends")
"""Asked of everything in play: what is due on it, or by it, when a round is over."""


async def resolve_round_end(game: Game) -> None:
    """Let all that happen, the initiative holder's objects first where nothing competes."""
    things = game.in_initiative_order(game.heeding(AS_ROUND_ENDS))
    await resolve(game, [due for each in things for dues in AS_ROUND_ENDS.of(each) for due in dues(each)])
