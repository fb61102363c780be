"""Curses and terrors."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import CREATURE, HOST, SAME_ZONE, is_friendly
from mageduel.dsl.steps import HEALING
from mageduel.dsl.upkeep import Due, demands, sways
from mageduel.facts.conditions import WEAK
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DICE, NONLIVING, PSYCHIC_IMMUNITY
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.attack.targets import BETRAYS, FORBIDS_MELEE
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.enchantments.moments import as_an_enemy_activates, as_its_bearer_activates
from mageduel.rules.enchantments.reveals import REVEAL_COST, REVEAL_RULE
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.activation import attack_options, perform
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, those
from mageduel.state.causes import Printed
from mageduel.state.events import Activated
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import BAR, OBJECT
from mageduel.state.running import Attack, Healing

# Cowardice

TOO_MIGHTY: Final = Refusal("too-mighty", Rule("cards", "Cowardice"))

cowardice = enchantment("Cowardice")
cowardice.answer(REVEAL_RULE, as_its_bearer_activates)


def is_too_mighty(attacker: Object, target: Object) -> bool:
    """Whether a coward does not dare to strike at this target: a creature of a higher Level."""
    return target.is_creature and target.level > attacker.level


def _shrinks_from(this: Object, attacker: Object, target: Object) -> bool:
    return attacker is this.attached_to and is_too_mighty(attacker, target)


cowardice.answer(FORBIDS_MELEE, (TOO_MIGHTY, _shrinks_from))

mass_cowardice = enchantment("Mass Cowardice")
mass_cowardice.answer(REVEAL_RULE, as_an_enemy_activates)


def _all_shrink_from(this: Object, attacker: Object, target: Object) -> bool:
    is_here = attacker.is_creature and attacker.zone == this.zone
    is_afraid = is_here and is_living(attacker) and not has(attacker, PSYCHIC_IMMUNITY)
    return is_afraid and is_too_mighty(attacker, target)


mass_cowardice.answer(FORBIDS_MELEE, (TOO_MIGHTY, _all_shrink_from))

# Curse of Servitude

SERVITUDE_HARM: Final = 2
SUFFER: Final[Answer] = ("suffer",)
SERVE: Final = Question(
    "serve",
    Form("attack", OBJECT, BAR, OBJECT, group="attacks", icon="melee"),
    about={"curse": Object, "creature": Object},
    declines=SUFFER,
    insists=True,
)

curse_of_servitude = enchantment("Curse of Servitude")


@curse_of_servitude.on(Activated)
async def serve_or_suffer(game: Game, this: Object, event: Activated) -> None:
    """Its bearer spends its action on attacking a friend, or is hurt; who can attack no friend is hurt."""
    creature, phase = event.creature, game.action_phase
    if creature is not this.attached_to or phase is None:
        return
    friends = [
        each.id
        for each in game.objects.values()
        if each.is_creature and each is not creature and is_friendly(creature.controller, each)
    ]
    creature.mark(BETRAYS)
    ways = [each for each in attack_options(game, phase) if each[3] in friends]
    answer = await SERVE.ask(creature.controller, [SUFFER, *ways], this, creature)
    if answer != SUFFER:
        await perform(game, phase, answer)
    creature.unmark(BETRAYS)
    if not phase.has_acted:
        await direct_damage(game, creature, SERVITUDE_HARM, this)


# Curse of Weakness

WEAKNESS_COST: Final = 2

curse_of_weakness = enchantment("Curse of Weakness")


@curse_of_weakness.each_upkeep
def weaken(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase its controller may pay for a Weak marker on the bearer."""
    bearer = this.attached_to
    if bearer is None or not can_have(bearer, WEAK):
        return []
    touches = (demands(this.controller, WEAKNESS_COST), sways(bearer, WEAK))
    return [Due(bearer, this, this.name, partial(_offer_weakness, game, this, bearer), touches)]


async def _offer_weakness(game: Game, this: Object, bearer: Object) -> None:
    if can_have(bearer, WEAK) and await offer_for_mana(game, this, Printed(this.name), WEAKNESS_COST, bearer):
        await give_condition(game, bearer, WEAK)


stench_of_death = enchantment("Stench of Death")
harms_each_upkeep(stench_of_death, 1, DamageType.POISON, those(CREATURE & SAME_ZONE))

# Terrifying Visage

terrifying_visage = enchantment("Terrifying Visage")
terrifying_visage.answer(REVEAL_COST, lambda host: max(0, host.level - 1))


def _is_daunted(attack: Attack) -> bool:
    """Whoever comes at somebody of a higher Level, unless nothing can frighten it."""
    attacker = attack.attacker
    if attacker is None or not attack.is_by_creature or attacker.level >= attack.defender.level:
        return False
    return not has(attacker, NONLIVING) and not has(attacker, PSYCHIC_IMMUNITY)


terrifying_visage.exposes(DICE(-2), to=HOST, attacks=MELEE_ATTACKS & Attacks("by the daunted", _is_daunted))

# Unholy Reversal

REVERSED: Final = 3

unholy_reversal = enchantment("Unholy Reversal")


@unholy_reversal.must_reveal(during=HEALING, when=lambda this, healing: healing.thing is this.attached_to)
async def turn_healing_into_harm(game: Game, this: Object, healing: Healing) -> None:
    """Up to 3 points are not healed, and 3 points of direct damage are dealt instead."""
    healing.amount = max(0, healing.amount - REVERSED)
    await direct_damage(game, healing.thing, REVERSED, this)
