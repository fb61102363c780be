"""Martial arts: attack spells that are blows, and what Ki makes of them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Script, attack_spell
from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_ATTACK, ROLL_DICE
from mageduel.facts.traits import CRITICAL_DAMAGE, DICE, UNAVOIDABLE, Trait
from mageduel.rules.attack.dice import SPELL_GIVES, WITHOUT_MELEE_BONUS
from mageduel.rules.attack.rolling import SPELL_DOES
from mageduel.rules.mages.ki import offer_for_ki
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.running import Attack

FOCUSED: Final = Mark("focused", until=THIS_ATTACK)
"""The mark of an attack into which Ki has gone."""


async def _focus(game: Game, attack: Attack, ki: int) -> bool:
    """Offer whoever makes the attack of a spell to put so much Ki into it."""
    assert attack.spell is not None
    return await offer_for_ki(game, attack.controller, Printed(attack.spell.card.name), ki, attack.defender)


def _gains(script: Script, trait: Trait, ki: int) -> None:
    """Let the attack of a spell have a trait, or more dice, for Ki that is paid as it is declared."""

    async def strike_surely(game: Game, attack: Attack) -> None:
        if await _focus(game, attack, ki):
            attack.marks[FOCUSED] = 1

    script.answer(SPELL_DOES, (DECLARE_ATTACK, strike_surely))
    script.answer(SPELL_GIVES, lambda attack: (trait,) if FOCUSED in attack.marks else ())


_gains(attack_spell("Dragon-Tail Sweep"), DICE(+1), ki=2)
_gains(attack_spell("Flying Side Kick"), DICE(+2), ki=2)
_gains(attack_spell("Projected Palm"), UNAVOIDABLE(1), ki=2)

fist_of_iron = attack_spell("Fist of Iron")
_gains(fist_of_iron, CRITICAL_DAMAGE(1), ki=3)
fist_of_iron.answer(WITHOUT_MELEE_BONUS, True)

# Fist of Lightning

fist_of_lightning = attack_spell("Fist of Lightning")


async def exhaust(game: Game, attack: Attack) -> None:
    """Whoever has been struck and had still to act has no more action this round, for Ki by his Level; no mage."""
    victim = attack.defender
    if victim.id not in game.objects or not victim.is_creature or victim.is_mage or not victim.active:
        return
    if await _focus(game, attack, victim.level + 1):
        victim.active = False


fist_of_lightning.answer(SPELL_DOES, (DAMAGE_AND_EFFECTS, exhaust))

# Projected Leg Sweep

OFF_THEIR_FEET: Final = 6
SWEEP_KI: Final = 2

projected_leg_sweep = attack_spell("Projected Leg Sweep")


async def sweep_off_their_feet(game: Game, attack: Attack) -> None:
    """An attack that gets through may have a much better effect roll."""
    if await _focus(game, attack, SWEEP_KI):
        attack.effect_bonus += OFF_THEIR_FEET


projected_leg_sweep.answer(SPELL_DOES, (ROLL_DICE, sweep_off_their_feet))
