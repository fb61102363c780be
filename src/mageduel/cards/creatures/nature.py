"""Creatures of the Nature school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import creature
from mageduel.dsl.selectors import CREATURE, FRIENDLY, OTHER, SAME_ZONE, SELF, Selector, subtype
from mageduel.facts.traits import (
    ARMOR,
    CHARGE,
    COUNTERSTRIKE,
    DOUBLESTRIKE,
    EFFECT_ROLL,
    INCAPACITATED,
    MELEE,
    NO_HEALING,
    PIERCING,
    RESTRAINED,
)
from mageduel.rules.attack.dice import dice_reasons
from mageduel.rules.attack.kinds import MELEE_ATTACKS, WHILE_DAMAGED, on_trait, with_bar
from mageduel.rules.attack.strikes import SPREADS_STRIKES
from mageduel.rules.conditions.markers import NEVER_GUARDS
from mageduel.rules.objects.tokens import RAGE_TOKEN
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.dependence import Depends
from mageduel.state.objects import Object
from mageduel.state.running import Attack

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
CHARGING: Final = Attacks(
    "with a Charge bonus", lambda attack: any(each.word is CHARGE for each in dice_reasons(attack))
)
mountain_ram.grants(EFFECT_ROLL(+3), to=SELF, attacks=with_bar("Battering Horns") & CHARGING)

fellella = creature("Fellella, Pixie Familiar")
fellella.answer(PREPARES, lambda this, card: card.is_enchantment)


# Dragonclaw Wolverine

RAGE_TO_STRIKE_BACK: Final = 3

dragonclaw_wolverine = creature("Dragonclaw Wolverine")
dragonclaw_wolverine.grants(
    ARMOR(+1), to=SELF, value=lambda this, _: this.marks.get(RAGE_TOKEN, 0), depends=Depends.PAIR
)
WHILE_FURIOUS: Final = Attacks(
    "while furious",
    lambda attack: attack.attacker is not None and attack.attacker.marks.get(RAGE_TOKEN, 0) >= RAGE_TO_STRIKE_BACK,
)
dragonclaw_wolverine.grants(COUNTERSTRIKE, to=SELF, attacks=WHILE_FURIOUS)


# Pharaoh's Cheetah

SPRINT: Final = 2
"""Move actions right before its attack."""


def _has_sprinted(attack: Attack) -> bool:
    """Whether the attacker comes straight from two move actions, and not back to where it began."""
    attacker = attack.attacker
    phase = None if attacker is None else attacker.game.action_phase
    return (
        attacker is not None
        and phase is not None
        and phase.creature is attacker
        and phase.just_moved
        and phase.move_actions >= SPRINT
        and phase.started_in != attacker.zone
        and attack.action.made == 0
    )


pharaohs_cheetah = creature("Pharaoh's Cheetah")
pharaohs_cheetah.grants(EFFECT_ROLL(+8), to=SELF, attacks=with_bar("Claws") & Attacks("after a sprint", _has_sprinted))


# Rats

ANOTHER_RAT: Final = OTHER & FRIENDLY & subtype("rat") & CREATURE & SAME_ZONE


def _has_company(this: Object, _: Object) -> bool:
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return any(ANOTHER_RAT(this, each) for each in here)


IN_A_PACK: Final = SELF & Selector(_has_company, depends=Depends.TABLE)
"""Itself, as long as another friendly rat is in its zone."""

darkfenne_rat = creature("Darkfenne Rat")
darkfenne_rat.grants(PIERCING(+2), to=IN_A_PACK, attacks=with_bar("Bite"))

wychwood_rat = creature("Wychwood Rat")
wychwood_rat.grants(MELEE(+1), to=IN_A_PACK)

hellfire_ants = creature("Hellfire Ants")
hellfire_ants.answer(SPREADS_STRIKES, True)

darkfenne_owl = creature("Darkfenne Owl")
darkfenne_owl.grants(NO_HEALING, to=CREATURE & SAME_ZONE)

# Silverclaw Ratel

silverclaw_ratel = creature("Silverclaw Ratel")
silverclaw_ratel.grants(DOUBLESTRIKE, to=SELF, attacks=with_bar("Claws") & WHILE_DAMAGED)
silverclaw_ratel.answer(NEVER_GUARDS, True)
