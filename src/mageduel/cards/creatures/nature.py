"""Creatures of the Nature school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE, subtype
from mageduel.facts.cards import CardType
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.rules.planning.plans import PREPARES

redclaw = creature("Redclaw, Alpha Male")
redclaw.grants(ARMOR(+1), MELEE(+1), to=OTHER & FRIENDLY & subtype("canine") & CREATURE & SAME_ZONE)

fellella = creature("Fellella, Pixie Familiar")
fellella.answer(PREPARES, lambda this, card: card.type is CardType.ENCHANTMENT)
