"""Conjurations of the Water school."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import CREATURE, HAS_INITIATIVE, IN_ARENA, SAME_ZONE, subtype
from mageduel.dsl.upkeep import Due, cleanses, harms, reads
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import (
    DICE,
    ELUSIVE,
    FLYING,
    MELEE,
    RANGED,
    RESTRAINED,
    SLOW,
    UNCONTAINABLE,
    UNMOVABLE,
)
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import BY_FLYERS, SPELLS
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import HINDERS, MEETS_ARRIVALS, ON_THE_GROUND
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.terrain import is_terrain_of
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import AttackShape

AQUATIC: Final = subtype("aquatic")
SWIMMERS: Final = CREATURE & AQUATIC & SAME_ZONE
WADERS: Final = CREATURE & ~AQUATIC & SAME_ZONE
"""Whoever is in the water without belonging there; flyers are excepted where the traits are given."""


def _wades(this: Object, creature: Object) -> bool:
    return not has_subtype(creature, "aquatic") and not has(creature, FLYING)


# Shallow Sea

shallow_sea = conjuration("Shallow Sea")
shallow_sea.grants(MELEE(+1), to=SWIMMERS)
shallow_sea.answer(HINDERS, ~AQUATIC & ON_THE_GROUND)

shallow_sea.grants(DICE(-1), to=WADERS, attacks=~SPELLS & ~BY_FLYERS)

# Swamp

swamp = conjuration("Swamp")
swamp.grants(SLOW, UNMOVABLE, to=WADERS, unless=FLYING)
swamp.keeps_from(ELUSIVE, to=WADERS, unless=FLYING)

# Whirlpool

WHIRLPOOL_HARM: Final = 2

whirlpool = conjuration("Whirlpool")
whirlpool.grants(RESTRAINED, UNMOVABLE, to=WADERS, unless=(FLYING, UNCONTAINABLE))


def _drawn_in(game: Game, this: Object) -> Iterable[Object]:
    here = () if this.zone is None else game.in_zone[this.zone]
    return (each for each in here if each.is_creature and _wades(this, each) and not has(each, UNCONTAINABLE))


async def _drag_under(game: Game, this: Object, victim: Object) -> None:
    if victim not in tuple(_drawn_in(game, this)):
        return
    dealt = await direct_damage(game, victim, WHIRLPOOL_HARM, this, DamageType.HYDRO)
    if dealt and victim.id in game.objects and BURN in victim.conditions:
        await remove_condition(game, victim, BURN, victim.conditions[BURN])


@whirlpool.each_upkeep
def churn(game: Game, this: Object) -> list[Due]:
    """Whoever it holds is hurt; the water puts their fires out."""
    return [
        Due(
            each,
            this,
            this.name,
            partial(_drag_under, game, this, each),
            (harms(each, WHIRLPOOL_HARM, DamageType.HYDRO), *cleanses(each, BURN), reads(each, FLYING, UNCONTAINABLE)),
        )
        for each in _drawn_in(game, this)
    ]


# Wreck of the Viridian Lace

wreck = conjuration("Wreck of the Viridian Lace")
wreck.grants(MELEE(+1), RANGED(+1), to=CREATURE & subtype("pirate") & IN_ARENA & HAS_INITIATIVE)

# Bed of Urchins

bed_of_urchins = conjuration("Bed of Urchins")


@bed_of_urchins.answering(MEETS_ARRIVALS)
async def sting(game: Game, this: Object, creature: Object) -> None:
    """Whoever comes in and does not fly treads on its spines; swimmers pass above them where there is water."""
    swims = has_subtype(creature, "aquatic") and is_terrain_of(game, this.zone, "aquatic")
    if not swims and not has(creature, FLYING):
        attack = new_attack(game, AttackShape.OTHER, this.card.attacks[0], this, creature)
        await make_attack(game, attack)
        await happen(game, AttackActionEnded(attack))
