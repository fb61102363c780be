"""Damage: putting it on an object, directly or by an attack; and what receiving it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.conditions import DAZE, SLEEP
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import IMMUNITY, INDESTRUCTIBLE
from mageduel.rules.attack.bodyguards import BEARS_DAMAGE_FOR, HANDS_ON, PASSES_ON, share_damage
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.offers import offer_choice
from mageduel.state.causes import Cause, Printed
from mageduel.state.events import AbilityUsed, ConditionGained, ConditionLost, Damaged
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

UNHARMED_BY: Final = Capability[DamageType]("unharmed by")
"""Asked of an object: a type of damage that never harms it, though other effects of that type take hold of it."""


async def mark_damage(game: Game, thing: Object, amount: int, because: Cause, attack: Attack | None = None) -> int:
    """Put damage on an object without yet asking whether it survives; returns how much."""
    if amount <= 0 or has(thing, INDESTRUCTIBLE):
        return 0
    thing.damage += amount
    if SLEEP in thing.conditions:
        await wake_up(game, thing)
    if Damaged in game.heard:
        await happen(game, Damaged(thing, amount, because, attack))
    return amount


async def wake_up(game: Game, thing: Object) -> None:
    """Pain ends sleep: each marker is turned over and is a Daze, which waits if it has waited."""
    waiting = thing.fresh_conditions.get(SLEEP, 0)
    count = thing.take_condition(SLEEP)
    thing.place_condition(DAZE, count)
    if waiting:
        thing.keep_fresh(DAZE, waiting)
    await happen(game, ConditionLost(thing, SLEEP, count))
    await happen(game, ConditionGained(thing, DAZE, count))


async def share_out(game: Game, thing: Object, amount: int, because: Cause, attack: Attack | None = None) -> int:
    """Let others bear some of the damage in its place, where they may; returns what is left."""
    left, borne = await share_damage(game, thing, amount, because, attack)
    for bearer, count in borne:
        await mark_damage(game, bearer, count, because)
        await destroy_if_dead(game, bearer, because)
    return left


async def hand_on(game: Game, attack: Attack, amount: int) -> int:
    """Pass on what must go to the Mage of whoever controls something on the defender; returns what is left."""
    for each in tuple(attack.defender.attachments):
        player = game.players[each.controller]
        if each.hidden or not player.is_alive:
            continue
        for most in HANDS_ON.of(each):
            count = min(most, amount)
            if count > 0:
                amount -= count
                await happen(game, AbilityUsed(each, Printed(each.name), player.mage))
                await mark_damage(game, player.mage, count, each)
                await destroy_if_dead(game, player.mage, each)
    return amount


async def pass_on(game: Game, attack: Attack, amount: int) -> int:
    """Let whoever may do so pass points of an attack's damage on to others; returns what is left."""
    for each in tuple(PASSES_ON.anybody(game)):
        for others in PASSES_ON.of(each):
            among = others(each, attack) if amount else ()
            victim = await offer_choice(game, each, Printed(each.name), among, harms=True)
            if victim is not None:
                amount -= 1
                await mark_damage(game, victim, 1, each)
                await destroy_if_dead(game, victim, each)
    return amount


async def direct_damage(
    game: Game, thing: Object, amount: int, because: Cause, damage_type: DamageType | None = None
) -> int:
    """Deal damage that is no attack: nothing but Immunity to its type reduces it."""
    dealt = await _receive(game, thing, amount, because, damage_type)
    await destroy_if_dead(game, thing, because)
    return dealt


async def direct_damage_to_all(
    game: Game, things: Sequence[Object], amount: int, because: Cause, damage_type: DamageType | None = None
) -> int:
    """Deal it to several at once: nobody dies of it before all have received it. Says how many have."""
    hurt = [each for each in things if await _receive(game, each, amount, because, damage_type)]
    for each in game.in_initiative_order(tuple(hurt)):
        await destroy_if_dead(game, each, because)
    return len(hurt)


async def _receive(game: Game, thing: Object, amount: int, because: Cause, damage_type: DamageType | None) -> int:
    if thing.id not in game.objects or (damage_type is not None and has(thing, IMMUNITY[damage_type])):
        return 0
    if damage_type in UNHARMED_BY.of(thing):
        return 0
    if BEARS_DAMAGE_FOR.anybody(game):
        amount = await share_out(game, thing, amount, because)
    return await mark_damage(game, thing, amount, because)
