"""Attack spells of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.facts.traits import CRITICAL_DAMAGE
from mageduel.rules.attack.dice import SPELL_GIVES
from mageduel.rules.casting.further_targets import TARGETS_TOGETHER, are_in_one_zone

arcane_missiles = attack_spell("Arcane Missiles")
arcane_missiles.answer(TARGETS_TOGETHER, are_in_one_zone)
arcane_missiles.answer(SPELL_GIVES, lambda attack: (CRITICAL_DAMAGE(1),))
