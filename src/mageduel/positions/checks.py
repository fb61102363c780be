"""What a position cannot be once everything lies on the table, and what it could hardly have come to."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.selectors import is_friendly
from mageduel.facts.errors import Coded
from mageduel.facts.traits import INDESTRUCTIBLE
from mageduel.positions.reading import PositionError
from mageduel.rules.equipment.locations import RING, RINGS, in_the_way, needs, worn, worn_rings
from mageduel.rules.objects.characteristics import has, life
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.objects.uniqueness import one_too_many
from mageduel.rules.victory.standing import winner_by_score
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.players import Player

MOST_NOTES: Final = 12


def check_table(game: Game) -> None:
    """Refuse a table no game goes on from."""
    for thing in game.objects.values():
        _check_object(game, thing)
    double = one_too_many(game)
    if double is not None:
        raise PositionError("position-two-of", card=double.card.title)
    scoring = game.rules.scoring
    if scoring is not None and winner_by_score(game, scoring) is not None:
        raise PositionError("position-over")


def _check_object(game: Game, thing: Object) -> None:
    name = thing.card.title
    if thing.guarding and not thing.is_creature:
        raise PositionError("position-guard", card=name)
    if thing.active and not thing.is_creature:
        raise PositionError("position-ready", card=name)
    if thing.is_mage and not game.players[thing.owner].is_alive:
        return
    if not thing.card.has_life:
        if thing.damage:
            raise PositionError("position-no-damage", card=name)
    elif remaining_life(thing) <= 0 and not has(thing, INDESTRUCTIBLE):
        raise PositionError("position-no-life", card=name, damage=thing.damage, life=life(thing))


def notes_on(game: Game) -> tuple[Coded, ...]:
    """What is allowed though no game comes to it, or hardly one."""
    notes = [note for player in game.seated for note in _notes_on_player(game, player)]
    for thing in game.objects.values():
        notes += _notes_on_object(game, thing)
    return tuple(notes[:MOST_NOTES])


def _notes_on_player(game: Game, player: Player) -> list[Coded]:
    notes = []
    construction = game.rules.mode.construction
    for card, count in sorted(player.book.items(), key=lambda pair: pair[0].name):
        most = construction.copies_of_level_1 if card.level == 1 else construction.copies_of_higher_levels
        if count > most:
            notes.append(
                Coded("position-note-copies", mage=player.facts.called, card=card.name, count=count, most=most)
            )
        if not player.facts.may_use(card):
            notes.append(Coded("position-note-restricted", mage=player.facts.called, card=card.name))
    if len(player.planned) > game.rules.spells_a_round:
        notes.append(Coded("position-note-prepared", mage=player.facts.called, count=len(player.planned)))
    return notes


def _notes_on_object(game: Game, thing: Object) -> list[Coded]:
    notes = []
    card = thing.own_card
    if not game.players[thing.owner].facts.may_use(card) and not card.is_marker:
        notes.append(Coded("position-note-restricted", mage=game.players[thing.owner].facts.called, card=card.name))
    if thing.is_mage:
        for item in worn(thing):
            if is_friendly(item.controller, thing) and len(in_the_way(thing, item.card, item.location)) > 1:
                notes.append(Coded("position-note-worn", card=item.card.name))
        if len(worn_rings(thing)) > RINGS:
            rings = [each for each in worn(thing) if RING in needs(each.card, each.location)]
            notes.append(Coded("position-note-worn", card=rings[-1].card.name))
    return notes
