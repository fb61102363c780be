"""Arrivals: at the end of the round, what was laid down face down is turned up and summoned."""

from __future__ import annotations

from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.spells import why_not_in_play
from mageduel.rules.objects.presence import to_discard
from mageduel.state.game import Game


async def summon_arrivals(game: Game) -> None:
    """Summon every creature that waits; one that cannot be in play now goes to its owner's discard pile."""
    waiting, game.arrivals = game.arrivals, []
    for arrival in waiting:
        if why_not_in_play(game, arrival.controller, arrival.card) is not None:
            to_discard(game, arrival.card, arrival.owner)
        else:
            await summon(game, arrival.card, arrival.zone, arrival.controller, arrival.owner)
