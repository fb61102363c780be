"""Clerics whose special actions are drawn as bars on their cards."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import Selector
from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.round.special_actions import action_bar, giving, reconstructing

BROKEN_BONES: Final = Selector(lambda this, other: bool(other.damage) and has_subtype(other, "skeleton"))
ZOMBIES: Final = Selector(lambda this, other: other.is_creature and has_subtype(other, "zombie"))

acolyte = creature("Acolyte of the Bog Queen")
action_bar(acolyte, "Repair Bones", reconstructing(2), on=BROKEN_BONES)
action_bar(acolyte, "Vigor of the Grave", giving(MELEE(+1)), on=ZOMBIES)
