"""Blessings and protections of the temple."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import CREATURE, FRIENDLY, HOST, LIVING, SAME_ZONE, Selector
from mageduel.dsl.steps import ROLL_DICE
from mageduel.facts.traits import AEGIS, ARMOR, DICE, INCAPACITATED, LIFE, MELEE, PIERCING
from mageduel.rules.attack.kinds import ON_CREATURES, WHILE_DAMAGED, on_prey
from mageduel.rules.casting.costs import reveal_price, use_discounts
from mageduel.rules.casting.resolution import summon
from mageduel.rules.enchantments.moments import as_its_bearer_activates
from mageduel.rules.enchantments.reveals import (
    REVEAL_COST,
    REVEAL_RULE,
    costs_less_to_reveal,
    is_of_level_1,
)
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import HAS_LAST_WORD, destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.reanimation import can_reanimate
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.token_upkeep import give_up_time
from mageduel.rules.round.upkeep_healing import LIVING_HERE, treats_each_upkeep
from mageduel.state.causes import Printed, Why
from mageduel.state.events import Attacked, AttackMade, Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack

asyras_touch = enchantment("Asyra's Touch")
asyras_touch.grants(AEGIS(1))
costs_less_to_reveal(asyras_touch, on=is_of_level_1)

blessed_focus = enchantment("Blessed Focus")
blessed_focus.grants(MELEE(+1), PIERCING(+1), attacks=~WHILE_DAMAGED)

# Circle of Protection

CIRCLE_HEALS: Final = 1

circle_of_protection = enchantment("Circle of Protection")
circle_of_protection.grants(ARMOR(+1), to=FRIENDLY & LIVING & CREATURE & SAME_ZONE)


async def _shelter(game: Game, this: Object, patient: Object) -> None:
    await heal(game, patient, CIRCLE_HEALS, this)


def _is_holy(this: Object, other: Object) -> bool:
    return "holy" in other.card.schools


treats_each_upkeep(circle_of_protection, _shelter, most=CIRCLE_HEALS, whom=LIVING_HERE & Selector(_is_holy))

# Glancing Blow

glancing_blow = enchantment("Glancing Blow")
glancing_blow.exposes(DICE(-3), attacks=lambda attack: True, to=HOST)


@glancing_blow.must_reveal(
    during=ROLL_DICE, when=lambda this, attack: attack.defender is this.attached_to, lingers=True
)
async def turn_the_blow(game: Game, this: Object, attack: Attack) -> None:
    """As long as it lies there face up, attacks on its bearer roll fewer dice."""


@glancing_blow.on(AttackMade)
async def be_spent(game: Game, this: Object, event: AttackMade) -> None:
    """One strike is all it helps against."""
    if event.attack.defender is this.attached_to:
        await destroy(game, this, Why.USED_UP)


# Paladin's Valor

ON_EQUALS: Final = ON_CREATURES & on_prey("on its equal or better", lambda this, other: other.level >= this.level)

paladins_valor = enchantment("Paladin's Valor")
paladins_valor.grants(ARMOR(+2))
paladins_valor.grants(MELEE(+2), attacks=ON_EQUALS)

restore = enchantment("Restore")
restore.grants(LIFE(+10))

# Second Chance

second_chance = enchantment("Second Chance")
second_chance.answer(REVEAL_COST, lambda bearer: bearer.card.cost or 0)
second_chance.answer(REVEAL_RULE, lambda game, this: False)


@second_chance.answering(HAS_LAST_WORD)
async def give_it_another_life(game: Game, this: Object, bearer: Object, zone: Zone | None) -> None:
    """For what the creature costs it is summoned again where it fell."""
    if zone is None or not can_reanimate(game, bearer, zone):
        return
    due = reveal_price(game, this, bearer.card.cost or 0)
    if await offer_for_mana(game, this, Printed(this.name), due.to_pay, bearer):
        use_discounts(due)
        await happen(game, Revealed(this, due.to_pay))
        game.players[bearer.owner].discard.remove(bearer.card)
        await summon(game, bearer.card, zone, this.controller, bearer.owner)


# Slumber

slumber = enchantment("Slumber")
slumber.answer(REVEAL_COST, lambda bearer: bearer.level)
slumber.answer(REVEAL_RULE, as_its_bearer_activates)
slumber.grants(INCAPACITATED)


@slumber.on(Attacked)
async def stir(game: Game, this: Object, event: Attacked) -> None:
    """Each attack that hurts the sleeper shortens its sleep."""
    if event.attack.defender is this.attached_to and event.damage:
        await give_up_time(game, this)
