"""Disable: an object with the marker keeps its traits and attributes and loses whatever its text box says."""

from __future__ import annotations

from mageduel.dsl.script import NO_SCRIPT, script_of
from mageduel.facts.conditions import DISABLE
from mageduel.rules.objects.presence import change_text
from mageduel.state.objects import Object


def disable_or_enable(thing: Object) -> None:
    """Silence an object's text when its first Disable marker comes, and let it speak again when the last has gone."""
    is_disabled = DISABLE in thing.conditions
    if is_disabled == (thing.script is NO_SCRIPT):
        return
    if is_disabled:
        change_text(thing, NO_SCRIPT)
    elif not thing.is_mage or thing.game.rules.abilities:
        change_text(thing, script_of(thing.card))
