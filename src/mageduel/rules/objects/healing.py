"""Healing, regeneration, reconstruction, and Life gained or lost for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.steps import HEALING
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import BLEED
from mageduel.facts.traits import FINITE_LIFE, NO_HEALING
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.enchantments.reveals import reveal_mandatory
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.objects.tokens import RAGE_TOKEN, take_tokens
from mageduel.rules.offers import ACCEPT, Offer, take_up
from mageduel.rules.round.uses import Uses
from mageduel.state.causes import Cause, Printed
from mageduel.state.events import ConditionLost, DicePool, Healed, LifeChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Healing, Spell

_BUILT_IN: Final = CardType.ABILITY
HEALS_MORE: Final = Capability[Uses]("heals more")
"""Asked of what a mage wears: as which use of a round it may add a point to what his spells heal."""
TAKES_HEALING: Final = Capability[Callable[[Game, Object], Awaitable[int]]]("takes healing")
"""Asked of what is attached to somebody who is about to be healed: how many points of that it keeps from him."""
WHEN_WHOLE: Final = Capability[Callable[[Object], bool]]("when whole")
"""Asked of an object and of what is attached to it: whether something would follow if it had no damage left now."""
STAUNCH: Final = Question(
    "staunch", Form("staunch", NUMBER), about={"thing": Object, "healing": int}, declines=("staunch", 0)
)


async def heal(game: Game, thing: Object, amount: int, because: Cause, despite_finite_life: bool = False) -> int:
    """Heal up to so much damage; returns how much was removed."""
    if thing.id not in game.objects or amount <= 0 or has(thing, NO_HEALING):
        return 0
    if has(thing, FINITE_LIFE) and not despite_finite_life:
        return 0
    if HEALS_MORE in game.listeners:
        amount += await _add_a_point(game, thing, amount, because)
    if BLEED in thing.conditions:
        amount -= await _staunch(game, thing, amount)
    if thing.damage and amount > 0 and TAKES_HEALING in game.listeners:
        amount = max(0, amount - await _taken(game, thing))
    removed = amount if amount < thing.damage else thing.damage
    if removed > 0 and game.is_watched:
        removed = await _left_to_heal(game, thing, removed)
    if removed > 0:
        thing.damage -= removed
        if Healed in game.heard:
            await happen(game, Healed(thing, removed, because))
        await _calm_down(game, thing)
    return removed


async def _taken(game: Game, thing: Object) -> int:
    """Points of healing that what lies on the object keeps from it."""
    revealed = [each for each in thing.attachments if not each.hidden]
    return sum([await takes(game, each) for each in revealed for takes in TAKES_HEALING.of(each)])


async def _left_to_heal(game: Game, thing: Object, amount: int) -> int:
    """Whatever must be revealed when damage would be healed is; says how much of the healing it leaves."""
    healing = Healing(thing, amount)
    await reveal_mandatory(game, HEALING, healing)
    return min(healing.amount, thing.damage) if thing.id in game.objects else 0


async def _add_a_point(game: Game, thing: Object, amount: int, because: Cause) -> int:
    """Offer a mage one point more, where his spell or his enchantment heals and something is left to heal."""
    healer = _whose_spell(game, because)
    if healer is None or thing.damage + thing.conditions.get(BLEED, 0) <= amount:
        return 0
    for each in healer.attachments:
        for uses in HEALS_MORE.of(each):
            if uses.are_left(each) and await take_up(game, Offer(each, Printed(each.name), thing), ACCEPT) is not None:
                uses.spend(each)
                return 1
    return 0


def _whose_spell(game: Game, because: Cause) -> Object | None:
    """The mage who has cast the spell that is being resolved, or controls the enchantment, to which this is due.

    A spell that an item lets him cast heals under a name of its own.
    """
    if isinstance(because, Object):
        return game.players[because.controller].mage if because.is_enchantment else None
    for each in reversed(game.running):
        if isinstance(each, Spell) and (each.card is because or each.card.type is _BUILT_IN):
            return each.caster if each.caster.is_mage else None
    return None


async def _staunch(game: Game, thing: Object, amount: int) -> int:
    """Points of healing may be given up to remove Bleed markers, one for one."""
    most = min(amount, thing.conditions[BLEED])
    answer = await STAUNCH.ask(thing.controller, [("staunch", count) for count in range(most + 1)], thing, amount)
    count: int = answer[1]
    if count:
        thing.take_condition(BLEED, count)
        await happen(game, ConditionLost(thing, BLEED, count))
    return count


async def _calm_down(game: Game, thing: Object) -> None:
    """Each healing takes one Rage token; with no damage left, all of them."""
    await take_tokens(game, thing, RAGE_TOKEN, None if thing.damage == 0 else 1)


def is_changed_by_being_whole(thing: Object) -> bool:
    """Whether it makes a difference that no damage is left on an object, be it for a moment."""
    if RAGE_TOKEN in thing.marks:
        return True
    here = (thing, *(each for each in thing.attachments if not each.hidden))
    return any(follows(each) for each in here for follows in WHEN_WHOLE.of(each))


async def roll_healing(game: Game, thing: Object, dice: int, because: Cause) -> int:
    """Heal as much as so many attack dice show; critical or not makes no difference."""
    faces = await roll_attack_dice(game, dice)
    if DicePool in game.heard:
        await happen(game, DicePool(thing, because, faces))
    return await heal(game, thing, sum(face.value for face in faces), because)


async def reconstruct(game: Game, thing: Object, amount: int, because: Cause) -> int:
    """Remove damage from a Nonliving object; Finite Life does not stop this."""
    return 0 if is_living(thing) else await mend(game, thing, amount, because)


async def roll_reconstruction(game: Game, thing: Object, dice: int, because: Cause) -> int:
    """Reconstruct as much as so many attack dice show."""
    faces = await roll_attack_dice(game, dice)
    if DicePool in game.heard:
        await happen(game, DicePool(thing, because, faces))
    return await reconstruct(game, thing, sum(face.value for face in faces), because)


async def mend(game: Game, thing: Object, amount: int, because: Cause) -> int:
    """Take damage off an object without healing it, living or not; returns how much."""
    removed = min(thing.damage, amount)
    if removed > 0:
        thing.damage -= removed
        if Healed in game.heard:
            await happen(game, Healed(thing, removed, because))
    return removed


async def gain_life(game: Game, thing: Object, amount: int, because: Cause) -> None:
    """Raise Life for good, unless Finite Life forbids it."""
    if not has(thing, FINITE_LIFE):
        thing.life_change += amount
        await happen(game, LifeChanged(thing, amount, because))


async def lose_life(game: Game, thing: Object, amount: int, because: Cause) -> None:
    """Lower Life for good; that is no damage, but it can be the end."""
    thing.life_change -= amount
    await happen(game, LifeChanged(thing, -amount, because))
    await destroy_if_dead(game, thing, because, by_damage=False)
