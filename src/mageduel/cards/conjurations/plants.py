"""Conjurations that are plants: trees, flowers, vines and pods."""

from __future__ import annotations

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import CONJURATION, CREATURE, IN_ARENA, LIVING, OTHER
from mageduel.facts.traits import INNATE_LIFE

etherian_lifetree = conjuration("Etherian Lifetree")
etherian_lifetree.grants(INNATE_LIFE(+2), to=OTHER & LIVING & (CREATURE | CONJURATION) & IN_ARENA)
