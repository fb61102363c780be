"""Blessings and protections of the temple."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import CREATURE, FRIENDLY, LIVING, SAME_ZONE, Selector
from mageduel.facts.traits import AEGIS, ARMOR, LIFE, MELEE, PIERCING
from mageduel.rules.attack.kinds import ON_CREATURES, WHILE_DAMAGED, on_prey
from mageduel.rules.enchantments.reveals import costs_less_to_reveal, is_of_level_1
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.upkeep_healing import LIVING_HERE, treats_each_upkeep
from mageduel.state.game import Game
from mageduel.state.objects import Object

asyras_touch = enchantment("Asyra's Touch")
asyras_touch.grants(AEGIS(1))
costs_less_to_reveal(asyras_touch, on=is_of_level_1)

blessed_focus = enchantment("Blessed Focus")
blessed_focus.grants(MELEE(+1), PIERCING(+1), attacks=~WHILE_DAMAGED)

# Circle of Protection

CIRCLE_HEALS = 1

circle_of_protection = enchantment("Circle of Protection")
circle_of_protection.grants(ARMOR(+1), to=FRIENDLY & LIVING & CREATURE & SAME_ZONE)


async def _shelter(game: Game, this: Object, patient: Object) -> None:
    await heal(game, patient, CIRCLE_HEALS, this)


def _is_holy(this: Object, other: Object) -> bool:
    return "holy" in other.card.schools


treats_each_upkeep(circle_of_protection, _shelter, most=CIRCLE_HEALS, whom=LIVING_HERE & Selector(_is_holy))

# Paladin's Valor

ON_EQUALS = ON_CREATURES & on_prey("on its equal or better", lambda this, other: other.level >= this.level)

paladins_valor = enchantment("Paladin's Valor")
paladins_valor.grants(ARMOR(+2))
paladins_valor.grants(MELEE(+2), attacks=ON_EQUALS)

restore = enchantment("Restore")
restore.grants(LIFE(+10))
