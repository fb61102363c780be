"""Attack spells of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.rules.casting.further_targets import TARGETS_TOGETHER, are_in_one_zone
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER

force_daggers = attack_spell("Force Daggers")
force_daggers.answer(TARGETS_TOGETHER, are_in_one_zone)

telekinetic_burst = attack_spell("Telekinetic Burst")
telekinetic_burst.answer(SPARES_ITS_CASTER, True)
