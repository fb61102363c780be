"""Observing: what a seat sees as one row of numbers of a fixed length, made from its view alone.

`LAYOUT` says which columns mean what; `split` gives them back as tables by name. What does not fit (an object beyond
the 256th) is left out.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mageduel.environments.tokens import CARDS, OBJECTS_SHOWN, listed
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.modes import MODES
from mageduel.kernel.requests import Request
from mageduel.state.phases import Phase
from mageduel.views.view import Seen, View

Row = NDArray[np.float32]
MOST_SEATS: Final = 6
MOST_SAID: Final = 16
_OBJECT: Final = (
    "card",
    "type",
    "owner",
    "controller",
    "zone",
    "attached to",
    "damage",
    "life",
    "armor",
    "mana",
    "level",
    "is active",
    "is guarding",
    "is hidden",
    *CONDITIONS,
)
_PLAYER: Final = ("side", "is alive", "mana", "life left", "quickcast", "book", "prepared", "discard", "score")
_GAME: Final = ("mode", "round", "phase", "initiative", "question", "asked")
LAYOUT: Final[dict[str, tuple[int, ...]]] = {
    "game": (len(_GAME),),
    "players": (MOST_SEATS, len(_PLAYER)),
    "objects": (OBJECTS_SHOWN.size, len(_OBJECT)),
    "book": (CARDS.size,),
    "prepared": (CARDS.size,),
    "said": (MOST_SAID,),
}
"""The tables of an observation, one after the other, with their shapes."""
COLUMNS: Final = {"game": _GAME, "players": _PLAYER, "objects": _OBJECT}
"""What the columns of a table mean. Sides: 0 nobody's, 1 one's own, 2 an ally's, 3 an enemy's. Cards, types, zones,
phases, modes and questions are counted from 1; 0 is none, or not known."""
LENGTH: Final = sum(int(np.prod(shape)) for shape in LAYOUT.values())
HIGHEST: Final = 65535.0
_ENDS: Final = tuple(accumulate(int(np.prod(shape)) for shape in LAYOUT.values()))
_PLACES: Final = dict(zip(LAYOUT, pairwise((0, *_ENDS)), strict=True))
_TYPES: Final = {kind: number for number, kind in enumerate(CardType, 1)}
_PHASES: Final = {phase: number for number, phase in enumerate(Phase, 1)}
_MODES: Final = {mode: number for number, mode in enumerate(MODES, 1)}


def split(row: Row) -> dict[str, Row]:
    """The tables of an observation by name, without copying anything."""
    return {name: row[first:last].reshape(LAYOUT[name]) for name, (first, last) in _PLACES.items()}


def observe(view: View, seat: int, request: Request | None, said: list[int]) -> Row:
    """What a seat sees; the question and the tokens given so far only if it is asked itself."""
    row = np.zeros(LENGTH, dtype=np.float32)
    tables = split(row)
    friends = view.friends_of(seat)
    sides = [1 if other == seat else 2 if friend else 3 for other, friend in enumerate(friends)]

    def side(of: int) -> int:
        return sides[of] if 0 <= of < len(sides) else 0

    question = 0 if request is None else listed("questions").get(request.kind, -1) + 1
    asked = 0 if request is None else side(request.player)
    tables["game"][:] = (
        _MODES[view.mode.name],
        view.round,
        _PHASES[view.phase],
        side(view.initiative),
        question,
        asked,
    )
    for area, line in zip(view.players, tables["players"], strict=False):
        line[:] = (
            side(area.seat),
            area.is_alive,
            area.mana,
            max(0, area.mage.life_left) if area.is_alive else 0,
            area.has_quickcast,
            area.book_count,
            area.prepared_count,
            len(area.discard),
            view.score(area.seat),
        )
    things = list(view.objects)
    places = {thing.id: place for place, thing in enumerate(things, 1)}
    for thing, line in zip(things, tables["objects"], strict=False):
        line[:14] = _object(thing, side(thing.owner), side(thing.controller), places)
        for condition, count in thing.conditions.items():
            line[14 + _CONDITIONS[condition]] = count
    own = view.player(seat)
    for card, count in (own.book or {}).items():
        tables["book"][_card(card) - 1] = count
    for card in own.prepared or ():
        tables["prepared"][_card(card) - 1] += 1
    if request is not None and request.player == seat:
        tables["said"][: len(said[:MOST_SAID])] = said[:MOST_SAID]
    return np.clip(row, 0, HIGHEST, out=row)


_CONDITIONS: Final = {condition.name: number for number, condition in enumerate(CONDITIONS.values())}


def _card(card: Card | None) -> int:
    return 0 if card is None else listed("cards").get(card.name, -1) + 1


def _object(thing: Seen, owner: int, controller: int, places: dict[int, int]) -> tuple[float, ...]:
    card = thing.card
    return (
        _card(card),
        0 if card is None else _TYPES[card.type],
        owner,
        controller,
        0 if thing.zone is None else thing.zone + 1,
        0 if thing.attached_to is None else places.get(thing.attached_to, 0),
        thing.damage,
        0 if thing.is_hidden else thing.life,
        0 if thing.is_hidden else thing.armor,
        thing.mana,
        thing.level,
        thing.is_active,
        thing.is_guarding,
        thing.is_hidden,
    )
