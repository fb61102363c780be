"""Creatures of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.cards import CardType
from mageduel.facts.traits import FAST
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import TELEPORTS
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.causes import Printed
from mageduel.state.events import Activated
from mageduel.state.game import Game
from mageduel.state.objects import Object

blue_gremlin = creature("Blue Gremlin")


@blue_gremlin.on(Activated)
async def start_to_blink(game: Game, this: Object, event: Activated) -> None:
    """For one mana it is Fast and Teleports instead of walking, for the rest of the round."""
    if (
        event.creature is this
        and not this.marks.get(TELEPORTS)
        and await offer_for_mana(game, this, Printed("Blink"), 1)
    ):
        this.mark(TELEPORTS)
        grant_for_a_while(this, FAST, source=this.name)


huginn = creature("Huginn, Raven Familiar")
huginn.answer(PREPARES, lambda this, card: card.type is CardType.INCANTATION and 1 <= card.level <= 2)
