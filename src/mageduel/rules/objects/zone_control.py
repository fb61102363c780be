"""Zone control: who holds a zone, which some cards call conquering it, and what serves whoever does."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import is_controlled, is_friendly
from mageduel.facts.traits import INCAPACITATED, PEST
from mageduel.rules.objects.characteristics import has
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

SERVES_ITS_HOLDER: Final = Capability[bool]("serves its holder")
"""Asked of everything in play: whether it serves whoever controls its zone, and not its own controller."""


def _that_count(game: Game, zone: Zone) -> list[Object]:
    """The creatures that hold a zone or contest it: of somebody's, neither Pests nor Incapacitated."""
    here = [each for each in game.in_zone[zone] if each.is_creature and is_controlled(each)]
    return [each for each in here if not has(each, PEST) and not has(each, INCAPACITATED)]


def controls_zone(game: Game, seat: int, zone: Zone) -> bool:
    """Whether this player has a creature there and no opponent has."""
    creatures = _that_count(game, zone)
    return any(each.controller == seat for each in creatures) and all(is_friendly(seat, each) for each in creatures)


def holder_of(game: Game, zone: Zone | None) -> int | None:
    """The player who controls a zone; of team-mates who hold it together, whose creature came first."""
    creatures = [] if zone is None else _that_count(game, zone)
    if not creatures or zone is None:
        return None
    first = creatures[0].controller
    return first if controls_zone(game, first, zone) else None


def whom_it_serves(game: Game, thing: Object) -> int | None:
    """The player who may tell an object what to do: its controller, or whoever holds its zone."""
    return holder_of(game, thing.zone) if SERVES_ITS_HOLDER.is_given_by(thing) else thing.controller
