"""The Necromancer: Plague Master and the Eternal Servant; his Poison Immunity is printed as a trait."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.upkeep import Due, demands, harms, reads
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.traits import EPIC, PIERCING
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.mages.ability_markers import companion_marker
from mageduel.rules.objects.characteristics import has_subtype, is_outside
from mageduel.rules.objects.reanimation import can_reanimate, reanimate
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.state.causes import Printed
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object

necromancer = scripted(mage("Necromancer").card)

PLAGUE_MASTER: Final = Printed("Plague Master")
PLAGUE_COST: Final = 1
PLAGUE_HARM: Final = 1


def is_poisoned(thing: Object) -> bool:
    """Whether at least one poison condition lies on an object in the arena."""
    return not is_outside(thing) and any(each.damage_type is DamageType.POISON for each in thing.conditions)


@necromancer.each_upkeep
def worsen_the_plague(game: Game, this: Object) -> list[Due]:
    """In the Upkeep Phase, one offer for each object that is poisoned."""
    price = demands(this.controller, PLAGUE_COST)
    due = []
    for each in game.objects.values():
        if each.conditions and is_poisoned(each):
            poison = [condition for condition in each.conditions if condition.damage_type is DamageType.POISON]
            touches = (harms(each, PLAGUE_HARM, DamageType.POISON), price, reads(each, *poison))
            due.append(Due(each, this, "Plague Master", partial(_offer_harm, game, this, each), touches))
    return due


async def _offer_harm(game: Game, this: Object, victim: Object) -> None:
    """For one mana, one point of direct poison damage."""
    seat = this.controller
    if not is_poisoned(victim) or available(game, seat) < PLAGUE_COST or not game.players[seat].is_alive:
        return
    if await take_up(game, Offer(this, PLAGUE_MASTER, victim), ("harm", victim.id, PLAGUE_COST)) is not None:
        pay(game, seat, PLAGUE_COST)
        await direct_damage(game, victim, PLAGUE_HARM, this, DamageType.POISON)


def can_serve(creature: Object) -> bool:
    """Whether it is undead and not Epic."""
    return has_subtype(creature, "undead") and not creature.card.has(EPIC)


eternal_servant = companion_marker(necromancer, "Eternal Servant", of=can_serve)
eternal_servant.grants(PIERCING(+1), attacks=lambda attack: True)


@necromancer.on(Destroyed)
async def call_the_servant_back(game: Game, this: Object, event: Destroyed) -> None:
    """The marker is back with him at once; for its casting cost the creature rises where it died."""
    servant = event.who
    if not any(each.card is eternal_servant.card and each.owner == this.owner for each in event.attachments):
        return
    price = servant.card.cost or 0
    can_rise = can_reanimate(game, servant, event.zone)
    if can_rise and await offer_for_mana(game, this, Printed("Eternal Servant"), price, servant):
        await reanimate(game, servant, event.zone, this.controller)
