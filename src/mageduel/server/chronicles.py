"""Chronicles: what has happened, as each viewer may know it when it happens, in every language there is."""

from __future__ import annotations

from collections.abc import Mapping

from mageduel.server.desks import Desk
from mageduel.state.events import Event
from mageduel.state.game import Game
from mageduel.views.chronicle import Teller
from mageduel.words.language import NAMES, language, speaking


def tell_events(game: Game, desks: Mapping[int | None, Desk]) -> None:
    """Write what has happened into the chronicle of every viewer, once and for all.

    A spectator knows least: what is told to one without holding anything back is told to everybody alike.
    """
    log = game.log or []
    fresh = log[desks[None].read :]
    if fresh:
        for code in NAMES:
            with speaking(language(code)):
                _tell(game, fresh, desks, code)
    for desk in desks.values():
        desk.read = len(log)


def _tell(game: Game, events: list[Event], desks: Mapping[int | None, Desk], code: str) -> None:
    public = Teller(game, None)
    for event in events:
        index = len(desks[None].lines[code])
        line = public.tell(event, index)
        if line is None:
            continue
        for viewer, desk in desks.items():
            told = Teller(game, viewer).tell(event, index) if public.holds_back and viewer is not None else line
            assert told is not None
            desk.lines[code].append(told)
