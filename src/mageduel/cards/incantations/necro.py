"""Incantations of the dead."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import BLOODTHIRSTY, FAST, LUMBERING, PEST, SLOW
from mageduel.rules.casting.discard_piles import from_a_pile, summon_from_pile
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import has_subtype, is_outside
from mageduel.rules.objects.healing import roll_reconstruction
from mageduel.rules.objects.reanimation import half_its_cost
from mageduel.rules.round.arrivals import make_zombie
from mageduel.state.game import Game
from mageduel.state.running import Spell

# Animate Dead

animate_dead = incantation("Animate Dead")


raised = from_a_pile(animate_dead, of_anybody=True)


@animate_dead.costs
def animation_cost(declared: Declaration) -> int:
    """Half the creature's casting cost."""
    return half_its_cost(raised.card(declared))


@animate_dead.resolves
async def animate(game: Game, spell: Spell) -> None:
    """It is summoned into the caster's zone out of that pile, as a zombie."""
    await make_zombie(game, await summon_from_pile(game, spell, raised))


# Reassemble and Unholy Resurgence

DICE_OF_BONES = 6

reassemble = incantation("Reassemble")


@reassemble.resolves
async def put_together(game: Game, spell: Spell) -> None:
    """Six dice of reconstruction."""
    await roll_reconstruction(game, spell.target_object, DICE_OF_BONES, spell.card)


unholy_resurgence = incantation("Unholy Resurgence")


@unholy_resurgence.resolves
async def put_all_together(game: Game, spell: Spell) -> None:
    """Every friendly skeleton object in the arena has a roll of its own."""
    for each in tuple(game.objects.values()):
        if "skeleton" in each.card.subtypes and not is_outside(each) and is_friendly(spell.controller, each):
            await roll_reconstruction(game, each, DICE_OF_BONES, spell.card)


# Zombie Frenzy

zombie_frenzy = incantation("Zombie Frenzy")


@zombie_frenzy.resolves
async def drive_mad(game: Game, spell: Spell) -> None:
    """Every zombie that is in the arena now, whoever controls it, runs wild for this round."""
    for zone in game.in_zone:
        for each in zone:
            if each.is_creature and has_subtype(each, "zombie"):
                lost = LUMBERING(-1), SLOW(-1), PEST(-1)
                grant_for_a_while(each, *lost, FAST, BLOODTHIRSTY(+1), source=spell.card.name)
