"""Purposes: what a spell is meant for, where its type and subtypes do not tell. For players that are programs."""

from __future__ import annotations

from enum import Enum


class Purpose(Enum):
    """What somebody who casts it wants."""

    HARMS = "harms"
    """It is meant for enemies."""
    HELPS = "helps"
    """It is meant for friends, whatever its subtypes are."""
    UNDOES = "undoes"
    """It removes or takes what others have cast."""
    ONLY_SLIGHT = "only slight"
    """What it removes is of Level 1 and not Epic; cast on anything else it does nothing."""
    PURGES = "purges"
    """It removes every enchantment there is on its target, whoever's."""
    EITHER = "either"
    """It depends on the moment whom it is meant for."""
    MOVES_SPELLS = "moves spells"
    """It lays an enchantment on something else."""
    URGES = "urges"
    """It lets a friend strike, or strike harder."""
    RAISES = "raises"
    """It brings back what lies in a discard pile."""
    MOVES_CREATURES = "moves creatures"
    """It moves a creature, friend or foe."""

    __hash__ = object.__hash__
