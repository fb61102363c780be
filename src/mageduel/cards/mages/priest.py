"""The Priest: the Holy Avenger and Malakai's Fire; Hand of Purification is printed in place of the basic attack."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.traits import LIFE, MELEE, PIERCING
from mageduel.rules.attack.dice import LATER_STRIKE, is_marked_strike, mark_first_strike
from mageduel.rules.attack.wounds import are_allies, has_wounded
from mageduel.rules.conditions.markers import can_have, give_condition
from mageduel.rules.mages.ability_markers import companion_marker
from mageduel.rules.offers import offer_for_mana
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared, Attacked
from mageduel.state.game import Game, Wound
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

priest = scripted(mage("Priest").card)

# Holy Avenger

AVENGES: Final = Mark("avenges", until=THIS_ATTACK)

avenger = companion_marker(
    priest,
    "Holy Avenger",
    of=lambda creature: "holy" in creature.card.schools,
    costs=lambda creature: creature.level + 1,
)
vengeance = once_a_round(avenger, "Holy Avenger")
avenger.grants(LIFE(+5))


def _marker_on(bearer: Object | None) -> Object | None:
    if bearer is None:
        return None
    return next((each for each in bearer.attachments if each.card is avenger.card), None)


def is_to_be_avenged_upon(marker: Object, enemy: Object) -> bool:
    """Whether this enemy creature has harmed others than the avenger itself this round."""
    bearer, seat = marker.attached_to, marker.owner
    if bearer is None or not enemy.is_creature or is_friendly(bearer.controller, enemy):
        return False

    def is_a_friend(wound: Wound) -> bool:
        is_meant = wound.victim_card.is_creature or "holy" in wound.victim_card.schools
        return is_meant and wound.victim != bearer.id and are_allies(marker.game, wound.victim_seat, seat)

    return has_wounded(enemy, is_a_friend)


def avenges(attack: Attack) -> bool:
    """Whether this is, or would be, the attack that avenges friends this round."""
    if is_marked_strike(attack, AVENGES):
        return True
    marker = _marker_on(attack.attacker)
    return (
        marker is not None
        and not attack.is_committed
        and LATER_STRIKE not in attack.marks
        and attack.is_by_creature
        and vengeance.are_left(marker)
        and is_to_be_avenged_upon(marker, attack.defender)
    )


avenger.grants(MELEE(+2), PIERCING(+1), attacks=avenges)


@avenger.on(AttackDeclared)
async def take_vengeance(game: Game, this: Object, event: AttackDeclared) -> None:
    """The first attack of the round on somebody it can avenge friends upon has the bonus: the first strike of it."""
    attack = event.attack
    is_its_own = attack.attacker is this.attached_to and attack.is_by_creature
    if is_its_own and vengeance.are_left(this) and is_to_be_avenged_upon(this, attack.defender):
        vengeance.spend(this)
        mark_first_strike(attack, AVENGES)


# Malakai's Fire

FIRE: Final = Printed("Malakai's Fire")
FIRE_COST: Final = 1
fire = once_a_round(priest, "Malakai's Fire")


@priest.on(Attacked)
async def set_fire(game: Game, this: Object, event: Attacked) -> None:
    """Once a round, when his light damages an enemy creature, he may pay for a Burn on it."""
    attack, victim = event.attack, event.attack.defender
    if attack.attacker is not this or not event.damage or attack.damage_type is not DamageType.LIGHT:
        return
    if not victim.is_creature or victim.id not in game.objects or is_friendly(this.controller, victim):
        return
    if not fire.are_left(this) or not can_have(victim, BURN):
        return
    if await offer_for_mana(game, this, FIRE, FIRE_COST, victim):
        fire.spend(this)
        await give_condition(game, victim, BURN)
