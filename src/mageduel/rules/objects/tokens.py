"""Tokens: marks that lie on an object itself for all to see and outlive whatever placed them."""

from __future__ import annotations

from typing import Final

from mageduel.facts.traits import ARMOR, MELEE, RANGED
from mageduel.rules.happenings import happen
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

ARMOR_TOKEN: Final = Mark("Armor +1", until=IN_PLAY, shown=True, gives=ARMOR)
MELEE_TOKEN: Final = Mark("Melee +1", until=IN_PLAY, shown=True, gives=MELEE)
RANGED_TOKEN: Final = Mark("Ranged +1", until=IN_PLAY, shown=True, gives=RANGED)
RAGE_TOKEN: Final = Mark("Rage", until=IN_PLAY, shown=True, gives=MELEE)
DISSIPATE_TOKEN: Final = Mark("Dissipate", until=IN_PLAY, shown=True)


async def place_tokens(game: Game, thing: Object, token: Mark, count: int = 1) -> None:
    """Put tokens of one kind on an object; they add up."""
    thing.mark(token, count)
    await happen(game, TokensChanged(thing, token.name, count))


async def take_tokens(game: Game, thing: Object, token: Mark, count: int | None = None) -> None:
    """Take so many tokens off an object, or all of a kind, if there are any."""
    taken = thing.unmark(token, count)
    if taken:
        await happen(game, TokensChanged(thing, token.name, -taken))
