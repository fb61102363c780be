"""Damage and effects: step 6 of an attack, and everything that follows from dealing damage."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.dsl.selectors import is_controlled, is_friendly
from mageduel.facts.conditions import GRAPPLE, ICHTHELLID_LARVA, TAUNT
from mageduel.facts.effects import SNATCH, Effect
from mageduel.facts.traits import ETHEREAL, INCORPOREAL, MANA_DRAIN, MANA_TRANSFER, RAGE, VAMPIRIC
from mageduel.rules.attack import barriers
from mageduel.rules.attack.bodyguards import BEARS_DAMAGE_FOR, HANDS_ON, PASSES_ON
from mageduel.rules.attack.damage import hand_on, mark_damage, pass_on, share_out
from mageduel.rules.attack.dice import SPENT_ON, effect_rows, is_immune, note_wound
from mageduel.rules.attack.guards import drop_guard
from mageduel.rules.attack.mandatory_actions import taunt
from mageduel.rules.attack.prevention import may_be_prevented, prevent_damage
from mageduel.rules.attack.tallies import weigh
from mageduel.rules.attack.targets import TOUCHED
from mageduel.rules.casting.mana import capture, gain_mana, lose_mana
from mageduel.rules.conditions import grapple
from mageduel.rules.conditions.markers import give_condition, remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.movement import moves as movement
from mageduel.rules.objects.characteristics import has, is_living, value
from mageduel.rules.objects.destroy import destroy, destroy_if_dead, remaining_life
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.tokens import RAGE_TOKEN, place_tokens
from mageduel.state.causes import Printed, Why
from mageduel.state.events import AbilityUsed, Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

_TRAMPLE: Final = AttackShape.TRAMPLE
PUSHES_AT_RANDOM: Final = Capability[bool]("pushes at random")
"""Asked of an attack spell: whether a die decides which way it Pushes."""
INSTEAD_OF_DAMAGE: Final = Capability[Callable[[Game, Object, Attack], Awaitable[bool]]]("instead of damage")
"""Asked of an attacker and of what is attached to it, when the dice have fallen: whether it does something instead."""
MIRRORS: Final = Capability[bool]("mirrors")
"""Asked of what is attached to a defender: whether its attacker suffers the same, after which it is destroyed."""


async def damage_and_effects(game: Game, attack: Attack) -> None:
    """Step 6: damage first, then the effects the roll gave, then what dealing damage brings."""
    defender = attack.defender
    if not defender.card.has_life:
        for touch in TOUCHED.of(defender):
            await touch(game, defender, attack)
        return
    if attack.is_melee or attack.shape is _TRAMPLE:
        attack.barrier = barriers.damage_barrier_of(defender)
    if is_immune(attack):
        await _extinguish(game, attack)
        return
    health = remaining_life(defender)
    was_living = is_living(defender)
    tally = weigh(attack, attack.faces)
    damage = tally.damage
    if INSTEAD_OF_DAMAGE in game.listeners and await _does_something_else(game, attack):
        damage = 0
    if damage:
        if may_be_prevented(game, attack):
            damage -= await prevent_damage(game, attack, damage)
        if HANDS_ON in game.listeners:
            damage = await hand_on(game, attack, damage)
        if PASSES_ON in game.listeners:
            damage = await pass_on(game, attack, damage)
        if BEARS_DAMAGE_FOR in game.listeners:
            damage = await share_out(game, defender, damage, attack.bar, attack)
    attack.damage = await mark_damage(game, defender, damage, attack.bar, attack)
    attack.damage_in_all += attack.damage
    if attack.attacker is not None and grapple.grappler_of(attack.attacker) is defender:
        attack.attacker.mark(grapple.HURT, attack.damage)
    if attack.damage:
        attack.struck = defender
        note_wound(attack)
    mirror = _mirror_of(game, defender) if MIRRORS in game.listeners else None
    if mirror is not None:
        await _mirror(game, attack, mirror, min(attack.damage, max(0, health)))
    if attack.traits:
        await _extinguish(game, attack)
    await destroy_if_dead(game, defender, attack.bar, attack)
    if attack.effect_total is not None:
        await _apply_effects(game, attack, attack.effect_total)
    if mirror is not None:
        await destroy(game, mirror, Why.USED_UP)
    if attack.damage:
        counted = attack.damage if attack.damage < health else max(0, health)
        await _follow_ups(game, attack, counted, was_living)
    if Attacked in game.heard:
        await happen(game, Attacked(attack, attack.damage, tally))


async def _does_something_else(game: Game, attack: Attack) -> bool:
    """Whether the attacker, or what is attached to it, turns the roll to something other than damage."""
    attacker = attack.attacker
    for each in () if attacker is None else (attacker, *attacker.attachments):
        if not each.hidden:
            for instead in INSTEAD_OF_DAMAGE.of(each):
                if await instead(game, each, attack):
                    return True
    return False


def _mirror_of(game: Game, defender: Object) -> Object | None:
    return next((each for each in defender.attachments if MIRRORS.is_given_by(each) and not each.hidden), None)


async def _mirror(game: Game, attack: Attack, mirror: Object, damage: int) -> None:
    """The same befalls the attacker, whatever his armor and immunities to types of damage."""
    attacker = attack.attacker
    if attacker is None or not attacker.has_life or attacker.id not in game.objects:
        return
    await happen(game, AbilityUsed(mirror, Printed(mirror.name), attacker))
    await mark_damage(game, attacker, damage, mirror)
    if attack.effect_total is not None and is_affected(attack):
        for effect in effects_for(attack, attack.effect_total):
            await _return(game, attack, mirror, attacker, effect)
    await destroy_if_dead(game, attacker, mirror)


async def _return(game: Game, attack: Attack, mirror: Object, attacker: Object, effect: Effect) -> None:
    """One effect that the defender suffers comes to the attacker as well; holds and taunts need who attacks."""
    condition = effect.condition
    if condition is None:
        nearer = effect.code == SNATCH
        await movement.push_away(game, mirror.controller, attacker, attack.defender, towards=nearer)
    elif condition not in (GRAPPLE, TAUNT):
        await give_condition(game, attacker, condition, effect.markers)


async def _extinguish(game: Game, attack: Attack) -> None:
    """Fires go out, and ice melts, where the attack does that."""
    defender = attack.defender
    for word, condition in SPENT_ON.items():
        if attack.has(word) and condition in defender.conditions:
            await remove_condition(game, defender, condition, defender.conditions[condition])


def effects_for(attack: Attack, total: int) -> tuple[Effect, ...]:
    """What the effect box gives for this total."""
    for row in effect_rows(attack):
        if row.matches(total):
            return row.effects
    return ()


def is_affected(attack: Attack) -> bool:
    """Whether effects of this attack can take hold of the defender at all."""
    return not has(attack.defender, INCORPOREAL) or attack.has(ETHEREAL)


async def _apply_effects(game: Game, attack: Attack, total: int) -> None:
    if attack.defender.id not in game.objects or not is_affected(attack):
        return
    for effect in effects_for(attack, total):
        defender = attack.defender
        if defender.id not in game.objects:
            return
        condition = effect.condition
        if condition is None and attack.spell is not None and answers_of(attack.spell.card, PUSHES_AT_RANDOM):
            await movement.push_at_random(game, attack.controller, defender)
        elif condition is None:
            nearer = effect.code == SNATCH
            start = defender.zone
            await movement.push_away(game, attack.controller, defender, attack.source, towards=nearer)
            if attack.attacker is not None and attack.is_by_creature and movement.FOLLOWS.is_given_by(attack.attacker):
                await movement.offer_to_follow(game, attack.attacker, defender, start)
        elif condition is GRAPPLE:
            if await grapple.seize(game, attack) and attack.attacker is not None:
                await drop_guard(game, attack.attacker)
                await drop_guard(game, defender)
        elif condition is TAUNT:
            if attack.attacker is not None:
                await taunt(game, defender, attack.attacker)
        elif (
            await give_condition(game, defender, condition, effect.markers, attack=attack)
            and condition is ICHTHELLID_LARVA
        ):
            defender.larva_of = attack.controller


async def _follow_ups(game: Game, attack: Attack, counted: int, was_living: bool) -> None:
    """Vampiric for the first attack of an action, Mana Drain and Transfer for the first that can use them; Rage."""
    attacker, defender = attack.attacker, attack.defender
    is_first = attack.action.made == 0
    if attacker is not None and attack.has(VAMPIRIC) and is_first and defender.is_creature and was_living:
        await heal(game, attacker, (counted + 1) // 2, VAMPIRIC)
    is_draining = attack.traits and (MANA_DRAIN in attack.traits or MANA_TRANSFER in attack.traits)
    if (
        is_draining
        and defender.is_creature
        and is_controlled(defender)
        and not is_friendly(attack.controller, defender)
    ):
        await _drain(game, attack, defender)
    if attack.is_by_creature and attacker is not None and defender.id in game.objects and has(defender, RAGE):
        await _enrage(game, attacker, defender)


async def _drain(game: Game, attack: Attack, defender: Object) -> None:
    for word in (MANA_DRAIN, MANA_TRANSFER):
        amount = attack.traits.get(word, 0)
        if amount and word not in attack.action.drained:
            attack.action.drained += (word,)
            lost = await lose_mana(game, game.players[defender.controller].mage, amount, word)
            lost -= await capture(game, defender.controller, lost, attack.controller)
            if word is MANA_TRANSFER:
                await gain_mana(game, game.players[attack.controller].mage, lost, word)


async def _enrage(game: Game, attacker: Object, defender: Object) -> None:
    """Pain from an enemy creature adds a Rage token, up to the trait's number."""
    most = value(defender, RAGE)
    if not is_friendly(attacker.controller, defender) and defender.marks.get(RAGE_TOKEN, 0) < most:
        await place_tokens(game, defender, RAGE_TOKEN)
