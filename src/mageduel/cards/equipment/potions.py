"""Potions: worn nowhere, used up draught by draught."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, Script, equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.conditions import CONDITIONS, CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition, removal_cost, remove_condition
from mageduel.rules.equipment.locations import IRREPLACEABLE
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.charges import comes_charged
from mageduel.rules.objects.tokens import CHARGE_TOKEN, Stock
from mageduel.rules.offers import offer_for_tokens
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION, OBJECT

DRAUGHTS: Final = 3
A_DRAUGHT: Final = (CHARGE_TOKEN, 1)


def potion(name: str) -> Script:
    """Begin the script of a potion: three draughts, and no second one replaces it."""
    script = equipment(name)
    comes_charged(script, DRAUGHTS)
    script.answer(IRREPLACEABLE, True)
    return script


def _friends_near(game: Game, this: Object) -> list[Object]:
    """Friendly creatures in the zone of the Mage who has the potion, himself included."""
    zone = game.players[this.controller].mage.zone
    here = () if zone is None else game.in_zone[zone]
    return [each for each in here if each.is_creature and is_friendly(this.controller, each)]


# Cleansing Potion

cleansing_potion = potion("Cleansing Potion")


def _poisons(game: Game, this: Object) -> list[Answer]:
    """Poison conditions on friends that the Mage can pay for."""
    funds = available(game, this.controller)
    return [
        (each.id, condition.name)
        for each in _friends_near(game, this)
        for condition in each.conditions
        if condition.damage_type is DamageType.POISON
        and (cost := removal_cost(each, condition)) is not None
        and cost <= funds
    ]


async def _cleanse(game: Game, this: Object, choice: Answer) -> None:
    creature, condition = game.objects[choice[0]], CONDITIONS[choice[1].lower()]
    await happen(game, AbilityUsed(this, this.card, creature))
    pay(game, this.controller, removal_cost(creature, condition) or 0)
    await remove_condition(game, creature, condition)


cleansing_potion.abilities.append(
    Ability("Cleanse", None, _poisons, _cleanse, uses=1, parts=(OBJECT, CONDITION), takes=A_DRAUGHT)
)

# Corrosive Concoction

corrosive_concoction = potion("Corrosive Concoction")
concoction = once_a_round(corrosive_concoction, "Corrosive Concoction")


@corrosive_concoction.on(Attacked)
async def pour_it_over(game: Game, this: Object, event: Attacked) -> None:
    """An enemy creature that the Mage has damaged, and not by a spell, may get a Corrode marker."""
    attack, victim = event.attack, event.attack.defender
    if attack.attacker is not this.attached_to or not attack.is_by_creature or attack.spell is not None:
        return
    if not event.damage or not victim.in_play or not victim.is_creature or is_friendly(this.controller, victim):
        return
    if concoction.are_left(this) and can_have(victim, CORRODE):
        draught = Stock(*A_DRAUGHT)
        if await offer_for_tokens(game, this, Printed(this.name), draught, victim):
            concoction.spend(this)
            await give_condition(game, victim, CORRODE)


# Rage Tonic

rage_tonic = potion("Rage Tonic")


def _the_living(game: Game, this: Object) -> list[Answer]:
    drinker = this.attached_to
    living = [each for each in _friends_near(game, this) if is_living(each)]
    return [(each.id,) for each in living if drinker is not None and why_not_seen(game, drinker, each) is None]


async def _enrage(game: Game, this: Object, choice: Answer) -> None:
    creature = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, this.card, creature))
    grant_for_a_while(creature, MELEE(+1), source=this.name)


rage_tonic.abilities.append(Ability("Rage", None, _the_living, _enrage, uses=1, parts=(OBJECT,), takes=A_DRAUGHT))
