"""Equipment of the Arcane school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.dsl.upkeep import provides
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import read_target
from mageduel.facts.traits import ARMOR, CHANNELING, DAMAGE_MODIFIER, EPIC, MANA_DRAIN
from mageduel.rules import refusals
from mageduel.rules.attack.kinds import ON_MAGES, with_bar
from mageduel.rules.attack.targets import ATTACK_COST, COSTS_EVERY_ATTACK
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.casting.costs import SAVES_MANA, Discount, discounts_spells
from mageduel.rules.casting.mana import PROFITS, gain_mana
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.equipment.spellbind import binds_spells
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.rules.planning.plans import PLANS_MORE
from mageduel.rules.round.special_actions import look_at
from mageduel.rules.round.token_upkeep import LOSING_TIME
from mageduel.rules.round.uses import once_a_round
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

arcane_ring = equipment("Arcane Ring")
discounts_spells(arcane_ring, 1, lambda card: "metamagic" in card.subtypes or "mana" in card.subtypes)

elemental_cloak = equipment("Elemental Cloak")
elemental_cloak.grants(
    ARMOR(+1),
    DAMAGE_MODIFIER[DamageType.FLAME](-2),
    DAMAGE_MODIFIER[DamageType.FROST](-2),
    DAMAGE_MODIFIER[DamageType.LIGHTNING](-2),
)

enchanters_ring = equipment("Enchanter's Ring")


def enchants_a_friend(this: Object, declared: Declaration) -> bool:
    """Whether the spell is an enchantment aimed at a friendly creature."""
    target = declared.target
    on_creature = isinstance(target, Object) and target.is_creature and is_friendly(this.controller, target)
    return declared.card.is_enchantment and on_creature


enchanters_ring.answer(SAVES_MANA, Discount(1, enchants_a_friend))

mordoks_tome = equipment("Mordok's Tome")
mordoks_tome.answer(PLANS_MORE, 1)

DISENCHANT: Final = Card(
    "Disenchant",
    CardType.ABILITY,
    cost=None,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=read_target("revealed enchantment of level 1"),
    purposes=frozenset({Purpose.UNDOES}),
)
MAGE_SIGHT: Final = Card(
    "Mage Sight",
    CardType.ABILITY,
    cost=0,
    action=ActionKind.QUICK,
    range=(0, 2),
    target=read_target("hidden enchantment"),
    purposes=frozenset({Purpose.HARMS}),
)
dispel_wand = equipment("Dispel Wand")
disenchant = built_in_spell(dispel_wand, DISENCHANT, uses=1)
mage_sight = built_in_spell(dispel_wand, MAGE_SIGHT, uses=1)


@disenchant.costs
def disenchanting_cost(declared: Declaration) -> int:
    """What casting and revealing the enchantment cost where it is."""
    return total_cost(declared.object)


@disenchant.resolves
async def undo(game: Game, spell: Spell) -> None:
    """The enchantment is destroyed."""
    await destroy(game, spell.target_object, spell.card)


@mage_sight.target_must(refusals.WRONG_TARGET)
def is_not_known(declared: Declaration) -> bool:
    """Somebody else's, not looked at before."""
    seat, enchantment = declared.caster.controller, declared.object
    return enchantment.controller != seat and seat not in enchantment.looked_at_by


@mage_sight.resolves
async def see_through(game: Game, spell: Spell) -> None:
    """The caster knows it from now on; it stays face down."""
    await look_at(game, spell.controller, spell.caster, spell.card, spell.target_object)


mage_wand = equipment("Mage Wand")
binds_spells(mage_wand, lambda card: card.is_incantation and not card.has(EPIC), change_cost=3)

moonglow_amulet = equipment("Moonglow Amulet")
moonglow_amulet.grants(CHANNELING(+1))

suppression_cloak = equipment("Suppression Cloak")


@suppression_cloak.answering(ATTACK_COST)
def price_of_closing_in(this: Object, attack: Attack) -> int:
    """Two mana for a creature's first melee attack of the round on the wearer."""
    on_wearer = attack.defender is this.attached_to and attack.attacker is not None and attack.attacker.is_creature
    return 2 if attack.is_melee and on_wearer else 0


repulsion_cloak = equipment("Repulsion Cloak")
repulsion_cloak.answer(COSTS_EVERY_ATTACK, True)


@repulsion_cloak.answering(ATTACK_COST)
def price_of_approach(this: Object, attack: Attack) -> int:
    """One mana for every melee attack on the wearer."""
    return 1 if attack.is_melee and attack.defender is this.attached_to else 0


# Sistarran Robes

sistarran_robes = equipment("Sistarran Robes")
sistarran_robes.grants(ARMOR(+1))
profit = once_a_round(sistarran_robes, "Sistarran Robes")


@sistarran_robes.answering(PROFITS)
async def gather(game: Game, this: Object) -> None:
    """Of what an opponent has to lose or pay, a little comes to the wearer."""
    if this.attached_to is not None and profit.are_left(this):
        profit.spend(this)
        await gain_mana(game, this.attached_to, 1, this)


# Wispswillow Amulet

wispswillow_amulet = equipment("Wispswillow Amulet")


@wispswillow_amulet.on(TokensChanged)
async def glow(game: Game, this: Object, event: TokensChanged) -> None:
    """Each token its wearer takes off becomes mana; one an enemy takes does not."""
    is_spent = event.who is this and event.token == DISSIPATE_TOKEN.name and event.amount < 0
    if is_spent and event.by in (None, this.controller) and this.attached_to is not None:
        await gain_mana(game, this.attached_to, -event.amount, this)


wispswillow_amulet.answer(LOSING_TIME, lambda this: (provides(this.controller, 1),))

rod_of_the_arcanum = equipment("Rod of the Arcanum")
rod_of_the_arcanum.grants(MANA_DRAIN(+1), attacks=with_bar("Eldritch Bash") & ~ON_MAGES)
