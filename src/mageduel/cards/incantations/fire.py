"""Incantations of the Fire school."""

from __future__ import annotations

from typing import Final

from mageduel.cards.incantations.water import casting_cost_of, destroy_worn, equipment_of
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.facts.conditions import BURN
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.imbuing import imbues
from mageduel.rules.conditions.markers import give_condition, remove_condition
from mageduel.state.game import Game
from mageduel.state.parts import OBJECT
from mageduel.state.running import AttackShape, Spell

# Combustion

DICE_FOR_A_BURN: Final = 2

combustion = incantation("Combustion")


@combustion.resolves
async def burn_out(game: Game, spell: Spell) -> None:
    """The fire goes out all at once, and the spell itself strikes with it; without fire there is no strike."""
    target = spell.target_object
    burns = target.conditions.get(BURN, 0)
    if burns:
        await remove_condition(game, target, BURN, burns)
        attack = attacks.new_attack(
            game,
            AttackShape.RANGED,
            spell.card.attacks[0],
            None,
            target,
            spell=spell,
            controller=spell.controller,
            dice=DICE_FOR_A_BURN * burns,
        )
        attack.range = spell.card.range
        await attacks.make_attack(game, attack)


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


ignite = incantation("Ignite")


@ignite.resolves
async def set_on_fire(game: Game, spell: Spell) -> None:
    """One Burn, on what does not burn yet."""
    if BURN not in spell.target_object.conditions:
        await give_condition(game, spell.target_object, BURN)


imbues(incantation("Flame Strike"))
