"""Consequences: what turning an enchantment over would change at once, asked of the rules on a copy of the table."""

from __future__ import annotations

from mageduel.rules.objects.presence import turn_up
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.shapes import Number, ObjectShown
from mageduel.views.table import object_shown
from mageduel.words.language import say


def consequence(game: Game, enchantment: Object) -> str:
    """What its bearer would gain or lose by it now, in short; nothing where that shows only later."""
    bearer = enchantment.attached_to
    if bearer is None:
        return ""
    twin = game.copy()
    turn_up(twin.objects[enchantment.id])
    before = object_shown(game, bearer, enchantment.controller)
    after = object_shown(twin, twin.objects[bearer.id], enchantment.controller)
    return ", ".join([*_numbers(before, after), *_traits(before, after)])


def _numbers(before: ObjectShown, after: ObjectShown) -> list[str]:
    found = [
        (say("number.armor"), before.armor, after.armor),
        (say("number.life"), before.life, after.life),
        *(
            (say("number.dice", attack=old.name), old.dice, new.dice)
            for old, new in zip(before.attacks, after.attacks, strict=False)
        ),
    ]
    return [f"{what} {_value(old)} → {_value(new)}" for what, old, new in found if _value(old) != _value(new)]


def _value(number: Number | None) -> int | None:
    return None if number is None else number.value


def _traits(before: ObjectShown, after: ObjectShown) -> list[str]:
    old, new = [each.text for each in before.traits], [each.text for each in after.traits]
    gained = [say("trait-gains", trait=text) for text in new if text not in old]
    return gained + [say("trait-loses", trait=text) for text in old if text not in new]
