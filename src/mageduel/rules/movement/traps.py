"""Traps: zone enchantments that go off when an enemy creature moves into their zone."""

from __future__ import annotations

from mageduel.dsl.script import Script
from mageduel.dsl.selectors import is_friendly
from mageduel.rules import refusals
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Move, Place


def lies_where_no_enemy_stands(trap: Script) -> None:
    """A trap is laid only in a zone without enemy creatures."""

    @trap.target_must(refusals.ENEMIES_IN_ZONE)
    def is_free(game: Game, caster: Object, zone: Place) -> bool:
        assert isinstance(zone, int)
        return all(not each.is_creature or is_friendly(caster.controller, each) for each in game.in_zone[zone])


def is_sprung(this: Object, move: Move) -> bool:
    """Whether this move has brought an enemy creature into the trap's zone."""
    victim = move.creature
    return (
        victim.in_play
        and victim.is_creature
        and victim.zone == this.zone == move.end
        and not is_friendly(this.controller, victim)
    )
