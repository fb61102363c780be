"""Enchantments that work with V'Tar Orbs."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, enchantment
from mageduel.dsl.selectors import GUARDING, HOST, Selector, is_friendly
from mageduel.facts.traits import ANCHORED, ARMOR, MELEE, UNMOVABLE
from mageduel.kernel.requests import Answer
from mageduel.rules.domination.orbs import has_orb
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import push
from mageduel.rules.objects.characteristics import has
from mageduel.rules.sight.lines import sees_zone
from mageduel.state.arena import Direction
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import DIRECTION, VICTIM

# Sentinel of V'Tar

BESIDE_OWN_ORB: Final = Selector(
    lambda this, other: other.zone is not None and has_orb(other.game, other.zone, this.controller),
    depends=Depends.TABLE,
)

sentinel_of_vtar = enchantment("Sentinel of V'Tar")
sentinel_of_vtar.grants(UNMOVABLE, ANCHORED, to=HOST & BESIDE_OWN_ORB)
sentinel_of_vtar.grants(ARMOR(+2), MELEE(+1), to=HOST & BESIDE_OWN_ORB & GUARDING)

# V'Tar Force Sentry

force_sentry = enchantment("V'Tar Force Sentry")
SENTRY_REACH: Final = 1


def _intruders(game: Game, this: Object) -> list[Answer]:
    """Enemy creatures within a zone, and each way that leads away from the orb."""
    if this.zone is None:
        return []
    arena = game.arena
    near = [zone for zone in arena.near(this.zone, SENTRY_REACH) if sees_zone(game, this.zone, zone)]
    return [
        (each.id, int(way))
        for zone in near
        for each in game.in_zone[zone]
        if each.is_creature and not is_friendly(this.controller, each) and not has(each, UNMOVABLE)
        for way in arena.directions_away(this.zone, zone)
    ]


async def _push_back(game: Game, this: Object, choice: Answer) -> None:
    intruder = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, Printed(this.name), intruder))
    await push(game, intruder, Direction(choice[1]), through_attacking_walls=False)


force_sentry.abilities.append(
    Ability("V'Tar Force Sentry", None, _intruders, _push_back, uses=1, parts=(VICTIM, DIRECTION), harms=True)
)
