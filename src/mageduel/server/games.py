"""Games: setting one up, what everybody may know of it, its record, and the line to its table."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import FastAPI, Header, HTTPException, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from mageduel.duel import RULES_VERSION
from mageduel.facts.boards import chosen_board
from mageduel.facts.modes import mode_called
from mageduel.kernel.record import seed_to_data
from mageduel.rules.round.setup import Setup
from mageduel.server.callers import Owner, Sparing
from mageduel.server.clocks import wound_up
from mageduel.server.hall import Hall
from mageduel.server.links import link_facts
from mageduel.server.messages import (
    GameCreated,
    GameFacts,
    GameSetup,
    Identity,
    SeatFacts,
    SeatGiven,
    SeatKind,
)
from mageduel.server.recorded import RecordFile
from mageduel.server.seating import check_level, joining_of, level_of, open_book, seats_of, side_of, with_styles
from mageduel.server.socket import serve_socket
from mageduel.server.stored import EVERYBODY, StoredGame, StoredSeat
from mageduel.server.tokens import fingerprint, new_secret
from mageduel.words.language import say


def kind_of(seat: StoredSeat) -> SeatKind:
    """Who plays a seat."""
    kinds: dict[str, SeatKind] = {"computer": "computer", "friend": "friend", "bot": "bot"}
    return kinds.get(seat.kind, "human")


def _check(wish: GameSetup) -> None:
    for asked in wish.seats:
        if asked.kind == "computer":
            check_level(level_of(asked))
    if wish.same_screen and any(asked.kind != "human" for asked in wish.seats):
        raise HTTPException(400, say("rest.one-screen"))
    if (wish.listed or wish.challenge) and not any(asked.kind == "friend" for asked in wish.seats):
        raise HTTPException(400, say("rest.no-open-seat"))
    people = sum(asked.kind in ("human", "friend") for asked in wish.seats)
    bots = any(asked.kind == "bot" for asked in wish.seats)
    if wish.seed is not None and people + bots > 1:
        raise HTTPException(400, say("rest.no-seed"))


def game_routes(app: FastAPI, hall: Hall) -> None:
    """Add the routes for games."""

    @app.post("/api/games", dependencies=[Sparing], status_code=201)
    async def create_game(wish: GameSetup, owner: Owner, request: Request) -> GameCreated:
        """Set up a game; tokens for one's own seats and for bots, an invitation for a friend's."""
        _check(wish)
        wish = with_styles(wish)
        seats = await seats_of(hall, owner, wish)
        board = chosen_board(mode_called(wish.mode), len(seats), wish.board)
        setup = Setup(wish.mode, tuple(each.seat for each in seats), board)
        given: list[SeatGiven] = []
        kept: list[StoredSeat] = []
        for number, (asked, seated) in enumerate(zip(wish.seats, seats, strict=True)):
            token = new_secret() if asked.kind in ("human", "bot") else None
            invite = new_secret() if asked.kind == "friend" else None
            given.append(SeatGiven(seat=number, side=side_of(setup, number), token=token, invite=invite))
            kept.append(
                StoredSeat(
                    number,
                    asked.kind,
                    seated.seat.name,
                    level_of(asked) if asked.kind == "computer" else None,
                    fingerprint(token) if token else None,
                    fingerprint(invite) if invite else None,
                    book=seated.book,
                    is_fixed=asked.kind == "friend" and asked.fixed,
                )
            )
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            setup=setup.to_data(),
            seed=wish.seed if wish.seed is not None else hall.new_seed(),
            rules_version=RULES_VERSION,
            same_screen=wish.same_screen,
            ending=None,
            rematch=None,
            seats=tuple(kept),
            answers=(),
            joining=wish.joining,
            clock=wound_up(wish.clock, len(seats), hall.uptime.now()),
            listed=(wish.challenge or "").strip() or (EVERYBODY if wish.listed else ""),
        )
        await hall.add(stored)
        link = link_facts(hall.settings, request.url.scheme, request.headers.get("host", ""))
        return GameCreated(game=stored.id, seats=given, link=link)

    @app.get("/api/games/{game}")
    async def game_facts(game: Identity) -> GameFacts:
        """What everybody may know of a game."""
        async with hall.visit(game) as live:
            seats = [
                SeatFacts(
                    seat=seat.seat,
                    side=player.team,
                    name=player.name,
                    mage=player.facts.name,
                    kind=kind_of(seat),
                    invited=seat.invite is not None,
                    undecided=seat.is_undecided,
                    book=open_book(live, seat.seat),
                )
                for seat, player in zip(live.stored.seats, live.game.seated, strict=True)
            ]
            return GameFacts(
                mode=live.setup.mode,
                board=live.setup.board,
                seats=seats,
                round=live.desks[None].round,
                over=live.is_over,
                joining=joining_of(live),
                waiting_for=live.waiting_for,
                clock=None if live.clock is None else live.clock.shown(live.time()),
                seed=seed_to_data(live.stored.seed) if live.is_over else None,
            )

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
                raise HTTPException(403, say("rest.no-seat-token"))
            if not live.is_over:
                raise HTTPException(403, say("rest.record-when-over"))
            return PlainTextResponse(live.record().to_json(), media_type="application/json")

    @app.websocket("/api/games/{game}/socket")
    async def game_socket(websocket: WebSocket, game: Identity) -> None:
        """One seat's line to the table."""
        await serve_socket(websocket, hall, game)
