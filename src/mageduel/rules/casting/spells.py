"""Casting spells: what can be cast, the four steps, and where the card goes afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.ruleset import SpellsFrom
from mageduel.dsl.script import answers_of, script_of
from mageduel.dsl.steps import COUNTER_SPELL, DECLARE_SPELL, PAY_SPELL_COSTS, RESOLVE_SPELL
from mageduel.facts.cards import FULL, QUICK, Card, CardType
from mageduel.facts.traits import EXTENDABLE, INCAPACITATED, LEGENDARY, MAGECAST, UNIQUE
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import Answer, Group, Refusal
from mageduel.rules import refusals
from mageduel.rules.attention import is_heard, mark_changes
from mageduel.rules.casting import resolution, targeting, wall_spells
from mageduel.rules.casting.built_in import BUILT_IN, CASTS_FOR_ITS_MAGE, NEVER_CAST, USES_UP, built_into, lent_to
from mageduel.rules.casting.costs import (
    COSTS_MORE,
    COSTS_TOKENS,
    PAYS_TOWARDS,
    draw_on_banks,
    funds,
    has_tokens_to_cast,
    most_saved,
    price,
    use_discounts,
)
from mageduel.rules.casting.further_targets import (
    choose_further_targets,
    drop_lost_targets,
    has_company,
    has_several_targets,
    leaves_others_alone,
    second_targets,
    why_not_second_targets,
)
from mageduel.rules.casting.haste import action_needed, hurry_with
from mageduel.rules.casting.mana import TOKENS_AS_MANA, pay, pay_with_tokens
from mageduel.rules.casting.origins import LENDS_ITS_PLACE, LENT, origin_needed, origins
from mageduel.rules.casting.targeting import place_name, place_of
from mageduel.rules.equipment.spellbind import BINDS
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy, discard_card
from mageduel.rules.objects.presence import is_cantrip, moves_of
from mageduel.rules.objects.tokens import take_tokens
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.round.uses import Uses
from mageduel.rules.steps import Canceled, run_step
from mageduel.state.causes import Why
from mageduel.state.events import SpellCast, SpellFailed, SpellResolved
from mageduel.state.game import Game
from mageduel.state.marks import THIS_SPELL, Mark, ready_marker
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, PLACE, SLOT, SPELL
from mageduel.state.running import Place, Spell

_CANCELED: Final[Why] = Why.CANCELED
_COUNTERED: Final[Why] = Why.COUNTERED
_ABILITY: Final = CardType.ABILITY
_BOOK: Final = SpellsFrom.BOOK
BOUND_CAST: Final = Uses("its bound spell")
PUT_AWAY: Final = Mark("put away", until=THIS_SPELL)
PLANNED, BOOK, PREPARED, BOUND, ABILITY, DISCARD = "planned", "book", "prepared", "bound", "ability", "discard"
TO_CAST = Form("cast", SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book")
TO_QUICKCAST = Form("cast", SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book", key="Q")
"""The same, with the quickcast marker."""


ONCE_A_ROUND: Final = Capability[bool]("once a round")
"""Asked of a spell: whether nobody can cast it, or another copy of it, twice in a round."""


class Castable:
    """A card somebody could cast, and where it is."""

    __slots__ = ("card", "holder", "key", "source")

    def __init__(self, card: Card, source: str, holder: Object | None) -> None:
        self.card = card
        self.source = source
        self.holder = holder
        self.key = 0 if holder is None else holder.id
        """How an answer names the place: 0 for the mage's planned spells or his book, else the object that holds it."""


@cache
def _planned(card: Card) -> Castable:
    return Castable(card, PLANNED, None)


@cache
def _in_book(card: Card) -> Castable:
    return Castable(card, BOOK, None)


def castables(game: Game, caster: Object) -> list[Castable]:
    """Every card this caster has at hand: planned, in his book, or prepared, bound to equipment, or built in."""
    if not caster.is_mage:
        own = [] if caster.prepared is None else [Castable(caster.prepared, PREPARED, caster)]
        if caster.bound is not None and BOUND_CAST.are_left(caster):
            own.append(Castable(caster.bound, BOUND, caster))
        if CASTS_FOR_ITS_MAGE.is_given_by(caster):
            mage = game.players[caster.controller].mage
            own += [Castable(card, ABILITY, mage) for card in lent_to(caster, mage)]
        return own
    player = game.players[caster.controller]
    if game.rules.spells_from is _BOOK:
        found = list(map(_in_book, player.book))
    else:
        found = list(map(_planned, dict.fromkeys(player.planned)))
    for holder in (caster, *caster.attachments):
        if holder.hidden:
            continue
        if holder.bound is not None and BOUND_CAST.are_left(holder):
            found.append(Castable(holder.bound, BOUND, holder))
        if BUILT_IN in holder.script.answers:
            found += [Castable(card, ABILITY, holder) for card in built_into(holder)]
    return found


def _castable(game: Game, caster: Object, key: int, name: str) -> Castable:
    """What an answer names by the place it comes from and the name of the card."""
    for each in castables(game, caster):
        if each.key == key and each.card.name == name:
            return each
    raise LookupError(f"{caster} has no {name} at hand")


def caster_from(game: Game, seat: int, key: int) -> Object:
    """Who casts what an answer takes from this place: an object that casts its own spell, or else the mage."""
    holder = game.objects.get(key)
    if holder is not None and holder.prepared is not None and holder.attached_to is None:
        return holder
    return game.players[seat].mage


def may_hide_a_spell(game: Game, caster: Object) -> bool:
    """Whether the caster has anything at hand that others do not know, so that what it can cast is a secret."""
    if not caster.is_mage:
        return caster.prepared is not None or caster.bound is not None
    player = game.players[caster.controller]
    if player.book if game.rules.spells_from is _BOOK else player.planned:
        return True
    if BINDS not in game.listeners:
        return False
    return any(not each.hidden and BINDS.is_given_by(each) for each in (caster, *caster.attachments))


def why_not_cast(game: Game, caster: Object, card: Card) -> Refusal | None:
    """Why this caster cannot cast this spell at anything now."""
    player = game.players[caster.controller]
    if card.only and not player.facts.may_use(card):
        return refusals.NOT_YOUR_SPELL
    if answers_of(card, NEVER_CAST):
        return refusals.NEVER_CAST
    if not caster.is_mage and card.has(MAGECAST):
        return refusals.MAGECAST_ONLY
    if caster.is_creature and has(caster, INCAPACITATED):
        quick = action_needed(caster, card) is QUICK
        if not caster.is_mage or not quick or card.makes_an_attack:
            return refusals.INCAPACITATED_ACTOR
    if is_peaceful(game) and card.makes_an_attack:
        return refusals.STILL_PEACEFUL
    refusal = why_not_in_play(game, caster.controller, card)
    if refusal is not None:
        return refusal
    if not has_tokens_to_cast(caster, card):
        return refusals.TOKENS_MISSING
    if answers_of(card, ONCE_A_ROUND) and caster.marks.get(ready_marker(card.name)):
        return refusals.ALREADY_USED
    short = (card.cost or 0) - funds(caster, card)
    if short > 0 and script_of(card).cost is None and short > most_saved(caster):
        return refusals.NOT_ENOUGH_MANA
    return None


def why_not_in_play(game: Game, seat: int, card: Card) -> Refusal | None:
    """Legendary and Unique objects: one in play, one in play for each player."""
    if not _is_limited(card):
        return None
    if card.has(LEGENDARY) and any(each.name == card.name for each in game.objects.values()):
        return refusals.LEGENDARY_IN_PLAY
    if card.has(UNIQUE) and any(each.name == card.name and each.controller == seat for each in game.objects.values()):
        return refusals.UNIQUE_IN_PLAY
    return None


@cache
def _is_limited(card: Card) -> bool:
    return card.has(LEGENDARY) or card.has(UNIQUE)


# Options


def cast_options(game: Game, caster: Object, *, quick: bool, full: bool) -> list[Answer]:
    """Every spell the caster can declare now, with every target and every choice it can pay for."""
    return [option for group in cast_groups(game, caster, quick=quick, full=full) for option in group()]


def cast_groups(game: Game, caster: Object, *, quick: bool, full: bool) -> list[Group]:
    """The same, a group for each spell."""
    groups: list[Group] = []
    for each in castables(game, caster):
        if (quick and full) or (quick if action_needed(caster, each.card) is QUICK else full):
            groups.append(partial(declarations, game, caster, each))
    return groups


def declarations(game: Game, caster: Object, castable: Castable) -> Iterator[Answer]:
    """All the ways to declare one spell, one by one."""
    card = castable.card
    if why_not_cast(game, caster, card) is not None:
        return
    mana = funds(caster, card)
    head = ("cast", castable.key, card.name)
    script = script_of(card)
    is_wall = card.is_wall
    has_set_price = script.cost is None and not is_wall and not card.is_terrain and COSTS_MORE not in game.listeners
    can_pay_in_full = has_set_price and (card.cost or 0) <= mana
    has_choices = is_wall or bool(script.choices)
    several = has_several_targets(card)
    for target in targeting.targets(game, caster, card):
        if several and not has_company(game, caster, card, target):
            continue
        for choices in choices_for(game, caster, card, target) if has_choices else _NO_CHOICE:
            if can_pay_in_full or _price(game, caster, castable, target, choices) <= mana:
                yield (*head, place_name(game, target), *choices)
    if LENDS_ITS_PLACE in game.listeners:
        for target, choices in _from_elsewhere(game, caster, card):
            if _price(game, caster, castable, target, choices) <= mana:
                yield (*head, place_name(game, target), *choices)


def _from_elsewhere(game: Game, caster: Object, card: Card) -> Iterator[tuple[Place, tuple[object, ...]]]:
    """What the caster does not reach himself, but from where an object lends its place."""
    seen: list[Place] = []
    for origin in origins(game, caster, card):
        for target in targeting.targets(game, origin, card):
            if target not in seen and targeting.why_not_target(game, caster, card, target) is not None:
                seen.append(target)
                for choices in choices_for(game, origin, card, target):
                    yield target, choices


def _price(game: Game, caster: Object, castable: Castable, target: Place, choices: tuple[object, ...]) -> int:
    return price(Declaration(game, castable.card, caster, target, choices, holder=castable.holder)).to_pay


_NO_CHOICE: list[tuple[object, ...]] = [()]


def choices_for(game: Game, caster: Object, card: Card, target: Place) -> list[tuple[object, ...]]:
    """Everything that can be announced with this spell besides its target."""
    if card.is_wall and card.has(EXTENDABLE):
        ways = wall_spells.extension_choices(game, caster, card, target)
        return wall_spells.facing_choices(game, card, target, ways)
    combinations = _NO_CHOICE
    for choice in script_of(card).choices:
        combinations = [
            (*chosen, option)
            for chosen in combinations
            for option in choice.options(Declaration(game, card, caster, target, chosen))
        ]
    if combinations is not _NO_CHOICE and is_peaceful(game):
        return [each for each in combinations if leaves_others_alone(game, caster, card, each)]
    return combinations


def declaration_of(game: Game, spell: Spell, choices: tuple[object, ...]) -> Declaration:
    """A spell as it stands, with these of its choices."""
    return Declaration(
        game, spell.card, spell.caster, spell.target, choices, spell.further_targets, holder=spell.holder
    )


def declared_spell(game: Game, caster: Object, answer: Answer, *, has_full_action: bool) -> Spell:
    """The spell an answer declares."""
    _, key, name, target, *choices = answer
    castable = _castable(game, caster, key, name)
    card = castable.card
    assert card.action is not None
    can_take_time = has_full_action and not has(caster, INCAPACITATED)
    action = card.action if can_take_time and caster.is_mage else action_needed(caster, card)
    spell = Spell(card, caster, caster.controller, place_of(game, target), tuple(choices))
    spell.source, spell.holder, spell.action = castable.source, castable.holder, action
    spell.owner = caster.controller
    if LENDS_ITS_PLACE in game.listeners:
        spell.origin = origin_needed(game, caster, card, spell.target)
    if castable.source == BOUND and castable.holder is not None:
        spell.owner = castable.holder.bound_owner
    elif castable.source == PREPARED and castable.holder is not None:
        spell.owner = castable.holder.prepared_owner
    return spell


def why_no_longer_targeted(game: Game, spell: Spell) -> Refusal | None:
    """Why the targets of a spell under way are legal no more."""
    if spell.further_targets:
        return None if drop_lost_targets(game, spell) else refusals.WRONG_TARGET
    why_not = targeting.why_not_target
    if spell.turned_on is not None and spell.target is spell.turned_on:
        why_not = targeting.why_not_turned_on
    return why_not(game, spell.viewer, spell.card, spell.target) or why_not_second_targets(game, spell)


# The four steps


def _in_place(game: Game, spell: Spell) -> bool:
    """Whether caster and target are there and have not moved since the spell was declared."""
    if spell.caster.id not in game.objects or spell.caster.moves != spell.caster_moves:
        return False
    if spell.caster.is_mage and not game.players[spell.caster.controller].is_alive:
        return False
    if spell.origin is not None and spell.origin.id not in game.objects:
        return False
    if spell.further_targets:
        return drop_lost_targets(game, spell)
    if spell.extra_targets:
        if any(each.id not in game.objects for each in spell.extra_targets):
            return False
        if sum(moves_of(each) for each in spell.extra_targets) != spell.extra_target_moves:
            return False
    target = spell.target
    if isinstance(target, Object) and (target.id not in game.objects or moves_of(target) != spell.target_moves):
        return False
    return _is_still_aimed(game, spell)


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
    spell.checked_at = mark_changes(game)


async def cast_spell(game: Game, spell: Spell) -> None:
    """Cast a declared spell (core, Casting Spells)."""
    if has_several_targets(spell.card):
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
            player.planned.remove(spell.card)
        case "book":
            player.take_from_book(spell.card)
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
    due = price(declaration_of(game, spell, spell.choices))
    if due.to_pay > funds(caster, card) or not has_tokens_to_cast(caster, card):
        raise Canceled
    for token, count in answers_of(card, COSTS_TOKENS):
        await take_tokens(game, caster, token, count)
    if spell.holder is not None:
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
    if answers_of(card, ONCE_A_ROUND):
        caster.mark(ready_marker(card.name))
    if spell.action is QUICK and card.action is FULL:
        hurry = hurry_with(caster, card)
        if hurry is not None:
            hurry.uses.spend(caster)
    if is_heard(game, SpellCast):
        await happen(game, SpellCast(spell))


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
    if spell.card.type is not _ABILITY and why_not_in_play(game, spell.controller, spell.card) is not None:
        raise Canceled
    witnesses = tuple(game.listeners.get(SpellResolved, ()))
    await resolution.resolve(game, spell)
    await put_away(game, spell)
    if is_heard(game, SpellResolved):
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
        owner.put_into_book(spell.card)
    else:
        await discard_card(game, spell.card, spell.owner)
