"""Creatures of the Nature school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE, subtype
from mageduel.facts.cards import CardType
from mageduel.facts.traits import ARMOR, INCAPACITATED, MELEE, PIERCING, RESTRAINED
from mageduel.rules.attack.dice import EFFECT_BONUS
from mageduel.rules.objects.characteristics import has
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.objects import Object
from mageduel.state.running import Attack

redclaw = creature("Redclaw, Alpha Male")
redclaw.grants(ARMOR(+1), MELEE(+1), to=OTHER & FRIENDLY & subtype("canine") & CREATURE & SAME_ZONE)

makunda = creature("Makunda")
makunda.grants(
    PIERCING(+1),
    to=OTHER & FRIENDLY & subtype("cat") & CREATURE & SAME_ZONE,
    attacks=lambda attack: attack.is_melee,
)

giant_wolf_spider = creature("Giant Wolf Spider")
HELD_PREY_BONUS = 4


@giant_wolf_spider.answering(EFFECT_BONUS)
def poison_the_helpless(this: Object, attack: Attack) -> int:
    """Its fangs poison what is held or helpless more easily."""
    fangs = this.card.attacks[0]
    is_held = has(attack.defender, RESTRAINED) or has(attack.defender, INCAPACITATED)
    return HELD_PREY_BONUS if attack.bar is fangs and is_held else 0


fellella = creature("Fellella, Pixie Familiar")
fellella.answer(PREPARES, lambda this, card: card.type is CardType.ENCHANTMENT)
