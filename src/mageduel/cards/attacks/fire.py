"""Attack spells of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER

ring_of_fire = attack_spell("Ring of Fire")
ring_of_fire.answer(SPARES_ITS_CASTER, True)
