"""Equipment of those who command the dead."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.targets import Target
from mageduel.facts.traits import DAMAGE_MODIFIER, MELEE, OBSCURED, SPAWNPOINT
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import has, has_subtype, life
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.healing import lose_life
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.uses import Uses
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

cloak_of_shadows = equipment("Cloak of Shadows")
cloak_of_shadows.grants(OBSCURED, DAMAGE_MODIFIER[DamageType.LIGHT](-2))

death_ring = equipment("Death Ring")
discounts_spells(
    death_ring,
    1,
    lambda card: "necro" in card.subtypes or "undead" in card.subtypes,
    uses=Uses("two discounts", 2),
    also_for=lambda caster: has(caster, SPAWNPOINT),
)

SHROUD = Card(
    name="Shroud of Death",
    type=CardType.ABILITY,
    subtypes=("necro",),
    cost=2,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("zone",)),
)
deathshroud_staff = equipment("Deathshroud Staff")
shroud = built_in_spell(deathshroud_staff, SHROUD, uses=1)


@shroud.resolves
async def embolden_the_dead(game: Game, spell: Spell) -> None:
    """Every friendly undead creature that is in the zone now hits harder for this round, wherever it goes."""
    for each in game.in_zone[spell.target_zone]:
        if each.is_creature and has_subtype(each, "undead") and is_friendly(spell.controller, each):
            grant_for_a_while(each, MELEE(+1), source="Deathshroud Staff")


# Libro Mortuos

PRICE_OF_THE_BOOK = 3

libro_mortuos = equipment("Libro Mortuos")


@libro_mortuos.answering(PREPARES)
def _is_undead(this: Object, card: Card) -> bool:
    return card.type is CardType.CREATURE and "undead" in card.subtypes


@libro_mortuos.answering(WHEN_DESTROYED)
async def buy_it_back(game: Game, this: Object) -> None:
    """Its owner may give Life to have it back in the spellbook."""
    player = game.players[this.owner]
    if this.controller != this.owner or not player.is_alive or life(player.mage) < PRICE_OF_THE_BOOK:
        return
    offer = Offer(this, Printed(this.name))
    if this.card in player.discard and await take_up(game, offer, ("lose life", PRICE_OF_THE_BOOK)) is not None:
        player.discard.remove(this.card)
        player.put_into_book(this.card)
        await lose_life(game, player.mage, PRICE_OF_THE_BOOK, this)
