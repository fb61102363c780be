"""Casting spells: the four steps, and where the card goes afterwards."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import answers_of, script_of
from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_SPELL, PAY_SPELL_COSTS, RESOLVE_SPELL
from mageduel.facts.cards import FULL, QUICK, Card, CardType
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.attention import NEVER, mark_changes
from mageduel.rules.casting import resolution, targeting, wall_spells
from mageduel.rules.casting.at_hand import ABILITY, BOUND, BOUND_CAST
from mageduel.rules.casting.built_in import USES_UP
from mageduel.rules.casting.costs import (
    COSTS_TOKENS,
    PAYS_TOWARDS,
    draw_on_banks,
    funds,
    has_tokens_to_cast,
    price,
    use_discounts,
)
from mageduel.rules.casting.declaring import ONCE_A_ROUND, declaration_of, why_not_in_play
from mageduel.rules.casting.further_targets import (
    choose_further_targets,
    drop_lost_targets,
    second_targets,
    why_not_second_targets,
)
from mageduel.rules.casting.haste import hurry_with
from mageduel.rules.casting.mana import TOKENS_AS_MANA, pay, pay_with_tokens
from mageduel.rules.casting.origins import LENT
from mageduel.rules.happenings import happen
from mageduel.rules.objects.destroy import destroy, discard_card
from mageduel.rules.objects.presence import is_cantrip, moves_of
from mageduel.rules.objects.tokens import take_tokens
from mageduel.rules.steps import Canceled, run_step
from mageduel.state.causes import Why
from mageduel.state.events import SpellCast, SpellFailed, SpellResolved
from mageduel.state.game import Game
from mageduel.state.marks import THIS_SPELL, Mark, ready_marker
from mageduel.state.objects import Object
from mageduel.state.running import Spell

_CANCELED: Final[Why] = Why.CANCELED
_COUNTERED: Final[Why] = Why.COUNTERED
_ABILITY: Final = CardType.ABILITY
PUT_AWAY: Final = Mark("put away", until=THIS_SPELL)


def why_no_longer_targeted(game: Game, spell: Spell) -> Refusal | None:
    """Why the targets of a spell under way are legal no more."""
    if spell.further_targets:
        return None if drop_lost_targets(game, spell) else refusals.WRONG_TARGET
    why_not = targeting.why_not_target
    if spell.turned_on is not None and spell.target is spell.turned_on:
        why_not = targeting.why_not_turned_on
    return why_not(game, spell.viewer, spell.card, spell.target) or why_not_second_targets(game, spell)


def _in_place(game: Game, spell: Spell) -> bool:
    """Whether caster and target are there and have not moved since the spell was declared, and are still legal."""
    if spell.checked_at == game.changes and not spell.further_targets:  # nothing has changed since they were
        return True
    return _is_there(game, spell) and _is_still_aimed(game, spell)


def _is_there(game: Game, spell: Spell) -> bool:
    """Whether caster and target are there and have not moved."""
    if spell.caster.id not in game.objects or spell.caster.moves != spell.caster_moves:
        return False
    if spell.caster.is_mage and not game.players[spell.caster.controller].is_alive:
        return False
    if spell.origin is not None and spell.origin.id not in game.objects:
        return False
    if spell.further_targets:
        return drop_lost_targets(game, spell)
    if spell.extra_targets and not _are_extra_targets_there(game, spell):
        return False
    target = spell.target
    return not isinstance(target, Object) or (target.id in game.objects and moves_of(target) == spell.target_moves)


def _are_extra_targets_there(game: Game, spell: Spell) -> bool:
    if any(each.id not in game.objects for each in spell.extra_targets):
        return False
    return sum(moves_of(each) for each in spell.extra_targets) == spell.extra_target_moves


def _is_still_aimed(game: Game, spell: Spell) -> bool:
    """Whether the targets are still legal; asked again only if something has changed since they were."""
    if spell.checked_at == game.changes:
        return True
    spell.checked_at = mark_changes(game)
    return why_no_longer_targeted(game, spell) is None


def take_aim(game: Game, spell: Spell) -> None:
    """Remember where caster and targets are; whoever moves from there makes the spell fail."""
    spell.extra_targets = second_targets(game, spell.card, spell.choices)
    if spell.further_targets:
        places = (spell.target, *spell.further_targets)
        spell.aimed_moves = tuple(moves_of(each) if isinstance(each, Object) else 0 for each in places)
    spell.caster_moves = spell.caster.moves
    spell.target_moves = moves_of(spell.target) if isinstance(spell.target, Object) else 0
    spell.extra_target_moves = sum([moves_of(each) for each in spell.extra_targets]) if spell.extra_targets else 0
    spell.checked_at = mark_changes(game) if spell.further_targets or _is_there(game, spell) else NEVER


async def cast_spell(game: Game, spell: Spell) -> None:
    """Cast a declared spell (core, Casting Spells)."""
    if spell.card.has_several_targets:
        await choose_further_targets(game, spell)
    take_aim(game, spell)
    game.running.append(spell)
    reason = _CANCELED
    try:
        await run_step(game, DECLARE_SPELL, spell, declare_spell, _in_place)
        await run_step(game, PAY_SPELL_COSTS, spell, pay_spell_costs, _in_place)
        if game.is_watched:
            await run_step(game, COUNTER_SPELL, spell, None, _may_go_on)
        if spell.is_countered:
            reason = _COUNTERED
            raise Canceled
        await run_step(game, RESOLVE_SPELL, spell, resolve_spell)
    except Canceled:
        spell.is_canceled = True
        await put_away(game, spell)
        await happen(game, SpellFailed(spell, reason))
    game.running.remove(spell)


def _may_go_on(game: Game, spell: Spell) -> bool:
    return not spell.is_canceled and (spell.is_countered or _in_place(game, spell))


async def declare_spell(game: Game, spell: Spell) -> None:
    """Step 1: from here on the action is spent, and the card has left its place."""
    spell.is_committed = True
    if spell.origin is not None:
        LENT.spend(spell.origin)
    player = game.players[spell.caster.controller]
    match spell.source:
        case "planned":
            player.cast_planned(spell.card)
        case "book":
            player.take_from_book([spell.card])
        case "discard":
            game.players[spell.owner].discard.remove(spell.card)
        case "prepared":
            assert spell.holder is not None
            spell.holder.prepared = None
        case "bound":
            assert spell.holder is not None
            BOUND_CAST.spend(spell.holder)
            spell.holder.bound_is_shown = True
        case "ability":
            assert spell.holder is not None
            spell.holder.mark(ready_marker(spell.card.name))


async def pay_spell_costs(game: Game, spell: Spell) -> None:
    """Step 2: a cost that has risen out of reach loses the action and the card (ruling R6)."""
    if spell.card.is_wall:
        wall_spells.leave_it_single(game, spell)
    card, caster = spell.card, spell.caster
    answers = script_of(card).answers
    due = price(declaration_of(game, spell, spell.choices))
    if due.to_pay > funds(caster, card):
        raise Canceled
    if COSTS_TOKENS in answers:
        await _pay_with_tokens(game, caster, card)
    if USES_UP in answers and spell.holder is not None:
        for token, count in answers_of(card, USES_UP):
            await take_tokens(game, spell.holder, token, count)
    if targeting.EXTENDS_REACH in game.listeners:
        await _give_up_to_reach(game, spell)
    use_discounts(due)
    spell.cost, spell.paid = due.full, due.to_pay
    drawn: list[tuple[Object, int]] = []
    in_mana = due.to_pay
    if PAYS_TOWARDS in game.listeners:
        drawn = await draw_on_banks(spell, in_mana)
        in_mana -= sum([amount for _, amount in drawn])
    if TOKENS_AS_MANA in game.listeners:
        in_mana = await pay_with_tokens(game, caster, card, in_mana)
    own = pay(game, spell.controller, in_mana, caster)
    spell.payments = [(caster, own), (game.players[spell.controller].mage, in_mana - own), *drawn]
    spell.was_cast = True
    if ONCE_A_ROUND in answers:
        caster.mark(ready_marker(card.name))
    if spell.action is QUICK and card.action is FULL:
        hurry = hurry_with(caster, card)
        if hurry is not None:
            hurry.uses.spend(caster)
    if SpellCast in game.heard:
        await happen(game, SpellCast(spell))


async def _pay_with_tokens(game: Game, caster: Object, card: Card) -> None:
    """Tokens that casting takes besides mana; without them it fails."""
    if not has_tokens_to_cast(caster, card):
        raise Canceled
    for token, count in answers_of(card, COSTS_TOKENS):
        await take_tokens(game, caster, token, count)


async def _give_up_to_reach(game: Game, spell: Spell) -> None:
    """Destroy what brings a target beyond the range of the spell near; that is a further cost."""
    given = targeting.given_up_to_reach(game, spell.caster, spell.card, spell.target)
    if given is not None:
        spell.reached = given.zone
        await destroy(game, given, spell.card)


async def resolve_spell(game: Game, spell: Spell) -> None:
    """Step 4: if the target is still legal, the spell takes effect."""
    if not _is_still_aimed(game, spell):
        raise Canceled
    is_limited = spell.card.is_limited and spell.card.type is not _ABILITY
    if is_limited and why_not_in_play(game, spell.controller, spell.card) is not None:
        raise Canceled
    witnesses = game.heeding(SpellResolved) if SpellResolved in game.listeners else ()
    await resolution.resolve(game, spell)
    await put_away(game, spell)
    if SpellResolved in game.heard:
        await happen(game, SpellResolved(spell))
    for each in witnesses:
        if each.id not in game.objects:  # it was there when the spell began to resolve, and the spell destroyed it
            for handler in each.script.handlers[SpellResolved]:
                await handler(game, each, SpellResolved(spell))


async def put_away(game: Game, spell: Spell) -> None:
    """Where the card goes: bound and built-in spells stay, objects are in play, the rest is discarded or returned."""
    if spell.source in (BOUND, ABILITY) or spell.is_in_play or not spell.is_committed:
        return
    if spell.marks.get(PUT_AWAY):
        return
    spell.marks[PUT_AWAY] = 1
    owner = game.players[spell.owner]
    if spell.is_returned or is_cantrip(game, spell.card, spell.owner):
        owner.put_into_book([spell.card])
    else:
        await discard_card(game, spell.card, spell.owner)
