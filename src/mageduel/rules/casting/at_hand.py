"""At hand: the cards a caster could cast, and where each of them is."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.ruleset import SpellsFrom
from mageduel.facts.cards import Card
from mageduel.rules.casting.built_in import BUILT_IN, CASTS_FOR_ITS_MAGE, built_into, lent_to
from mageduel.rules.equipment.spellbind import BINDS
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.objects import Object

_BOOK: Final = SpellsFrom.BOOK
BOUND_CAST: Final = Uses("its bound spell")
PLANNED: Final = "planned"
BOOK: Final = "book"
PREPARED: Final = "prepared"
BOUND: Final = "bound"
ABILITY: Final = "ability"
DISCARD: Final = "discard"


class Castable:
    """A card somebody could cast, and where it is."""

    __slots__ = ("card", "holder", "key", "source")

    def __init__(self, card: Card, source: str, holder: Object | None) -> None:
        self.card = card
        self.source = source
        self.holder = holder
        self.key = 0 if holder is None else holder.id
        """How an answer names the place: 0 for the mage's planned spells or his book, else the object that holds it."""


_PLANNED: Final[dict[Card, Castable]] = {}
_IN_BOOK: Final[dict[Card, Castable]] = {}


def _planned(card: Card) -> Castable:
    found = _PLANNED.get(card)
    if found is None:
        found = _PLANNED[card] = Castable(card, PLANNED, None)
    return found


def _in_book(card: Card) -> Castable:
    found = _IN_BOOK.get(card)
    if found is None:
        found = _IN_BOOK[card] = Castable(card, BOOK, None)
    return found


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
        found = [_in_book(card) for card in player.book]
    else:
        found = []
        for card in player.planned:
            castable = _PLANNED.get(card) or _planned(card)
            if not found or castable not in found:
                found.append(castable)
    _add_held(found, caster)
    for holder in caster.attachments:
        if not holder.hidden and (holder.bound is not None or BUILT_IN in holder.script.answers):
            _add_held(found, holder)
    return found


def _add_held(found: list[Castable], holder: Object) -> None:
    """Add what is bound to an object or built into it."""
    if holder.bound is not None and BOUND_CAST.are_left(holder):
        found.append(Castable(holder.bound, BOUND, holder))
    if BUILT_IN in holder.script.answers:
        for card in built_into(holder):
            found.append(Castable(card, ABILITY, holder))


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
    return any(not each.hidden and BINDS.is_given_by(each) for each in (caster, *caster.attachments))
