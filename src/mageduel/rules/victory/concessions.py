"""Conceding: whoever gives up loses his mage as if he had died, and his side goes on without him (ruling M8)."""

from __future__ import annotations

from mageduel.kernel.requests import NOT_ASKED, IllegalAnswer
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.victory.standing import end, standing_sides
from mageduel.state.causes import HowEnded, Why
from mageduel.state.events import Conceded
from mageduel.state.game import Game


def ends_by_conceding(game: Game, seat: int) -> bool:
    """Whether the duel is over if this player gives up now: no two sides are left to go on."""
    return len(standing_sides(game, without=seat)) < 2


def concede(game: Game, seat: int, on_time: bool) -> bool:
    """Note that a player gives up, or is out of time, and say whether the duel is over by it.

    If not, what is going on is finished first; then the mage falls, before anything else is begun.
    """
    if not 0 <= seat < len(game.seated) or not game.players[seat].is_alive:
        raise IllegalAnswer(NOT_ASKED)
    sides = standing_sides(game, without=seat)
    game.conceded += (seat,)
    if len(sides) > 1:
        game.tell(Conceded(seat, on_time))
        return False
    end(game, sides.pop() if sides else None, HowEnded.TIME if on_time else HowEnded.CONCEDED, seat)
    return True


async def take_out_conceded(game: Game) -> None:
    """The mages of those who have given up fall."""
    for seat in game.conceded:
        if game.players[seat].is_alive:
            await destroy(game, game.players[seat].mage, Why.CONCEDED)
