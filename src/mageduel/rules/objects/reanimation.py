"""Reanimation: creatures that lie face down where they or their hosts died, out of play until the round ends."""

from __future__ import annotations

from typing import Final

from mageduel.facts.cards import Card
from mageduel.facts.conditions import ICHTHELLID_LARVA
from mageduel.facts.traits import LEGENDARY
from mageduel.kernel.questions import WORD, Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.happenings import happen
from mageduel.state.events import CreatureLaidDown
from mageduel.state.game import Arrival, Fallen, Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

LEAVE: Final[Answer] = ("leave",)
HATCH: Final = Question("hatch", Form("hatch", WORD), about={"host": Object}, declines=LEAVE, count=Count.SECRET)


def _cannot_return(game: Game, card: Card) -> bool:
    """A Legendary creature stays in the discard pile while a copy of it is in play."""
    return card.has(LEGENDARY) and any(each.name == card.name for each in game.objects.values())


def can_reanimate(game: Game, creature: Object, zone: Zone | None) -> bool:
    """Whether a creature that has just been destroyed can rise where it died.

    What was removed from the game, went back to a book, or was a copy, is not in the discard pile and does not rise.
    """
    is_there = creature.card in game.players[creature.owner].discard
    return zone is not None and is_there and not _cannot_return(game, creature.card)


async def reanimate(game: Game, creature: Object, zone: Zone | None, seat: int, *, as_zombie: bool = False) -> bool:
    """Lay a creature that has just been destroyed face down where it died; this player will summon it."""
    if zone is None or not can_reanimate(game, creature, zone):
        return False
    game.players[creature.owner].discard.remove(creature.card)
    await _lay_down(game, Arrival(creature.card, creature.owner, seat, zone, as_zombie))
    return True


def half_its_cost(card: Card) -> int:
    """Half a card's casting cost, rounded up."""
    return ((card.cost or 0) + 1) // 2


async def _lay_down(game: Game, arrival: Arrival) -> None:
    game.arrivals += (arrival,)
    await happen(game, CreatureLaidDown(arrival.card, arrival.controller, arrival.zone))


async def hatch(game: Game, host: Object, zone: Zone | None) -> None:
    """Whoever controls the Larva of a destroyed host may take a hatchling from spellbook or discard pile.

    Asked is whoever has a spellbook left: what is in it is nobody else's business.
    """
    seat = host.larva_of
    if ICHTHELLID_LARVA not in host.conditions or zone is None or seat is None:
        return
    player = game.players[seat]
    card = next((card for card in (*player.book, *player.discard) if card.name == ICHTHELLID_LARVA.hatches), None)
    if card is None and not player.book:
        return
    places: list[Answer] = [("hatch", "spellbook")] if card is not None and player.book.get(card) else []
    if card in player.discard:
        places.append(("hatch", "discard pile"))
    answer = await HATCH.ask(seat, [LEAVE, *places], host)
    if card is None or answer == LEAVE:
        return
    if answer[1] == "spellbook":
        player.take_from_book([card])
    else:
        player.discard.remove(card)
    await _lay_down(game, Arrival(card, seat, seat, zone))


def corpses_in(game: Game, zone: Zone | None) -> list[Fallen]:
    """Corporeal creatures destroyed this round in a zone, as far as they still lie in a discard pile."""
    found: list[Fallen] = []
    for each in game.fallen:
        lying = game.players[each.owner].discard.count(each.card)
        taken = sum(1 for other in found if other.card is each.card and other.owner == each.owner)
        if each.is_corporeal and each.zone == zone and zone is not None and taken < lying:
            found.append(each)
    return found


def take_corpse(game: Game, corpse: Fallen) -> None:
    """Take a destroyed creature out of its discard pile and out of the game."""
    player = game.players[corpse.owner]
    player.discard.remove(corpse.card)
    player.removed.append(corpse.card)
    game.fallen = tuple([each for each in game.fallen if each is not corpse])
