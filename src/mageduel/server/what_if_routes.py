"""What if, as routes: a board from a replay, a running game or a position, answers on it, a game from there."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeVar

from fastapi import FastAPI, HTTPException, Query, Request
from pydantic import Field

from mageduel.agents.levels import LEVELS, is_level
from mageduel.kernel.record import DamagedRecord, as_answer
from mageduel.kernel.requests import Answer, is_plain
from mageduel.positions.links import from_link
from mageduel.server.beginning import begin_at
from mageduel.server.callers import Sparing
from mageduel.server.hall import Hall
from mageduel.server.holdings import Elsewhere
from mageduel.server.messages import GameCreated, Identity
from mageduel.server.records import Shelves
from mageduel.server.supposing import NotOnTheBoard
from mageduel.server.trying import (
    BoardShown,
    BoardWish,
    ComputerWish,
    HiddenHere,
    Inquiry,
    InquiryReply,
    LikelyShown,
    LikelyWish,
    PlayOnWish,
    PositionLink,
    PruneWish,
    SupposeWish,
    Trial,
)
from mageduel.server.what_if import MOST_OF_TRUNK, Base, Board, Boards, Step, foresee, maker_of, think
from mageduel.server.workers import WorkFailed
from mageduel.words.language import say

THINKING = 45.0
NodeNumber = Annotated[int, Field(ge=0, lt=10_000)]
Eyes = Annotated[str, Query(pattern="^(all|[0-9])$")]
Given = ParamSpec("Given")
Result = TypeVar("Result")


def _answer(value: list[object]) -> Answer:
    try:
        answer = as_answer(value)
    except (DamagedRecord, RecursionError):
        raise NotOnTheBoard("board-not-possible") from None
    if not is_plain(answer):
        raise NotOnTheBoard("board-not-possible")
    return answer


def what_if_routes(app: FastAPI, hall: Hall, shelves: Shelves) -> None:
    """Add the routes for boards of one's own."""
    boards = Boards()

    def seen(board: Board, node: int, eyes: str) -> BoardShown:
        if eyes == "all":
            return board.shown(node, None, everything=True)
        if int(eyes) >= len(board.teams):
            raise HTTPException(404, say("rest.nobody-there"))
        return board.shown(node, int(eyes), everything=False)

    async def on(board: Board, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
        async with board.lock:
            return await hall.aside(work, *args, **named)

    async def found_board(identity: str) -> Board:
        """A board, which is with the process that made it."""
        number = maker_of(identity)
        if number and number != hall.holdings.number:
            peer = await hall.on_disk(hall.holdings.find, number)
            if peer is not None:
                raise Elsewhere(peer)
        return boards.find(identity)

    async def base_of(wish: BoardWish) -> Base:
        lot = secrets.randbits(62)
        if wish.replay is not None:
            opened = await shelves.found(wish.replay)
            (setup, seed, answers), _ = opened.retold()
            return Base((setup, seed, answers[: wish.frame]), lot=lot, played=answers[wish.frame :][:MOST_OF_TRUNK])
        if wish.game is not None:
            async with hall.visit(wish.game) as live:
                seat = live.seat_of(wish.token) if wish.token else None
                if seat is None:
                    raise HTTPException(403, say("rest.no-seat-token"))
                told = (live.stored.setup, live.stored.seed, tuple(live.match.answers))
                if live.is_over:
                    return Base(told, lot=lot)
                if not live.is_unwatched or live.clock is not None:
                    raise HTTPException(403, say("board-refused.people"))
                return Base(told, seat, lot)
        if wish.position is not None:
            return Base((from_link(wish.position).setup().to_data(), lot, ()), lot=lot)
        raise HTTPException(400, say("board-refused.nowhere"))

    @app.post("/api/what-if", dependencies=[Sparing], status_code=201)
    async def new_board(wish: BoardWish) -> BoardShown:
        """A board of one's own."""
        base = await base_of(wish)
        board = await hall.aside(Board.at, base, hall.holdings.number, wish.near)
        boards.add(board)
        return await on(board, seen, board, 0, "all")

    @app.get("/api/what-if/{board}/{node}")
    async def board_moment(board: Identity, node: NodeNumber, seat: Eyes = "all") -> BoardShown:
        """A moment of a board."""
        found = await found_board(board)
        return await on(found, seen, found, node, seat)

    @app.post("/api/what-if/{board}/{node}/answer")
    async def try_answer(board: Identity, node: NodeNumber, trial: Trial, seat: Eyes = "all") -> BoardShown:
        """Try an answer; where dice are set by hand, what has to be set comes back until all is."""
        found = await found_board(board)
        answer = _answer(trial.answer)

        def work() -> BoardShown:
            reached = found.give(node, trial, answer)
            if isinstance(reached, int):
                return seen(found, reached, seat)
            return seen(found, node, seat).model_copy(update={"roll": reached})

        return await on(found, work)

    @app.post("/api/what-if/{board}/{node}/ask")
    async def ask_board(board: Identity, node: NodeNumber, inquiry: Inquiry) -> InquiryReply:
        """Look at an answer without giving it."""
        found = await found_board(board)
        after = None if inquiry.after is None else _answer(inquiry.after)
        return await on(found, found.ask, node, inquiry, _answer(inquiry.answer), after)

    @app.post("/api/what-if/{board}/{node}/computer")
    async def computer_answers(board: Identity, node: NodeNumber, wish: ComputerWish, seat: Eyes = "all") -> BoardShown:
        """Let a computer player answer for a seat."""
        found = await found_board(board)
        if not is_level(wish.level):
            raise HTTPException(400, say("rest.no-level", level=wish.level, levels=", ".join(LEVELS)))
        steps = found.steps(node)
        try:
            answer = await hall.workers.run(
                think, found.base, steps, wish.seat, wish.level, len(found.nodes), seconds=THINKING
            )
        except (TimeoutError, WorkFailed):
            raise HTTPException(503, say("hint-refused.too-long")) from None
        if answer is None:
            raise NotOnTheBoard("board-not-asked")
        step = Step(wish.seat, answer, (), secrets.randbits(62))
        reached = await on(found, found.add, node, step)
        return await on(found, seen, found, reached, seat)

    @app.get("/api/what-if/{board}/{node}/hidden")
    async def board_hidden(board: Identity, node: NodeNumber) -> list[HiddenHere]:
        """What lies face down at a moment, and what it might be."""
        found = await found_board(board)
        return await on(found, found.hidden, node)

    @app.post("/api/what-if/{board}/{node}/suppose")
    async def suppose_card(board: Identity, node: NodeNumber, wish: SupposeWish, seat: Eyes = "all") -> BoardShown:
        """A moment at which something face down is another card, or all that a seat cannot see is drawn anew."""
        found = await found_board(board)
        reached = await on(found, found.suppose, node, wish)
        return await on(found, seen, found, reached, seat)

    @app.post("/api/what-if/{board}/{node}/prune")
    async def prune_branch(board: Identity, node: NodeNumber, wish: PruneWish, seat: Eyes = "all") -> BoardShown:
        """Cut a branch off, or put it back."""
        found = await found_board(board)
        reached = await on(found, found.prune, node, pruned=wish.pruned)
        return await on(found, seen, found, reached, seat)

    @app.post("/api/what-if/{board}/{node}/likely")
    async def likely_from_here(board: Identity, node: NodeNumber, wish: LikelyWish) -> list[LikelyShown]:
        """What an adept at a seat may well answer, how often, and what that leaves each side."""
        found = await found_board(board)
        await on(found, found.request, node, wish.seat)
        try:
            likely = await hall.workers.run(
                foresee, found.base, found.steps(node), wish.seat, len(found.nodes), seconds=THINKING
            )
        except (TimeoutError, WorkFailed):
            raise HTTPException(503, say("hint-refused.too-long")) from None
        return await on(found, found.told, node, wish.seat, likely)

    @app.get("/api/what-if/{board}/{node}/position")
    async def board_position(board: Identity, node: NodeNumber) -> PositionLink:
        """The last moment between two decisions, as a position in one word."""
        found = await found_board(board)
        return PositionLink(link=await on(found, found.link, node))

    @app.post("/api/what-if/{board}/{node}/play", dependencies=[Sparing], status_code=201)
    async def play_on(board: Identity, node: NodeNumber, wish: PlayOnWish, request: Request) -> GameCreated:
        """A real game that begins at the last moment between two decisions, against the computer or a friend."""
        found = await found_board(board)
        position = await on(found, found.position, node)
        return await begin_at(hall, request, position, wish.seat, wish.against)
