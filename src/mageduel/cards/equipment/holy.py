"""Equipment of the Holy school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import FRIENDLY, HOST, is_friendly
from mageduel.dsl.upkeep import Due, harms, heals
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.targets import Target
from mageduel.facts.traits import AEGIS, LIFE, MELEE, RANGED
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.effects import INSTEAD_OF_DAMAGE
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.attack.targets import AIMED_AT_FRIENDS
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import HEALS_MORE, gain_life, roll_healing
from mageduel.rules.objects.sacrifice import move_damage
from mageduel.rules.objects.tokens import ARMOR_TOKEN, place_tokens
from mageduel.rules.offers import ACCEPT, Offer, take_up
from mageduel.rules.round.upkeep_healing import LIVING_HERE, treats_each_upkeep
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import ActionPhaseEnded, Moved
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

# Asyran Robes

asyran_robes = equipment("Asyran Robes")
asyran_robes.grants(AEGIS(1))


async def _suffer_for(game: Game, this: Object, patient: Object) -> None:
    """A point of damage moves from somebody friendly to the wearer."""
    if this.attached_to is not None:
        await move_damage(game, patient, this.attached_to, 1, this)


treats_each_upkeep(
    asyran_robes,
    _suffer_for,
    most=1,
    whom=FRIENDLY & LIVING_HERE & ~HOST,
    by_healing=False,
    also=lambda game, this: () if this.attached_to is None else (harms(this.attached_to, 1),),
)

# Faith Healer's Staff

faith_healers_staff = equipment("Faith Healer's Staff")


async def _lay_the_staff_on(game: Game, this: Object, patient: Object) -> None:
    await roll_healing(game, patient, 1, this)


treats_each_upkeep(faith_healers_staff, _lay_the_staff_on, most=2, cost=1)

# Resplendent Bow

ARROW_DICE: Final = 2

resplendent_bow = equipment("Resplendent Bow")


def _is_living_friend(archer: Object, other: Object) -> bool:
    """Another friendly creature that lives."""
    return other is not archer and other.is_creature and is_living(other) and is_friendly(archer.controller, other)


resplendent_bow.answer(AIMED_AT_FRIENDS, _is_living_friend)


@resplendent_bow.answering(INSTEAD_OF_DAMAGE)
async def heal_the_friend(game: Game, this: Object, attack: Attack) -> bool:
    """A friend its arrow has hit may be healed instead."""
    archer, friend = attack.attacker, attack.defender
    if archer is None or attack.bar not in this.card.attacks or not _is_living_friend(archer, friend):
        return False
    if await take_up(game, Offer(this, Printed(this.name), friend), ACCEPT) is None:
        return False
    await roll_healing(game, friend, ARROW_DICE, this)
    return True


# Crown of Protection

CROWN_SPELL: Final = Card(
    name="Crown's Protection",
    type=CardType.ABILITY,
    cost=2,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("creature",), ("living", "non-mage")),
)
crown_of_protection = equipment("Crown of Protection")
crown_spell = built_in_spell(crown_of_protection, CROWN_SPELL, uses=1)


@crown_spell.resolves
async def protect(game: Game, spell: Spell) -> None:
    """The creature keeps one more point of armor for good."""
    await place_tokens(game, spell.target_object, ARMOR_TOKEN)


dawnbreaker_ring = equipment("Dawnbreaker Ring")
dawnbreaker_ring.grants(MELEE(+1), RANGED(+1), attacks=of_damage(DamageType.LIGHT))

sunfire_amulet = equipment("Sunfire Amulet")


@sunfire_amulet.each_upkeep
def grow_sturdier(game: Game, this: Object) -> list[Due]:
    """Its wearer's Life rises; whatever keeps damage from healing prevents that as well."""
    wearer = this.attached_to
    if wearer is None:
        return []
    return [Due(wearer, this, this.name, partial(gain_life, game, wearer, 1, this), (heals(wearer, 1),))]


ring_of_asyra = equipment("Ring of Asyra")
discounts_spells(
    ring_of_asyra, 1, lambda card: "holy" in card.schools and card.type in (CardType.ENCHANTMENT, CardType.INCANTATION)
)


ring_of_healing = equipment("Ring of Healing")
ring_of_healing.answer(HEALS_MORE, once_a_round(ring_of_healing, "Ring of Healing"))

elfrics_life_ring = equipment("Elfric's Life Ring")
elfrics_life_ring.grants(LIFE(+4))

# Ankh of Asyra

ankh_of_asyra = equipment("Ankh of Asyra")


async def _burn_the_dead(game: Game, this: Object, creature: Object) -> None:
    """Light hurts what does not live and is where the wearer is."""
    bearer = this.attached_to
    if bearer is not None and bearer.zone is not None and creature.zone == bearer.zone and not is_living(creature):
        await direct_damage(game, creature, 1, this, DamageType.LIGHT)


@ankh_of_asyra.on(Moved)
async def receive_the_dead(game: Game, this: Object, event: Moved) -> None:
    """Whoever comes to the wearer, by whatever way."""
    if event.creature is not this.attached_to:
        await _burn_the_dead(game, this, event.creature)


@ankh_of_asyra.on(ActionPhaseEnded)
async def shine_around(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """All that is still there when the wearer has acted."""
    if event.creature is this.attached_to and event.creature.zone is not None:
        for each in tuple(game.in_zone[event.creature.zone]):
            if each.is_creature:
                await _burn_the_dead(game, this, each)
