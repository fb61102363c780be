"""The application: REST for games, seats, books, replays and codex, one WebSocket a seat, and the client's pages."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Header, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException as HTTPError
from starlette.middleware.gzip import GZipMiddleware

from mageduel import __version__
from mageduel.facts.errors import ForPeople
from mageduel.kernel.record import DamagedRecord
from mageduel.server import faces
from mageduel.server.attention import moment_faces
from mageduel.server.boards import BoardFace, ModeFace, board_faces, mode_faces
from mageduel.server.bookshelf import book_routes
from mageduel.server.coaching import lesson_routes
from mageduel.server.database import Database
from mageduel.server.front import front_routes
from mageduel.server.games import game_routes
from mageduel.server.guard import Guard
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.holdings import Elsewhere, NotHeld
from mageduel.server.identity import identity_routes
from mageduel.server.invitations import invitation_routes
from mageduel.server.limits import TooMuch, is_this_machine
from mageduel.server.lobbies import Lobbies
from mageduel.server.lobby_routes import lobby_routes
from mageduel.server.messages import Problem
from mageduel.server.my_games import my_games_routes
from mageduel.server.open_games import open_routes
from mageduel.server.opening import trouble_of
from mageduel.server.packed import packed_codex, packed_file, packed_library, packed_mages
from mageduel.server.positions import position_routes
from mageduel.server.printed import Codex, LevelFace, Library, MageFace, RulesFace, StyleFace
from mageduel.server.puzzle_routes import puzzle_routes
from mageduel.server.records import Shelves, record_routes
from mageduel.server.relays import PEER, NotReached, relay_call
from mageduel.server.reports import report_routes
from mageduel.server.review import review_routes
from mageduel.server.rulings import ruling_routes
from mageduel.server.schema import with_socket_messages
from mageduel.server.settings import Settings
from mageduel.server.sharing import SHARED, shared_page
from mageduel.server.stopping import MomentFace
from mageduel.server.talk import talk_faces
from mageduel.server.talking import TalkFaces
from mageduel.server.what_if_routes import what_if_routes
from mageduel.words.errors import why
from mageduel.words.language import NAMES, language, say, speaking
from mageduel.words.records import why_damaged

_ERRORS: dict[int | str, dict[str, object]] = {
    status: {"model": Problem} for status in (400, 403, 404, 408, 409, 410, 413, 414, 415, 421, 422, 429)
}


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
    _errors(app)
    _facts_routes(app)
    book_routes(app, hall)
    front_routes(app, hall)
    game_routes(app, hall)
    invitation_routes(app, hall)
    lesson_routes(app, hall)
    lobbies = Lobbies(hall)
    lobby_routes(app, hall, lobbies)
    open_routes(app, hall, lobbies)
    report_routes(app, hall)
    identity_routes(app)
    shelves = Shelves(hall)
    record_routes(app, hall, shelves)
    review_routes(app, hall, shelves)
    what_if_routes(app, hall, shelves)
    position_routes(app, hall)
    puzzle_routes(app, hall)
    my_games_routes(app, hall)
    ruling_routes(app, hall)
    _service_routes(app, hall)
    _pages(app, hall)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    app.add_middleware(Guard, settings=chosen, allowances=hall.allowances, key=lambda: database.holdings.key)
    app.openapi = lambda: with_socket_messages(FastAPI.openapi(app))  # type: ignore[method-assign]
    return app


def make_ready(app: FastAPI) -> None:
    """Make what is the same for everybody before anybody waits for it: it takes long, and then never again."""
    for code in NAMES:
        with speaking(language(code)):
            for make in (packed_library, packed_codex, packed_mages):
                make()
    faces.built_in_books()
    app.openapi()


def _problem(status: int, message: str) -> JSONResponse:
    return JSONResponse({"message": message}, status)


def _come_back() -> JSONResponse:
    """What is asked for is moving from one process to another."""
    return JSONResponse({"message": say("rest.moving")}, 503, {"retry-after": "1"})


def _malformed(where: str, error: Mapping[str, Any]) -> str:
    """What is wrong with a request; what pydantic says of it stands behind, for whoever wrote the program that asks."""
    said = str(error["msg"]).removeprefix("Value error, ")
    if error["type"] == "value_error":
        return say("rest.malformed-because", where=where, why=said) if where else said
    return say("rest.malformed-at", where=where, why=said) if where else say("rest.malformed", why=said)


def _errors(app: FastAPI) -> None:
    """Every error is one line."""

    @app.exception_handler(HTTPError)
    async def known(request: Request, error: HTTPError) -> JSONResponse:
        return _problem(error.status_code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        sentence = _malformed(where[:100], first)[:300]
        return _problem(422, sentence.encode("utf-8", "replace").decode().replace("\n", " "))

    @app.exception_handler(ForPeople)
    async def for_people(request: Request, error: ForPeople) -> JSONResponse:
        return _problem(400, why(error))

    @app.exception_handler(DamagedRecord)
    async def damaged(request: Request, error: DamagedRecord) -> JSONResponse:
        return _problem(400, why_damaged(error))

    @app.exception_handler(TooMuch)
    async def too_much(request: Request, error: TooMuch) -> JSONResponse:
        return _problem(429, say("trouble.too-much"))

    @app.exception_handler(SQLAlchemyError)
    async def not_stored(request: Request, error: SQLAlchemyError) -> JSONResponse:
        hall: Hall = request.app.state.hall
        hall.note_trouble(error)
        return _problem(503, say("rest.not-stored", why=trouble_of(error)))

    @app.exception_handler(Elsewhere)
    async def elsewhere(request: Request, error: Elsewhere) -> Response:
        if PEER not in request.scope:
            with suppress(NotReached):
                return await relay_call(request, error.peer)
        return _come_back()

    @app.exception_handler(NotHeld)
    async def not_held(request: Request, error: NotHeld) -> JSONResponse:
        return _come_back()

    @app.exception_handler(NoSuchGame)
    async def no_game(request: Request, error: NoSuchGame) -> JSONResponse:
        return _problem(404, say("trouble.no-such-game"))

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> JSONResponse:
        return _problem(500, say("trouble.mistake"))


def _facts_routes(app: FastAPI) -> None:
    @app.get("/api/library", response_model=Library)
    async def library(request: Request) -> Response:
        """Every card."""
        return packed_library().reply(request)

    @app.get("/api/mages", response_model=list[MageFace])
    async def mages(request: Request) -> Response:
        """Every mage."""
        return packed_mages().reply(request)

    @app.get("/api/modes")
    async def modes() -> list[ModeFace]:
        """Every mode of play that is offered."""
        return mode_faces()

    @app.get("/api/boards")
    async def boards() -> list[BoardFace]:
        """Every board there is to choose from."""
        return board_faces()

    @app.get("/api/rules")
    async def rules() -> list[RulesFace]:
        """The rules in short."""
        return faces.rules_faces()

    @app.get("/api/codex", response_model=Codex)
    async def codex(request: Request) -> Response:
        """Every word of the codex."""
        return packed_codex().reply(request)

    @app.get("/api/stops")
    async def stops() -> list[MomentFace]:
        """The kinds of moment a player can stop at to reveal."""
        return moment_faces()

    @app.get("/api/talk")
    async def talk() -> TalkFaces:
        """Phrases and signs there are to say."""
        return talk_faces()

    @app.get("/api/levels")
    async def levels() -> list[LevelFace]:
        """Levels of computer players, from weak to strong."""
        return faces.level_faces()

    @app.get("/api/styles")
    async def styles() -> list[StyleFace]:
        """Ways a computer player may like to win."""
        return faces.style_faces()


def _service_routes(app: FastAPI, hall: Hall) -> None:
    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """Whether the server lives and its database can be read and written; what is wrong otherwise."""
        trouble = await hall.health.trouble()
        if trouble is not None:
            raise HTTPException(503, trouble)
        if hall.holdings.is_shared and not hall.holdings.number:
            raise HTTPException(503, say("rest.moving"))
        parted = len(hall.parted)
        return f"ok; games of other versions that cannot be played on here: {parted}" if parted else "ok"

    @app.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics(request: Request, authorization: Annotated[str, Header(max_length=160)] = "") -> Response:
        """Numbers for Prometheus: players elsewhere must not watch the server work on somebody's secret answer."""
        token = hall.settings.metrics_token
        given = authorization.removeprefix("Bearer ").encode()
        is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        is_ours = is_this_machine(request.client.host if request.client else None) and not is_forwarded
        if not is_ours and not (token and secrets.compare_digest(given, token.encode())):
            raise HTTPException(403, "The numbers are for this machine, or for who holds MAGEDUEL_METRICS_TOKEN.")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def static_folder() -> Path | None:
    """Where the built client is, if it has been built."""
    folder = Path(str(resources.files("mageduel.server"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def _file(folder: Path, path: str) -> Path | None:
    """The file of the client at this path, if there is one."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def _pages(app: FastAPI, hall: Hall) -> None:
    folder = static_folder()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            return _problem(404, say("rest.nothing-here"))
        if path.startswith(SHARED) and folder is not None:
            return await hall.aside(
                shared_page, folder / "index.html", path.removeprefix(SHARED), str(request.base_url)
            )
        if folder is None:
            return PlainTextResponse("The browser client has not been built; run: make play", 503)
        wanted = _file(folder, path)
        if wanted is not None and path.startswith("assets/"):
            packed = await run_in_threadpool(packed_file, wanted)
            return packed.reply(request, {"Cache-Control": "public, max-age=31536000, immutable"})
        if wanted is not None:
            return FileResponse(wanted)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
