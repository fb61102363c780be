"""Presence: how objects come onto the table, attach, move between places on it and leave it. Bookkeeping only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Ability, Script
from mageduel.facts.cards import AttackBar, Card
from mageduel.facts.traits import CANTRIP
from mageduel.rules.attention import look_around
from mageduel.state.dependence import MAGE, TABLE, ZONE
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Place


def _without(things: tuple[Object, ...], thing: Object) -> tuple[Object, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def enter(thing: Object) -> None:
    """Put an object, whose place is already set, onto the table."""
    game = thing.game
    game.objects[thing.id] = thing
    if thing.is_creature:
        game.creatures += (thing,)
    if thing.border is not None:
        game.walls[thing.border] = thing
    elif thing.zone is not None:
        if thing.is_creature or thing.card.is_conjuration:
            game.in_zone[thing.zone] += (thing,)
        elif thing.card.is_enchantment and thing.attached_to is None:
            game.zone_enchantments[thing.zone] += (thing,)
    if thing.hidden:
        game.hidden += (thing,)
        look_around(game)
    else:
        wake(thing)
    if thing.card.is_terrain:
        game.everything_changed()
    _concern(thing)


def enter_together(things: Sequence[Object]) -> None:
    """Put objects, whose places and bearers are already set, onto the table at once."""
    for thing in things:
        enter(thing)
    if things:
        things[0].game.everything_changed()


def wake(thing: Object) -> None:
    """Let an object listen and reach out; hidden enchantments do neither."""
    game = thing.game
    heeded = _heeded(thing)
    if heeded:
        game.heed(thing, heeded)
    if thing.script.auras:
        game.auras += (thing,)
        for each in thing.receivers:
            each.changed()


def _heeded(thing: Object) -> list[object]:
    """What it is called for: events, what the rules ask, what it can be told to do, what its gifts depend on."""
    script = thing.script
    heeded: list[object] = list(script.answers.keys())
    if script.handlers:
        heeded += script.handlers
    if script.depends:
        heeded += script.depends
    if script.abilities:
        heeded.append(Ability)
    if thing.card.attacks and thing.card.is_conjuration:
        heeded.append(AttackBar)
    return heeded


def hush(thing: Object) -> None:
    """Let an object neither listen nor reach out any more."""
    game = thing.game
    heeded = _heeded(thing)
    if heeded:
        game.heed_no_more(thing, heeded)
    if thing in game.auras:
        game.auras = _without(game.auras, thing)


def change_text(thing: Object, script: Script) -> None:
    """Let an object speak as this script does from now on."""
    if not thing.hidden:
        hush(thing)
    thing.script = script
    if not thing.hidden:
        wake(thing)
    thing.game.everything_changed()


def _concern(thing: Object) -> None:
    """Forget what this object's coming or going may have changed."""
    thing.changed()
    if thing.attached_to is not None and not thing.hidden:
        thing.attached_to.changed()
    if TABLE in thing.game.listeners:
        thing.game.table_changed()


def leave(thing: Object) -> None:
    """Take an object off the table."""
    game = thing.game
    del game.objects[thing.id]
    if thing.is_creature:
        game.creatures = _without(game.creatures, thing)
    if thing.border is not None and game.walls.get(thing.border) is thing:
        del game.walls[thing.border]
    if thing.zone is not None:
        if thing in game.in_zone[thing.zone]:
            game.in_zone[thing.zone] = _without(game.in_zone[thing.zone], thing)
        elif thing in game.zone_enchantments[thing.zone]:
            game.zone_enchantments[thing.zone] = _without(game.zone_enchantments[thing.zone], thing)
    reached = thing.receivers if thing in game.auras else []
    if thing.hidden:
        game.hidden = _without(game.hidden, thing)
        look_around(game)
    else:
        hush(thing)
    for prey in tuple(thing.preys):
        thing.let_go(prey)
    if thing.attached_to is not None:
        thing.attached_to.attachments = _without(thing.attached_to.attachments, thing)
    for each in reached:
        each.changed()
    if thing.card.is_terrain:
        game.everything_changed()
    _concern(thing)
    thing.looked_at_by = ()


def attach(thing: Object, host: Object) -> None:
    """Attach an object to another; it goes where its bearer goes. One that is not yet in play counts when it enters."""
    thing.attached_to = host
    host.attachments += (thing,)
    relocate(thing, host.zone)
    if thing.in_play:
        _concern(thing)


def move_enchantment(enchantment: Object, place: Place) -> None:
    """Attach an enchantment to something else, hidden or revealed as it is; its timestamp is new (ruling R20)."""
    before = moves_of(enchantment)
    detach(enchantment)
    if isinstance(place, Object):
        attach(enchantment, place)
    elif isinstance(place, int):
        relocate(enchantment, place)
    else:
        raise TypeError("an enchantment lies on an object or in a zone")
    enchantment.timestamp = enchantment.game.stamp()
    enchantment.moves += 1 + before  # whatever was aimed at it finds it moved, also within a zone
    enchantment.game.everything_changed()


def moves_of(thing: Object) -> int:
    """How often it has moved; what is attached to something moves with it."""
    return thing.moves if thing.attached_to is None else thing.moves + thing.attached_to.moves


def detach(thing: Object) -> None:
    """Take an object off its bearer, in place."""
    host = thing.attached_to
    if host is not None:
        host.attachments = _without(host.attachments, thing)
        thing.attached_to = None
        host.changed()


def relocate(thing: Object, zone: Zone | None) -> None:
    """Put an object, and all that is attached to it, into a zone."""
    game = thing.game
    left, thing.zone = thing.zone, zone
    is_in_play = thing.id in game.objects
    if not is_in_play:
        pass
    elif thing.is_creature or (thing.card.is_conjuration and not thing.card.is_wall):
        if left is not None:
            game.in_zone[left] = _without(game.in_zone[left], thing)
        if zone is not None:
            game.in_zone[zone] += (thing,)
    elif thing.card.is_enchantment and left is not None:
        if thing in game.zone_enchantments[left]:
            game.zone_enchantments[left] = _without(game.zone_enchantments[left], thing)
        if thing.attached_to is None and zone is not None:
            game.zone_enchantments[zone] += (thing,)
    for attached in thing.attachments:
        relocate(attached, zone)
    if is_in_play and game.auras:
        _concern_zones(thing, left, zone)


def take_out_of_arena(thing: Object) -> None:
    """Take an object out of the arena, in play; it remembers where it was."""
    thing.banished_from = thing.zone
    relocate(thing, None)
    thing.moves += 1
    thing.game.everything_changed()


def put_back_into_arena(thing: Object) -> None:
    """Put an object back where it was taken from."""
    zone, thing.banished_from = thing.banished_from, None
    relocate(thing, zone)
    thing.moves += 1
    thing.game.everything_changed()


def _concern_zones(mover: Object, left: int | None, entered: int | None) -> None:
    """Forget what a move may have changed: of the mover, of others if it reaches out or is a mage that matters."""
    game = mover.game
    listeners = game.listeners
    if TABLE in listeners:
        game.table_changed()
    if ZONE in listeners or MAGE in listeners:
        mover.changed()
        if mover.script.reaches_beyond and mover in game.auras:
            _concern_those_here(mover, left, entered)
        if mover.is_mage and MAGE in listeners:
            for source in game.heeding(MAGE):
                _concern_those_here(source, left, entered)


def _concern_those_here(source: Object, left: int | None, entered: int | None) -> None:
    """Ask anew what those in either zone are whom this object may give something, or take it from."""
    script = source.script
    if not script.reaches_beyond:
        concerned = [source]
    elif script.reaches_only_its_host and source.attached_to is not None:
        concerned = [source, source.attached_to]
    else:
        things = list(source.game.objects.values())
        concerned = [each for each in things if each.is_creature] if script.reaches_only_creatures else things
    for each in concerned:
        if each.zone is not None and (each.zone == left or each.zone == entered):
            each.changed()


def turn_up(thing: Object) -> None:
    """Turn a hidden enchantment face up; from now on it counts."""
    game = thing.game
    thing.hidden = False
    game.hidden = _without(game.hidden, thing)
    look_around(game)
    thing.timestamp = game.stamp()
    wake(thing)
    _concern(thing)


def turn_down(thing: Object) -> None:
    """Turn a revealed enchantment face down again; what lay on it is gone, and everybody still knows it."""
    game = thing.game
    hush(thing)
    thing.hidden = True
    game.hidden += (thing,)
    look_around(game)
    for mark in tuple(thing.marks):
        thing.unmark(mark)
    thing.looked_at_by = tuple([player.seat for player in game.players])
    game.everything_changed()


def renew(thing: Object) -> None:
    """Let what an object gives to others count from now on, and not since it came into play (ruling R20)."""
    thing.timestamp = thing.game.stamp()
    thing.game.everything_changed()


LENDS_CANTRIP: Final = Capability[Callable[[Card], bool]]("lends Cantrip")
"""Asked of everything in play: which spells of its controller go back into the spellbook as Cantrips do."""


def is_cantrip(game: Game, card: Card, owner: int) -> bool:
    """Whether a card goes back into its owner's spellbook whenever it would be discarded or destroyed."""
    if card.has(CANTRIP):
        return True
    for each in LENDS_CANTRIP.anybody(game):
        if each.controller == owner and any(lends(card) for lends in LENDS_CANTRIP.of(each)):
            return True
    return False


def to_discard(game: Game, card: Card, owner: int) -> None:
    """Put a card on its owner's discard pile."""
    game.players[owner].discard.append(card)
