"""The application: REST for games, seats, books, replays and codex, one WebSocket a seat, and the client's pages."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Annotated

from fastapi import Depends, FastAPI, Header, HTTPException, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from mageduel import __version__
from mageduel.agents.levels import LEVELS
from mageduel.duel import RULES_VERSION
from mageduel.facts.errors import ForPeople
from mageduel.facts.mages import mage as find_mage
from mageduel.facts.octgn import import_o8d
from mageduel.facts.sharing import from_share, is_share
from mageduel.facts.spellbooks import Spellbook, is_legal, issues, published_books, read_book
from mageduel.kernel.record import DamagedRecord
from mageduel.rules.setup import Seat, Setup
from mageduel.server import faces
from mageduel.server.database import Database, StoredBook, StoredGame, StoredSeat
from mageduel.server.hall import Hall, NoSuchGame
from mageduel.server.limits import Addresses
from mageduel.server.messages import (
    BookCheck,
    BookDraft,
    BookImport,
    BookShown,
    ClientMessages,
    Codex,
    GameCreated,
    GameFacts,
    GameSetup,
    JoinWish,
    LevelFace,
    Library,
    MageFace,
    Problem,
    ReplayAdded,
    ReplayFacts,
    ReplayFrame,
    SeatFacts,
    SeatGiven,
    SeatJoined,
    ServerMessages,
)
from mageduel.server.replays import ReplayOf, replay_of
from mageduel.server.settings import Settings
from mageduel.server.socket import serve_socket
from mageduel.server.tables import LiveTable, fingerprint, new_secret

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
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
        openapi_url="/api/openapi.json", responses=_ERRORS,
    )  # fmt: skip
    app.state.hall = hall
    app.state.addresses = Addresses(chosen.games_a_minute)
    _guard(app, chosen)
    _facts_routes(app)
    _book_routes(app, hall)
    _game_routes(app, hall)
    _replay_routes(app, hall)
    _service_routes(app)
    _pages(app)
    return app


def _problem(status: int, message: str) -> JSONResponse:
    return JSONResponse({"message": message}, status)


def _guard(app: FastAPI, settings: Settings) -> None:
    """Headers, sizes, and errors in one line."""

    @app.middleware("http")
    async def headers(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        length = request.headers.get("content-length", "0")
        if length.isdigit() and int(length) > settings.largest_upload:
            return _problem(413, "That is more than this server takes.")
        response = await call(request)
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    @app.exception_handler(HTTPException)
    async def known(request: Request, error: HTTPException) -> JSONResponse:
        return _problem(error.status_code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return _problem(422, f"{where or 'The request'}: {first['msg']}.")

    @app.exception_handler(ForPeople)
    async def for_people(request: Request, error: ForPeople) -> JSONResponse:
        return _problem(400, str(error))

    @app.exception_handler(DamagedRecord)
    async def damaged(request: Request, error: DamagedRecord) -> JSONResponse:
        return _problem(400, str(error))

    @app.exception_handler(NoSuchGame)
    async def no_game(request: Request, error: NoSuchGame) -> JSONResponse:
        return _problem(404, "There is no game at this address.")


def _address(request: Request) -> str:
    return request.client.host if request.client else "unknown"


async def not_too_often(request: Request) -> None:
    """Refuse an address that asks for too much."""
    if not request.app.state.addresses.take(_address(request)):
        raise HTTPException(429, "Too many requests from here; wait a minute.")


Sparing = Depends(not_too_often)


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


def _drafted(draft: BookDraft) -> Spellbook:
    find_mage(draft.mage)
    cards = {name: count for name, count in draft.cards.items() if count}
    return Spellbook(name=draft.name, mage=find_mage(draft.mage).name, mode=draft.mode, cards=cards)


def _book_routes(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/books")
    async def books() -> list[BookShown]:
        """Published and saved spellbooks."""
        saved = await hall.on_disk(hall.database.books)
        return [
            *faces.built_in_books().values(),
            *(faces.book_shown(each.id, faces.as_book(each), built_in=False) for each in saved),
        ]

    @app.post("/api/books/check")
    async def check(draft: BookDraft) -> BookCheck:
        """Weigh a book."""
        return faces.weigh(_drafted(draft))

    @app.post("/api/books", dependencies=[Sparing])
    async def add(draft: BookDraft) -> BookShown:
        """Save a new book."""
        return await _save(hall, secrets.token_urlsafe(9), _drafted(draft))

    @app.put("/api/books/{book}")
    async def change(book: str, draft: BookDraft) -> BookShown:
        """Change a saved book."""
        saved = await hall.on_disk(hall.database.books)
        if all(each.id != book for each in saved):
            raise HTTPException(404, "There is no such book; published books are copied, not changed.")
        return await _save(hall, book, _drafted(draft))

    @app.delete("/api/books/{book}", status_code=204)
    async def remove(book: str) -> None:
        """Forget a saved book."""
        if not await hall.on_disk(hall.database.delete_book, book):
            raise HTTPException(404, "There is no such book.")

    @app.post("/api/books/import", dependencies=[Sparing])
    async def bring(wish: BookImport) -> BookShown:
        """Save a book brought as text."""
        return await _save(hall, secrets.token_urlsafe(9), _read_any(wish.text))


def _read_any(text: str) -> Spellbook:
    stripped = text.strip()
    if is_share(stripped):
        return from_share(stripped)
    if stripped.startswith("<"):
        return import_o8d(stripped.encode(), "Imported book")
    return read_book(text)


async def _save(hall: Hall, identity: str, book: Spellbook) -> BookShown:
    unknown = [each for each in issues(book) if each.code == "unknown-card"]
    if unknown:
        raise HTTPException(400, str(unknown[0]))
    await hall.on_disk(hall.database.save_book, StoredBook(identity, book.name, book.mage, book.mode, book.cards))
    return faces.book_shown(identity, book, built_in=False)


async def _book_named(hall: Hall, identity: str) -> Spellbook:
    published = published_books().get(identity)
    if published is not None:
        return published
    for each in await hall.on_disk(hall.database.books):
        if each.id == identity:
            return faces.as_book(each)
    raise HTTPException(404, f"There is no spellbook {identity!r}.")


async def _seats(hall: Hall, wish: GameSetup) -> tuple[Seat, ...]:
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        book = await _book_named(hall, seat.book)
        facts = find_mage(seat.mage)
        if book.mage != facts.name:
            raise HTTPException(400, f"{book.name} is a book for the {book.mage}, not for the {facts.name}.")
        if book.mode == wish.mode and not is_legal(book):
            raise HTTPException(400, f"{book.name} is not a legal spellbook yet: {issues(book)[0].sentence}")
        name = seat.name or facts.name
        if any(other.name == name for other in seats):
            name = f"{name} {number + 1}"
        seats.append(Seat(name, facts.name, dict(book.cards)))
    return tuple(seats)


def _game_routes(app: FastAPI, hall: Hall) -> None:
    @app.post("/api/games", dependencies=[Sparing], status_code=201)
    async def create(wish: GameSetup) -> GameCreated:
        """Set up a game; tokens for one's own seats, an invitation for a friend's."""
        for asked in wish.seats:
            if asked.kind == "computer" and (asked.level or "random") not in LEVELS:
                raise HTTPException(400, f"There is no level {asked.level!r}; there are {', '.join(LEVELS)}.")
        seats = await _seats(hall, wish)
        given: list[SeatGiven] = []
        kept: list[StoredSeat] = []
        for number, (asked, seat) in enumerate(zip(wish.seats, seats, strict=True)):
            token = new_secret() if asked.kind == "human" else None
            invite = new_secret() if asked.kind == "friend" else None
            given.append(SeatGiven(seat=number, token=token, invite=invite))
            level = (asked.level or "random") if asked.kind == "computer" else None
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
    async def join(code: str, wish: JoinWish) -> SeatJoined:
        """Take a seat by invitation; it works once."""
        token = new_secret()
        taken = await hall.on_disk(hall.database.claim_seat, fingerprint(code), fingerprint(token), wish.name)
        if taken is None:
            raise HTTPException(404, "This invitation has been used, or never existed.")
        game, seat = taken
        hall.reseat(game, seat, fingerprint(token))
        return SeatJoined(game=game, seat=seat, token=token)

    @app.get("/api/games/{game}")
    async def facts(game: str) -> GameFacts:
        """What everybody may know of a game."""
        live = await hall.table(game)
        mode = "apprentice" if live.game.mode.name == "apprentice" else "arena"
        seats = [
            SeatFacts(seat=seat.seat, name=live.game.players[seat.seat].name, mage=live.game.players[seat.seat].facts.name, kind=seat.kind)
            for seat in live.stored.seats
        ]
        return GameFacts(mode=mode, seats=seats, round=live.game.round, over=live.is_over)  # type: ignore[arg-type]

    @app.get("/api/games/{game}/record")
    async def record(game: str, x_seat_token: Annotated[str | None, Header(max_length=128)] = None) -> Response:
        """The record of a finished game, for its players; of a game against the computer at any time."""
        live = await hall.table(game)
        _must_own(live, x_seat_token)
        people = [seat for seat in live.stored.seats if seat.kind != "computer"]
        if not live.is_over and len(people) > 1 and not live.stored.same_screen:
            raise HTTPException(403, "The record holds both sides' secrets; it is yours when the game is over.")
        return PlainTextResponse(live.record().to_json(), media_type="application/json")

    @app.websocket("/api/games/{game}/socket")
    async def socket(websocket: WebSocket, game: str) -> None:
        """One seat's line to the table."""
        await serve_socket(websocket, hall, game)


def _must_own(live: LiveTable, token: str | None) -> None:
    if token is None or live.seat_of(token) is None:
        raise HTTPException(403, "This needs the token of one of the game's seats.")


def _replay_routes(app: FastAPI, hall: Hall) -> None:
    @app.post("/api/replays", dependencies=[Sparing], status_code=201)
    async def upload(request: Request) -> ReplayAdded:
        """Bring a record to watch."""
        body = await request.body()
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError:
            raise HTTPException(400, "This is not a game record: it is not text.") from None
        await hall.on_disk(replay_of, text)
        identity = secrets.token_urlsafe(9)
        await hall.on_disk(hall.database.add_replay, identity, text)
        return ReplayAdded(replay=identity)

    async def found(identity: str) -> ReplayOf:
        text = await hall.on_disk(hall.database.replay, identity)
        if text is None:
            raise HTTPException(404, "There is no replay at this address.")
        opened: ReplayOf = await hall.on_disk(replay_of, text)
        return opened

    @app.get("/api/replays/{replay}")
    async def replay_facts(replay: str) -> ReplayFacts:
        """What the replay bar shows."""
        return (await found(replay)).facts

    @app.get("/api/replays/{replay}/frames/{frame}")
    async def replay_frame(replay: str, frame: int, seat: Annotated[str, Query(max_length=8)] = "all") -> ReplayFrame:
        """One moment, from a seat's view or with everything shown."""
        opened = await found(replay)
        if not 0 <= frame < opened.facts.frames:
            raise HTTPException(404, f"There are {opened.facts.frames} frames, counted from 0.")
        if seat != "all" and not (seat.isdigit() and int(seat) < len(opened.facts.seats)):
            raise HTTPException(400, "A seat is 0, 1 or all.")
        number = None if seat == "all" else int(seat)
        shown: ReplayFrame = await hall.on_disk(lambda: opened.frame(frame, number, everything=seat == "all"))
        return shown


def _service_routes(app: FastAPI) -> None:
    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """Whether the server lives."""
        return "ok"

    @app.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
    async def metrics() -> Response:
        """Numbers for Prometheus."""
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/messages")
    async def messages() -> ServerMessages | ClientMessages:
        """No data: this names the messages of the WebSocket, so that their types are in the schema."""
        raise HTTPException(404, "These messages travel over the WebSocket.")


def static_folder() -> Path | None:
    """Where the built client is, if it has been built."""
    folder = Path(str(resources.files("mageduel.server"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def _pages(app: FastAPI) -> None:
    folder = static_folder()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if folder is None:
            return PlainTextResponse("The browser client has not been built; run: make play", 503)
        if path.startswith("api/"):
            return _problem(404, "There is nothing at this address.")
        wanted = (folder / path).resolve()
        if path and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
            response = FileResponse(wanted)
            if "/assets/" in f"/{path}":
                response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return response
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
