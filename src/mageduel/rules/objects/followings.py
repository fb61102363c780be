"""Followings: how many creatures a mage controls, himself among them, and who has fewer than anybody else."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.selectors import Selector
from mageduel.state.dependence import Depends
from mageduel.state.game import Game


def has_fewest_creatures(game: Game, seat: int) -> bool:
    """Whether this player controls fewer creatures than every other mage who is still alive (ruling M12)."""
    counts = [0] * len(game.players)
    for each in game.objects.values():
        if each.is_creature:
            counts[each.controller] += 1
    return all(
        counts[seat] < counts[other.seat]
        for other in game.players
        if other.seat != seat and other.is_somebody and other.is_alive
    )


OF_FEWEST: Final = Selector(
    lambda this, other: has_fewest_creatures(this.game, other.controller), depends=Depends.TABLE
)
"""What is controlled by the mage with the fewest creatures."""
