"""Control: who commands an object; its owner stays whoever brought it into the game."""

from __future__ import annotations

from mageduel.rules.happenings import happen
from mageduel.state.events import ControlChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def take_control(game: Game, thing: Object, seat: int) -> None:
    """Give an object a new controller, if his mage is not restricted from it."""
    if thing.controller != seat and game.players[seat].facts.may_use(thing.card):
        thing.controller = seat
        game.everything_changed()
        await happen(game, ControlChanged(thing, seat))
