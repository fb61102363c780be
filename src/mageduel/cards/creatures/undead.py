"""Creatures of the Dark school that have died before: undead and spirits."""

from __future__ import annotations

from functools import partial

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due, relieves
from mageduel.facts.conditions import ROT
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement.moves import TELEPORTS_FOR
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.sight.lines import zones_of
from mageduel.state.game import Game
from mageduel.state.objects import Object

# Grey Wraith

grey_wraith = creature("Grey Wraith")
grey_wraith.answer(TELEPORTS_FOR, 1)

# Mort

MORT_MENDS = 2

mort = creature("Mort")


def is_near(this: Object, other: Object) -> bool:
    """In his zone, or a wall on a border of it."""
    return this.zone is not None and this.zone in zones_of(this.game, other)


@mort.each_upkeep
def mend_the_bones(game: Game, this: Object) -> list[Due]:
    """Friendly skeleton objects near him."""

    async def mend(each: Object) -> None:
        if is_near(this, each):
            await reconstruct(game, each, MORT_MENDS, this)

    return [
        Due(each, this, this.name, partial(mend, each), (relieves(each, MORT_MENDS),))
        for each in game.objects.values()
        if "skeleton" in each.card.subtypes and is_friendly(this.controller, each) and is_near(this, each)
    ]


# Plague Zombie

plague_zombie = creature("Plague Zombie")


@plague_zombie.answering(WHEN_DESTROYED)
async def spread_the_plague(game: Game, this: Object) -> None:
    """Whatever lives where it falls begins to rot."""
    for each in tuple(game.in_zone[this.zone]) if this.zone is not None else ():
        if each.is_creature and is_living(each):
            await give_condition(game, each, ROT)
