"""Attack spells of the Fire school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell

ring_of_fire = attack_spell("Ring of Fire")
ring_of_fire.spares_caster = True
