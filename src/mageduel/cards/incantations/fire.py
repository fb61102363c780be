"""Incantations of the Fire school."""

from __future__ import annotations

from mageduel.cards.incantations.water import casting_cost_of, destroy_worn, equipment_of
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.rules.attack import steps as attacks
from mageduel.state.game import Game
from mageduel.state.parts import OBJECT
from mageduel.state.running import AttackShape, Spell

explode = incantation("Explode")
exploding = explode.choice(OBJECT, equipment_of)


@explode.costs
def explode_cost(declared: Declaration) -> int:
    """Six more than the equipment cost to cast."""
    return 6 + casting_cost_of(declared.game, declared[exploding])


@explode.resolves
async def blow_up(game: Game, spell: Spell) -> None:
    """Only if the equipment goes up is there an attack, and the spell makes it, not the caster."""
    if await destroy_worn(game, spell, exploding.of(spell)) and spell.target_object.zone is not None:
        blast = attacks.new_attack(
            game,
            AttackShape.OTHER,
            spell.card.attacks[0],
            None,
            spell.target_object,
            spell=spell,
            controller=spell.controller,
        )
        await attacks.make_attack(game, blast)
