"""Sides: who stands with whom, and what a viewer may know of what others hold. It is decided here, and nowhere else.

A viewer is a seat, or None for a spectator, who stands with nobody and sees what everybody sees.
"""

from __future__ import annotations

from typing import Literal

from mageduel.rules.victory.standing import standing_sides
from mageduel.state.causes import HowEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.shapes import ResultShown, SideShown
from mageduel.words.language import say


def is_friend(game: Game, viewer: int | None, seat: int) -> bool:
    """Whether a seat is on the viewer's side: his own, or a team-mate's."""
    return viewer is not None and game.players[viewer].team == game.players[seat].team


def shares_sight(game: Game, viewer: int | None, seat: int, *, everything: bool = False) -> bool:
    """Whether the viewer knows what a seat holds: team-mates see each other's books, plans and hidden cards (M9).

    `everything` is for replays of finished games.
    """
    return everything or is_friend(game, viewer, seat)


def may_see(game: Game, viewer: int | None, thing: Object, *, everything: bool = False) -> bool:
    """Whether a viewer knows which card this is: face up, of his own side, or looked at by somebody of it."""
    if not thing.hidden or shares_sight(game, viewer, thing.controller, everything=everything):
        return True
    return any(is_friend(game, viewer, seat) for seat in thing.looked_at_by)


def may_see_prepared(game: Game, viewer: int | None, holder: Object, *, everything: bool = False) -> bool:
    """Whether a viewer knows the spell prepared for an object: it is of his side, or the card is."""
    return any(
        shares_sight(game, viewer, seat, everything=everything) for seat in (holder.controller, holder.prepared_owner)
    )


def sides(game: Game, viewer: int | None) -> list[SideShown]:
    """Every side with its seats, in the order in which they sit."""
    standing = standing_sides(game)
    return [
        SideShown(
            side,
            [player.seat for player in game.players if player.team == side],
            viewer is not None and game.players[viewer].team == side,
            side in standing,
        )
        for side in dict.fromkeys(player.team for player in game.seated)
    ]


def result(game: Game, viewer: int | None) -> ResultShown | None:
    """How the game ended, for this viewer; None while it goes on."""
    if game.result is None:
        return None
    winning = game.result.winning_team
    seats = [player.seat for player in game.players if player.team == winning]
    how = game.result.how
    sentence = ending_text(game, how, game.result.conceded)
    return ResultShown(winning, seats, _outcome(winning, seats, viewer), how.value, sentence)


def ending_text(game: Game, how: HowEnded, conceded: int | None) -> str:
    """How a game ended, in a few words."""
    who = game.players[conceded].name if conceded is not None else ""
    if how is HowEnded.AGREED and len(game.seated) > 2:
        return say("ending.agreed-by-all")
    return say(f"ending.{how.value}", who=who)


def _outcome(winning: int | None, seats: list[int], viewer: int | None) -> Literal["won", "lost", "draw"] | None:
    if winning is None:
        return "draw"
    return None if viewer is None else "won" if viewer in seats else "lost"
