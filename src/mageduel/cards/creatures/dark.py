"""Creatures of the Dark school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF, WITH_OWN_MAGE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import BLOODTHIRSTY, FLYING
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, living_creatures_here
from mageduel.state.causes import Printed
from mageduel.state.events import Activated
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END
from mageduel.state.objects import Object

goran = creature("Goran, Werewolf Pet")
goran.grants(BLOODTHIRSTY(+1), to=SELF & WITH_OWN_MAGE)

malacoda = creature("Malacoda")
harms_each_upkeep(malacoda, 2, DamageType.POISON, living_creatures_here)

necropian_vampiress = creature("Necropian Vampiress")


@necropian_vampiress.on(Activated)
async def take_wing(game: Game, this: Object, event: Activated) -> None:
    """For one mana she flies until her Action Phase is over."""
    if event.creature is this and await offer_for_mana(game, this, Printed("Take Wing"), 1):
        grant_for_a_while(this, FLYING, source=this.name, until=ACTION_PHASE_END)
