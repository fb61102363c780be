"""Incantations of the Nature school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.conjuration_attacks import attack_by_text
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.running import Spell

# Call of the Wild

call_of_the_wild = incantation("Call of the Wild")


@call_of_the_wild.resolves
async def call(game: Game, spell: Spell) -> None:
    """Every friendly animal that is in the arena now hits harder for this round."""
    for zone in game.in_zone:
        for each in zone:
            if each.is_creature and has_subtype(each, "animal") and is_friendly(spell.controller, each):
                grant_for_a_while(each, MELEE(+1), source=spell.card.name)


# Rouse the Beast

NOT_NEW: Final = Refusal("not-summoned-this-round", Rule("supplement", "Rouse the Beast"))
ALREADY_ROUSED: Final = Refusal("already-roused", Rule("supplement", "Rouse the Beast"))
ROUSED: Final = Uses("being roused")

rouse_the_beast = incantation("Rouse the Beast")


@rouse_the_beast.target_must(NOT_NEW)
def is_new(declared: Declaration) -> bool:
    """Only what was summoned this round; a mage never was."""
    return not declared.object.is_mage and declared.object.cast_round == declared.game.round


@rouse_the_beast.target_must(ALREADY_ROUSED)
def is_drowsy(declared: Declaration) -> bool:
    """Once a round for each creature."""
    return ROUSED.are_left(declared.object)


@rouse_the_beast.costs
def rouse_cost(declared: Declaration) -> int:
    """The target's Level."""
    return declared.object.level


@rouse_the_beast.resolves
async def rouse(game: Game, spell: Spell) -> None:
    """Its action marker is turned to the active side."""
    ROUSED.spend(spell.target_object)
    spell.target_object.active = True


# Burst of Thorns

burst_of_thorns = incantation("Burst of Thorns")


@burst_of_thorns.resolves
async def burst(game: Game, spell: Spell) -> None:
    """The Vine marker itself attacks, and is destroyed by that."""
    vine = spell.target_object
    await attack_by_text(game, vine, spell.card.attacks[0])
    await destroy(game, vine, spell.card)
