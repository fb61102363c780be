"""Creatures of the Water school, alone or with another."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import creature
from mageduel.dsl.selectors import (
    CREATURE,
    ENEMY,
    HAS_INITIATIVE,
    NON_MAGE,
    SAME_ZONE,
    SELF,
    Selector,
    is_friendly,
    subtype,
)
from mageduel.dsl.upkeep import HOLD
from mageduel.facts.conditions import BLEED
from mageduel.facts.traits import (
    CHANNELING,
    DOUBLESTRIKE,
    EFFECT_ROLL,
    MELEE,
    PIERCING,
    REGENERATE,
    RESTRAINED,
    VAMPIRIC,
)
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.kinds import COUNTERSTRIKES, ON_INACTIVE, with_bar
from mageduel.rules.attack.targets import FORBIDS_ATTACK
from mageduel.rules.casting.mana import TOKENS_AS_MANA, Coins
from mageduel.rules.conditions.grapple import holds, preys_of
from mageduel.rules.movement.moves import FOLLOWS
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.terrain import on_terrain
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.rules.round.upkeep_harm import harms_each_upkeep
from mageduel.rules.round.uses import Uses
from mageduel.state.dependence import Depends
from mageduel.state.events import AttackDeclared, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Blightheart

blightheart = creature("Blightheart")

blightheart.grants(EFFECT_ROLL(+4), to=SELF, attacks=ON_INACTIVE & ~COUNTERSTRIKES)

# Colossal Crab

colossal_crab = creature("Colossal Crab")
harms_each_upkeep(colossal_crab, 2, None, lambda game, this: preys_of(this), HOLD)

# Deptonne Berserker

deptonne_berserker = creature("Deptonne Berserker")


def _smells_blood(attack: Attack) -> bool:
    """Whether anybody around the attacker is bleeding."""
    attacker = attack.attacker
    if attacker is None or attacker.zone is None:
        return False
    here = attacker.game.in_zone[attacker.zone]
    return any(each.is_creature and BLEED in each.conditions for each in here)


deptonne_berserker.grants(DOUBLESTRIKE, to=SELF, attacks=Attacks("with blood around", _smells_blood))

# Deptonne Bloodshaman

STIRRED: Final = Mark("stirred by blood", until=THIS_ATTACK)
FIRST_BLOOD: Final = Uses("first attack on the bleeding")

deptonne_bloodshaman = creature("Deptonne Bloodshaman")


def _is_first_blood(attack: Attack) -> bool:
    """Whether it is the attacker's first melee attack this round on somebody who bleeds already (supplement)."""
    if attack.is_committed:
        return bool(attack.marks.get(STIRRED))
    is_left = attack.attacker is not None and FIRST_BLOOD.are_left(attack.attacker)
    return is_left and attack.is_melee and BLEED in attack.defender.conditions


deptonne_bloodshaman.grants(
    VAMPIRIC, to=CREATURE & subtype("deptonne") & SAME_ZONE, attacks=Attacks("first blood", _is_first_blood)
)


@deptonne_bloodshaman.on(AttackDeclared)
async def stir_the_blood(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever is declared on without a wound is not the first by the wound he gets."""
    attack, attacker = event.attack, event.attack.attacker
    if attacker is None or not attack.is_melee or BLEED not in attack.defender.conditions:
        return
    if has_subtype(attacker, "deptonne") and attacker.zone == this.zone and FIRST_BLOOD.are_left(attacker):
        FIRST_BLOOD.spend(attacker)
        attack.marks[STIRRED] = 1


# Gerard Matranga

GOLD: Final = Mark("Gold", until=IN_PLAY, shown=True)

gerard_matranga = creature("Gerard Matranga")
gains_each_upkeep(gerard_matranga, GOLD)
gerard_matranga.answer(
    TOKENS_AS_MANA,
    Coins(GOLD, lambda card: card.is_creature and not {"soldier", "pirate"}.isdisjoint(card.subtypes)),
)


@gerard_matranga.on(Attacked)
async def plunder(game: Game, this: Object, event: Attacked) -> None:
    """Every enemy creature he wounds is worth something."""
    attack = event.attack
    if attack.attacker is not this or not attack.is_by_creature or not event.damage:
        return
    if attack.defender.is_creature and not is_friendly(this.controller, attack.defender):
        await place_tokens(game, this, GOLD)


gerard_matranga.grants(
    PIERCING,
    to=SELF,
    value=lambda this, other: this.marks.get(GOLD, 0),
    attacks=with_bar("Avaricious Strike"),
    depends=Depends.PAIR,
)

# Naiya

ON_WATER: Final = on_terrain("aquatic")

naiya = creature("Naiya")
naiya.answer(
    PREPARES,
    lambda this, card: "song" in card.subtypes or ("water" in card.schools and not card.is_creature),
)
naiya.grants(REGENERATE(1), CHANNELING(+1), to=SELF & ON_WATER)

# Shoalsdeep Crocodile

NOT_ITS_PREY: Final = Refusal("not-its-prey", Rule("codex", "Grapple"))

shoalsdeep_crocodile = creature("Shoalsdeep Crocodile")


def _is_not_on_its_prey(this: Object, attack: Attack) -> bool:
    """Only what it holds can be rolled to death."""
    return attack.bar.name == "Death Roll" and not holds(this, attack.defender)


shoalsdeep_crocodile.answer(FORBIDS_ATTACK, (NOT_ITS_PREY, _is_not_on_its_prey))

# Shoalsdeep Tidecaller

shoalsdeep_tidecaller = creature("Shoalsdeep Tidecaller")
shoalsdeep_tidecaller.grants(MELEE(+2), to=SELF & HAS_INITIATIVE)

shoalsdeep_tidecaller.grants(EFFECT_ROLL(+4), to=SELF & HAS_INITIATIVE, attacks=with_bar("Riptide"))

# Water Elemental

water_elemental = creature("Water Elemental")
water_elemental.answer(FOLLOWS, True)
"""Creatures of the Water school."""


# Sherean Leviathan


def _swims(this: Object, other: Object) -> bool:
    """Whether it is in a zone with aquatic terrain."""
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return any(each.card.is_terrain and "aquatic" in each.card.subtypes for each in here)


sherean_leviathan = creature("Sherean Leviathan")
sherean_leviathan.grants(
    RESTRAINED, to=ENEMY & CREATURE & NON_MAGE & ~subtype("aquatic") & SAME_ZONE & Selector(_swims)
)
