"""The application: REST for games, seats, books, replays and codex, one WebSocket a seat, and the client's pages."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Header, HTTPException, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as HTTPError
from starlette.middleware.gzip import GZipMiddleware

from mageduel import __version__
from mageduel.agents.levels import LEVELS
from mageduel.duel import RULES_VERSION
from mageduel.facts.errors import ForPeople
from mageduel.facts.mages import mage as find_mage
from mageduel.facts.spellbooks import issues
from mageduel.kernel.record import DamagedRecord
from mageduel.rules.setup import Seat, Setup
from mageduel.server import faces
from mageduel.server.bookshelf import book_named, book_routes
from mageduel.server.callers import Owner, Sparing
from mageduel.server.database import Database, StoredGame, StoredSeat
from mageduel.server.guard import Guard
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.limits import Addresses, Connections, is_this_machine
from mageduel.server.messages import (
    Codex,
    GameCreated,
    GameFacts,
    GameSetup,
    Identity,
    JoinWish,
    LevelFace,
    Library,
    MageFace,
    Mode,
    Problem,
    RecordFile,
    ReplayAdded,
    ReplayFacts,
    ReplayFrame,
    SeatFacts,
    SeatGiven,
    SeatJoined,
    SeatKind,
    SeatSetup,
)
from mageduel.server.replays import ReplayOf, Shelf
from mageduel.server.schema import with_socket_messages
from mageduel.server.settings import Settings
from mageduel.server.socket import serve_socket
from mageduel.server.tables import fingerprint, new_secret

_ERRORS: dict[int | str, dict[str, object]] = {
    400: {"model": Problem}, 403: {"model": Problem}, 404: {"model": Problem}, 409: {"model": Problem},
    413: {"model": Problem}, 422: {"model": Problem}, 429: {"model": Problem},
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
    _game_routes(app, hall)
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


def _name(wish: SeatSetup, mage: str) -> str:
    """What a seat is called when nobody has said: a computer player by its level, anybody else by their mage."""
    return wish.name or (_level(wish).title() if wish.kind == "computer" else mage)


def _level(wish: SeatSetup) -> str:
    return wish.level or "random"


async def _seat(hall: Hall, owner: str, mode: str, wish: SeatSetup) -> Seat:
    book = await book_named(hall, owner, wish.book)
    facts = find_mage(wish.mage)
    if book.mage != facts.name:
        raise HTTPException(400, f"{book.name} is a book for the {book.mage}, not for the {facts.name}.")
    if book.mode != mode:
        raise HTTPException(400, f"{book.name} is a book for {book.mode} games, not for {mode} games.")
    found = issues(book)
    if found:
        raise HTTPException(400, f"{book.name} is not a legal spellbook yet: {found[0].sentence}")
    return Seat(_name(wish, facts.name), facts.name, dict(book.cards))


def kind_of(seat: StoredSeat) -> SeatKind:
    """Who plays a seat."""
    kinds: dict[str, SeatKind] = {"computer": "computer", "friend": "friend"}
    return kinds.get(seat.kind, "human")


def _apart(seats: list[Seat]) -> tuple[Seat, ...]:
    """The same seats with names that tell them apart."""
    named: list[Seat] = []
    for number, seat in enumerate(seats, 1):
        twin = any(other.name == seat.name for other in named)
        named.append(replace(seat, name=f"{seat.name} {number}") if twin else seat)
    return tuple(named)


def _game_routes(app: FastAPI, hall: Hall) -> None:
    @app.post("/api/games", dependencies=[Sparing], status_code=201)
    async def create_game(wish: GameSetup, owner: Owner) -> GameCreated:
        """Set up a game; tokens for one's own seats, an invitation for a friend's."""
        for asked in wish.seats:
            if asked.kind == "computer" and _level(asked) not in LEVELS:
                raise HTTPException(400, f"There is no level {asked.level!r}; there are {', '.join(LEVELS)}.")
        if wish.same_screen and any(asked.kind != "human" for asked in wish.seats):
            raise HTTPException(400, "On one screen both seats are played by people.")
        seats = _apart([await _seat(hall, owner, wish.mode, asked) for asked in wish.seats])
        given: list[SeatGiven] = []
        kept: list[StoredSeat] = []
        for number, (asked, seat) in enumerate(zip(wish.seats, seats, strict=True)):
            token = new_secret() if asked.kind == "human" else None
            invite = new_secret() if asked.kind == "friend" else None
            given.append(SeatGiven(seat=number, token=token, invite=invite))
            level = _level(asked) if asked.kind == "computer" else None
            kept.append(
                StoredSeat(
                    number, asked.kind, seat.name, level,
                    fingerprint(token) if token else None, fingerprint(invite) if invite else None,
                )
            )  # fmt: skip
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            setup=Setup(wish.mode, seats).to_data(),
            seed=wish.seed if wish.seed is not None else secrets.randbits(48),
            rules_version=RULES_VERSION,
            same_screen=wish.same_screen,
            ending=None,
            rematch=None,
            seats=tuple(kept),
            answers=(),
        )
        await hall.add(stored)
        return GameCreated(game=stored.id, seats=given)

    @app.post("/api/invites/{code}", dependencies=[Sparing])
    async def join_game(code: Identity, wish: JoinWish, owner: Owner) -> SeatJoined:
        """Take a seat by invitation; it works once, and the game begins."""
        gone = HTTPException(404, "This invitation has been used, or never existed.")
        found = await hall.on_disk(hall.database.invitation, fingerprint(code))
        if found is None:
            raise gone
        game, number = found
        async with hall.visit(game) as live:
            laid_out = live.setup.seats[number]
            mine = replace(laid_out, name=wish.name or laid_out.name)
            if wish.book is not None:
                asked = SeatSetup(kind="friend", name=mine.name, mage=wish.mage or laid_out.mage, book=wish.book)
                mine = await _seat(hall, owner, live.setup.mode, asked)
            seats = [mine if each is laid_out else each for each in live.setup.seats]
            token = new_secret()
            setup = Setup(live.setup.mode, _apart(seats))
            if not await hall.seat_friend(fingerprint(code), fingerprint(token), number, setup, live):
                raise gone
            return SeatJoined(game=game, seat=number, token=token)

    @app.get("/api/games/{game}")
    async def game_facts(game: Identity) -> GameFacts:
        """What everybody may know of a game."""
        async with hall.visit(game) as live:
            mode: Mode = "apprentice" if live.setup.mode == "apprentice" else "arena"
            seats = [
                SeatFacts(
                    seat=seat.seat,
                    name=player.name,
                    mage=player.facts.name,
                    kind=kind_of(seat),
                    invited=seat.invite is not None,
                )
                for seat, player in zip(live.stored.seats, live.game.players, strict=True)
            ]
            return GameFacts(mode=mode, seats=seats, round=live.desks[None].round, over=live.is_over)

    @app.get("/api/games/{game}/record", response_model=RecordFile)
    async def game_record(
        game: Identity,
        x_seat_token: Annotated[str | None, Header(max_length=128)] = None,
        authorization: Annotated[str | None, Header(max_length=160)] = None,
    ) -> Response:
        """The record of a finished game, for its players."""
        token = x_seat_token or (authorization or "").removeprefix("Bearer ")
        async with hall.visit(game) as live:
            seat = live.seat_of(token) if token else None
            if seat is None:
                raise HTTPException(403, "This needs the token of one of the game's seats.")
            if not live.is_over:
                raise HTTPException(403, "The record holds both sides' secrets; it is yours when the game is over.")
            return PlainTextResponse(live.record().to_json(), media_type="application/json")

    @app.websocket("/api/games/{game}/socket")
    async def game_socket(websocket: WebSocket, game: Identity) -> None:
        """One seat's line to the table."""
        await serve_socket(websocket, hall, connections, game)

    connections = Connections(hall.settings.open_sockets)


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
