"""Soldiers of the Academy's Warlord, and those who fight beside them."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, FURTHER_SUBTYPES, GUARDING, SAME_ZONE, SELF, Selector
from mageduel.facts.cards import CardType
from mageduel.facts.traits import PIERCING
from mageduel.rules.attack.dice import SHUTS_OUT
from mageduel.rules.attack.kinds import with_bar
from mageduel.state.objects import Object

harshforge_knight = creature("Harshforge Knight")
harshforge_knight.answer(SHUTS_OUT, lambda card: card.type in (CardType.ENCHANTMENT, CardType.INCANTATION))

# Izimbila

BY_TRAINING = {"nature": "animal", "war": "soldier"}

izimbila = creature("Izimbila, Daughter of Badgers")


@izimbila.answering(FURTHER_SUBTYPES)
def follow_the_mage(this: Object) -> list[str]:
    """What she is depends on what the mage who commands her has learned."""
    trained = this.game.players[this.controller].facts.trained
    return [subtype for school, subtype in BY_TRAINING.items() if school in trained]


# Kelsar Ranger

A_GUARD_HERE = FRIENDLY & CREATURE & GUARDING & SAME_ZONE

kelsar_ranger = creature("Kelsar Ranger")


def _is_covered(this: Object, _: Object) -> bool:
    """Whether a friendly creature in her zone is on guard."""
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return any(A_GUARD_HERE(this, each) for each in here)


kelsar_ranger.grants(PIERCING(+1), to=SELF & Selector(_is_covered), attacks=with_bar("Shortbow"))
