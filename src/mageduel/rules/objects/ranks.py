"""Ranks: who is among the soldiers when orders are given and formations are taken."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import CREATURE, FRIENDLY, SAME_ZONE, Selector
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.state.dependence import Depends
from mageduel.state.objects import Object

JOINS_THE_RANKS: Final = Capability[bool]("joins the ranks")
"""Asked of what a mage wears: whether orders and formations mean him as well, as if he were a soldier."""


def is_in_the_ranks(thing: Object) -> bool:
    """Whether orders and formations mean this creature: a soldier, or who fights as one of them."""
    return thing.is_creature and (
        has_subtype(thing, "soldier") or any(JOINS_THE_RANKS.is_given_by(each) for each in thing.attachments)
    )


SOLDIERS_HERE: Final = (
    FRIENDLY & CREATURE & SAME_ZONE & Selector(lambda this, other: is_in_the_ranks(other), depends=Depends.PAIR)
)
"""The friendly soldiers in its zone."""
