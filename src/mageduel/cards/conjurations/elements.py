"""Conjurations of the Academy's Elementalist: weather, ice and fire out of the ground."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import SAME_ZONE, SELF
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, DICE
from mageduel.rules.attack.action import zone_attack
from mageduel.rules.attack.conjuration_attacks import SAYS_WHEN_IT_ATTACKS, attack_by_text
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.equipment.items import keeps_its_item_disabled
from mageduel.rules.equipment.locations import IRREPLACEABLE
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.round.token_upkeep import LOSING_TIME, harmed_by, is_last_token
from mageduel.rules.round.upkeep import BEGINS_UPKEEP
from mageduel.rules.sight.stealth import SHROUDS
from mageduel.state.causes import Printed
from mageduel.state.events import Activated, TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

dense_fog = conjuration("Dense Fog")
dense_fog.answer(SHROUDS, lambda this, other: other.is_creature and other.zone is not None and other.zone == this.zone)

# Freeze Weapon

HEAVY_LEVEL: Final = 2
HEAVY_COST: Final = 2

freeze_weapon = conjuration("Freeze Weapon")
keeps_its_item_disabled(freeze_weapon)
freeze_weapon.answer(IRREPLACEABLE, True)
freeze_weapon.grants(DAMAGE_MODIFIER[DamageType.FLAME](+2), to=SELF)


@freeze_weapon.costs
def freezing_cost(declared: Declaration) -> int:
    """An item of Level 2 costs more to freeze."""
    return (declared.card.cost or 0) + (HEAVY_COST if declared.object.level == HEAVY_LEVEL else 0)


# Hellscape

hellscape = conjuration("Hellscape")
hellscape.exposes(DICE(+1), to=SAME_ZONE, attacks=of_damage(DamageType.FLAME))
hellscape.grants(DAMAGE_MODIFIER[DamageType.HYDRO](+2), to=SELF)


@hellscape.answering(BEGINS_UPKEEP)
async def set_everything_ablaze(game: Game, this: Object) -> None:
    """As the Upkeep Phase begins, every creature and conjuration there that does not burn catches fire."""
    here = [] if this.zone is None else list(game.in_zone[this.zone])
    for each in here:
        if BURN not in each.conditions:
            await give_condition(game, each, BURN)


# Ice Spikes

SPIKE_HARM: Final = 2

ice_spikes = conjuration("Ice Spikes")
ice_spikes.grants(DAMAGE_MODIFIER[DamageType.FLAME](+2), to=SELF)


@ice_spikes.on(Activated)
async def pierce(game: Game, this: Object, event: Activated) -> None:
    """Whoever is not of frost is hurt when it stirs."""
    creature = event.creature
    if creature.zone is not None and creature.zone == this.zone and not has_subtype(creature, "frost"):
        await direct_damage(game, creature, SPIKE_HARM, this, DamageType.FROST)


# Mana Shard

mana_shard = conjuration("Mana Shard")


@mana_shard.answering(BEGINS_UPKEEP)
async def resonate(game: Game, this: Object) -> None:
    """Its controller may let something that channels, in its zone, have a mana."""
    here = [] if this.zone is None else game.in_zone[this.zone]
    channelers = [each for each in here if each.card.channeling is not None]
    lucky = await offer_choice(game, this, Printed(this.name), channelers)
    if lucky is not None:
        await gain_mana(game, lucky, 1, this)


# Thunderstorm and Volcano


def _loses_dissipate(this: Object, event: TokensChanged) -> bool:
    return event.who is this and event.token == DISSIPATE_TOKEN.name and event.amount < 0 and not is_peaceful(this.game)


def _things_here(this: Object) -> list[Object]:
    return [] if this.zone is None else list(this.game.in_zone[this.zone])


def _creatures_here(this: Object) -> list[Object]:
    return [each for each in _things_here(this) if each.is_creature]


thunderstorm = conjuration("Thunderstorm")
thunderstorm.answer(SAYS_WHEN_IT_ATTACKS, True)


@thunderstorm.on(TokensChanged)
async def let_lightning_strike(game: Game, this: Object, event: TokensChanged) -> None:
    """With every token that goes, lightning strikes a creature there."""
    if _loses_dissipate(this, event):
        for _ in range(-event.amount):
            await attack_by_text(game, this, this.card.attacks[0], whom=lambda each: each.is_creature)


thunderstorm.answer(LOSING_TIME, lambda this: harmed_by(this.card.attacks[0], _creatures_here(this)))

volcano = conjuration("Volcano")
volcano.answer(
    LOSING_TIME, lambda this: harmed_by(this.card.attacks[0], _things_here(this)) if is_last_token(this) else []
)
volcano.answer(SAYS_WHEN_IT_ATTACKS, True)
volcano.grants(DAMAGE_MODIFIER[DamageType.HYDRO](+2), to=SELF)


@volcano.on(TokensChanged)
async def erupt(game: Game, this: Object, event: TokensChanged) -> None:
    """With the last token it goes off, before it is destroyed."""
    if _loses_dissipate(this, event) and DISSIPATE_TOKEN not in this.marks and this.zone is not None:
        await zone_attack(game, this, this.card.attacks[0], this.zone)
