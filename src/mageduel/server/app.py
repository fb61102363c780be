"""The application: REST for games, seats, books, replays and codex, one WebSocket a seat, and the client's pages."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Header, HTTPException, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as HTTPError
from starlette.middleware.gzip import GZipMiddleware

from mageduel import __version__
from mageduel.facts.errors import ForPeople
from mageduel.kernel.record import DamagedRecord
from mageduel.server import faces
from mageduel.server.bookshelf import book_routes
from mageduel.server.callers import Sparing
from mageduel.server.database import Database
from mageduel.server.games import game_routes
from mageduel.server.guard import Guard
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.invitations import invitation_routes
from mageduel.server.limits import Addresses, is_this_machine
from mageduel.server.messages import Identity, Problem, ReplayAdded, ReplayFacts, ReplayFrame
from mageduel.server.printed import Codex, LevelFace, Library, MageFace
from mageduel.server.replays import ReplayOf, Shelf
from mageduel.server.schema import with_socket_messages
from mageduel.server.settings import Settings

_ERRORS: dict[int | str, dict[str, object]] = {
    400: {"model": Problem}, 403: {"model": Problem}, 404: {"model": Problem}, 409: {"model": Problem},
    410: {"model": Problem}, 413: {"model": Problem}, 422: {"model": Problem}, 429: {"model": Problem},
}  # fmt: skip


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an application."""
    chosen = settings or Settings()
    database = Database(chosen.database)
    hall = Hall(database, chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()
        database.close()

    app = FastAPI(
        title="mageduel", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses=_ERRORS, generate_unique_id_function=lambda route: route.name,
        description="An unofficial table for Mage Wars: games, seats, books and replays. Play goes over a WebSocket.",
    )  # fmt: skip
    app.state.hall = hall
    app.state.addresses = Addresses(chosen.games_a_minute)
    _errors(app)
    _facts_routes(app)
    book_routes(app, hall)
    game_routes(app, hall)
    invitation_routes(app, hall)
    _replay_routes(app, hall)
    _service_routes(app, hall)
    _pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_middleware(Guard, settings=chosen)
    app.openapi = lambda: with_socket_messages(FastAPI.openapi(app))  # type: ignore[method-assign]
    return app


def _problem(status: int, message: str) -> JSONResponse:
    return JSONResponse({"message": message}, status)


def _errors(app: FastAPI) -> None:
    """Every error is one line."""

    @app.exception_handler(HTTPError)
    async def known(request: Request, error: HTTPError) -> JSONResponse:
        return _problem(error.status_code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        sentence = f"{where or 'The request'}: {first['msg']}."
        return _problem(422, sentence.encode("utf-8", "replace").decode().replace("\n", " "))

    @app.exception_handler(ForPeople)
    async def for_people(request: Request, error: ForPeople) -> JSONResponse:
        return _problem(400, str(error))

    @app.exception_handler(DamagedRecord)
    async def damaged(request: Request, error: DamagedRecord) -> JSONResponse:
        return _problem(400, str(error))

    @app.exception_handler(NoSuchGame)
    async def no_game(request: Request, error: NoSuchGame) -> JSONResponse:
        return _problem(404, "There is no game at this address.")

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> JSONResponse:
        return _problem(500, "The server made a mistake; it has been written down.")


def _facts_routes(app: FastAPI) -> None:
    @app.get("/api/library")
    async def library() -> Library:
        """Every card."""
        return faces.library_face()

    @app.get("/api/mages")
    async def mages() -> list[MageFace]:
        """Every mage."""
        return faces.mage_faces()

    @app.get("/api/codex")
    async def codex() -> Codex:
        """Every word of the codex."""
        return faces.codex_face()

    @app.get("/api/levels")
    async def levels() -> list[LevelFace]:
        """Levels of computer players."""
        return faces.level_faces()


_RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordFile"}}},
    }
}


def _replay_routes(app: FastAPI, hall: Hall) -> None:
    shelf = Shelf()

    @app.post("/api/replays", dependencies=[Sparing], status_code=201, openapi_extra=_RECORD_BODY)
    async def add_replay(request: Request) -> ReplayAdded:
        """Bring a record to watch."""
        body = await request.body()
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise HTTPException(400, "This is not a game record: it is not text.") from None
        identity = secrets.token_urlsafe(9)
        await hall.aside(shelf.open, identity, text)
        await hall.on_disk(hall.database.add_replay, identity, text.replace("\x00", ""))
        return ReplayAdded(replay=identity)

    async def found(identity: str) -> ReplayOf:
        ready = shelf.find(identity)
        if ready is not None:
            return ready
        text = await hall.on_disk(hall.database.replay, identity)
        if text is None:
            raise HTTPException(404, "There is no replay at this address.")
        return await hall.aside(shelf.open, identity, text)

    @app.get("/api/replays/{replay}")
    async def replay_facts(replay: Identity) -> ReplayFacts:
        """What the replay bar shows."""
        return (await found(replay)).facts

    @app.get("/api/replays/{replay}/frames/{frame}")
    async def replay_frame(
        replay: Identity,
        frame: Annotated[int, Field(ge=0, lt=1_000_000)],
        seat: Annotated[str, Query(pattern="^(all|[0-9])$")] = "all",
    ) -> ReplayFrame:
        """One moment, from a seat's view or with everything shown."""
        opened = await found(replay)
        if frame >= opened.facts.frames:
            raise HTTPException(404, f"There are {opened.facts.frames} frames, counted from 0.")
        if seat != "all" and int(seat) >= len(opened.facts.seats):
            raise HTTPException(404, "Nobody sits there.")
        number = None if seat == "all" else int(seat)
        return await hall.aside(lambda: opened.frame(frame, number, everything=seat == "all"))


def _service_routes(app: FastAPI, hall: Hall) -> None:
    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """Whether the server lives and its database answers."""
        try:
            await hall.on_disk(hall.database.ask)
        except SQLAlchemyError:
            raise HTTPException(503, "The database does not answer.") from None
        return "ok"

    @app.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request, authorization: Annotated[str, Header(max_length=160)] = "") -> Response:
        """Numbers for Prometheus: players elsewhere must not watch the server work on somebody's secret answer."""
        token = hall.settings.metrics_token
        given = authorization.removeprefix("Bearer ").encode()
        if not is_this_machine(request.client.host if request.client else None) and not (
            token and secrets.compare_digest(given, token.encode())
        ):
            raise HTTPException(403, "The numbers are for this machine, or for who holds MAGEDUEL_METRICS_TOKEN.")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def static_folder() -> Path | None:
    """Where the built client is, if it has been built."""
    folder = Path(str(resources.files("mageduel.server"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def _pages(app: FastAPI) -> None:
    folder = static_folder()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return _problem(404, "There is nothing at this address.")
        if folder is None:
            return PlainTextResponse("The browser client has not been built; run: make play", 503)
        wanted = folder if "\x00" in path else (folder / path).resolve()
        if wanted.is_file() and wanted.is_relative_to(folder.resolve()):
            response = FileResponse(wanted)
            if path.startswith("assets/"):
                response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return response
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
