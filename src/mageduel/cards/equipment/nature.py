"""Equipment of the Nature school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly, subtype
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.effects import read_effects
from mageduel.facts.targets import Target
from mageduel.facts.traits import ARMOR, CLIMBING, DAMAGE_MODIFIER, DICE, MELEE, PIERCING, REGENERATE, UNMOVABLE
from mageduel.kernel.questions import WORD
from mageduel.rules import refusals
from mageduel.rules.attack.dice import MORE_EFFECTS
from mageduel.rules.attack.kinds import with_bar
from mageduel.rules.attack.posts import offer_post
from mageduel.rules.attack.wounds import are_allies, on_those_wounded_by_another, was_dealt_by_a, was_wounded_by
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.casting.costs import SAVES_MANA, Discount, discounts_spells
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import return_to_book
from mageduel.rules.objects.healing import heal, roll_healing
from mageduel.rules.offers import offer_choice, offer_for_mana
from mageduel.rules.round.upkeep_healing import LIVING_HERE, treats_each_upkeep
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import ActionPhaseEnded, Activated, AttackActionEnded, Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

bearskin = equipment("Bearskin")
bearskin.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.FROST](-2))

chitin_armor = equipment("Chitin Armor")
chitin_armor.grants(ARMOR(+2), DAMAGE_MODIFIER[DamageType.ACID](-3))

eagleclaw_boots = equipment("Eagleclaw Boots")
eagleclaw_boots.grants(UNMOVABLE, CLIMBING)
druids_leaf_ring = equipment("Druid's Leaf Ring")
discounts_spells(druids_leaf_ring, 1, lambda card: "plant" in card.subtypes)

hunting_bow = equipment("Hunting Bow")
BLEEDING: Final = read_effects("7+ = bleed")


def is_shot_at_the_mauled(this: Object, attack: Attack) -> bool:
    """Whether its arrow flies at an enemy creature that a friendly animal has wounded this round."""
    victim = attack.defender
    if attack.bar not in this.card.attacks or not victim.is_creature or is_friendly(this.controller, victim):
        return False
    return was_wounded_by(
        victim,
        lambda wound: (
            are_allies(this.game, wound.attacker_seat, this.controller) and was_dealt_by_a(this.game, wound, "animal")
        ),
    )


def _pierces_the_mauled(attack: Attack) -> bool:
    worn = () if attack.attacker is None else attack.attacker.attachments
    bow = next((each for each in worn if each.card is hunting_bow.card), None)
    return bow is not None and is_shot_at_the_mauled(bow, attack)


hunting_bow.grants(PIERCING(+1), attacks=_pierces_the_mauled)
hunting_bow.answer(MORE_EFFECTS, lambda this, attack: BLEEDING if is_shot_at_the_mauled(this, attack) else ())

HUNTING_SPEAR_COST: Final = 5
hunting_spear = equipment("Hunting Spear")


@hunting_spear.on(AttackActionEnded)
async def pick_up_or_lose(game: Game, this: Object, event: AttackActionEnded) -> None:
    """Thrown, it goes back to its owner's spellbook, unless he pays for picking it up."""
    attack, wearer = event.attack, this.attached_to
    if attack.attacker is not wearer or attack.bar is not this.card.attacks[0] or not attack.is_committed:
        return
    if not await offer_for_mana(game, this, Printed(this.name), HUNTING_SPEAR_COST, wearer):
        await return_to_book(game, this)


regrowth_belt = equipment("Regrowth Belt")
regrowth_belt.grants(REGENERATE(2))

ring_of_beasts = equipment("Ring of Beasts")
ring_of_beasts.answer(
    SAVES_MANA,
    Discount(
        1,
        lambda this, declared: declared.card.is_creature and "animal" in declared.card.subtypes,
    ),
)

STAFF_SPELL: Final = Card(
    name="Staff's Call",
    type=CardType.ABILITY,
    cost=2,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("creature",)),
)
STRENGTHEN: Final = "strengthen"
MEND: Final = "mend"
staff_of_beasts = equipment("Staff of Beasts")
staff_spell = built_in_spell(staff_of_beasts, STAFF_SPELL, uses=1)
staff_gift = staff_spell.choice(WORD, lambda declared: [STRENGTHEN, MEND])


@staff_spell.target_must(refusals.WRONG_TARGET)
def be_an_animal(declared: Declaration) -> bool:
    """Only animals heed the staff."""
    return has_subtype(declared.object, "animal")


@staff_spell.resolves
async def call_on_the_beast(game: Game, spell: Spell) -> None:
    """Melee +2 for the round, or as much healing as two dice show."""
    beast = spell.target_object
    if staff_gift.of(spell) == STRENGTHEN:
        grant_for_a_while(beast, MELEE(+2), source="Staff of Beasts")
    else:
        await roll_healing(game, beast, 2, Printed("Staff of Beasts"))


wychwood_ironvine = equipment("Wychwood Ironvine")
wychwood_ironvine.grants(ARMOR(+1), REGENERATE(1))

# Packleader's Cowl

packleaders_cowl = equipment("Packleader's Cowl")
packleaders_cowl.grants(ARMOR(+1))
COWL: Final = Printed("Packleader's Cowl")
cowl = once_a_round(packleaders_cowl, "Packleader's Cowl")


async def _send_to_guard(game: Game, this: Object) -> None:
    """For mana equal to its Level, a small friendly animal beside the wearer goes on guard."""
    if this.attached_to is None or this.attached_to.zone is None or not cowl.are_left(this):
        return
    animals = [
        each
        for each in game.in_zone[this.attached_to.zone]
        if each.is_creature and has_subtype(each, "animal") and is_minor(each) and is_friendly(this.controller, each)
    ]
    if await offer_post(game, this, COWL, animals) is not None:
        cowl.spend(this)


@packleaders_cowl.on(Activated)
async def order_before(game: Game, this: Object, event: Activated) -> None:
    """As the wearer's activation begins."""
    if event.creature is this.attached_to:
        await _send_to_guard(game, this)


@packleaders_cowl.on(ActionPhaseEnded)
async def order_afterwards(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """As it ends, if he has not done so before."""
    if event.creature is this.attached_to:
        await _send_to_guard(game, this)


# Emerald Elk Stave


async def _soothe(game: Game, this: Object, animal: Object) -> None:
    await heal(game, animal, 1, this)


emerald_elk_stave = equipment("Emerald Elk Stave")
treats_each_upkeep(emerald_elk_stave, _soothe, most=1, whom=LIVING_HERE & subtype("animal"), cost=1, patients=2)

# Johktari Hunting Knife

johktari_hunting_knife = equipment("Johktari Hunting Knife")


@johktari_hunting_knife.on(Attacked)
async def scent_blood(game: Game, this: Object, event: Attacked) -> None:
    """When the blade draws blood, a friendly animal beside its wearer may join in."""
    wearer, attack = this.attached_to, event.attack
    if wearer is None or wearer.zone is None or attack.attacker is not wearer or attack.bar not in this.card.attacks:
        return
    if event.damage:
        near = [each for each in game.in_zone[wearer.zone] if each.is_creature and has_subtype(each, "animal")]
        friends = [each for each in near if is_friendly(this.controller, each)]
        animal = await offer_choice(game, this, Printed(this.name), friends)
        if animal is not None:
            grant_for_a_while(animal, MELEE(+1), source=this.name)


kajarah = equipment("Kajarah")
kajarah.grants(DICE(+1), attacks=with_bar("Serrated Edge") & on_those_wounded_by_another("animal"))
