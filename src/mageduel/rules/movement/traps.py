"""Traps: zone enchantments that go off when an enemy creature moves into their zone."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import FLYING
from mageduel.rules import refusals
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.objects.characteristics import has
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import AttackShape, Move


def _anybody(creature: Object) -> bool:
    return True


def on_foot(creature: Object) -> bool:
    """Whether the creature does not fly."""
    return not has(creature, FLYING)


def lies_where_no_enemy_stands(trap: Script, concerns: Callable[[Object], bool] = _anybody) -> None:
    """A trap is laid only in a zone without enemy creatures that it concerns."""

    @trap.target_must(refusals.ENEMIES_IN_ZONE)
    def is_free(declared: Declaration) -> bool:
        seat, there = declared.caster.controller, declared.game.in_zone[declared.zone]
        return not any(each.is_creature and not is_friendly(seat, each) and concerns(each) for each in there)


def is_sprung(this: Object, move: Move) -> bool:
    """Whether this move has brought an enemy creature into the trap's zone."""
    victim = move.creature
    return (
        victim.in_play
        and victim.is_creature
        and victim.zone == this.zone == move.end
        and not is_friendly(this.controller, victim)
    )


async def strike_intruder(game: Game, this: Object, move: Move) -> None:
    """The trap itself attacks whoever has stepped into it."""
    victim = move.creature
    if victim.in_play:
        attack = new_attack(game, AttackShape.OTHER, this.card.attacks[0], this, victim, controller=this.controller)
        await make_attack(game, attack)
