"""Luck: what attack dice gave beyond what was to be expected of them.

Where a look-ahead leads is mostly a matter of its dice. Their luck is known, and nothing on average: without it two
lines are told apart by a sixth of the trials.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mageduel.facts.dice import Face, Tally
from mageduel.state.events import DiceRolled
from mageduel.state.game import Game
from mageduel.views.dice import mean_of

ON_A_CREATURE: Final = 0.5
"""What a point of damage on a creature is worth beside one on a mage."""
ON_ANYTHING_ELSE: Final = 0.2


@lru_cache(maxsize=8192)
def _expected(dice: int, armor: int, is_resilient: bool, worth: tuple[Face, ...], softens: int) -> float:
    return mean_of(Tally(dice, 0, 0, armor, is_resilient, worth, softens))


def luck(game: Game, team: int) -> float:
    """How much more damage the dice of a game's log have dealt the enemies of a team than was to be expected, and less
    its own side."""
    total = 0.0
    for event in game.log or ():
        if isinstance(event, DiceRolled):
            tally, target = event.tally, event.attack.defender
            beyond = tally.damage - _expected(*tally.against)
            if not target.is_mage:
                beyond *= ON_A_CREATURE if target.is_creature else ON_ANYTHING_ELSE
            total += -beyond if game.players[target.controller].team == team else beyond
    return total
