"""Passages: ways that a move action takes past the zones and walls between, secret passages of a board and tunnels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

LEADS_TO: Final = Capability[Callable[[Object, Object], Sequence[Zone]]]("leads to")
"""Asked of everything in play: into which zones a move action takes this creature through it."""


def passages_from(game: Game, creature: Object) -> list[Zone]:
    """Where passages lead this creature from the zone it is in."""
    if creature.zone is None:
        return []
    secret = game.arena.passages.get(creature.zone)
    ends = [] if secret is None else [secret]
    if LEADS_TO in game.listeners:
        for each in LEADS_TO.anybody(game):
            for leads in LEADS_TO.of(each):
                for zone in leads(each, creature):
                    if zone not in ends:
                        ends.append(zone)
    return ends
