"""A player of one's own for the lab: creatures attack whenever they can, and mages cast.

mageduel lab arena examples/arena.toml --mode academy --games 40 --report arena.html
"""

from __future__ import annotations

import random

import mageduel as md
from mageduel.views.decisions import Decision


class Greedy:
    """It gets what its seat sees (`view`) and what it is asked (`decision`), and gives one of the answers."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: md.View, decision: Decision) -> md.Answer:
        """Creatures attack enemies whenever they can, mages cast; everything else by lot."""
        if decision.slots:  # the Planning Phase: any spells that fit
            return decision.by_lot(self._random.randrange)
        friends = view.friends_of(decision.seat)
        attacks = [
            answer
            for answer in decision.options
            if answer[0] == "attack" and not friends[view.object(answer[-1]).controller]
        ]
        casts = [answer for answer in decision.options if answer[0] == "cast"]
        mage_acts = view.acting is not None and view.acting.is_mage
        first = casts if mage_acts and casts else attacks  # a mage's action is worth more as a spell
        return self._random.choice(first) if first else decision.by_lot(self._random.randrange)
