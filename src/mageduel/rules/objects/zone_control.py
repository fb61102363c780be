"""Zone control: who holds a zone, which some cards call conquering it."""

from __future__ import annotations

from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import INCAPACITATED, PEST
from mageduel.rules.objects.characteristics import has
from mageduel.state.game import Game
from mageduel.state.places import Zone


def controls_zone(game: Game, seat: int, zone: Zone) -> bool:
    """Whether this player has a creature there and no opponent has; Pests and the Incapacitated do not count."""
    creatures = [
        each for each in game.in_zone[zone] if each.is_creature and not has(each, PEST) and not has(each, INCAPACITATED)
    ]
    return any(each.controller == seat for each in creatures) and all(is_friendly(seat, each) for each in creatures)
