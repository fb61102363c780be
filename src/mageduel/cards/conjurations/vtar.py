"""Conjurations that work with V'Tar Orbs."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import Due
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.domination.orbs import has_orb
from mageduel.rules.domination.vtar import gain_vtar
from mageduel.rules.movement.moves import GATE
from mageduel.state.game import Game
from mageduel.state.objects import Object

# Galaxxus

NOT_BESIDE_YOUR_ORB: Final = Refusal("not-beside-your-orb", Rule("domination", "Galaxxus"))

galaxxus = conjuration("Galaxxus")


@galaxxus.target_must(NOT_BESIDE_YOUR_ORB)
def stands_beside_an_orb(declared: Declaration) -> bool:
    """In a zone without an orb, next to one with an orb of the caster's."""
    game, seat = declared.game, declared.caster.controller
    near = game.arena.adjacent[declared.zone]
    return not has_orb(game, declared.zone) and any(has_orb(game, zone, seat) for zone in near)


@galaxxus.each_upkeep
def gather_vtar(game: Game, this: Object) -> list[Due]:
    """One V'Tar more each Upkeep Phase."""
    if not game.players[this.controller].is_alive:
        return []
    return [Due(this, this, this.name, partial(gain_vtar, game, this.controller), ())]


vtorrak_gate = conjuration("V'Torrak Gate")


@vtorrak_gate.answering(GATE)
def opens_for(this: Object, creature: Object) -> bool:
    """Friendly creatures beside an orb, whoever's it is, step through."""
    return is_friendly(this.controller, creature) and has_orb(this.game, creature.zone)
