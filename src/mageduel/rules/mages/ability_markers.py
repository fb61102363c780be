"""Ability markers of mages: placed on a creature, giving it something, and back with the mage when it is gone."""

from __future__ import annotations

from mageduel.dsl.script import script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import LEGENDARY
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.presence import attach, enter
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object


def marker_card(name: str) -> Card:
    """A marker as a card: nothing but a name."""
    return Card(name=name, type=CardType.MARKER)


def place_marker(game: Game, card: Card, host: Object, seat: int) -> Object:
    """Put a mage's marker on a creature."""
    marker = game.new_object(card, script_of(card), seat)
    marker.zone = host.zone
    attach(marker, host)
    enter(marker)
    return marker


def marker_in_play(game: Game, card: Card, seat: int) -> Object | None:
    """Where this player's marker is, if it is on a creature."""
    for each in game.objects.values():
        if each.card is card and each.owner == seat:
            return each
    return None


def may_mark(game: Game, mage: Object, card: Card, event: EnteredPlay, kind: str) -> bool:
    """Whether a mage with his marker at hand may place it: on a friendly creature of this kind, just Summoned."""
    creature = event.who
    return (
        event.is_summoned
        and has_subtype(creature, kind)
        and not creature.card.has(LEGENDARY)
        and is_friendly(mage.controller, creature)
        and game.players[mage.controller].is_alive
        and marker_in_play(game, card, mage.owner) is None
    )
