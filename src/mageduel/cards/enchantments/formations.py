"""Formations of the Academy's Warlord, and the orders he gives to single soldiers."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.traits import ARMOR, DICE, MELEE, PIERCING, UNAVOIDABLE
from mageduel.rules.attack.bodyguards import PASSES_ON
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.attack.kinds import RANGED_ATTACKS, SPELLS
from mageduel.rules.attack.posts import offer_post
from mageduel.rules.attack.rerolls import PAID_REROLLS, PaidReroll
from mageduel.rules.attack.steps import is_unavoidable
from mageduel.rules.attack.wounds import has_wounded
from mageduel.rules.conditions.markers import cannot_guard, is_minor
from mageduel.rules.enchantments.formations import PRICE, formation, price_for
from mageduel.rules.enchantments.moments import as_an_enemy_activates
from mageduel.rules.enchantments.reveals import REVEAL_RULE, SINGLE_USE, costs_less_to_reveal, is_of_level_1
from mageduel.rules.objects.ranks import SOLDIERS_HERE
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.events import ActionPhaseEnded, AttackDeclared
from mageduel.state.game import Game, Wound
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

# Defend Me

defend_me = enchantment("Defend Me")
defend_me.answer(SINGLE_USE, True)
costs_less_to_reveal(defend_me, on=is_minor)


defend_me.answer(REVEAL_RULE, as_an_enemy_activates)


@defend_me.when_revealed
async def step_in_front(game: Game, this: Object) -> None:
    """Its bearer goes on guard."""
    bearer = this.attached_to
    if bearer is not None and not bearer.guarding and not cannot_guard(bearer):
        await go_on_guard(game, bearer)


# Dig In

dig_in = formation("Dig In")
dig_in.grants(ARMOR(+1), to=SOLDIERS_HERE)


@dig_in.on(ActionPhaseEnded)
async def entrench(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """A soldier who has acted may go on guard, if his own mage pays."""
    if SOLDIERS_HERE(this, event.creature):
        await offer_post(game, this, Printed(this.name), [event.creature], price_for, seat=event.creature.controller)


# Fire at Will

UNERRING: Final = Mark("unerring", until=THIS_ATTACK)

fire_at_will = formation("Fire at Will")
fire_at_will.grants(PIERCING(+2), to=SOLDIERS_HERE, attacks=RANGED_ATTACKS & ~SPELLS)
fire_at_will.grants(UNAVOIDABLE, to=SOLDIERS_HERE, attacks=Attacks("unerring", lambda attack: UNERRING in attack.marks))


@fire_at_will.on(AttackDeclared)
async def aim_well(game: Game, this: Object, event: AttackDeclared) -> None:
    """For mana a soldier's shot cannot be avoided."""
    attack, soldier = event.attack, event.attack.attacker
    if soldier is None or not attack.is_shot or attack.spell is not None or is_unavoidable(attack):
        return
    if SOLDIERS_HERE(this, soldier) and await offer_for_mana(
        game, this, Printed(this.name), price_for(soldier), attack.defender, seat=soldier.controller
    ):
        attack.marks[UNERRING] = 1


# Form Ranks

BRACED: Final = Mark("braced", until=THIS_ATTACK)

form_ranks = formation("Form Ranks")
form_ranks.exposes(DICE(-2), to=SOLDIERS_HERE, attacks=Attacks("braced for", lambda attack: BRACED in attack.marks))


@form_ranks.answering(PASSES_ON)
def share_the_blow(this: Object, attack: Attack) -> list[Object]:
    """A point of what a soldier suffers may go to any other one beside him."""
    if not SOLDIERS_HERE(this, attack.defender):
        return []
    return [each for each in this.game.objects.values() if each is not attack.defender and SOLDIERS_HERE(this, each)]


@form_ranks.on(AttackDeclared)
async def close_up(game: Game, this: Object, event: AttackDeclared) -> None:
    """For mana a blow at a minor soldier is blunted."""
    attack, soldier = event.attack, event.attack.defender
    if not attack.is_melee or not SOLDIERS_HERE(this, soldier) or not is_minor(soldier):
        return
    if await offer_for_mana(game, this, Printed(this.name), PRICE, soldier, seat=soldier.controller):
        attack.marks[BRACED] = 1


# Press the Attack

press_the_attack = formation("Press the Attack")
press_the_attack.grants(MELEE(+1), to=SOLDIERS_HERE)


@press_the_attack.answering(PAID_REROLLS)
def strike_again(this: Object, attack: Attack) -> PaidReroll | None:
    """For mana a soldier's blow is rolled again."""
    soldier = attack.attacker
    if soldier is None or not attack.is_melee or not attack.is_by_creature or not SOLDIERS_HERE(this, soldier):
        return None
    return PaidReroll(Printed(this.name), mana=price_for(soldier), seat=soldier.controller)


# Promotion

promotion = enchantment("Promotion")
promotion.grants(ARMOR(+1), MELEE(+1))
costs_less_to_reveal(promotion, on=is_of_level_1)


@promotion.answering(REVEAL_RULE)
def has_just_drawn_blood(game: Game, this: Object) -> bool:
    """Only when its bearer has attacked and damaged an enemy creature, in that attack or right after it."""
    bearer = this.attached_to
    if bearer is None:
        return False
    if game.running:
        attack = game.running[-1]
        return isinstance(attack, Attack) and _wounds_an_enemy(bearer, attack)
    phase = game.action_phase
    if phase is None or phase.creature is not bearer or not phase.has_acted:
        return False
    return has_wounded_enemy_creature(bearer)


def _wounds_an_enemy(bearer: Object, attack: Attack) -> bool:
    if attack.attacker is not bearer or not attack.is_by_creature or not attack.damage_in_all:
        return False
    return attack.defender.is_creature and not is_friendly(bearer.controller, attack.defender)


def has_wounded_enemy_creature(bearer: Object) -> bool:
    """Whether it has damaged an enemy creature by an attack this round."""
    team = bearer.game.players[bearer.controller].team

    def is_meant(wound: Wound) -> bool:
        return wound.victim_card.is_creature and bearer.game.players[wound.victim_seat].team != team

    return has_wounded(bearer, is_meant)
