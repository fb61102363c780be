"""At hand: the cards a caster could cast, and where each of them is."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.ruleset import SpellsFrom
from mageduel.dsl.script import Script
from mageduel.facts.cards import QUICK, Card
from mageduel.rules.casting.built_in import BUILT_IN, CASTS_FOR_ITS_MAGE, is_left, is_unlimited, lent_to
from mageduel.rules.equipment.spellbind import BINDS
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.hands import Castable, Hand
from mageduel.state.objects import Object
from mageduel.state.players import Player

_BOOK: Final = SpellsFrom.BOOK
BOUND_CAST: Final = Uses("its bound spell")
PLANNED: Final = "planned"
BOOK: Final = "book"
PREPARED: Final = "prepared"
BOUND: Final = "bound"
ABILITY: Final = "ability"
DISCARD: Final = "discard"


_PLANNED: Final[dict[Card, Castable]] = {}
_IN_BOOK: Final[dict[Card, Castable]] = {}
_BUILT_INTO: Final[dict[Script, dict[int, list[Castable]]]] = {}
"""Abilities by the text, and the number, of the object that has them."""


def _planned(card: Card) -> Castable:
    found = _PLANNED.get(card)
    if found is None:
        found = _PLANNED[card] = Castable(card, PLANNED)
    return found


def _in_book(card: Card) -> Castable:
    found = _IN_BOOK.get(card)
    if found is None:
        found = _IN_BOOK[card] = Castable(card, BOOK)
    return found


def castables(game: Game, caster: Object, only_quick: bool = False) -> list[Castable]:
    """Every card this caster has at hand: planned, in his book, or prepared, bound to equipment, or built in.

    Of a mage's, if wanted, those only that are printed as quick spells.
    """
    if not caster.is_mage:
        return _held_by(game, caster)
    player = game.players[caster.controller]
    cards = player.book if game.rules.spells_from is _BOOK else player.planned
    hand = player.hand
    if hand is None or hand.cards is not cards:
        hand = player.hand = hand_of(game, player)
    found = (hand.quick if only_quick else hand.castables).copy()
    if caster.bound is not None or BUILT_IN in caster.script.answers:
        _add_held(found, caster, only_quick)
    for holder in caster.attachments:
        if not holder.hidden and (holder.bound is not None or BUILT_IN in holder.script.answers):
            _add_held(found, holder, only_quick)
    return found


def _held_by(game: Game, caster: Object) -> list[Castable]:
    """What a familiar or spawnpoint has at hand."""
    own = [] if caster.prepared is None else [Castable(caster.prepared, PREPARED, caster.id)]
    if caster.bound is not None and BOUND_CAST.are_left(caster):
        own.append(Castable(caster.bound, BOUND, caster.id))
    if CASTS_FOR_ITS_MAGE.is_given_by(caster):
        mage = game.players[caster.controller].mage
        lent = lent_to(caster, mage)
        own += [each for each in _abilities(mage) if each.card in lent]
    return own


def hand_of(game: Game, player: Player) -> Hand:
    """What the mage could cast of his open book, or of what he has planned, each card once."""
    if game.rules.spells_from is _BOOK:
        return Hand(player.book, [_in_book(card) for card in player.book])
    planned: list[Castable] = []
    for card in player.planned:
        castable = _planned(card)
        if castable not in planned:
            planned.append(castable)
    return Hand(player.planned, planned)


def _add_held(found: list[Castable], holder: Object, only_quick: bool) -> None:
    """Add what is bound to an object or built into it."""
    if holder.bound is not None and BOUND_CAST.are_left(holder) and (holder.bound.action is QUICK or not only_quick):
        found.append(Castable(holder.bound, BOUND, holder.id))
    if BUILT_IN in holder.script.answers:
        for each in _abilities(holder):
            if (each.card.action is QUICK or not only_quick) and (each.is_unlimited or is_left(holder, each.card)):
                found.append(each)


def _abilities(holder: Object) -> list[Castable]:
    """The spells that are abilities of an object, used or not."""
    alike = _BUILT_INTO.get(holder.script)
    found = None if alike is None else alike.get(holder.id)
    return _look_for_abilities(holder) if found is None else found


def _look_for_abilities(holder: Object) -> list[Castable]:
    number = holder.id
    found = [Castable(card, ABILITY, number, is_unlimited=is_unlimited(card)) for card in BUILT_IN.of(holder)]
    _BUILT_INTO.setdefault(holder.script, {})[number] = found
    return found


def castable_named(game: Game, caster: Object, key: int, name: str) -> Castable:
    """What an answer names by the place it comes from and the name of the card."""
    if key == 0:
        player = game.players[caster.controller]
        is_open = game.rules.spells_from is _BOOK
        for card in player.book if is_open else player.planned:
            if card.name == name:
                return _in_book(card) if is_open else _planned(card)
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
    if BINDS in caster.script.answers:
        return True
    for each in caster.attachments:  # noqa: SIM110  (asked at every turn)
        if BINDS in each.script.answers and not each.hidden:
            return True
    return False
