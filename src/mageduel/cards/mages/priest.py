"""The Priest: the Holy Avenger and Malakai's Fire; Hand of Purification is printed in place of the basic attack."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.traits import LIFE, MELEE, PIERCING
from mageduel.rules.attack.dice import by_creature
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.mages.ability_markers import companion_marker
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import RESET, THIS_ATTACK, Link, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

priest = scripted(mage("Priest").card)

# Holy Avenger

HARMED_FRIENDS: Final = Link("harmed friends of", until=RESET)
"""How often it has attacked and damaged friendly creatures and Holy conjurations of a Priest this round."""
HARMED_AVENGER: Final = Link("harmed the avenger", until=RESET)
AVENGES: Final = Mark("avenges", until=THIS_ATTACK)

avenger = companion_marker(
    priest,
    "Holy Avenger",
    of=lambda creature: "holy" in creature.card.schools,
    costs=lambda creature: creature.level + 1,
)
vengeance = once_a_round(avenger, "Holy Avenger")
avenger.grants(LIFE(+5))


@priest.on(Attacked)
async def remember_who_harms(game: Game, this: Object, event: Attacked) -> None:
    """Enemy creatures that damage somebody of his, or something Holy, are to be avenged upon this round."""
    attack, victim = event.attack, event.attack.defender
    attacker = attack.attacker
    if attacker is None or not event.damage or not by_creature(attack) or is_friendly(this.controller, attacker):
        return
    if is_friendly(this.controller, victim) and (victim.is_creature or "holy" in victim.card.schools):
        attacker.link(HARMED_FRIENDS, this)
        if any(each.card is avenger.card for each in victim.attachments):
            attacker.link(HARMED_AVENGER, victim)


def _marker_on(bearer: Object | None) -> Object | None:
    if bearer is None:
        return None
    return next((each for each in bearer.attachments if each.card is avenger.card), None)


def is_to_be_avenged_upon(marker: Object, enemy: Object) -> bool:
    """Whether this enemy creature has harmed others than the avenger itself this round."""
    bearer, priest_of_it = marker.attached_to, marker.game.players[marker.owner].mage
    if bearer is None or not enemy.is_creature or is_friendly(bearer.controller, enemy):
        return False
    return enemy.linked(HARMED_FRIENDS, priest_of_it) > enemy.linked(HARMED_AVENGER, bearer)


def avenges(attack: Attack) -> bool:
    """Whether this is, or would be, the attack that avenges friends this round."""
    if attack.marks.get(AVENGES):
        return True
    marker = _marker_on(attack.attacker)
    return (
        marker is not None
        and not attack.is_committed
        and by_creature(attack)
        and vengeance.are_left(marker)
        and is_to_be_avenged_upon(marker, attack.defender)
    )


avenger.grants(MELEE(+2), PIERCING(+1), attacks=avenges)


@avenger.on(AttackDeclared)
async def take_vengeance(game: Game, this: Object, event: AttackDeclared) -> None:
    """The first attack of the round on somebody it can avenge friends upon has the bonus, every strike of it."""
    attack = event.attack
    is_its_own = attack.attacker is this.attached_to and by_creature(attack)
    if is_its_own and vengeance.are_left(this) and is_to_be_avenged_upon(this, attack.defender):
        vengeance.spend(this)
        attack.marks[AVENGES] = 1


# Malakai's Fire

FIRE = Printed("Malakai's Fire")
FIRE_COST = 1
fire = once_a_round(priest, "Malakai's Fire")


@priest.on(Attacked)
async def set_fire(game: Game, this: Object, event: Attacked) -> None:
    """Once a round, when his light damages an enemy creature, he may pay for a Burn on it."""
    attack, victim = event.attack, event.attack.defender
    if attack.attacker is not this or not event.damage or attack.bar.damage_type is not DamageType.LIGHT:
        return
    if not victim.is_creature or victim.id not in game.objects or is_friendly(this.controller, victim):
        return
    if not fire.are_left(this) or not can_have(victim, BURN):
        return
    if await offer_for_mana(game, this, FIRE, FIRE_COST, victim):
        fire.spend(this)
        await give_condition(game, victim, BURN)
