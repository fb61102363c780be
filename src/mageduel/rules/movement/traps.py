"""Traps: zone enchantments that go off when an enemy creature moves into their zone."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.dsl.selectors import is_friendly
from mageduel.rules import refusals
from mageduel.state.objects import Object
from mageduel.state.running import Move


def lies_where_no_enemy_stands(trap: Script) -> None:
    """A trap is laid only in a zone without enemy creatures."""

    @trap.target_must(refusals.ENEMIES_IN_ZONE)
    def is_free(declared: Declaration) -> bool:
        seat, there = declared.caster.controller, declared.game.in_zone[declared.zone]
        return all(not each.is_creature or is_friendly(seat, each) for each in there)


def is_sprung(this: Object, move: Move) -> bool:
    """Whether this move has brought an enemy creature into the trap's zone."""
    victim = move.creature
    return (
        victim.in_play
        and victim.is_creature
        and victim.zone == this.zone == move.end
        and not is_friendly(this.controller, victim)
    )
