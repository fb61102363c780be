"""Outposts: strongholds that have to keep their distance from each other."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.dsl.selectors import is_friendly
from mageduel.rules import refusals
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone

OUTPOST: Final = "outpost"


def outposts_of(game: Game, seat: int) -> list[Object]:
    """The outposts this player controls."""
    return [each for each in game.objects.values() if OUTPOST in each.card.subtypes and each.controller == seat]


def zones_with_outposts(game: Game, seat: int) -> set[Zone]:
    """The zones in which an outpost of this player or a team-mate stands."""
    return {
        each.zone
        for each in game.objects.values()
        if OUTPOST in each.card.subtypes and each.zone is not None and is_friendly(seat, each)
    }


def stands_apart(script: Script) -> None:
    """It is built only where no friendly outpost is in a zone next to its own."""

    @script.target_must(refusals.OUTPOST_NEAR)
    def no_outpost_is_near(declared: Declaration) -> bool:
        game, seat = declared.game, declared.caster.controller
        return zones_with_outposts(game, seat).isdisjoint(game.arena.adjacent[declared.zone])
