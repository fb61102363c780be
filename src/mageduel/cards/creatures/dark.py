"""Creatures of the Dark school."""

from __future__ import annotations

from functools import partial

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF, WITH_OWN_MAGE
from mageduel.dsl.upkeep import Due, harms
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import BLOODTHIRSTY, FLYING
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.events import Activated
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END
from mageduel.state.objects import Object

goran = creature("Goran, Werewolf Pet")
goran.grants(BLOODTHIRSTY(+1), to=SELF & WITH_OWN_MAGE)

malacoda = creature("Malacoda")


@malacoda.each_upkeep
def spread_pestilence(game: Game, this: Object) -> list[Due]:
    """Every other Living creature in the zone takes two direct poison damage."""
    if this.zone is None:
        return []
    return [
        Due(each, this, this.name, partial(_poison, game, each, this), (harms(each, 2, DamageType.POISON),))
        for each in game.in_zone[this.zone]
        if each is not this and each.is_creature and is_living(each)
    ]


async def _poison(game: Game, victim: Object, this: Object) -> None:
    await direct_damage(game, victim, 2, this, DamageType.POISON)


necropian_vampiress = creature("Necropian Vampiress")


@necropian_vampiress.on(Activated)
async def take_wing(game: Game, this: Object, event: Activated) -> None:
    """For one mana she flies until her Action Phase is over."""
    if event.creature is this and await offer_for_mana(game, this, Printed("Take Wing"), 1):
        grant_for_a_while(this, FLYING, source=this.name, until=ACTION_PHASE_END)
