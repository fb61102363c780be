"""Enchantments for knights, and against those who fight them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import enchantment
from mageduel.dsl.steps import ATTACK_ENDS, AVOID_ATTACK, DECLARE_ATTACK, PAY_ATTACK_COSTS, ROLL_TO_MISS
from mageduel.dsl.upkeep import Due, harms, heals
from mageduel.facts.traits import MELEE, PIERCING
from mageduel.rules.attack.effects import MIRRORS
from mageduel.rules.attack.rolling import BLINDS
from mageduel.rules.enchantments.reveals import REVEAL_RULE
from mageduel.rules.objects.sacrifice import take_damage_over
from mageduel.rules.objects.strength import is_against_the_strongest
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Blind

blind = enchantment("Blind")
blind.answer(BLINDS, True)


def has_drawn_blood(this: Object, attack: Attack) -> bool:
    """Whether its bearer has attacked and damaged something."""
    has_damaged = attack.damage_in_all > 0 or attack.struck is not None  # itself too, by an attack that was turned back
    return attack.attacker is this.attached_to and attack.is_by_creature and has_damaged


@blind.must_reveal(during=ATTACK_ENDS, when=has_drawn_blood, stays=True)
async def blind_the_attacker(game: Game, this: Object, attack: Attack) -> None:
    """From now on its bearer has to roll for every attack."""


# Eye for an Eye

eye_for_an_eye = enchantment("Eye for an Eye")
eye_for_an_eye.answer(MIRRORS, True)
_BEFORE_THE_DICE: Final = frozenset(
    each.code for each in (DECLARE_ATTACK, PAY_ATTACK_COSTS, ROLL_TO_MISS, AVOID_ATTACK)
)


@eye_for_an_eye.answering(REVEAL_RULE)
def is_under_attack(game: Game, this: Object) -> bool:
    """It is revealed in an attack on its bearer, before the dice are rolled."""
    running = game.running[-1] if game.running else None
    return isinstance(running, Attack) and running.defender is this.attached_to and running.step in _BEFORE_THE_DICE


knights_courage = enchantment("Knight's Courage")
knights_courage.grants(MELEE(+2), PIERCING(+1), attacks=is_against_the_strongest)

# Life Link

life_link = enchantment("Life Link")
LIFE_LINK_MOST: Final = 3


@life_link.each_upkeep
def share_life(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase the controller's mage may take some of the bearer's damage upon himself."""
    bearer, mage = this.attached_to, game.players[this.controller].mage
    if bearer is None:
        return []

    async def take_over() -> None:
        await take_damage_over(game, mage, bearer, LIFE_LINK_MOST, this)

    return [Due(bearer, this, this.name, take_over, (heals(bearer, LIFE_LINK_MOST), harms(mage, LIFE_LINK_MOST)))]
