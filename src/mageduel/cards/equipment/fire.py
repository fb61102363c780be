"""Equipment of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, MELEE, RANGED
from mageduel.rules.attack.kinds import of_damage

dragonscale_hauberk = equipment("Dragonscale Hauberk")
dragonscale_hauberk.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.FLAME](-2))

fireshaper_ring = equipment("Fireshaper Ring")
fireshaper_ring.grants(MELEE(+1), RANGED(+1), attacks=of_damage(DamageType.FLAME))
