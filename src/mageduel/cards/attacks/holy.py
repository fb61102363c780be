"""Attack spells of the Holy school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell

blinding_flash = attack_spell("Blinding Flash")
blinding_flash.spares_caster = True
