"""Enchantments of the Academy's Elementalist: frost and tar."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, MELTING
from mageduel.rules.conditions.markers import KEEPS_FROZEN

deep_freeze = enchantment("Deep Freeze")
deep_freeze.keeps_from(MELTING)
deep_freeze.answer(KEEPS_FROZEN, True)
deep_freeze.grants(DAMAGE_MODIFIER[DamageType.FLAME](-2))
