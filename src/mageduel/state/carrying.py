"""What a copy is given and what the digest is told; written by `make fields` from the declared fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mageduel.state.game import Game
    from mageduel.state.objects import Object
    from mageduel.state.players import Player


def carry_objects(originals: dict[int, Object], objects: dict[int, Object], game: Game) -> None:
    """Give fresh copies of objects all that the originals have, and link them to each other as these are."""
    for number, it in originals.items():
        twin = objects[number]
        twin.game = game
        twin.id = it.id
        twin.card = it.card
        twin.own_card = it.own_card
        twin.owner = it.owner
        twin.controller = it.controller
        twin.zone = it.zone
        twin.border = it.border
        twin.damage = it.damage
        twin.mana = it.mana
        twin.life_change = it.life_change
        twin.conditions = it.conditions
        twin.fresh_conditions = it.fresh_conditions
        twin.marks = it.marks
        twin.links = it.links
        twin.lasting = it.lasting
        twin.active = it.active
        twin.guarding = it.guarding
        twin.hidden = it.hidden
        twin.looked_at_by = it.looked_at_by
        twin.timestamp = it.timestamp
        twin.cast_round = it.cast_round
        twin.moves = it.moves
        twin.bound = it.bound
        twin.bound_is_shown = it.bound_is_shown
        twin.bound_owner = it.bound_owner
        twin.prepared = it.prepared
        twin.prepared_owner = it.prepared_owner
        twin.location = it.location
        twin.facing = it.facing
        twin.held_with = it.held_with
        twin.banished_from = it.banished_from
        twin.larva_of = it.larva_of
        twin.script = it.script
        twin.is_mage = it.is_mage
        twin.is_creature = it.is_creature
        twin.characteristics = it.characteristics
        twin.attached_to = objects.get(it.attached_to.id) if it.attached_to else None
        twin.attachments = (
            tuple([objects[each.id] for each in it.attachments if each.id in objects]) if it.attachments else ()
        )
        twin.chosen = objects.get(it.chosen.id) if it.chosen else None
        twin.held_by = objects.get(it.held_by.id) if it.held_by else None
        twin.preys = tuple([objects[each.id] for each in it.preys if each.id in objects]) if it.preys else ()
        twin.taunted_by = objects.get(it.taunted_by.id) if it.taunted_by else None


def carry_player(it: Player, twin: Player, objects: dict[int, Object]) -> None:
    """Give a fresh copy of a player all that the original has; the objects are there already."""
    twin.book = it.book
    twin.discard = it.discard.copy() if it.discard else []
    twin.removed = it.removed.copy() if it.removed else []
    twin.planned = it.planned
    twin.hand = it.hand
    twin.quickcast = it.quickcast
    twin.is_alive = it.is_alive
    twin.mage = objects[it.mage.id]


def carry_game(it: Game, twin: Game, objects: dict[int, Object]) -> None:
    """Give a fresh copy of a game all that the original has; the objects are there already."""
    twin.round = it.round
    twin.phase = it.phase
    twin.initiative = it.initiative
    twin.turn = it.turn
    twin.done_in_phase = it.done_in_phase
    twin.next_id = it.next_id
    twin.next_timestamp = it.next_timestamp
    twin.result = it.result
    twin.conceded = it.conceded
    twin.silent = it.silent
    twin.arrivals = it.arrivals
    twin.fallen = it.fallen
    twin.wounds = it.wounds
    twin.listeners = it.listeners
    twin.changes = it.changes
    twin.asks_chance = it.asks_chance
    twin.marks_safe_points = it.marks_safe_points
    twin.takes_every_step = it.takes_every_step
    twin.is_watched = it.is_watched
    twin.in_zone = [tuple([objects[each.id] for each in place]) if place else () for place in it.in_zone]
    twin.zone_enchantments = [
        tuple([objects[each.id] for each in place]) if place else () for place in it.zone_enchantments
    ]
    twin.walls = {place: objects[each.id] for place, each in it.walls.items()} if it.walls else {}
    twin.hidden = tuple([objects[each.id] for each in it.hidden if each.id in objects]) if it.hidden else ()
    twin.auras = tuple([objects[each.id] for each in it.auras if each.id in objects]) if it.auras else ()
    twin.creatures = tuple([objects[each.id] for each in it.creatures if each.id in objects]) if it.creatures else ()
    twin.unsettled = [objects[each.id] for each in it.unsettled if each.id in objects] if it.unsettled else []


def object_told(it: Object, objects: dict[int, Object]) -> tuple[object, ...]:
    """Everything about it that matters, in a fixed order."""
    return (
        it.id,
        it.card.name if it.card is not None else None,
        it.own_card.name if it.own_card is not None else None,
        it.owner,
        it.controller,
        it.zone,
        it.border,
        it.attached_to.id if it.attached_to is not None and it.attached_to.id in objects else None,
        [each.id for each in it.attachments if each.id in objects],
        it.damage,
        it.mana,
        it.life_change,
        sorted([(each.name, count) for each, count in it.conditions.items()]),
        sorted([(each.name, count) for each, count in it.fresh_conditions.items()]),
        sorted([(each.name, count) for each, count in it.marks.items()]),
        sorted(
            [
                (link.name, each, count)
                for link, those in it.links.items()
                for each, count in those.items()
                if each in objects
            ]
        ),
        [each.written() for each in it.lasting],
        it.active,
        it.guarding,
        it.hidden,
        list(it.looked_at_by),
        it.timestamp,
        it.cast_round,
        it.moves,
        it.bound.name if it.bound is not None else None,
        it.bound_is_shown,
        it.bound_owner,
        it.prepared.name if it.prepared is not None else None,
        it.prepared_owner,
        it.location,
        it.facing,
        it.chosen.id if it.chosen is not None and it.chosen.id in objects else None,
        it.held_by.id if it.held_by is not None and it.held_by.id in objects else None,
        it.held_with.name if it.held_with is not None else None,
        [each.id for each in it.preys if each.id in objects],
        it.taunted_by.id if it.taunted_by is not None and it.taunted_by.id in objects else None,
        it.banished_from,
        it.larva_of,
    )


def player_told(it: Player, objects: dict[int, Object]) -> tuple[object, ...]:
    """Everything about it that matters, in a fixed order."""
    return (
        it.seat,
        it.facts.name if it.facts is not None else None,
        it.team,
        it.mage.id if it.mage.id in objects else None,
        sorted([(each.name, count) for each, count in it.book.items()]),
        [each.name for each in it.discard],
        [each.name for each in it.removed],
        [each.name for each in it.planned],
        it.quickcast,
        it.is_alive,
    )


def game_told(it: Game, objects: dict[int, Object]) -> tuple[object, ...]:
    """Everything about it that matters, in a fixed order."""
    return (
        it.rules.name if it.rules is not None else None,
        it.round,
        it.phase,
        it.initiative,
        it.turn,
        list(it.done_in_phase),
        it.dice_stream,
        it.next_id,
        it.next_timestamp,
        it.result,
        list(it.conceded),
        list(it.silent),
        [[each.id for each in place] for place in it.in_zone],
        [[each.id for each in place] for place in it.zone_enchantments],
        [(place, each.id) for place, each in sorted(it.walls.items(), key=lambda pair: pair[0].index)],
        [each.id for each in it.hidden if each.id in objects],
        [each.written() for each in it.arrivals],
        [each.written() for each in it.fallen],
        [each.written() for each in it.wounds],
    )
