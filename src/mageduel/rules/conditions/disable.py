"""Disable: an object with the marker keeps its traits and attributes and loses whatever its text box says."""

from __future__ import annotations

from functools import cache
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import NO_SCRIPT, Grant, Script, script_of
from mageduel.dsl.selectors import SELF
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.facts.traits import CHANNELING
from mageduel.rules.objects.presence import change_text
from mageduel.state.objects import Object

KEEPS_DISABLED: Final = Capability[bool]("keeps disabled")
"""Asked of what lies revealed on an object: whether one of its Disable markers stays as long as this does."""


def lasting_disables(thing: Object) -> int:
    """How many of an object's Disable markers something on it keeps there."""
    if not KEEPS_DISABLED.anybody(thing.game):
        return 0
    return sum(KEEPS_DISABLED.is_given_by(each) and not each.hidden for each in thing.attachments)


def disable_or_enable(thing: Object) -> None:
    """Silence an object's text when its first Disable marker comes, and let it speak again when the last has gone."""
    is_disabled = DISABLE in thing.conditions
    if is_disabled == (thing.script is silenced(thing.card)):
        return
    if is_disabled:
        change_text(thing, silenced(thing.card))
    elif not thing.is_mage or thing.game.rules.abilities:
        change_text(thing, script_of(thing.card))


@cache
def silenced(card: Card) -> Script:
    """What is left of a card's text: what the X of a printed trait or attribute is, for these stay."""
    full = script_of(card)
    kept = [grant for grant in full.auras if grant.to is SELF and _is_printed(card, grant)]
    if not kept:
        return NO_SCRIPT
    left = Script(card)
    left.auras, left.depends = kept, full.depends
    return left


def _is_printed(card: Card, grant: Grant) -> bool:
    if grant.word is CHANNELING and "channeling" in card.variable:
        return True
    return any(trait.word is grant.word and trait.value == 0 for trait in card.traits)
