"""My games: how somebody has fared, by mage, book and opponent, from the seats a browser holds and what it kept.

The server tells of a game only what it is and who sat there, and only to who holds a token of one of its seats. How a
game ended the browser saw itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Final, Literal

from fastapi import FastAPI
from pydantic import BaseModel, Field

from mageduel.server.envelope import Message
from mageduel.server.hall import Hall
from mageduel.server.messages import Identity, ShortText
from mageduel.server.stored import StoredGame
from mageduel.server.tokens import fingerprint
from mageduel.shares import Tally

MOST_HELD: Final = 40
MOST_KEPT: Final = 300
Outcome = Literal["won", "lost", "draw"]
_POINTS: Final = {"won": 1.0, "draw": 0.5, "lost": 0.0}


class HeldGame(Message):
    """A game that is over: the token of one's seat, and how it ended."""

    game: Identity
    token: Annotated[str, Field(max_length=128)]
    outcome: Outcome


class MyGame(Message):
    """A game that is over, as its player's browser keeps it."""

    game: Identity
    mode: ShortText
    mage: ShortText
    book: ShortText
    opponents: Annotated[list[ShortText], Field(max_length=8)]
    """Persons by name, computer players by level."""
    by_computers: bool
    outcome: Outcome


class MyGamesWish(Message):
    """Seats held, and games kept from earlier."""

    held: Annotated[list[HeldGame], Field(max_length=MOST_HELD)]
    earlier: Annotated[list[MyGame], Field(max_length=MOST_KEPT)]


class ShareShown(BaseModel):
    """How somebody fared with or against something, and the 95 % interval of that."""

    name: str
    by_computers: bool
    games: int
    wins: int
    losses: int
    draws: int
    share: float
    low: float
    high: float


class MyGamesShown(BaseModel):
    """All of one's games, and how they went."""

    games: list[MyGame]
    all: ShareShown
    mages: list[ShareShown]
    books: list[ShareShown]
    opponents: list[ShareShown]


def _told(game: StoredGame, seat: int, outcome: Outcome) -> MyGame | None:
    """A game as its player keeps it; None of what says nothing: lessons, and both sides at one screen."""
    others = [each for each in game.seats if each.seat != seat]
    if game.same_screen or any((each.level or "").startswith("lesson:") for each in others):
        return None
    return MyGame(
        game=game.id,
        mode=str(game.setup["mode"])[:64],
        mage=str(game.setup["seats"][seat]["mage"])[:64],
        book=game.seats[seat].book[:64],
        opponents=sorted({(each.level or each.name)[:64] for each in others})[:8],
        by_computers=all(each.kind == "computer" for each in others),
        outcome=outcome,
    )


def _shares(games: Iterable[MyGame], named: Callable[[MyGame], tuple[str, bool]]) -> list[ShareShown]:
    tallies: dict[tuple[str, bool], Tally] = {}
    for game in games:
        key = named(game)
        tallies[key] = tallies.get(key, Tally()).plus(_POINTS[game.outcome])
    shown = [_share(*key, tally) for key, tally in tallies.items()]
    return sorted(shown, key=lambda each: (-each.games, each.name))


def _share(name: str, by_computers: bool, tally: Tally) -> ShareShown:
    low, high = tally.interval
    return ShareShown(
        name=name, by_computers=by_computers, games=tally.games, wins=tally.wins, losses=tally.losses,
        draws=tally.draws, share=tally.share, low=low, high=high,
    )  # fmt: skip


def my_games_shown(games: list[MyGame]) -> MyGamesShown:
    """How all of these went."""
    total = Tally()
    for game in games:
        total = total.plus(_POINTS[game.outcome])
    return MyGamesShown(
        games=games,
        all=_share("", False, total),
        mages=_shares(games, lambda game: (game.mage, False)),
        books=_shares((game for game in games if game.book), lambda game: (game.book, False)),
        opponents=_shares(games, lambda game: (", ".join(game.opponents), game.by_computers)),
    )


def my_games_routes(app: FastAPI, hall: Hall) -> None:
    """Add the route for one's own games."""

    @app.post("/api/my-games")
    async def my_games(wish: MyGamesWish) -> MyGamesShown:
        """How the games of the seats held and those kept from earlier went, by mage, book and opponent."""
        held = {each.game: each for each in wish.held}
        tokens = {each.game: fingerprint(each.token) for each in wish.held}
        found = await hall.on_disk(hall.database.games_of_seats, tokens) if tokens else []
        told = {game.id: _told(game, seat, held[game.id].outcome) for game, seat in found}
        known = {each.game: each for each in wish.earlier}
        known |= {name: each for name, each in told.items() if each is not None}
        return my_games_shown(list(known.values())[-MOST_KEPT:])
