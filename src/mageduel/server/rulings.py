"""Rulings as routes: found by card, rule, word or text; opened at the start; shown step by step."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import cache
from typing import Annotated, Final

from fastapi import FastAPI, HTTPException, Path, Query

from mageduel.rulings.shelf import Place, Situation, UnknownRuling, counted_words, search, situation, situations
from mageduel.rulings.shelf import counted_cards as cards_with_counts
from mageduel.rulings.showing import Stage, about
from mageduel.server.hall import Hall
from mageduel.server.ruled import (
    RulingCard,
    RulingFace,
    RulingFacts,
    RulingFrame,
    RulingIndex,
    RulingList,
    RulingPlace,
    RulingStep,
    RulingWord,
)
from mageduel.words.language import Language, say, spoken
from mageduel.words.printed import entry_form

KEPT: Final = 32
"""Situations kept ready, each in a language."""
A_PAGE: Final = 40
Words = Annotated[str, Query(max_length=120)]
Name = Annotated[str, Query(max_length=80)]
Key = Annotated[str, Path(min_length=1, max_length=220, pattern=r"^[a-z0-9.-]+$")]


class Stages:
    """Situations that have been played, those used least recently put away first."""

    def __init__(self) -> None:
        self._ready: OrderedDict[tuple[str, Language], Stage] = OrderedDict()
        self._lock = threading.Lock()

    def open(self, found: Situation) -> Stage:
        """A situation with its frames, in the language spoken."""
        key = found.key, spoken()
        with self._lock:
            ready = self._ready.get(key)
            if ready is not None:
                self._ready.move_to_end(key)
                return ready
        played = Stage(found)
        with self._lock:
            self._ready[key] = played
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        return played


def _found(key: str) -> Situation:
    try:
        return situation(key)
    except UnknownRuling:
        raise HTTPException(404, say("ruling.unknown")) from None


def _place(place: Place, count: int = 0) -> RulingPlace:
    label = f"{say(f'document.{place.document}')}, {place.section}"
    return RulingPlace(rule=f"{place.document}, {place.section}", label=label, count=count)


@cache
def _words(reader: Language) -> dict[str, RulingWord]:
    return {
        entry.name: RulingWord(name=entry.name, form=entry_form(entry), count=number)
        for entry, number in counted_words()
    }


@cache
def _index(reader: Language) -> RulingIndex:
    """What there is to find, in a language."""
    places: dict[Place, int] = {}
    for each in situations().values():
        for place in each.places:
            places[place] = places.get(place, 0) + 1
    words = sorted(_words(reader).values(), key=lambda word: word.form.casefold())
    cards = [RulingCard(name=name, count=number) for name, number in sorted(cards_with_counts().items())]
    shown = [_place(place, number) for place, number in places.items()]
    return RulingIndex(
        total=len(situations()), words=words, cards=cards, places=sorted(shown, key=lambda place: place.label)
    )


def face(found: Situation) -> RulingFace:
    """A situation in the list."""
    words = _words(spoken())
    return RulingFace(
        key=found.key,
        number=found.number,
        title=found.full_title,
        about=about(found),
        mode=found.mode,
        cards=[*found.mages, *(name for name in found.cards if name not in found.mages)],
        words=[words[name] for name in found.entries],
        places=[_place(place) for place in found.places],
    )


def ruling_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for rulings that can be run."""
    stages = Stages()

    @app.get("/api/rulings")
    async def find_rulings(
        text: Words = "", card: Name = "", word: Name = "", rule: Words = "", start: Annotated[int, Query(ge=0)] = 0
    ) -> RulingList:
        """Situations with this card or mage, about this word of the codex, of this rule, with these words; a page."""

        def look() -> RulingList:
            found = search(text=text, card=card, word=word, rule=rule)
            return RulingList(total=len(found), rulings=[face(each) for each in found[start : start + A_PAGE]])

        return await hall.aside(look)

    @app.get("/api/rulings/index")
    async def ruling_index() -> RulingIndex:
        """What situations can be found by."""
        return await hall.aside(_index, spoken())

    @app.get("/api/rulings/{key}")
    async def open_ruling(key: Key) -> RulingFacts:
        """A situation with its steps."""

        def look() -> RulingFacts:
            found = _found(key)
            keys = list(situations())
            at = found.number - 1
            steps = [
                RulingStep(kind=frame.kind, label=frame.label, seat=frame.seat, answer=frame.answer)
                for frame in stages.open(found).frames
            ]
            return RulingFacts(
                face=face(found),
                steps=steps,
                is_made=bool(found.made),
                previous=keys[at - 1] if at else None,
                next=keys[at + 1] if at + 1 < len(keys) else None,
            )

        return await hall.aside(look)

    @app.get("/api/rulings/{key}/{step}")
    async def ruling_frame(key: Key, step: Annotated[int, Path(ge=0, lt=1000)]) -> RulingFrame:
        """One moment of a situation, with everything shown."""

        def look() -> RulingFrame:
            frames = stages.open(_found(key)).frames
            if step >= len(frames):
                raise HTTPException(404, say("rest.no-frame", frames=len(frames)))
            frame = frames[step]
            assert frame.view is not None
            return RulingFrame(
                view=frame.view, events=frame.events, claims=frame.claims, rule=frame.rule, link=frame.link
            )

        return await hall.aside(look)
