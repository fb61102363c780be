"""Making an attack: the ten steps, in order; which of them a kind of attack takes, the rule set's chart says."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.ruleset import CanHappen
from mageduel.dsl.steps import (
    ADDITIONAL_STRIKES,
    ATTACK_ENDS,
    AVOID_ATTACK,
    COUNTERSTRIKE,
    DAMAGE_AND_EFFECTS,
    DAMAGE_BARRIER,
    DECLARE_ATTACK,
    PAY_ATTACK_COSTS,
    ROLL_DICE,
    ROLL_TO_MISS,
)
from mageduel.facts.cards import AttackBar
from mageduel.facts.traits import UNAVOIDABLE
from mageduel.rules.attack import intercept
from mageduel.rules.attack.deterrence import DETERRENT, face_deterrents
from mageduel.rules.attack.dice import (
    PROMISED,
    attack_traits,
    dice_reasons,
    note_attack,
    note_melee,
    note_strike,
    once_per_action,
    use_up_bonuses,
)
from mageduel.rules.attack.flight import free_heights, keep_heights, swoop
from mageduel.rules.attack.guards import IGNORED, can_be_ignored, drop_guard, offer_to_ignore
from mageduel.rules.attack.imbuing import take_on
from mageduel.rules.attack.rolling import do_as_written, roll_dice, roll_to_miss, rolls_to_miss
from mageduel.rules.attack.shields import STOPS_ATTACK, stop_strike
from mageduel.rules.attack.strikes import next_target, number_of_strikes, spreads
from mageduel.rules.attack.targets import (
    ATTACK_COST,
    ATTACK_TOLL,
    COST_PAID,
    attack_costs,
    price_of_bar,
    why_no_longer_attacked,
)
from mageduel.rules.attention import NEVER, mark_changes
from mageduel.rules.casting.mana import available, capture, pay
from mageduel.rules.conditions.lasting import end_for
from mageduel.rules.enchantments.countering import could_be_stopped
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import destroy, is_destroyed
from mageduel.rules.objects.presence import moves_of
from mageduel.rules.objects.tokens import TAKES_TOKENS, has_tokens_to_attack, take_tokens
from mageduel.rules.round.token_upkeep import TIME_IS_UP, end_spent_attacker
from mageduel.rules.steps import Canceled, is_taken_anyway, run_step
from mageduel.state.causes import Why
from mageduel.state.events import AttackCanceled, AttackDeclared, AttackEnded, AttackMade
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK, THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackAction, AttackShape, Spell

STRIKES_FIRST: Final = Capability[bool]("strikes first")
"""Asked of a guard that is attacked in melee: whether its Counterstrike Step comes right after Pay Costs."""
_BARRIER: Final = AttackShape.BARRIER
_FROM_ANYWHERE: Final = (_BARRIER, AttackShape.OTHER)
"""Attacks that are made wherever their attacker is by now."""
_NEXT_ATTACK: Final = frozenset((NEXT_ATTACK,))
_NEXT_MELEE_ATTACK: Final = frozenset((NEXT_MELEE_ATTACK,))
_NEXT_RANGED_ATTACK: Final = frozenset((NEXT_RANGED_ATTACK,))
CALLED_OFF: Final = Mark("called off", until=THIS_ATTACK)
"""The mark of an attack that is canceled, whatever its target, as soon as the step it is in allows."""
ASTRAY: Final = Mark("astray", until=THIS_ATTACK)
"""The mark of an attack that misses, whatever is rolled, with every strike."""


def new_attack(
    game: Game,
    shape: AttackShape,
    bar: AttackBar,
    attacker: Object | None,
    defender: Object,
    action: AttackAction | None = None,
    dice: int | None = None,
    *,
    spell: Spell | None = None,
    controller: int | None = None,
    strikes: int | None = None,
) -> Attack:
    """An attack about to be made."""
    if controller is None:
        controller = attacker.controller if attacker is not None else defender.controller
    attack = Attack(action or AttackAction(attacker), shape, bar, attacker, attacker, controller, defender, spell)
    attack.range = bar.range
    attack.dice = bar.dice or 0 if dice is None else dice
    take_on(attack)
    attack.traits = attack_traits(attack)
    if strikes is None:
        strikes = number_of_strikes(attack)
    attack.strikes = strikes
    attack.action.targets.append(defender)
    return attack


def _in_place(game: Game, attack: Attack) -> bool:
    """Whether the attacker is still there, and neither the source nor the defender has moved since the attack began."""
    defender, attacker = attack.defender, attack.attacker
    if attack.marks and CALLED_OFF in attack.marks:
        return False
    if defender.id not in game.objects or moves_of(defender) != attack.defender_moves:
        return False
    if attacker is None or attack.shape in _FROM_ANYWHERE:
        return True
    if attack.is_zone_attack and is_destroyed(game, attacker):  # it has gone off all the same (ruling R43)
        return True
    origin = attacker if attack.origin is None else attack.origin
    return attacker.id in game.objects and origin.moves == attack.origin_moves


def _is_legal(game: Game, attack: Attack) -> bool:
    """Whether the target is still legal; asked again only if something has changed since it was."""
    if attack.is_redirected or attack.checked_at == game.changes:
        return True
    attack.checked_at = mark_changes(game)
    return why_no_longer_attacked(game, attack) is None


def is_possible(game: Game, attack: Attack) -> bool:
    """Whether the attack can go on: nothing has called it off or parted the two, and nothing else speaks against it."""
    is_unchanged = attack.checked_at == game.changes and not (attack.marks and CALLED_OFF in attack.marks)
    if not is_unchanged and not (_in_place(game, attack) and _is_legal(game, attack)):
        return False
    return attack.only_while is None or attack.only_while()


async def make_attack(game: Game, attack: Attack) -> None:
    """Resolve one attack on one target (core, Making an Attack)."""
    taken = game.rules.attack.taken[attack.shape]
    attack.origin = attack.source
    attack.origin_moves = attack.source.moves if attack.source is not None else 0
    attack.defender_moves = moves_of(attack.defender)
    attacker = attack.attacker
    are_there = attack.defender.id in game.objects and (attacker is None or attacker.id in game.objects)
    attack.checked_at = mark_changes(game) if are_there else NEVER

    is_outermost = game.heights is None and keep_heights(game)
    game.running.append(attack)
    is_forestalled = False
    try:
        if DECLARE_ATTACK in taken:
            if DETERRENT in game.listeners and await face_deterrents(game, attack):
                raise Canceled
            await run_step(game, DECLARE_ATTACK, attack, declare_attack, is_possible)
            is_forestalled = COUNTERSTRIKE in taken and attack.is_melee and _strikes_first(attack.defender)
            attack.step = PAY_ATTACK_COSTS.code  # also where there is nothing to pay
            if _is_taken(game, attack, costs_anything):
                await run_step(game, PAY_ATTACK_COSTS, attack, pay_attack_costs, is_possible)
            if is_forestalled:
                await run_step(game, COUNTERSTRIKE, attack, game.rules.attack.counterstrike, is_possible)
        await strike(game, attack)
        if ADDITIONAL_STRIKES in taken and attack.strikes > 1:
            await run_step(game, ADDITIONAL_STRIKES, attack, additional_strikes)
        rules = game.rules.attack
        if not attack.got_through:
            await _end_stopped(game, attack)
        else:
            if DAMAGE_BARRIER in taken and _is_taken(game, attack, rules.meets_barrier):
                await run_step(game, DAMAGE_BARRIER, attack, rules.damage_barrier)
            if COUNTERSTRIKE in taken and not is_forestalled and _is_taken(game, attack, rules.is_answered):
                await run_step(game, COUNTERSTRIKE, attack, rules.counterstrike)
            if ATTACK_ENDS in taken and game.is_watched:
                await run_step(game, ATTACK_ENDS, attack, None)
    except Canceled:
        attack.is_canceled = True
        attack.action.escaped += (attack.defender,)
        await happen(game, AttackCanceled(attack))
        if attack.is_committed and takes_guard(attack):
            await drop_guard(game, attack.defender)
    if attack.interceptor is not None:
        await drop_guard(game, attack.interceptor)
    game.running.remove(attack)
    if is_outermost:
        free_heights(game)
    if attacker is not None and TIME_IS_UP in attacker.marks:
        await end_spent_attacker(game, attacker)
    if AttackEnded in game.heard:
        await happen(game, AttackEnded(attack))


def _is_taken(game: Game, attack: Attack, can_happen: CanHappen) -> bool:
    """Whether a step has to be taken: what changed is looked at in it, something may be revealed, or can happen."""
    return attack.checked_at != game.changes or is_taken_anyway(game) or can_happen(game, attack)


def _strikes_first(defender: Object) -> bool:
    """Whether its counterstrike comes before the attack: it must be on guard once the attack is declared."""
    return defender.guarding and STRIKES_FIRST.is_given_by(defender)


async def _end_stopped(game: Game, attack: Attack) -> None:
    """Every strike was canceled for itself: the rest of the attack is left out, but a guard has done his duty."""
    attack.is_canceled = True
    await happen(game, AttackCanceled(attack))
    if takes_guard(attack):
        await drop_guard(game, attack.defender)


async def strike(game: Game, attack: Attack) -> None:
    """Steps 3 to 6, once for every strike."""
    taken = game.rules.attack.taken[attack.shape]
    attack.missed = bool(attack.marks) and ASTRAY in attack.marks
    attack.avoided = attack.used_defense = attack.is_stopped = False
    attack.bonuses = ()
    attack.surge = 0
    attack.faces, attack.effect_roll, attack.effect_total, attack.damage = (), None, None, 0
    take_on(attack)
    attack.traits = attack_traits(attack)
    note_attack(attack)
    if ROLL_TO_MISS in taken and not attack.missed and rolls_to_miss(attack):
        await run_step(game, ROLL_TO_MISS, attack, roll_to_miss, is_possible)
    if attack.is_shot and not attack.missed:
        await intercept.offer_intercept(game, attack)
    if not attack.missed and (STOPS_ATTACK in game.listeners or game.is_watched):
        await _stop(game, attack)
    if attack.is_stopped:
        return
    rules = game.rules.attack
    is_due = not attack.missed and AVOID_ATTACK in taken
    if is_due and (not is_possible(game, attack) or _is_taken(game, attack, rules.can_be_avoided)):
        await run_step(game, AVOID_ATTACK, attack, rules.avoid_attack, is_possible)
        if attack.is_stopped:
            return
    attack.got_through = True
    if attack.turned_by is not None:
        await _turn_back(game, attack, attack.turned_by)
    elif attack.missed or attack.avoided:
        use_up_bonuses(attack.action, once_per_action(dice_reasons(attack)))
    else:
        await dice_and_damage(game, attack)
    attack.action.made += 1
    note_strike(attack)
    if attack.attacker is not None and attack.attacker.has_anything_until(PROMISED):
        await _use_up_next_attack(game, attack, attack.attacker)
    if AttackMade in game.heard:
        await happen(game, AttackMade(attack))


async def _stop(game: Game, attack: Attack) -> None:
    """What protects the defender may cancel this one strike, before it can be avoided (ruling R26)."""
    await stop_strike(game, attack)
    if attack.is_zone_attack and game.is_watched and could_be_stopped(attack.bar):
        attack.step = AVOID_ATTACK.code
        await reveal_window(game, AVOID_ATTACK, attack)


async def _turn_back(game: Game, attack: Attack, turner: Object) -> None:
    """Steps 5 and 6 with source and target exchanged, the attacker as before; then the attack goes on as intended."""
    attack.turned_by = None
    target, source, fails = attack.source, attack.defender, False
    is_struck = target is not None and (target.is_creature or target in attack.action.targets)  # ruling R57
    if target is not None and is_struck and target.id in game.objects:
        back = attack.turned_back(source, target)
        note_attack(back)
        game.running.append(back)
        try:
            await dice_and_damage(game, back)
        except Canceled:
            fails = True
        game.running.remove(back)
        attack.struck = back.struck
    await destroy(game, turner, Why.USED_UP)
    if fails:
        raise Canceled


async def dice_and_damage(game: Game, attack: Attack) -> None:
    """Steps 5 and 6: the dice, then what they do."""
    attack.traits = attack_traits(attack)
    await run_step(game, ROLL_DICE, attack, roll_dice, is_possible)
    use_up_bonuses(attack.action, attack.bonuses)
    attack.traits = attack_traits(attack)
    attack.has_hit = True
    await run_step(game, DAMAGE_AND_EFFECTS, attack, game.rules.attack.damage_and_effects)
    if attack.spell is not None:
        await do_as_written(game, attack, attack.spell.card, DAMAGE_AND_EFFECTS)


async def declare_attack(game: Game, attack: Attack) -> None:
    """Step 1. From here on the attack is committed to, and a flyer has come down for it."""
    if attack.attacker is not None and attack.is_melee:
        swoop(attack.attacker, attack.defender)
    attack.is_committed = True
    note_melee(attack)
    if AttackDeclared in game.heard:
        await happen(game, AttackDeclared(attack))
    if attack.spell is not None:
        await do_as_written(game, attack, attack.spell.card, DECLARE_ATTACK)
    if can_be_ignored(attack):
        await offer_to_ignore(game, attack)


def takes_guard(attack: Attack) -> bool:
    """Whether the attack costs a guard its marker: melee attacks of creatures do, counterstrikes do not."""
    if not attack.is_melee or attack.is_counterstrike or not attack.is_by_creature:
        return False
    return not attack.marks or IGNORED not in attack.marks


def costs_anything(game: Game, attack: Attack) -> bool:
    """Whether there could be anything to pay: for the bar, to what is on those who fight, or in tokens."""
    attacker = attack.attacker
    if attacker is None:
        return False
    listeners = game.listeners
    is_asked_for = ATTACK_COST in listeners or ATTACK_TOLL in listeners or TAKES_TOKENS in attacker.script.answers
    return is_asked_for or price_of_bar(attack.bar) > 0


async def pay_attack_costs(game: Game, attack: Attack) -> None:
    """Step 2."""
    if attack.attacker is None:
        return
    if TAKES_TOKENS.is_given_by(attack.attacker):
        await _take_tokens(game, attack.attacker)
    due = attack_costs(attack)
    total = price_of_bar(attack.bar) + sum(amount for _, amount in due)
    if not total:
        return
    if total > available(game, attack.controller):
        raise Canceled
    attack.action.has_paid_toll = attack.action.has_paid_toll or ATTACK_TOLL in game.listeners
    pay(game, attack.controller, total)
    for source, amount in due:
        source.link(COST_PAID, attack.attacker)
        await capture(game, attack.controller, amount, source.controller)


async def _take_tokens(game: Game, attacker: Object) -> None:
    """Loads and the like are a cost; without them there is no attack."""
    if not has_tokens_to_attack(attacker):
        raise Canceled
    for token, count in TAKES_TOKENS.of(attacker):
        await take_tokens(game, attacker, token, count)


async def additional_strikes(game: Game, attack: Attack) -> None:
    """Step 7: each further strike goes through steps 3 to 6 again, while the target can still be struck.

    One that goes to somebody else ends this attack, and the strikes that are left make another.
    """
    for left in range(attack.strikes - 1, 0, -1):
        may_go_on = is_possible(game, attack)
        if not may_go_on:  # who escapes one strike has escaped them all (ruling R42)
            attack.action.escaped += (attack.defender,)
        target = await next_target(game, attack, may_go_on=may_go_on)
        if target is None:
            break
        if target is not attack.defender:
            attack.action.onward = (target, left)
            break
        try:
            await strike(game, attack)
        except Canceled:
            attack.action.escaped += (attack.defender,)
            if not spreads(attack):
                break


async def _use_up_next_attack(game: Game, attack: Attack, attacker: Object) -> None:
    """What an incantation promised the next melee or ranged attack is used up by this strike, hit or not."""
    if attack.is_by_creature and attack.spell is None:
        await end_for(game, attacker, _NEXT_ATTACK)
    if attack.is_melee:
        await end_for(game, attacker, _NEXT_MELEE_ATTACK)
    elif attack.is_shot:
        await end_for(game, attacker, _NEXT_RANGED_ATTACK)


def is_unavoidable(attack: Attack) -> bool:
    """Whether no Defense helps."""
    return attack.has(UNAVOIDABLE) or attack.is_zone_attack or attack.shape is _BARRIER
