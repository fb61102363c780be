"""The rolls of an attack: whether it finds its target, its dice, and what of that is rolled again (steps 3 and 5)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.dsl.steps import ROLL_DICE, ROLL_TO_MISS, Step
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE
from mageduel.rules.attack.dice import (
    dice_reasons,
    effect_reasons,
    effect_rows,
    is_immune,
    number_of_dice,
    once_per_action,
)
from mageduel.rules.attack.rerolls import (
    PAID_REROLLS,
    REROLLS,
    REROLLS_AGAINST,
    REROLLS_ATTACKS,
    REROLLS_SOME_DICE,
    choose_dice,
    offer_paid_rerolls,
    reroll_attack_on,
    reroll_for_friend,
    reroll_own_attack,
)
from mageduel.rules.attack.surges import SURGES, offer_surge
from mageduel.rules.attack.tallies import weigh
from mageduel.rules.dice import roll_attack_dice, roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.state.causes import Roll
from mageduel.state.events import DiceRolled, RolledToMiss
from mageduel.state.game import Game
from mageduel.state.running import Attack

SPELL_DOES: Final = Capability[tuple[Step[Attack], Callable[[Game, Attack], Awaitable[None]]]]("does in a step")
"""Asked of an attack spell: what its text does in which step of its attack."""
HITS_ON: Final = 7
"""What a dazed attacker must roll to find the target."""
BLINDS: Final = Capability[bool]("blinds")
"""Asked of what is attached to an attacker: whether each of its attacks has to roll to find the target."""
_EFFECT: Final = (Roll.EFFECT,)
_DICE: Final = (Roll.ATTACK_DICE,)
_EFFECT_AND_DICE: Final = (*_EFFECT, *_DICE)


async def do_as_written(game: Game, attack: Attack, card: Card, step: Step[Attack]) -> None:
    """What the text of an attack spell does in a step of its attack."""
    for when, effect in answers_of(card, SPELL_DOES):
        if when is step:
            await effect(game, attack)


def rolls_to_miss(attack: Attack) -> int:
    """How many rolls an attacker needs to find the target: one if dazed, one for each thing that blinds it."""
    attacker = attack.attacker
    if attacker is None or not attack.is_by_creature:
        return 0
    rolls = 1 if DAZE in attacker.conditions else 0
    if BLINDS in attacker.game.listeners:
        rolls += sum(BLINDS.is_given_by(each) and not each.hidden for each in attacker.attachments)
    return rolls


async def roll_to_miss(game: Game, attack: Attack) -> None:
    """Step 3: a dazed attacker finds the target on a 7 or more, a blinded one needs a roll of its own for that."""
    for _ in range(rolls_to_miss(attack)):
        roll = await roll_effect_die(game)
        attack.missed = roll < HITS_ON
        await happen(game, RolledToMiss(attack, roll))
        await _roll_to_hit_again(game, attack)
        if attack.missed:
            return


async def _roll_to_hit_again(game: Game, attack: Attack) -> None:
    """A miss may be rolled again, where something on the attacker allows it."""
    while attack.missed and await reroll_own_attack(game, (Roll.TO_HIT,), attack) is not None:
        roll = await roll_effect_die(game)
        attack.missed = roll < HITS_ON
        await happen(game, RolledToMiss(attack, roll))


async def roll_dice(game: Game, attack: Attack) -> None:
    """Step 5: attack dice, and the effect die where the bar has effects; against the immune nothing is rolled."""
    if is_immune(attack) or not attack.defender.card.has_life:
        return
    if SURGES in game.listeners:
        await offer_surge(game, attack)
    if attack.spell is not None:
        await do_as_written(game, attack, attack.spell.card, ROLL_DICE)
    reasons = dice_reasons(attack)
    attack.bonuses = once_per_action(reasons)
    dice = number_of_dice(reasons)
    attack.faces = await roll_attack_dice(game, dice) if dice else ()
    if effect_rows(attack):
        attack.effect_roll = await roll_effect_die(game)
    if _may_be_rolled_again(game):
        await _rerolls(game, attack)
    _add_effects(attack)
    if DiceRolled in game.heard:
        await _tell_dice(game, attack)


async def reroll_late(game: Game, attack: Attack) -> None:
    """What lets an attack be rolled again was turned up only when the dice had fallen: now is the time to use it."""
    if attack.step == ROLL_TO_MISS.code:
        await _roll_to_hit_again(game, attack)
    elif attack.step == ROLL_DICE.code and _kinds(attack):
        again = await reroll_own_attack(game, _kinds(attack), attack)
        if again is not None:
            await _roll_again(game, attack, again)
            await _rerolls(game, attack)
            _add_effects(attack)
            await _tell_dice(game, attack)


def _add_effects(attack: Attack) -> None:
    """Add to the effect die what speaks for it and against it."""
    if attack.effect_roll is not None:
        attack.effect_total = attack.effect_roll + sum([reason.amount for reason in effect_reasons(attack)])


async def _tell_dice(game: Game, attack: Attack) -> None:
    tally = weigh(attack, attack.faces)
    await happen(game, DiceRolled(attack, attack.faces, attack.effect_roll, attack.effect_total, tally))


def _may_be_rolled_again(game: Game) -> bool:
    """Whether anything in play lets somebody have dice rolled again."""
    listeners = game.listeners
    return (
        REROLLS in listeners
        or REROLLS_AGAINST in listeners
        or REROLLS_ATTACKS in listeners
        or REROLLS_SOME_DICE in listeners
        or PAID_REROLLS in listeners
    )


def _kinds(attack: Attack) -> tuple[Roll, ...]:
    """The rolls of step 5 that may be made again."""
    if attack.effect_roll is None:
        return _DICE if attack.faces else ()
    return _EFFECT_AND_DICE if attack.faces else _EFFECT


async def _rerolls(game: Game, attack: Attack) -> None:
    """Both sides may have rolls made again, each by an object that allows it; a single die or all of them."""
    if REROLLS_SOME_DICE in game.listeners:
        await _roll_some_again(game, attack)
    if attack.faces and PAID_REROLLS in game.listeners:
        await offer_paid_rerolls(game, attack, partial(_roll_again, game, attack, Roll.ATTACK_DICE))
    while _kinds(attack) and (again := await _choose_reroll(game, _kinds(attack), attack)) is not None:
        await _roll_again(game, attack, again)


async def _roll_again(game: Game, attack: Attack, again: Roll) -> None:
    if again is Roll.EFFECT:
        attack.effect_roll = await roll_effect_die(game)
    else:
        attack.faces = await roll_attack_dice(game, len(attack.faces))


async def _choose_reroll(game: Game, kinds: tuple[Roll, ...], attack: Attack) -> Roll | None:
    """The attacker's side first, then the defender's."""
    is_of_creature = attack.is_by_creature and (attack.is_melee or attack.is_ranged)
    again = None
    if is_of_creature and REROLLS_ATTACKS in game.listeners:
        again = await reroll_own_attack(game, kinds, attack)
    if again is None and attack.defender.is_creature and REROLLS_AGAINST in game.listeners:
        again = await reroll_attack_on(game, kinds, attack)
    if again is None and attack.defender.is_creature and REROLLS in game.listeners:
        again = await reroll_for_friend(game, kinds, attack)
    return again


async def _roll_some_again(game: Game, attack: Attack) -> None:
    """Exchange the dice that are chosen for new ones; the others lie as they are."""
    again = await choose_dice(game, attack)
    if again:
        kept = list(attack.faces)
        for face in again:
            kept.remove(face)
        attack.faces = (*kept, *await roll_attack_dice(game, len(again)))
