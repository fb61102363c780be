"""Enchantments that hold a zone, or spread through one."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.dsl.upkeep import Due, harms
from mageduel.facts.damage import DamageType
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.movement.moves import ANCHORS_ZONE
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.order import which_one_next
from mageduel.state.game import Game
from mageduel.state.objects import Object

astral_anchor = enchantment("Astral Anchor")
astral_anchor.answer(ANCHORS_ZONE, True)

# Plagued

plagued = enchantment("Plagued")


def _the_living(game: Game, zone: int | None) -> list[Object]:
    here = () if zone is None else game.in_zone[zone]
    return [each for each in here if each.is_creature and is_living(each)]


@plagued.each_upkeep
def infect(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase every Living creature in the zone suffers, one after the other as its controller likes.

    It goes on to the last of them even if its bearer dies of it (supplement, Plagued).
    """
    bearer = this.attached_to
    if bearer is None:
        return []

    async def spread() -> None:
        zone, seat, done = this.zone, this.controller, set[Object]()
        while left := [each for each in _the_living(game, zone) if each not in done]:
            answer = await which_one_next(seat, left, this)
            victim = game.objects[answer[1]]
            done.add(victim)
            await direct_damage(game, victim, 1, this, DamageType.POISON)

    touches = tuple(harms(each, 1, DamageType.POISON) for each in _the_living(game, this.zone))
    return [Due(bearer, this, this.name, spread, touches)]
