"""Purposes: whom a spell is meant for, read off its facts."""

from __future__ import annotations

from functools import cache
from typing import Final

from mageduel.dsl.script import script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.purposes import Purpose

_HARMFUL_SUBTYPES: Final = {"curse", "trap", "psychic", "vine", "acid", "flame"}


@cache
def is_harmful(card: Card) -> bool:
    """Whether the spell is meant for enemies."""
    if card.type is CardType.ATTACK or Purpose.HARMS in card.purposes or Purpose.UNDOES in card.purposes:
        return True
    if Purpose.HELPS in card.purposes:
        return False
    if card.type in (CardType.ENCHANTMENT, CardType.INCANTATION, CardType.CONJURATION):
        return any(subtype in _HARMFUL_SUBTYPES for subtype in card.subtypes) and "barrier" not in card.subtypes
    return bool(card.attacks) and card.type is CardType.ABILITY


@cache
def is_for_either(card: Card) -> bool:
    """Whether it depends on the moment whom the spell is meant for."""
    return Purpose.EITHER in card.purposes


@cache
def serves_either(card: Card) -> bool:
    """Whether a player has good reason to aim the spell at friend and foe, whatever it is mostly used for."""
    return is_for_either(card) or moves_creatures(card)


@cache
def moves_creatures(card: Card) -> bool:
    """Whether the spell moves a creature, friend or foe."""
    return Purpose.MOVES_CREATURES in card.purposes


@cache
def urges(card: Card) -> bool:
    """Whether the spell lets a friend strike, or strike harder."""
    return Purpose.URGES in card.purposes or (card.type is CardType.INCANTATION and "command" in card.subtypes)


@cache
def raises_the_fallen(card: Card) -> bool:
    """Whether the spell brings back what lies in a discard pile."""
    return Purpose.RAISES in card.purposes


@cache
def moves_spells(card: Card) -> bool:
    """Whether the spell lays an enchantment on something else."""
    return Purpose.MOVES_SPELLS in card.purposes


@cache
def undoes_spells(card: Card) -> bool:
    """Whether the spell removes or takes what others have cast."""
    return Purpose.UNDOES in card.purposes


@cache
def undoes_only_slight(card: Card) -> bool:
    """Whether what the spell removes has to be of Level 1 and not Epic, though it may be cast on more."""
    return Purpose.ONLY_SLIGHT in card.purposes


@cache
def is_healing(card: Card) -> bool:
    """Whether the spell heals."""
    return "healing" in card.subtypes


@cache
def waits_for_its_moment(card: Card) -> bool:
    """Whether the enchantment reveals itself when its moment comes, and does nothing before."""
    script = script_of(card)
    return bool(script.mandatory)


@cache
def gives_mana(card: Card) -> bool:
    """Whether the spell pays for itself in mana."""
    return "mana" in card.subtypes and card.type in (CardType.CONJURATION, CardType.EQUIPMENT) and (card.cost or 0) <= 6
