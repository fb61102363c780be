"""Incantations of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import incantation
from mageduel.rules.movement import push
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Place, Spell

force_push = incantation("Force Push")
push_way = force_push.choice("Push it which way?", lambda game, caster, target, chosen: [int(way) for way in Direction])
push_harder = force_push.choice("Push through attacking walls?", lambda game, caster, target, chosen: [0, 3])


@force_push.costs
def push_cost(game: Game, caster: Object, target: Place, choices: tuple[object, ...]) -> int:
    """The printed cost, and three more to push through a wall that attacks."""
    return 3 + (choices[push_harder.index] if choices else 0)  # type: ignore[operator]


@force_push.resolves
async def shove(game: Game, spell: Spell) -> None:
    """Push the target one zone the way that was announced."""
    await push(
        game,
        spell.target_object,
        Direction(push_way.of(spell)),
        through_attacking_walls=bool(push_harder.of(spell)),
    )
