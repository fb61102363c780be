"""The front: all that the start page offers, in one answer, so that a browser far away waits once."""

from __future__ import annotations

from fastapi import FastAPI
from pydantic import BaseModel

from mageduel.server import faces
from mageduel.server.boards import ModeFace, mode_faces
from mageduel.server.bookshelf import shelf_of
from mageduel.server.bookwork import BookShown
from mageduel.server.callers import Owner
from mageduel.server.coaching import lesson_faces
from mageduel.server.hall import Hall
from mageduel.server.learning import LessonFace
from mageduel.server.printed import LevelFace, MageFace, StyleFace


class Front(BaseModel):
    """What can be chosen for a new game, and the lessons."""

    mages: list[MageFace]
    books: list[BookShown]
    levels: list[LevelFace]
    styles: list[StyleFace]
    modes: list[ModeFace]
    lessons: list[LessonFace]


def front_routes(app: FastAPI, hall: Hall) -> None:
    """Add the route of the start page."""

    @app.get("/api/front")
    async def front(owner: Owner) -> Front:
        """Mages, spellbooks, levels, styles, modes and lessons."""
        return Front(
            mages=faces.mage_faces(),
            books=await shelf_of(hall, owner),
            levels=faces.level_faces(),
            styles=faces.style_faces(),
            modes=mode_faces(),
            lessons=lesson_faces(),
        )
