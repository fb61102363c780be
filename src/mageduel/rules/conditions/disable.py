"""Disable: an object with the marker keeps its traits and attributes and loses whatever its text box says."""

from __future__ import annotations

from mageduel.dsl.script import NO_SCRIPT, script_of
from mageduel.facts.conditions import DISABLE
from mageduel.rules.objects.presence import hush, wake
from mageduel.state.objects import Object


def disable_or_enable(thing: Object) -> None:
    """Silence an object's text when its first Disable marker comes, and let it speak again when the last has gone."""
    is_disabled = DISABLE in thing.conditions
    if is_disabled == (thing.script is NO_SCRIPT):
        return
    if is_disabled:
        if not thing.hidden:
            hush(thing)
        thing.script = NO_SCRIPT
    elif not thing.is_mage or thing.game.rules.abilities:
        thing.script = script_of(thing.card)
        if not thing.hidden:
            wake(thing)
    thing.game.everything_changed()
