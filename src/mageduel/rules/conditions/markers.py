"""Conditions: when a marker can be placed, what placing it does, and how it comes off again."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import (
    BLEED,
    BURN,
    BY_LEVEL,
    CONDITIONS,
    CORRODE,
    CRIPPLE,
    DAZE,
    DISABLE,
    FREEZE,
    GRAPPLE,
    ICHTHELLID_LARVA,
    SLAM,
    SLEEP,
    STAGGER,
    STUCK,
    STUN,
    SUFFOCATE,
    TAINTED,
    TAUNT,
    ZOMBIE,
    Condition,
)
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import (
    BURNPROOF,
    IMMUNITY,
    INCAPACITATED,
    INCORPOREAL,
    SLOW,
    UNCONTAINABLE,
    UNMOVABLE,
)
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage, wake_up
from mageduel.rules.attack.guards import drop_guard
from mageduel.rules.attack.rerolls import offer_reroll
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions import grapple
from mageduel.rules.conditions.disable import disable_or_enable
from mageduel.rules.conditions.grapple import is_in_grapple
from mageduel.rules.conditions.waiting import due, let_wait
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import SINCE, armor, has, has_subtype, is_living
from mageduel.rules.objects.control import follow_text
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.objects.tokens import take_tokens
from mageduel.state.causes import About, Cause, Named, Roll, Why
from mageduel.state.events import ConditionGained, ConditionLost, Rolled
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION
from mageduel.state.phases import Phase
from mageduel.state.running import Attack

ESCAPES_ON: Final = 7
"""What a creature must roll to shake off Cripple or Stuck."""
_BEFORE_RESET_ENDS: Final = (Phase.INITIATIVE, Phase.RESET)
"""A Disable placed now outlasts the Reset Phase of the same round."""
DONE: Final[Answer] = ("done",)
REMOVE_CONDITION: Final = Question(
    "remove condition",
    Form("remove", CONDITION, NUMBER),
    about={"bearer": Object, "because": object},
    declines=DONE,
)
SPENT_AFTERWARDS: Final = Mark("Stun after acting", until=IN_PLAY, shown=True)
"""The mark of a creature that is Stunned when its next Action Phase has ended."""
_OPPOSITES: Final = {BURN: FREEZE, FREEZE: BURN}
KEEPS_FROZEN: Final = Capability[bool]("keeps frozen")
"""Asked of what is attached to a creature: whether no Freeze marker wears off at the end of its Action Phase."""
MAJOR_LEVEL: Final = 3
"""Spells and creatures of this level and above are major."""


def can_have(thing: Object, condition: Condition) -> bool:
    """Whether this marker can be placed on the object at all; Suffocate on something attached chokes its bearer."""
    if condition is DISABLE:
        return thing.card.type is not CardType.MARKER
    if condition is SUFFOCATE and thing.attached_to is not None:
        return can_have(thing.attached_to, SUFFOCATE)
    if not thing.is_creature and (condition.creatures_only or not thing.has_life):
        return False
    if condition.damage_type is not None and has(thing, IMMUNITY[condition.damage_type]):
        return False
    if condition.living_only and not is_living(thing):
        return False
    if condition.single and condition in thing.conditions:
        return False
    match condition:
        case _ if condition is BURN:
            return not has(thing, BURNPROOF)
        case _ if condition is BLEED:
            return not has_subtype(thing, "plant")
        case _ if condition is CORRODE:
            return not has(thing, INCORPOREAL)
        case _ if condition is STUCK:
            return not has(thing, UNCONTAINABLE)
    return True


async def give_condition(
    game: Game,
    thing: Object,
    condition: Condition,
    count: int = 1,
    *,
    attack: Attack | None = None,
) -> int:
    """Place markers, as an effect of an attack or otherwise."""
    if thing.id not in game.objects or count <= 0:
        return 0
    if condition is SLAM and has(thing, UNMOVABLE):
        condition = DAZE
    if not can_have(thing, condition):
        return 0
    if condition is CORRODE:
        count = await _corrode(game, thing, count)
        if count == 0:
            return 0
    if condition in _OPPOSITES:
        count = await _cancel(game, thing, condition, count)
        if count == 0:
            return 0
    if condition.single:
        count = 1
    was_slow = has(thing, SLOW)
    if condition in SINCE:
        thing.unmark(SINCE[condition])
        thing.mark(SINCE[condition], game.stamp())
    thing.place_condition(condition, count)
    let_wait(thing, condition, count, attack)
    if condition is DISABLE:
        if game.phase in _BEFORE_RESET_ENDS:
            thing.keep_fresh(condition, count)
        disable_or_enable(thing)
        await follow_text(game, thing)
    await happen(game, ConditionGained(thing, condition, count, attack))
    if SLEEP in thing.conditions and (condition is TAINTED or (condition is FREEZE and is_living(thing))):
        await wake_up(game, thing)
    if condition is ZOMBIE and was_slow:
        await give_condition(game, thing, STUN, attack=attack)
    if thing.guarding and cannot_guard(thing):
        await drop_guard(game, thing)
    await destroy_if_dead(game, thing, condition, by_damage=condition is not SUFFOCATE)
    return count


async def _cancel(game: Game, thing: Object, condition: Condition, count: int) -> int:
    """Fire and ice undo each other, marker for marker; says how many are left to place."""
    opposite = _OPPOSITES[condition]
    undone = min(count, thing.conditions.get(opposite, 0))
    if undone:
        await remove_condition(game, thing, opposite, undone)
    return count - undone


async def infect(game: Game, host: Object, seat: int) -> None:
    """Place a Larva that this player controls."""
    if await give_condition(game, host, ICHTHELLID_LARVA):
        host.larva_of = seat


async def _corrode(game: Game, thing: Object, count: int) -> int:
    """Corrode eats armor; what finds none left burns the bearer instead."""
    placed = min(count, armor(thing))
    if count > placed:
        await direct_damage(game, thing, count - placed, CORRODE, DamageType.ACID)
    return placed if thing.id in game.objects else 0


def is_minor(thing: Object) -> bool:
    """Whether it is of Level 1 or 2."""
    return 1 <= thing.level < MAJOR_LEVEL


def is_staggered_minor(thing: Object) -> bool:
    """Whether Stagger keeps this creature from attacking and guarding."""
    return STAGGER in thing.conditions and thing.level < MAJOR_LEVEL


NEVER_GUARDS: Final = Capability[bool]("never guards")
"""Asked of a creature: whether its own text keeps it from guarding."""


def cannot_guard(thing: Object) -> bool:
    """Whether the creature can hold no guard marker now."""
    if has(thing, INCAPACITATED) or is_in_grapple(thing) or (thing.conditions and is_staggered_minor(thing)):
        return True
    return NEVER_GUARDS in thing.script.answers


def is_incapacitated(thing: Object) -> bool:
    """Whether it can take no action."""
    return has(thing, INCAPACITATED)


def removal_cost(thing: Object, condition: Condition) -> int | None:
    """Mana that takes one marker off, where a spell or ability allows that."""
    return thing.level if condition.removal_cost == BY_LEVEL else condition.removal_cost


def removable(thing: Object) -> list[tuple[str, int]]:
    """Condition markers on an object that mana takes off, with their number."""
    return [(each.name, count) for each, count in thing.conditions.items() if removal_cost(thing, each) is not None]


def can_be_cleansed(thing: Object, funds: int) -> bool:
    """Whether so much mana takes a marker off the object, where something allows that."""
    prices = [removal_cost(thing, each) for each in thing.conditions]
    return any(price is not None and price <= funds for price in prices)


async def offer_removal(
    game: Game,
    seat: int,
    payer: Object,
    thing: Object,
    because: Cause,
    *,
    kind: DamageType | None = None,
    most: int | None = None,
) -> int:
    """Let a player take conditions off an object one by one, paying the removal cost of each; says how many.

    It may be limited to conditions of one type of damage, and to so many of them.
    """
    taken = 0
    while thing.id in game.objects and taken != most:
        funds = available(game, seat, payer)
        those = [each for each in thing.conditions if kind is None or each.damage_type is kind]
        priced = [(each, removal_cost(thing, each)) for each in those]
        affordable = [("remove", each.name, cost) for each, cost in priced if cost is not None and cost <= funds]
        if not affordable:
            return taken
        answer = await REMOVE_CONDITION.ask(seat, [DONE, *affordable], thing, because)
        if answer == DONE:
            return taken
        pay(game, seat, answer[2], payer)
        await remove_condition(game, thing, CONDITIONS[answer[1].lower()])
        taken += 1
    return taken


async def remove_condition(game: Game, thing: Object, condition: Condition, count: int = 1) -> None:
    """Take markers off."""
    thing.take_condition(condition, count)
    if condition in SINCE and condition not in thing.conditions:
        thing.unmark(SINCE[condition])
    if condition is DISABLE:
        disable_or_enable(thing)
        await follow_text(game, thing)
    await happen(game, ConditionLost(thing, condition, count))


_END_WITH_AN_ACTION_PHASE: Final = (STUN, DAZE, STAGGER, TAUNT)
SHED_WITH_ACTIVATION: Final = (SLAM, FREEZE, *_END_WITH_AN_ACTION_PHASE)
"""What a creature that is never activated gets rid of all the same."""


async def shed_with_activation(game: Game, thing: Object) -> None:
    """Rid a creature that is never activated of what would end with being so."""
    thing.let_age()
    if SLAM in thing.conditions:
        await remove_condition(game, thing, SLAM, thing.conditions[SLAM])
    await _wear_off(game, thing)


async def activation_clears(game: Game, thing: Object) -> None:
    """A creature that was knocked down gets up when it is activated, and every such marker becomes a Daze."""
    thing.let_age()
    count = thing.conditions.get(SLAM, 0)
    if count:
        await remove_condition(game, thing, SLAM, count)
        await give_condition(game, thing, DAZE, count)


async def end_of_action_phase(game: Game, thing: Object) -> None:
    """What wears off, and the rolls to escape, when a creature's Action Phase ends."""
    helpless = has(thing, INCAPACITATED)
    await _wear_off(game, thing)
    for condition in (CRIPPLE,) if helpless else (CRIPPLE, STUCK):
        for _ in range(due(thing, condition)):
            if condition in thing.conditions and await escape_roll(game, thing, ESCAPES_ON, condition):
                await remove_condition(game, thing, condition)
    if due(thing, GRAPPLE) and not helpless:
        bonus = thing.marks.get(grapple.HURT, 0)
        if await escape_roll(game, thing, grapple.ESCAPES_ON, GRAPPLE, bonus):
            await grapple.release(game, thing)


async def _wear_off(game: Game, thing: Object) -> None:
    """Take off what ends with an Action Phase by itself, but for what was received in it."""
    if due(thing, FREEZE) and not any(KEEPS_FROZEN.is_given_by(each) for each in _revealed_on(thing)):
        await remove_condition(game, thing, FREEZE)
    for condition in _END_WITH_AN_ACTION_PHASE:
        ended = due(thing, condition)
        if ended:
            await remove_condition(game, thing, condition, ended)


def _revealed_on(thing: Object) -> list[Object]:
    return [each for each in thing.attachments if not each.hidden]


async def pay_for_exertion(game: Game, thing: Object) -> None:
    """A creature that was driven beyond its strength is Stunned once its Action Phase has ended."""
    await take_tokens(game, thing, SPENT_AFTERWARDS)
    await give_condition(game, thing, STUN)


async def escape_roll(game: Game, thing: Object, needed: int, what: Named, bonus: int = 0) -> bool:
    """Roll the effect die; the number or higher sets the creature free (ruling R29)."""
    roll = await roll_effect_die(game)
    await happen(game, Rolled(thing, thing.controller, About(Why.ESCAPE, what), roll, needed))
    while roll + bonus < needed and await offer_reroll(
        game, thing.controller, Roll.ESCAPE, (thing, what, roll, needed)
    ):
        roll = await roll_effect_die(game)
        await happen(game, Rolled(thing, thing.controller, About(Why.ESCAPE, what), roll, needed))
    return roll + bonus >= needed
