"""Attack spells of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER

telekinetic_burst = attack_spell("Telekinetic Burst")
telekinetic_burst.answer(SPARES_ITS_CASTER, True)
