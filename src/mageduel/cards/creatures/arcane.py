"""Creatures of the Arcane school."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import GUARDING, SELF, is_friendly
from mageduel.facts.cards import ActionKind, Defense
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import ARMOR, COUNTERSTRIKE, DICE, FAST, INCORPOREAL, MANA_DRAIN, MELEE, PIERCING, TOUGH
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.attack.defenses import DEFENDS_ITSELF
from mageduel.rules.attack.kinds import COUNTERSTRIKES, SPELLS, with_bar
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import TELEPORTS
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.healing import heal, reconstruct
from mageduel.rules.objects.tokens import CHARGE_TOKEN, STARTS_WITH, Stock
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, Activated, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

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


JELLY_MENDS: Final = 2

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
huginn.answer(PREPARES, lambda this, card: card.is_incantation and 1 <= card.level <= 2)

mana_worm = creature("Mana Worm")
mana_worm.grants(MANA_DRAIN(+1), to=SELF, attacks=~SPELLS)

redcrested_cockatrice = creature("Redcrested Cockatrice")
redcrested_cockatrice.grants(MELEE(+1), to=SELF, attacks=COUNTERSTRIKES)
redcrested_cockatrice.grants(PIERCING(+1), to=SELF, attacks=COUNTERSTRIKES & with_bar("Poisonous Bite"))

satyr_gruff = creature("Satyr Gruff")
STAGGERING_BLOW: Final = 4


@satyr_gruff.on(Attacked)
async def knock_off_balance(game: Game, this: Object, event: Attacked) -> None:
    """An enemy creature that its attack hurts badly staggers."""
    attack = event.attack
    is_its_own = attack.attacker is this and attack.is_by_creature and event.damage >= STAGGERING_BLOW
    if is_its_own and attack.defender.is_creature and not is_friendly(this.controller, attack.defender):
        await give_condition(game, attack.defender, STAGGER)


jade_gremlin = creature("Jade Gremlin")
jade_gremlin.answer(DEFENDS_ITSELF, Defense(1, no_ranged=True, cost=1))

# Azurean Genie

WISH: Final = Mark("Wish", until=IN_PLAY, shown=True)
WISHED_HEALTH: Final = 2

azurean_genie = creature("Azurean Genie")
azurean_genie.answer(STARTS_WITH, Stock(WISH, 3))


def _grants_wish(
    name: str, to: Callable[[Object], bool], grant: Callable[[Game, Object, Object], Awaitable[None]], *, harms: bool
) -> None:
    """A wish as his quick action, for a Living creature in his zone that it could do something to."""

    def why_not(game: Game, this: Object, target: Object) -> Refusal | None:
        is_meant = target.is_creature and is_living(target) and to(target)
        if not is_meant or this.zone is None or target.zone != this.zone:
            return refusals.WRONG_TARGET
        return why_not_seen(game, this, target)

    def options(game: Game, this: Object) -> list[Answer]:
        return [(each.id,) for each in game.objects.values() if why_not(game, this, each) is None]

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        target = game.objects[choice[0]]
        await happen(game, AbilityUsed(this, Printed(name), target))
        await grant(game, this, target)

    azurean_genie.abilities.append(
        Ability(
            name,
            ActionKind.QUICK,
            options,
            perform,
            parts=(OBJECT,),
            harms=harms,
            takes=(WISH, 1),
            why_not=why_not,
        )
    )


async def _strengthen(game: Game, this: Object, target: Object) -> None:
    grant_for_a_while(target, MELEE(+2), source=this.name)


async def _restore(game: Game, this: Object, target: Object) -> None:
    await heal(game, target, WISHED_HEALTH, this)


async def _trip(game: Game, this: Object, target: Object) -> None:
    await give_condition(game, target, STAGGER)


_grants_wish("Wish for Strength", lambda target: True, _strengthen, harms=False)
_grants_wish("Wish for Health", lambda target: target.damage > 0, _restore, harms=False)
_grants_wish("Wish for Misfortune", lambda target: can_have(target, STAGGER), _trip, harms=True)

# Lightning Raptor

MOST_CHARGED: Final = 5

lightning_raptor = creature("Lightning Raptor")
gains_each_upkeep(lightning_raptor, CHARGE_TOKEN, most=MOST_CHARGED)
lightning_raptor.grants(
    DICE(+1),
    to=SELF,
    value=lambda this, _: this.marks.get(CHARGE_TOKEN, 0),
    attacks=~SPELLS,
    depends=Depends.PAIR,
)
FULLY_CHARGED: Final = Attacks(
    "fully charged",
    lambda attack: attack.attacker is not None and attack.attacker.marks.get(CHARGE_TOKEN, 0) >= MOST_CHARGED,
)
lightning_raptor.grants(COUNTERSTRIKE, to=SELF, attacks=FULLY_CHARGED)
