"""Equipment of the Water school."""

from __future__ import annotations

from functools import partial

from mageduel.dsl.script import equipment
from mageduel.dsl.upkeep import Due, alters, demands
from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.offers import offer_for_mana
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

leviathan_scale_armor = equipment("Leviathan Scale Armor")
leviathan_scale_armor.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.HYDRO](-2))


def _is_of_the_sea(card: Card) -> bool:
    return "hydro" in card.subtypes or "aquatic" in card.subtypes


ring_of_the_oceans_depths = equipment("Ring of the Ocean's Depths")
discounts_spells(ring_of_the_oceans_depths, 1, _is_of_the_sea)


waterfall_cloak = equipment("Waterfall Cloak")
waterfall_cloak.grants(DAMAGE_MODIFIER[DamageType.ACID](-2))
DOUSING_COST = 1


@waterfall_cloak.each_upkeep
def douse(game: Game, this: Object) -> list[Due]:
    """Its wearer may pay to have one Burn put out."""
    wearer = this.attached_to
    if wearer is None or BURN not in wearer.conditions:
        return []
    touches = (demands(this.controller, DOUSING_COST), alters(wearer, BURN))
    return [Due(wearer, this, this.name, partial(_offer_to_douse, game, this, wearer), touches)]


async def _offer_to_douse(game: Game, this: Object, wearer: Object) -> None:
    if BURN in wearer.conditions and await offer_for_mana(game, this, Printed(this.name), DOUSING_COST, wearer):
        await remove_condition(game, wearer, BURN)
