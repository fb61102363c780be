"""Equipment of those who command the dead."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.targets import Target
from mageduel.facts.traits import ARMOR, DAMAGE_MODIFIER, DICE, INCORPOREAL, MELEE, OBSCURED, SPAWNPOINT
from mageduel.rules.attack.damage import direct_damage, direct_damage_to_all
from mageduel.rules.casting.built_in import USES_UP, built_in_spell
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.objects.characteristics import has, has_subtype, is_living, life
from mageduel.rules.objects.charges import comes_charged
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.rules.objects.healing import heal, lose_life
from mageduel.rules.objects.tokens import CHARGE_TOKEN, Stock
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.uses import Uses, once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import Activated, AttackDeclared
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_ATTACK
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

SHROUD: Final = Card(
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

PRICE_OF_THE_BOOK: Final = 3

libro_mortuos = equipment("Libro Mortuos")


@libro_mortuos.answering(PREPARES)
def _is_undead(this: Object, card: Card) -> bool:
    return card.is_creature and "undead" in card.subtypes


@libro_mortuos.answering(WHEN_DESTROYED)
async def buy_it_back(game: Game, this: Object) -> None:
    """Its owner may give Life to have it back in the spellbook."""
    player = game.players[this.owner]
    if this.controller != this.owner or not player.is_alive or life(player.mage) < PRICE_OF_THE_BOOK:
        return
    offer = Offer(this, Printed(this.name))
    if this.card in player.discard and await take_up(game, offer, ("lose life", PRICE_OF_THE_BOOK)) is not None:
        player.discard.remove(this.card)
        player.put_into_book([this.card])
        await lose_life(game, player.mage, PRICE_OF_THE_BOOK, this)


# Ramses' Black Death

BLACK_DEATH: Final = Card(
    name="Black Death",
    type=CardType.ABILITY,
    subtypes=("vampiric",),
    cost=0,
    action=ActionKind.QUICK,
    range=(0, 0),
    target=Target(("self",)),
)
ramses_black_death = equipment("Ramses' Black Death")
comes_charged(ramses_black_death, 2)
black_death = built_in_spell(ramses_black_death, BLACK_DEATH, uses=1)
black_death.answer(USES_UP, Stock(CHARGE_TOKEN))


@black_death.resolves
async def drink_from_all(game: Game, spell: Spell) -> None:
    """Every other Living creature in the zone is hurt, and the Mage heals for each of them."""
    mage = spell.caster
    here = () if mage.zone is None else game.in_zone[mage.zone]
    living = [each for each in here if each is not mage and each.is_creature and is_living(each)]
    await heal(game, mage, await direct_damage_to_all(game, living, 1, spell.card), spell.card)


# Scepter of Undeath

SCEPTER_COST: Final = 2
SCEPTER_COST_FOR_MUMMIES: Final = 1

scepter_of_undeath = equipment("Scepter of Undeath")
scepter = once_a_round(scepter_of_undeath, "Scepter of Undeath")


@scepter_of_undeath.on(Activated)
async def drive_the_dead(game: Game, this: Object, event: Activated) -> None:
    """A minor undead creature in the wearer's zone may be given 2 dice for its next attack this round."""
    creature, wearer = event.creature, this.attached_to
    if wearer is None or wearer.zone is None or creature.zone != wearer.zone or not scepter.are_left(this):
        return
    if not is_minor(creature) or not has_subtype(creature, "undead"):
        return
    cost = SCEPTER_COST_FOR_MUMMIES if has_subtype(creature, "mummy") else SCEPTER_COST
    if await offer_for_mana(game, this, Printed(this.name), cost, creature):
        scepter.spend(this)
        grant_for_a_while(creature, DICE(+2), source=this.name, until=NEXT_ATTACK)


# Soulreaper

FORGING: Final = 3
REAPING: Final = 2
"""What the blade does to its Mage when it is cast, and whenever he attacks with it."""

soulreaper = equipment("Soulreaper")


@soulreaper.answering(WHEN_IN_PLAY)
async def pay_in_blood(game: Game, this: Object) -> None:
    """The Mage who cast it is hurt."""
    await direct_damage(game, game.players[this.owner].mage, FORGING, this)


@soulreaper.on(AttackDeclared)
async def bleed_for_it(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever attacks with it is hurt as he declares that."""
    attack = event.attack
    if attack.bar in this.card.attacks and attack.attacker is not None and attack.attacker is this.attached_to:
        await direct_damage(game, attack.attacker, REAPING, this)


# Unholy Armor

unholy_armor = equipment("Unholy Armor")
unholy_armor.grants(ARMOR(+2))


def _corporeal_creatures(game: Game, seat: int) -> list[Object]:
    """Those a player controls, his Mage included."""
    mine = [each for each in game.objects.values() if each.is_creature and each.controller == seat]
    return [each for each in mine if not has(each, INCORPOREAL)]


@unholy_armor.costs
def armor_cost(declared: Declaration) -> int:
    """One mana less for each of them."""
    cost = declared.card.cost or 0
    return max(0, cost - len(_corporeal_creatures(declared.game, declared.caster.controller)))


@unholy_armor.answering(WHEN_IN_PLAY)
async def take_a_bit_of_each(game: Game, this: Object) -> None:
    """Each of them is hurt."""
    await direct_damage_to_all(game, _corporeal_creatures(game, this.owner), 1, this)
