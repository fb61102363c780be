"""Equipment of the Air school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, EFFECT_ROLL, MELEE, RANGED
from mageduel.rules.attack.kinds import of_damage

gale_force_ring = equipment("Gale Force Ring")
gale_force_ring.grants(EFFECT_ROLL(+2), attacks=of_damage(DamageType.WIND))

lightning_ring = equipment("Lightning Ring")
lightning_ring.grants(MELEE(+1), RANGED(+1), attacks=of_damage(DamageType.LIGHTNING))

wind_wyvern_hide = equipment("Wind Wyvern Hide")
wind_wyvern_hide.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.WIND](-3))

storm_drake_hide = equipment("Storm Drake Hide")
storm_drake_hide.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.LIGHTNING](-2))
