"""Equipment: locations on a mage's body, replacing what is worn, binding spells to it."""

from __future__ import annotations

from mageduel.dsl.script import script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType, SchoolMode
from mageduel.facts.traits import AUTONOMOUS
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.destroy import return_to_book, settle
from mageduel.rules.happenings import happen
from mageduel.rules.presence import attach, enter
from mageduel.rules.steps import Canceled
from mageduel.state.events import EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

RINGS = 2
RING = "ring"


def worn(mage: Object) -> list[Object]:
    """Everything the mage wears."""
    return [each for each in mage.attachments if each.card.type is CardType.EQUIPMENT]


def occupies(item: Object) -> tuple[str, ...]:
    """The locations a worn item takes up."""
    if item.location is not None:
        return (item.location,)
    return item.card.locations


def in_the_way(mage: Object, card: Card, location: str | None) -> list[Object]:
    """Worn items of the same name or on a location the new one needs; rings have room for two."""
    wanted = (location,) if location is not None else card.locations
    blocking = []
    for item in worn(mage):
        if item.card is card or (RING not in wanted and any(place in wanted for place in occupies(item))):
            blocking.append(item)
    return blocking


def locations_for(card: Card) -> tuple[str | None, ...]:
    """Where it can be worn: a choice of places, or the place or places printed."""
    return card.locations if card.location_mode is SchoolMode.ANY else (None,)


def is_location_taken(mage: Object, card: Card) -> bool:
    """Whether there is no room for it without taking something off."""
    if card.has(AUTONOMOUS):
        return False
    rings = [item for item in worn(mage) if RING in occupies(item)]
    if RING in card.locations and len(rings) >= RINGS:
        return True
    return all(in_the_way(mage, card, location) for location in locations_for(card))


async def equip(game: Game, spell: Spell) -> None:
    """Put equipment on a mage (ruling R21): friends replace what is worn, enemies cannot."""
    mage = spell.target_object
    friendly = is_friendly(spell.controller, mage)
    if not friendly and is_location_taken(mage, spell.card):
        raise Canceled
    if not game.players[mage.controller].facts.may_use(spell.card):
        raise Canceled
    location = await _choose_location(game, spell, mage, friendly=friendly)
    for item in in_the_way(mage, spell.card, location):
        await return_to_book(game, item)
    await _make_room_for_ring(game, spell, mage)
    await settle(game)
    item = game.new_object(spell.card, script_of(spell.card), spell.owner)
    item.controller = mage.controller
    item.location = location
    item.zone = mage.zone
    item.cast_round = game.round
    attach(item, mage)
    enter(item)
    spell.notes["in play"] = 1
    await happen(game, EnteredPlay(item))
    if item.script.binds is not None:
        await bind_spell(game, item)


async def _choose_location(game: Game, spell: Spell, mage: Object, *, friendly: bool) -> str | None:
    places = locations_for(spell.card)
    if places == (None,):
        return None
    free = [place for place in places if not in_the_way(mage, spell.card, place)]
    choices = list(places) if friendly else free
    answer = await Request(
        spell.controller, "location", lambda: [("wear", place) for place in choices], (spell.card, mage)
    )
    chosen: str = answer[1]
    return chosen


async def _make_room_for_ring(game: Game, spell: Spell, mage: Object) -> None:
    """A third ring replaces one of the two, as the mage chooses."""
    rings = [item for item in worn(mage) if RING in occupies(item)]
    if RING in spell.card.locations and len(rings) >= RINGS:
        answer = await Request(
            mage.controller, "replace ring", lambda: [("take off", item.id) for item in rings], (spell.card, mage)
        )
        await return_to_book(game, game.objects[answer[1]])


def bindable(game: Game, item: Object) -> list[Card]:
    """Cards in the wearer's spellbook that may be bound to the item."""
    binds = item.script.binds
    if binds is None:
        return []
    return [card for card in game.players[item.controller].book if binds(card)]


async def bind_spell(game: Game, item: Object) -> None:
    """Bind a spell from the spellbook; what was bound before returns to its owner's book."""
    cards = bindable(game, item)

    def options() -> list[Answer]:
        return [("leave",), *(("bind", card.name) for card in cards)]

    answer = await Request(item.controller, "bind", options, item)
    if answer[0] != "bind":
        return
    card = next(card for card in cards if card.name == answer[1])
    player = game.players[item.controller]
    if item.bound is not None:
        game.players[item.owner].put_into_book(item.bound)
    player.take_from_book(card)
    item.bound = card
    item.bound_is_shown = False
