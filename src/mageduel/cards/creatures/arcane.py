"""Creatures of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import GUARDING, SELF
from mageduel.facts.cards import CardType
from mageduel.facts.traits import ARMOR, FAST, INCORPOREAL, MANA_DRAIN, MELEE, PIERCING, TOUGH
from mageduel.rules.attack.kinds import COUNTERSTRIKES, SPELLS, with_bar
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import TELEPORTS
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.healing import reconstruct
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.causes import Printed
from mageduel.state.events import Activated, Attacked
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


JELLY_MENDS = 2

devouring_jelly = creature("Devouring Jelly")


@devouring_jelly.on(Attacked)
async def grow_back(game: Game, this: Object, event: Attacked) -> None:
    """What its attacks take from Corporeal creatures mends it; what Corrode does is no damage of the attack."""
    attack = event.attack
    is_its_own = attack.attacker is this and attack.is_by_creature and event.damage > 0
    if is_its_own and attack.defender.is_creature and not has(attack.defender, INCORPOREAL):
        await reconstruct(game, this, JELLY_MENDS, this)


gargoyle_sentry = creature("Gargoyle Sentry")
gargoyle_sentry.grants(ARMOR(+3), TOUGH(-3), to=SELF & GUARDING)

huginn = creature("Huginn, Raven Familiar")
huginn.answer(PREPARES, lambda this, card: card.type is CardType.INCANTATION and 1 <= card.level <= 2)

mana_worm = creature("Mana Worm")
mana_worm.grants(MANA_DRAIN(+1), to=SELF, attacks=~SPELLS)

redcrested_cockatrice = creature("Redcrested Cockatrice")
redcrested_cockatrice.grants(MELEE(+1), to=SELF, attacks=COUNTERSTRIKES)
redcrested_cockatrice.grants(PIERCING(+1), to=SELF, attacks=COUNTERSTRIKES & with_bar("Poisonous Bite"))
