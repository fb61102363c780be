"""Declaring spells: what can be cast now, at what, with which choices, and what an answer declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script, script_of
from mageduel.facts.cards import FULL, QUICK, Card
from mageduel.facts.traits import EXTENDABLE, INCAPACITATED, LEGENDARY, MAGECAST, UNIQUE
from mageduel.kernel.questions import Form
from mageduel.kernel.requests import ALL, Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.casting import targeting, wall_spells
from mageduel.rules.casting.at_hand import BOUND, PREPARED, castable_named, castables
from mageduel.rules.casting.built_in import NEVER_CAST
from mageduel.rules.casting.costs import (
    COSTS_MORE,
    COSTS_TOKENS,
    funds,
    has_tokens_to_cast,
    most_saved,
    price,
)
from mageduel.rules.casting.further_targets import (
    has_company,
    leaves_others_alone,
)
from mageduel.rules.casting.haste import action_needed, takes_printed_actions
from mageduel.rules.casting.origins import LENDS_ITS_PLACE, origin_needed, origins
from mageduel.rules.casting.targeting import place_name, place_of
from mageduel.rules.objects.characteristics import has
from mageduel.rules.round.opening import is_peaceful
from mageduel.state.game import Game
from mageduel.state.hands import Castable
from mageduel.state.marks import ready_marker
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, PLACE, SLOT, SPELL
from mageduel.state.running import Place, Spell

TO_CAST: Final = Form("cast", SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book")
TO_QUICKCAST: Final = Form("cast", SLOT, SPELL, PLACE, rest=CHOICE, group="spells", icon="book", key="Q")
"""The same, with the quickcast marker."""
ONCE_A_ROUND: Final = Capability[bool]("once a round")
"""Asked of a spell: whether nobody can cast it, or another copy of it, twice in a round."""


def why_not_cast(game: Game, caster: Object, card: Card) -> Refusal | None:
    """Why this caster cannot cast this spell at anything now."""
    return _why_not_cast_for(game, caster, card, script_of(card), funds(caster, card))


def _why_not_cast_for(game: Game, caster: Object, card: Card, script: Script, mana: int) -> Refusal | None:
    """The same, where so much mana can be paid for it."""
    if card.only and not game.players[caster.controller].facts.may_use(card):
        return refusals.NOT_YOUR_SPELL
    if NEVER_CAST in script.answers:
        return refusals.NEVER_CAST
    if not caster.is_mage and card.has(MAGECAST):
        return refusals.MAGECAST_ONLY
    if caster.is_creature and has(caster, INCAPACITATED):
        quick = action_needed(caster, card) is QUICK
        if not caster.is_mage or not quick or card.makes_an_attack:
            return refusals.INCAPACITATED_ACTOR
    if card.makes_an_attack and is_peaceful(game):
        return refusals.STILL_PEACEFUL
    refusal = why_not_in_play(game, caster.controller, card) if card.is_limited else None
    if refusal is not None:
        return refusal
    if COSTS_TOKENS in script.answers and not has_tokens_to_cast(caster, card):
        return refusals.TOKENS_MISSING
    if ONCE_A_ROUND in script.answers and caster.marks.get(ready_marker(card.name)):
        return refusals.ALREADY_USED
    short = (card.cost or 0) - mana
    if short > 0 and script.cost is None and short > most_saved(caster):
        return refusals.NOT_ENOUGH_MANA
    return None


def why_not_in_play(game: Game, seat: int, card: Card) -> Refusal | None:
    """Legendary and Unique objects: one in play, one in play for each player."""
    alike = [each for each in game.objects.values() if each.card.title == card.name]
    if alike and card.has(LEGENDARY):
        return refusals.LEGENDARY_IN_PLAY
    if card.has(UNIQUE) and any(each.controller == seat for each in alike):
        return refusals.UNIQUE_IN_PLAY
    return None


# Options


def cast_options(game: Game, caster: Object, *, quick: bool, full: bool) -> list[Answer]:
    """Every spell the caster can declare now, with every target and every choice it can pay for."""
    spells = spells_at_hand(game, caster, quick=quick, full=full)
    return [option for each in spells for option in declarations(game, caster, each)]


def spells_at_hand(game: Game, caster: Object, *, quick: bool, full: bool) -> list[Castable]:
    """What the caster has at hand and has the time for."""
    if quick:
        return castables(game, caster) if full else quick_spells_at_hand(game, caster)
    return [each for each in castables(game, caster) if full and action_needed(caster, each.card) is FULL]


def quick_spells_at_hand(game: Game, caster: Object) -> list[Castable]:
    """What the caster has at hand that takes a quick action only."""
    if takes_printed_actions(caster):
        return castables(game, caster, True)
    found: list[Castable] = []
    for each in castables(game, caster):
        if action_needed(caster, each.card) is QUICK:
            found.append(each)
    return found


def declarations(game: Game, caster: Object, castable: Castable, enough: int = ALL) -> list[Answer]:
    """All the ways to declare one spell; or, once `enough` are found, these."""
    card = castable.card
    found: list[Answer] = []
    script = script_of(card)
    mana = funds(caster, card)
    if _why_not_cast_for(game, caster, card, script, mana) is not None:
        return found
    key, name = castable.key, card.name
    is_wall = card.is_wall
    has_set_price = script.cost is None and not is_wall and not card.is_terrain and COSTS_MORE not in game.listeners
    can_pay_in_full = has_set_price and (card.cost or 0) <= mana
    has_choices = is_wall or bool(script.choices)
    for target in targeting.candidates(game, caster, card):
        if targeting.why_not_target(game, caster, card, target) is not None:
            continue
        place = place_name(game, target)
        if card.has_several_targets and not has_company(game, caster, card, target):
            continue
        if has_choices:
            plain = ("cast", key, name, place)
            for choices in choices_for(game, caster, card, target):
                if can_pay_in_full or _price(game, caster, castable, target, choices) <= mana:
                    found.append(plain + choices)
        elif can_pay_in_full or _price(game, caster, castable, target, ()) <= mana:
            found.append(("cast", key, name, place))
        if len(found) >= enough:
            return found
    if LENDS_ITS_PLACE in game.listeners:
        for target, choices in _from_elsewhere(game, caster, card):
            if _price(game, caster, castable, target, choices) <= mana:
                found.append(("cast", key, name, place_name(game, target), *choices))
    return found


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
    return price(Declaration(game, castable.card, caster, target, choices, (), castable.holder(game))).to_pay


_NO_CHOICE: Final[list[tuple[object, ...]]] = [()]


def choices_for(game: Game, caster: Object, card: Card, target: Place) -> list[tuple[object, ...]]:
    """Everything that can be announced with this spell besides its target."""
    if card.is_wall and card.has(EXTENDABLE):
        ways = wall_spells.extension_choices(game, caster, card, target)
        return wall_spells.facing_choices(game, card, target, ways)
    combinations = _NO_CHOICE
    for choice in script_of(card).choices:
        longer: list[tuple[object, ...]] = []
        for chosen in combinations:
            for option in choice.options(Declaration(game, card, caster, target, chosen)):
                longer.append((*chosen, option))
        combinations = longer
    if combinations is not _NO_CHOICE and is_peaceful(game):
        return _peaceful(game, caster, card, combinations)
    return combinations


def _peaceful(
    game: Game, caster: Object, card: Card, combinations: list[tuple[object, ...]]
) -> list[tuple[object, ...]]:
    """Those of these choices that leave alone what belongs to the others."""
    return [each for each in combinations if leaves_others_alone(game, caster, card, each)]


def declaration_of(game: Game, spell: Spell, choices: tuple[object, ...]) -> Declaration:
    """A spell as it stands, with these of its choices."""
    return Declaration(game, spell.card, spell.caster, spell.target, choices, spell.further_targets, spell.holder)


def declared_spell(game: Game, caster: Object, answer: Answer, has_full_action: bool = False) -> Spell:
    """The spell an answer declares."""
    castable = castable_named(game, caster, answer[1], answer[2])
    card = castable.card
    assert card.action is not None
    can_take_time = has_full_action and not has(caster, INCAPACITATED)
    action = card.action if can_take_time and caster.is_mage else action_needed(caster, card)
    spell = Spell(card, caster, caster.controller, place_of(game, answer[3]), answer[4:])
    holder = castable.holder(game)
    spell.source, spell.holder, spell.action = castable.source, holder, action
    spell.owner = caster.controller
    if LENDS_ITS_PLACE in game.listeners:
        spell.origin = origin_needed(game, caster, card, spell.target)
    if castable.source == BOUND and holder is not None:
        spell.owner = holder.bound_owner
    elif castable.source == PREPARED and holder is not None:
        spell.owner = holder.prepared_owner
    return spell
