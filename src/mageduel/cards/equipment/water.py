"""Equipment of the Water school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import HAS_INITIATIVE, HOST, SELF, Selector, is_friendly
from mageduel.dsl.upkeep import Due, alters, demands
from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, CHANNELING, DAMAGE_MODIFIER, DICE, EFFECT_ROLL
from mageduel.rules.attack.kinds import of_damage
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.objects.protection import PROTECTS
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, place_tokens
from mageduel.rules.offers import ACCEPT, Offer, offer_for_mana, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.causes import Printed
from mageduel.state.events import Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object

leviathan_scale_armor = equipment("Leviathan Scale Armor")
leviathan_scale_armor.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.HYDRO](-2))


def _is_of_the_sea(card: Card) -> bool:
    return "hydro" in card.subtypes or "aquatic" in card.subtypes


ring_of_tides = equipment("Ring of Tides")
ring_of_tides.grants(DICE(+1), EFFECT_ROLL(+2), to=HOST & HAS_INITIATIVE, attacks=of_damage(DamageType.HYDRO))

ring_of_the_oceans_depths = equipment("Ring of the Ocean's Depths")
discounts_spells(ring_of_the_oceans_depths, 1, _is_of_the_sea)


waterfall_cloak = equipment("Waterfall Cloak")
waterfall_cloak.grants(DAMAGE_MODIFIER[DamageType.ACID](-2))
DOUSING_COST: Final = 1


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


# Songs and what plays them


def _is_song(card: Card) -> bool:
    return "song" in card.subtypes


def songs_of(game: Game, seat: int) -> int:
    """How many songs this player has in play, face up."""
    return sum(
        1
        for each in game.objects.values()
        if each.is_enchantment and each.controller == seat and not each.hidden and _is_song(each.card)
    )


ECHO_PRICE: Final = 2
"""Mana that destroying the horn costs an opponent for each song."""

echo_of_the_depths = equipment("Echo of the Depths")
echo_of_the_depths.answer(PREPARES, lambda this, card: card.is_creature and "water" in card.schools)
echo_of_the_depths.grants(
    CHANNELING(+1), to=SELF & Selector(lambda this, other: songs_of(this.game, this.controller) > 0)
)


@echo_of_the_depths.answering(PROTECTS)
def resound(this: Object, thing: Object, seat: int) -> int:
    """Against opponents the songs of its player keep it whole."""
    if thing is not this or is_friendly(seat, this):
        return 0
    return ECHO_PRICE * songs_of(this.game, this.controller)


voice_of_the_sea = equipment("Voice of the Sea")
discounts_spells(voice_of_the_sea, 1, _is_song)


@voice_of_the_sea.on(Revealed)
async def carry_the_tune(game: Game, this: Object, event: Revealed) -> None:
    """A song its player has revealed and paid for may last longer."""
    song = event.enchantment
    if song.controller != this.controller or event.paid is None or not _is_song(song.card):
        return
    if await take_up(game, Offer(this, Printed(this.name), song), ACCEPT) is not None:
        await place_tokens(game, song, DISSIPATE_TOKEN)
