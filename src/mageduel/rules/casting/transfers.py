"""Transfers: where an enchantment that is in play may be moved, by a spell that is aimed or by what just moves it."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.facts.cards import Card
from mageduel.facts.traits import FLYING
from mageduel.kernel.requests import Refusal
from mageduel.rules import refusals
from mageduel.rules.casting.target_words import matches
from mageduel.rules.casting.targeting import (
    has_duplicate,
    is_warded_zone,
    why_not_affected,
    why_not_by_script,
    why_not_in_range,
    why_not_seen,
)
from mageduel.rules.objects.characteristics import has
from mageduel.rules.sight.lines import reach, sees_zone
from mageduel.rules.sight.obscurity import is_hidden_by_distance
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

STAYS_ON_ITS_TARGET: Final = Capability[bool]("stays on its target")
"""Asked of an enchantment: whether nothing can move it to another target."""


def why_not_moved_to(
    game: Game, mover: Object, spell: Card, enchantment: Object, place: Object | Zone
) -> Refusal | None:
    """Why this spell cannot move an enchantment there: out of its reach, or nothing the enchantment could target."""
    card = enchantment.card
    assert card.target is not None
    assert mover.zone is not None
    if place is not enchantment.attached_to and answers_of(card, STAYS_ON_ITS_TARGET):
        return refusals.STAYS_THERE
    if isinstance(place, int):
        low, high = reach(game, spell.range)
        if "zone" not in card.target.kinds:
            return refusals.WRONG_TARGET
        if not low <= game.arena.distance[mover.zone][place] <= high:
            return refusals.OUT_OF_RANGE
        if is_hidden_by_distance(game, mover.zone, place):
            return refusals.OBSCURED_TARGET
        if not has(mover, FLYING) and not sees_zone(game, mover.zone, place):
            return refusals.NO_SIGHT
        if is_warded_zone(game, place):
            return refusals.WARDED_TARGET
        if has_duplicate(game.zone_enchantments[place], card, mover.controller, ignoring=enchantment):
            return refusals.DUPLICATE_ENCHANTMENT
        return why_not_by_script(game, mover, card, place)
    if place is enchantment or not matches(card.target, mover.controller, place):
        return refusals.WRONG_TARGET
    return (
        why_not_in_range(game, mover, spell, place)
        or why_not_affected(game, mover.controller, card, place, ignoring=enchantment)
        or why_not_seen(game, mover, place)
        or why_not_by_script(game, mover, card, place)
    )


def why_not_carried_over(game: Game, enchantment: Object, place: Object) -> Refusal | None:
    """Why an enchantment cannot be moved to this object, as if cast anew, wherever whoever moves it may be."""
    card, seat = enchantment.card, enchantment.controller
    assert card.target is not None
    if answers_of(card, STAYS_ON_ITS_TARGET):
        return refusals.STAYS_THERE
    if not matches(card.target, seat, place):
        return refusals.WRONG_TARGET
    return why_not_affected(game, seat, card, place, ignoring=enchantment) or why_not_by_script(
        game, game.players[seat].mage, card, place
    )


def new_places(game: Game, mover: Object, spell: Card, enchantment: Object) -> list[int | str]:
    """Everywhere this spell could move an enchantment, as an answer names it: objects by number, zones by name."""
    if mover.zone is None:
        return []
    objects: list[int | str] = [
        each.id for each in game.objects.values() if why_not_moved_to(game, mover, spell, enchantment, each) is None
    ]
    return objects + [
        game.arena.zone_names[zone]
        for zone in game.arena.zones
        if why_not_moved_to(game, mover, spell, enchantment, zone) is None
    ]
