"""Equipment of the War school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, COUNTERSTRIKE, DAMAGE_MODIFIER, EPIC, FAMILIAR, MELEE, SPAWNPOINT, TOUGH
from mageduel.rules.attack.defenses import STEADIES_DEFENSE
from mageduel.rules.attack.rerolls import REROLLS_AGAINST, REROLLS_ATTACKS
from mageduel.rules.attack.tallies import SOFTENS
from mageduel.rules.casting.costs import COSTS_MORE, discounts_spells, is_aimed_at
from mageduel.rules.equipment.autonomous import is_autonomous
from mageduel.rules.equipment.spellbind import binds_spells
from mageduel.rules.mages.battle_orders import CARRIES_ORDERS, gives_orders_at_any_time
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.ranks import JOINS_THE_RANKS
from mageduel.rules.objects.tokens import place_tokens
from mageduel.state.causes import Roll, Why
from mageduel.state.events import DefenseRolled
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

eisenachs_forge_hammer = equipment("Eisenach's Forge Hammer")
discounts_spells(
    eisenachs_forge_hammer,
    1,
    lambda card: card.is_equipment,
    also_for=lambda caster: has(caster, SPAWNPOINT) or has(caster, FAMILIAR),
)

generals_signet_ring = equipment("General's Signet Ring")
discounts_spells(
    generals_signet_ring,
    1,
    lambda card: "soldier" in card.subtypes,
    also_for=lambda caster: has(caster, SPAWNPOINT),
)
colossus_belt = equipment("Colossus Belt")
colossus_belt.grants(TOUGH(-2))

gauntlets_of_strength = equipment("Gauntlets of Strength")
gauntlets_of_strength.grants(MELEE(+1))

# Golden Shield

DENT: Final = Mark("Dent", until=IN_PLAY, shown=True)
WORN_OUT: Final = 3

golden_shield = equipment("Golden Shield")


@golden_shield.on(DefenseRolled)
async def be_dented(game: Game, this: Object, event: DefenseRolled) -> None:
    """Each attack it wards off leaves a dent; the third breaks it."""
    if event.source is not this or not event.succeeded:
        return
    await place_tokens(game, this, DENT)
    if this.marks[DENT] >= WORN_OUT:
        await destroy(game, this, Why.USED_UP)


# Harshforge Plate

HARSHFORGE_TOLL: Final = 2

harshforge_plate = equipment("Harshforge Plate")
harshforge_plate.grants(ARMOR(+2))


@harshforge_plate.answering(COSTS_MORE)
def make_magic_dear(this: Object, declared: Declaration) -> int:
    """Enchantments and incantations that opponents aim at the wearer cost them more."""
    is_magic = declared.card.type in (CardType.ENCHANTMENT, CardType.INCANTATION)
    if not is_magic or this.attached_to is None or is_friendly(this.controller, declared.caster):
        return 0
    return HARSHFORGE_TOLL if is_aimed_at(declared, this.attached_to) else 0


for piece in ("Leather Belt", "Leather Boots", "Leather Chausses", "Leather Gloves", "Leather Helmet", "Leather Vest"):
    equipment(piece).grants(ARMOR(+1))

tempered_faulds = equipment("Tempered Faulds")
tempered_faulds.grants(ARMOR(+1))
tempered_faulds.answer(REROLLS_AGAINST, lambda attack, roll: roll is Roll.EFFECT)

# Commanding

ivarium_halberd = equipment("Ivarium Halberd")
ivarium_halberd.answer(JOINS_THE_RANKS, True)

strategists_helm = equipment("Strategist's Helm")
gives_orders_at_any_time(strategists_helm)

helm_of_command = equipment("Helm of Command")


def is_order(card: Card) -> bool:
    """A command that is an incantation and not Epic."""
    return card.is_incantation and "command" in card.subtypes and not card.has(EPIC)


binds_spells(helm_of_command, is_order, change_cost=1)

commanders_cape = equipment("Commander's Cape")


def is_command_or_soldier(card: Card) -> bool:
    """A command of any kind, or a soldier to be summoned."""
    return "command" in card.subtypes or (card.is_creature and "soldier" in card.subtypes)


discounts_spells(commanders_cape, 1, is_command_or_soldier)

ring_of_command = equipment("Ring of Command")
discounts_spells(ring_of_command, 1, lambda card: "command" in card.subtypes)

# Defense Ring

defense_ring = equipment("Defense Ring")


@defense_ring.answering(STEADIES_DEFENSE)
def help_the_wearer(this: Object, source: Object) -> int:
    """One on each Defense roll that is the wearer's own; what fights by itself is not helped."""
    return 0 if is_autonomous(source) else 1


veterans_belt = equipment("Veteran's Belt")
veterans_belt.answer(SOFTENS, 2)


# Horn of Gothos

horn_of_gothos = equipment("Horn of Gothos")
horn_of_gothos.answer(CARRIES_ORDERS, 3)
gloves_of_skill = equipment("Gloves of Skill")
gloves_of_skill.answer(REROLLS_ATTACKS, lambda attack, roll: attack.is_ranged and roll is Roll.ATTACK_DICE)

spiked_buckler = equipment("Spiked Buckler")


def answers_a_parry(attack: Attack) -> bool:
    """Whether its bash would answer the attack that its own Defense has avoided."""
    wearer = attack.attacker
    return wearer is not None and any(
        isinstance(each, Attack)
        and each.defender is wearer
        and each.parried_by is not None
        and attack.bar in each.parried_by.card.attacks
        for each in wearer.game.running
    )


spiked_buckler.grants(COUNTERSTRIKE, attacks=answers_a_parry)


spiked_armor = equipment("Spiked Armor")
spiked_armor.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.LIGHTNING](+1))
