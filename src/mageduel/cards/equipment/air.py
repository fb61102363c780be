"""Equipment of the Air school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import equipment
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, EFFECT_ROLL, MELEE, RANGED
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.attack.surges import SURGES, Surge
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.state.marks import IN_PLAY, Mark

gale_force_ring = equipment("Gale Force Ring")
gale_force_ring.grants(EFFECT_ROLL(+2), attacks=of_damage(DamageType.WIND))

lightning_ring = equipment("Lightning Ring")
lightning_ring.grants(MELEE(+1), RANGED(+1), attacks=of_damage(DamageType.LIGHTNING))

wind_wyvern_hide = equipment("Wind Wyvern Hide")
wind_wyvern_hide.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.WIND](-3))

storm_drake_hide = equipment("Storm Drake Hide")
storm_drake_hide.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.LIGHTNING](-2))

STORM: Final = Mark("Storm", until=IN_PLAY, shown=True)
MOST_STORMS: Final = 4

staff_of_storms = equipment("Staff of Storms")
gains_each_upkeep(staff_of_storms, STORM, MOST_STORMS)
staff_of_storms.answer(SURGES, Surge(STORM, of_damage(DamageType.WIND, DamageType.LIGHTNING)))
