"""Creatures of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.traits import INVISIBLE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.objects import Object

invisible_stalker = creature("Invisible Stalker")


@invisible_stalker.on(AttackDeclared)
async def be_seen(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever attacks is seen, for the rest of the round."""
    if event.attack.attacker is this:
        grant_for_a_while(this, INVISIBLE(-1), source=this.name)
