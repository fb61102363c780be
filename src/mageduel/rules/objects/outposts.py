"""Outposts: strongholds that have to keep their distance from each other."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.dsl.selectors import is_friendly
from mageduel.rules import refusals
from mageduel.state.game import Game
from mageduel.state.objects import Object

OUTPOST = "outpost"


def outposts_of(game: Game, seat: int) -> list[Object]:
    """The outposts this player controls."""
    return [each for each in game.objects.values() if OUTPOST in each.card.subtypes and each.controller == seat]


def stands_apart(script: Script) -> None:
    """It is built only where no friendly outpost is in a zone next to its own."""

    @script.target_must(refusals.OUTPOST_NEAR)
    def no_outpost_is_near(declared: Declaration) -> bool:
        game, seat = declared.game, declared.caster.controller
        near = game.arena.adjacent[declared.zone]
        return not any(
            OUTPOST in each.card.subtypes and each.zone in near and is_friendly(seat, each)
            for each in game.objects.values()
        )
