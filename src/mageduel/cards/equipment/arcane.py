"""Equipment of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, CHANNELING, DAMAGE_MODIFIER, EPIC
from mageduel.rules.attack.targets import ATTACK_COST
from mageduel.rules.casting.costs import SAVES_MANA, Discount, discounts_spells
from mageduel.rules.equipment.spellbind import binds_spells
from mageduel.state.objects import Object
from mageduel.state.running import Attack

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
    return declared.card.type is CardType.ENCHANTMENT and on_creature


enchanters_ring.answer(SAVES_MANA, Discount(1, enchants_a_friend))

mage_wand = equipment("Mage Wand")
binds_spells(mage_wand, lambda card: card.type is CardType.INCANTATION and not card.has(EPIC), change_cost=3)

moonglow_amulet = equipment("Moonglow Amulet")
moonglow_amulet.grants(CHANNELING(+1))

suppression_cloak = equipment("Suppression Cloak")


@suppression_cloak.answering(ATTACK_COST)
def price_of_closing_in(this: Object, attack: Attack) -> int:
    """Two mana for a creature's first melee attack of the round on the wearer."""
    on_wearer = attack.defender is this.attached_to and attack.attacker is not None and attack.attacker.is_creature
    return 2 if attack.is_melee and on_wearer else 0
