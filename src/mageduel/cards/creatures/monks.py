"""Monks and others who have mastered their bodies."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF
from mageduel.facts.traits import PIERCING
from mageduel.rules.attack.kinds import ON_INACTIVE, with_bar
from mageduel.rules.sight.stealth import STEALTHY

haruku = creature("Haruku, Shadowy Assassin")
haruku.answer(STEALTHY, lambda this: this.active)
haruku.grants(PIERCING(+2), to=SELF, attacks=with_bar("Backstab") & ON_INACTIVE)
