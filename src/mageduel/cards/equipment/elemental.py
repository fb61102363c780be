"""Equipment that belongs to any of the four elements."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.cards import CardType
from mageduel.facts.traits import EPIC
from mageduel.rules.equipment.spellbind import binds_spells

elemental_wand = equipment("Elemental Wand")
binds_spells(elemental_wand, lambda card: card.type is CardType.ATTACK and not card.has(EPIC), change_cost=3)
