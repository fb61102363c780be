"""Positions as routes: one that is checked, changed, asked about, played from; the rules alone say what can be."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Annotated, Final

from fastapi import FastAPI, HTTPException, Path, Request, Response

from mageduel.dsl.script import SCRIPTS
from mageduel.duel import start_duel
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import BURN, CONDITIONS, DAZE, ROT
from mageduel.facts.library import library
from mageduel.positions.editing import FIXED, Draft, fresh
from mageduel.positions.laying import OBJECT_KEYS, SEAT_KEYS, STAYS
from mageduel.positions.links import LONGEST, from_link, link_of
from mageduel.positions.position import Position, laid_out
from mageduel.positions.reading import MOST, PositionError
from mageduel.server.arranging import (
    AdviceWish,
    ChangeThing,
    CopyThing,
    Edit,
    EditWish,
    Kit,
    KitPart,
    MoveThing,
    NewPosition,
    PlayWish,
    PositionAdvice,
    PositionGiven,
    PositionShown,
    PositionWish,
    PutCard,
    RemoveThing,
    SetMoment,
    WriteThing,
)
from mageduel.server.beginning import begin_at
from mageduel.server.callers import Sparing
from mageduel.server.hall import Hall
from mageduel.server.hints import SECONDS, advise, hint_shown
from mageduel.server.messages import GameCreated
from mageduel.server.workers import WorkFailed
from mageduel.state.marks import MARKS
from mageduel.views.picture import draw_table
from mageduel.views.questions import question
from mageduel.views.table import table
from mageduel.words.errors import why
from mageduel.words.language import say
from mageduel.words.names import printed_name, token_name

LinkInAddress = Annotated[str, Path(max_length=LONGEST)]
PICTURE: Final = {
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "vary": "accept-language",
}
"""Anybody may show it on a page of their own; it can do nothing there."""


def position_given(given: PositionGiven) -> Position:
    """The position somebody brought, as its link or as data."""
    return from_link(given) if isinstance(given, str) else Position.from_data(given)


def link_or_none(position: Position) -> str | None:
    """The position in one word, if it fits into one."""
    try:
        return link_of(position)
    except PositionError:
        return None


def shown(position: Position, made: int | None = None) -> PositionShown:
    """A position and how it looks."""
    draft = Draft(position.data)
    return PositionShown(
        data=dict(position.data), numbers=draft.numbers(), link=link_or_none(position),
        notes=[why(note) for note in position.notes], view=table(draft.game, None, everything=True),
        borders=list(draft.game.arena.border_names), made=made,
    )  # fmt: skip


def changed(position: Position, edit: Edit) -> PositionShown:
    """A position after one change."""
    draft, made = Draft(position.data), None
    match edit:
        case PutCard():
            made = draft.put(edit.card, edit.seat, edit.at, hidden=edit.hidden)
        case MoveThing():
            draft.move(edit.object, edit.at)
        case CopyThing():
            made = draft.copy(edit.object)
        case RemoveThing():
            draft.remove(edit.object)
        case ChangeThing():
            draft.change(edit.object, edit.key, edit.value)
        case WriteThing():
            draft.write_row(edit.object, edit.row)
        case SetMoment():
            draft.set_moment(edit.key, edit.value)
        case _:
            draft.clear()
    return shown(draft.position(), made)


@cache
def marker_names() -> tuple[str, ...]:
    """Markers that are objects of their own."""
    known = library()
    found = (name for name, script in SCRIPTS.items() if script.card is not None and script.card.is_marker)
    return tuple(sorted(name for name in found if name not in known))


def kit() -> Kit:
    """What there is to arrange with, in the language spoken."""
    marks = sorted(MARKS.values(), key=lambda each: each.name)
    return Kit(
        conditions=[
            KitPart(name=each.name, label=printed_name(each.name), most=1 if each.single else MOST)
            for each in CONDITIONS.values()
        ],
        usual=[each.name for each in (BURN, ROT, DAZE)],
        tokens=[KitPart(name=each.name, label=token_name(each.name), most=MOST) for each in marks if each.shown],
        marks=[KitPart(name=each.name, label=each.name, most=MOST) for each in marks if not each.shown],
        types=[each.value for each in STAYS if each is not CardType.MARKER],
        markers=list(marker_names()),
        mage_keys=[key for key in SEAT_KEYS if key not in FIXED],
        object_keys=[key for key in OBJECT_KEYS if key not in FIXED],
    )


def picture_of(word: str) -> str:
    """The picture of the position of this link."""
    return draw_table(table(laid_out(from_link(word).data), None))


def position_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for positions."""

    @app.get("/api/positions/{link}/picture.svg", response_class=Response)
    async def position_picture(link: LinkInAddress) -> Response:
        """A picture of the position of a link, to be shown anywhere."""
        drawn = await hall.aside(picture_of, link)
        return Response(drawn, media_type="image/svg+xml", headers=PICTURE)

    @app.get("/api/positions/kit")
    async def position_kit() -> Kit:
        """What there is to arrange with, besides cards and mages."""
        return kit()

    @app.post("/api/positions/new")
    async def new_position(wish: NewPosition) -> PositionShown:
        """Mages at a table with nothing on it."""
        return await hall.aside(lambda: shown(fresh(wish.mode, wish.mages, wish.board, teams=wish.teams)))

    @app.post("/api/positions/look")
    async def look_at_position(wish: PositionWish) -> PositionShown:
        """A position somebody brings, checked."""
        return await hall.aside(lambda: shown(position_given(wish.position)))

    @app.post("/api/positions/edit")
    async def edit_position(wish: EditWish) -> PositionShown:
        """A position after one change; one that cannot be is refused, and stays as it was."""
        return await hall.aside(lambda: changed(position_given(wish.position), wish.edit))

    @app.post("/api/positions/play", dependencies=[Sparing], status_code=201)
    async def play_position(wish: PlayWish, request: Request) -> GameCreated:
        """A real game that begins at a position."""
        position = await hall.aside(position_given, wish.position)
        if (await hall.aside(start_duel, position.setup(), 0)).game.result is not None:
            raise PositionError("position-over")
        return await begin_at(hall, request, position, wish.seat, wish.against)

    @app.post("/api/positions/advice")
    async def position_advice(wish: AdviceWish) -> PositionAdvice:
        """What an adept would do in a position, from what the seat can see."""
        lot = secrets.randbits(32)
        position = await hall.aside(position_given, wish.position)
        setup = position.setup()
        match = await hall.aside(start_duel, setup, lot, forkable=True)
        asked = [] if match.game.result is not None else [each.player for each in match.open_requests]
        seat = wish.seat if wish.seat is not None else next(iter(asked), None)
        request = match.request_for(seat) if seat in asked else None
        if seat is None or request is None:
            raise HTTPException(400, say("position-advice.nobody-asked"))
        try:
            advice = await hall.workers.run(advise, (setup.to_data(), lot, ()), seat, lot, seconds=SECONDS)
        except (TimeoutError, WorkFailed):
            raise HTTPException(503, say("hint-refused.too-long")) from None
        if advice is None:
            raise HTTPException(400, say("position-advice.nobody-asked"))
        found = await hall.aside(hint_shown, match.game, request, advice, 1)
        prompt = await hall.aside(question, match.game, request, number=1)
        return PositionAdvice(seat=seat, prompt=prompt.prompt, hint=found)
