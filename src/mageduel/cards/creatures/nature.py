"""Creatures of the Nature school."""

from __future__ import annotations

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE, SELF, subtype
from mageduel.facts.cards import CardType
from mageduel.facts.traits import ARMOR, CHARGE, EFFECT_ROLL, INCAPACITATED, MELEE, PIERCING, RESTRAINED
from mageduel.rules.attack.dice import dice_reasons
from mageduel.rules.attack.kinds import MELEE_ATTACKS, on_trait, with_bar
from mageduel.rules.planning.plans import PREPARES

redclaw = creature("Redclaw, Alpha Male")
redclaw.grants(ARMOR(+1), MELEE(+1), to=OTHER & FRIENDLY & subtype("canine") & CREATURE & SAME_ZONE)

makunda = creature("Makunda")
makunda.grants(
    PIERCING(+1),
    to=OTHER & FRIENDLY & subtype("cat") & CREATURE & SAME_ZONE,
    attacks=MELEE_ATTACKS,
)

giant_wolf_spider = creature("Giant Wolf Spider")
giant_wolf_spider.grants(
    EFFECT_ROLL(+4), to=SELF, attacks=with_bar("Poison Fangs") & on_trait(RESTRAINED, INCAPACITATED)
)


mountain_ram = creature("Mountain Ram")
CHARGING = Attacks("with a Charge bonus", lambda attack: any(each.word is CHARGE for each in dice_reasons(attack)))
mountain_ram.grants(EFFECT_ROLL(+3), to=SELF, attacks=with_bar("Battering Horns") & CHARGING)

fellella = creature("Fellella, Pixie Familiar")
fellella.answer(PREPARES, lambda this, card: card.type is CardType.ENCHANTMENT)
