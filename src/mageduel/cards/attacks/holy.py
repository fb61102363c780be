"""Attack spells of the Holy school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER

blinding_flash = attack_spell("Blinding Flash")
blinding_flash.answer(SPARES_ITS_CASTER, True)
