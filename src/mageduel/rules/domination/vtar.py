"""V'Tar: a number of the mage that orbs make grow; whoever has enough of it, and the most, wins."""

from __future__ import annotations

from typing import Final

from mageduel.rules.objects.tokens import place_tokens, take_tokens
from mageduel.rules.victory.standing import DuelEnds, check_victory
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.phases import Phase

VTAR: Final = Mark("V'Tar", until=IN_PLAY, shown=True)


def vtar_of(game: Game, seat: int) -> int:
    """How much V'Tar a player has."""
    return game.players[seat].mage.marks.get(VTAR, 0)


async def gain_vtar(game: Game, seat: int, amount: int = 1) -> None:
    """Gain V'Tar; in Upkeep everybody gains before the score counts, at any other time it counts at once."""
    await place_tokens(game, game.players[seat].mage, VTAR, amount)
    if game.phase is not Phase.UPKEEP:
        check_victory(game)
        if game.result is not None:
            raise DuelEnds


async def spend_vtar(game: Game, seat: int, amount: int = 1) -> None:
    """Pay with V'Tar, which lowers the score."""
    await take_tokens(game, game.players[seat].mage, VTAR, amount)
