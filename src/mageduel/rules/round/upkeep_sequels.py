"""What upkeep events lead to by the rules alone: who obeys another when a spell is gone, and who gets out of a hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from mageduel.dsl.upkeep import ALTERS, CONTROL, HEALS, HOLD, SWAYS, Touch, sways
from mageduel.facts.conditions import SLAM, SLEEP, STUN
from mageduel.facts.traits import INCAPACITATED
from mageduel.rules.conditions.grapple import is_in_grapple
from mageduel.rules.objects.control import HOLDS_CONTROL, would_obey
from mageduel.state.game import Game
from mageduel.state.objects import Object

_LOOSENS: Final = frozenset((INCAPACITATED, STUN, SLEEP, SLAM))
"""What makes a creature let go of whom it holds."""


def handed_over(game: Game, gone: Mapping[int, Object]) -> list[Touch]:
    """Who would obey another if all this were gone."""
    touches = []
    for each in gone.values():
        bearer = each.attached_to
        if bearer is None or bearer.id in gone or each.hidden or not HOLDS_CONTROL.is_given_by(each):
            continue
        if would_obey(game, bearer, without=gone) != bearer.controller:
            touches.append(sways(bearer, CONTROL))
    return touches


def loosened(touches: Iterable[Touch]) -> list[Touch]:
    """Whose Grapple could end by this: a grappler is Incapacitated, or one of the two is called away."""
    found = []
    for touch in touches:
        way, thing = touch.way, touch.thing
        if way is ALTERS or way is SWAYS:
            ends = thing is not None and thing.preys and not _LOOSENS.isdisjoint(touch.aspects)
        else:
            ends = way is HEALS and touch.most == 0 and thing is not None and is_in_grapple(thing)
        if ends and thing is not None:
            found.append(sways(thing, HOLD))
    return found
