"""Beasts of the Academy: small animals, and what is strong by being many."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import creature
from mageduel.dsl.selectors import SELF, is_friendly
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.rules.attack.counterstrikes import ANSWERS_BLOWS
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.attack.kinds import COUNTERSTRIKES
from mageduel.rules.casting.costs import SAVES_MANA, Discount
from mageduel.rules.conditions.markers import cannot_guard, give_condition
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.events import ActionPhaseEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack


def friends_here(this: Object, name: str) -> int:
    """How many others of this name are with it, on its side."""
    if this.zone is None:
        return 0
    here = this.game.in_zone[this.zone]
    return sum(each.name == name and each is not this and is_friendly(this.controller, each) for each in here)


def _runs_in_a_pack(this: Object, _: Object) -> int:
    return 1 if friends_here(this, this.name) else 0


wychwood_hound = creature("Wychwood Hound")
wychwood_hound.grants(ARMOR(+1), MELEE(+1), to=SELF, value=_runs_in_a_pack)

steelclaw_matriarch = creature("Steelclaw Matriarch")
steelclaw_matriarch.grants(MELEE(+1), to=SELF, value=lambda this, _: friends_here(this, "Steelclaw Cub"))

atticaran_porcupine = creature("Atticaran Porcupine")
atticaran_porcupine.grants(MELEE(+2), to=SELF, attacks=COUNTERSTRIKES)

ridgeback_skunk = creature("Ridgeback Skunk")


@ridgeback_skunk.answering(ANSWERS_BLOWS)
async def spray(game: Game, this: Object, attack: Attack) -> None:
    """A Living creature that struck at it reels from the stench."""
    attacker = attack.attacker
    if attacker is not None and attacker.is_creature and is_living(attacker):
        await give_condition(game, attacker, STAGGER)


# Slavörg, Fang of the First Moon

SAVED_FOR_EACH: Final = 2
COST_TO_GUARD: Final = 2

slavorg = creature("Slavörg, Fang of the First Moon")


@slavorg.costs
def avenge_the_fallen(declared: Declaration) -> int:
    """Animals that lie in the caster's discard pile make him cheaper."""
    pile = declared.game.players[declared.caster.controller].discard
    fallen = sum(card.is_creature and "animal" in card.subtypes for card in pile)
    return max(0, (declared.card.cost or 0) - SAVED_FOR_EACH * fallen)


@slavorg.on(ActionPhaseEnded)
async def stand_watch(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """Whatever he did, he may be paid to guard afterwards."""
    if event.creature is not this or this.guarding or cannot_guard(this):
        return
    if await offer_for_mana(game, this, Printed("Guard"), COST_TO_GUARD):
        await go_on_guard(game, this)


# Wychwood Faerie

wychwood_faerie = creature("Wychwood Faerie")


def _is_helped_by_faerie(this: Object, declared: Declaration) -> bool:
    """An enchantment, or an animal to be summoned, cast by the mage in her zone."""
    card = declared.card
    is_animal = card.is_creature and "animal" in card.subtypes
    return (card.is_enchantment or is_animal) and this.zone == declared.caster.zone


wychwood_faerie.answer(SAVES_MANA, Discount(1, _is_helped_by_faerie))
