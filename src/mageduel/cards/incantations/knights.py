"""Incantations of knights: valor and sacrifice."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import incantation
from mageduel.facts.traits import CRITICAL_DAMAGE, DICE, UNAVOIDABLE
from mageduel.rules.casting.costs import COSTS_TOKENS
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.objects.sacrifice import take_damage_over
from mageduel.rules.objects.tokens import Stock
from mageduel.rules.objects.valor import VALOR
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_MELEE_ATTACK
from mageduel.state.running import Spell

martyrs_restoration = incantation("Martyr's Restoration")
RESTORED: Final = 5


@martyrs_restoration.resolves
async def suffer_in_his_place(game: Game, spell: Spell) -> None:
    """The caster takes damage over, no more than he has Life for; Finite Life does not keep it where it is."""
    most = min(RESTORED, remaining_life(spell.caster))
    await take_damage_over(game, spell.caster, spell.target_object, most, spell.card, despite_finite_life=True)


smite = incantation("Smite")
smite.answer(COSTS_TOKENS, Stock(VALOR, 4))


@smite.resolves
async def prepare_the_blow(game: Game, spell: Spell) -> None:
    """His next melee attack this round has two dice more, and neither armor nor Defense helps against it."""
    grant_for_a_while(
        spell.target_object,
        CRITICAL_DAMAGE,
        UNAVOIDABLE,
        DICE(+2),
        source=spell.card.name,
        until=NEXT_MELEE_ATTACK,
    )
