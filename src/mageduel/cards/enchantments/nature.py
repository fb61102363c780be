"""Enchantments of the Nature school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import enchantment
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import (
    ARMOR,
    CHARGE,
    DOUBLESTRIKE,
    ELUSIVE,
    FAST,
    FLYING,
    LIFE,
    MELEE,
    PIERCING,
    RANGED,
    REGENERATE,
    UNAVOIDABLE,
)
from mageduel.rules.attack.bodyguards import HANDS_ON
from mageduel.rules.attack.dice import EXTRA_DICE
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.casting.transfers import why_not_carried_over
from mageduel.rules.enchantments.reveals import REVEAL_COST, costs_less_to_reveal, is_of_level_1
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import MOVES_ON, destroy
from mageduel.rules.objects.presence import move_enchantment
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, its_bearer
from mageduel.state.causes import Printed, Why
from mageduel.state.events import AttackDeclared, AttackEnded
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

barkskin = enchantment("Barkskin")
barkskin.grants(ARMOR(+2), REGENERATE(2))

bear_strength = enchantment("Bear Strength")
bear_strength.grants(MELEE(+2))

bull_endurance = enchantment("Bull Endurance")
bull_endurance.grants(LIFE(+4))

cheetah_speed = enchantment("Cheetah Speed")
cheetah_speed.grants(FAST)

eagle_wings = enchantment("Eagle Wings")
eagle_wings.grants(FLYING)

hawkeye = enchantment("Hawkeye")
hawkeye.grants(RANGED(+1))

lion_savagery = enchantment("Lion Savagery")
lion_savagery.grants(CHARGE(+2))
lion_savagery.grants(PIERCING(+1), attacks=MELEE_ATTACKS)

mongoose_agility = enchantment("Mongoose Agility")
mongoose_agility.grants(ELUSIVE)

regrowth = enchantment("Regrowth")
regrowth.grants(REGENERATE(2))

rhino_hide = enchantment("Rhino Hide")
rhino_hide.grants(ARMOR(+2))

falcon_precision = enchantment("Falcon Precision")
falcon_precision.grants(UNAVOIDABLE, attacks=MELEE_ATTACKS)

gator_toughness = enchantment("Gator Toughness")
gator_toughness.grants(ARMOR(+1), LIFE(+2))

iguana_regrowth = enchantment("Iguana Regrowth")
iguana_regrowth.grants(LIFE(+2), REGENERATE(1))
iguana_regrowth.answer(REVEAL_COST, lambda host: host.level)

panther_stealth = enchantment("Panther Stealth")
panther_stealth.grants(ELUSIVE)
costs_less_to_reveal(panther_stealth, on=is_of_level_1)

wolf_fury = enchantment("Wolf Fury")
wolf_fury.grants(MELEE(+1))
wolf_fury.grants(PIERCING(+1), attacks=MELEE_ATTACKS)
costs_less_to_reveal(wolf_fury, on=is_of_level_1)

tangleroot = enchantment("Tangleroot")


@tangleroot.answering(EXTRA_DICE)
def hamper(this: Object, attack: Attack) -> int:
    """Melee attacks of its bearer lack a die for each root that still holds."""
    is_hampered = attack.attacker is this.attached_to and attack.is_melee
    return -this.marks.get(DISSIPATE_TOKEN, 0) if is_hampered else 0


overgrowth = enchantment("Overgrowth")
overgrowth.grants(LIFE(+2), MELEE(+1))
costs_less_to_reveal(overgrowth, on=lambda bearer: has_subtype(bearer, "plant"))

reclamation = enchantment("Reclamation")
harms_each_upkeep(reclamation, 2, None, its_bearer)

# Badger Frenzy

FRENZIED: Final = Mark("frenzied", until=THIS_ATTACK)
QUICK_MELEE: Final = MELEE_ATTACKS & Attacks("quick", lambda attack: attack.bar.action is ActionKind.QUICK)

badger_frenzy = enchantment("Badger Frenzy")
badger_frenzy.grants(DOUBLESTRIKE, attacks=QUICK_MELEE)
costs_less_to_reveal(badger_frenzy, on=is_of_level_1)


@badger_frenzy.on(AttackDeclared)
async def begin_frenzy(game: Game, this: Object, event: AttackDeclared) -> None:
    """The first quick melee attack its bearer declares is the one."""
    if event.attack.attacker is this.attached_to and QUICK_MELEE(event.attack):
        event.attack.marks[FRENZIED] = 1


@badger_frenzy.on(AttackEnded)
async def calm_down(game: Game, this: Object, event: AttackEnded) -> None:
    """With that attack it is used up, unless it was canceled."""
    attack = event.attack
    if attack.attacker is this.attached_to and attack.marks.get(FRENZIED) and not attack.is_canceled:
        await destroy(game, this, Why.USED_UP)


# Joined Strength

JOIN_ANEW_COST: Final = 1

joined_strength = enchantment("Joined Strength")
joined_strength.grants(MELEE(+1))
joined_strength.answer(HANDS_ON, 1)


@joined_strength.answering(MOVES_ON)
async def join_anew(game: Game, this: Object) -> bool:
    """When its bearer dies, another animal in the Mage's zone may be joined instead."""
    mage = game.players[this.controller].mage
    if mage.zone is None or available(game, this.controller) < JOIN_ANEW_COST:
        return False
    others = [
        each
        for each in game.in_zone[mage.zone]
        if each is not this.attached_to and why_not_carried_over(game, this, each) is None
    ]
    animal = await offer_choice(game, this, Printed(this.name), others)
    if animal is None:
        return False
    pay(game, this.controller, JOIN_ANEW_COST)
    move_enchantment(this, animal)
    return True
