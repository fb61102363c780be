"""Creatures from the tombs of Dsjer-Tet: mummies, the spirits beside them, and those who serve them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.attacks import Attacks
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import GUARDING, SELF, is_friendly
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ARMOR, DICE, DOUBLESTRIKE, EFFECT_ROLL, EPIC, LIVING, MELEE, PSYCHIC_IMMUNITY
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import WHILE_DAMAGED, WITH_FULL_ACTION, with_bar
from mageduel.rules.attack.redirection import could_be_struck, redirect
from mageduel.rules.attack.sentries import appears_on_guard
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.casting.discard_piles import from_a_pile, remove_from_pile
from mageduel.rules.casting.resolution import COMES_AS
from mageduel.rules.conditions.markers import is_minor
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, has_subtype, is_living, printed
from mageduel.rules.objects.copies import copy_of
from mageduel.rules.objects.healing import mend
from mageduel.rules.offers import Offer, offer_choice, take_up
from mageduel.rules.round.phases import STAYS_SPENT
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, AttackDeclared, AttackMade
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM
from mageduel.state.running import Attack, Spell

# Those that pain makes stronger

plagued_voidwalker = creature("Plagued Voidwalker")
plagued_voidwalker.grants(EFFECT_ROLL(+4), to=SELF, attacks=with_bar("Plague Strike") & WHILE_DAMAGED)

vengeful_voidwalker = creature("Vengeful Voidwalker")
vengeful_voidwalker.grants(DICE(+1), to=SELF, attacks=WHILE_DAMAGED)

mummified_swordmaster = creature("Mummified Swordmaster")
mummified_swordmaster.grants(DOUBLESTRIKE, to=SELF, attacks=with_bar("Twin Blades") & WHILE_DAMAGED & WITH_FULL_ACTION)

# Xiro

xiro = creature("Xiro, the Unpassable")
xiro.grants(ARMOR(+2), to=SELF & GUARDING)

# Matatoomba

TOO_FRIGHTENING: Final = Refusal("too-frightening", Rule("cards", "Matatoomba, Plagued Spirit"))

matatoomba = creature("Matatoomba, Plagued Spirit")


def _dares(this: Object, attack: Attack) -> bool:
    """Minor creatures do not, unless nothing can frighten them."""
    attacker = attack.attacker
    return attacker is None or not is_minor(attacker) or has(attacker, PSYCHIC_IMMUNITY)


matatoomba.answer(ATTACK_RULE, (TOO_FRIGHTENING, _dares))

# Matesis

LET_OTHERS_BLEED: Final = Printed("Let Others Bleed")

matesis = creature("Matesis, the Fallen Pharaoh")


def _mummies_beside(game: Game, this: Object) -> list[Object]:
    """The other friendly mummies in its zone."""
    here = () if this.zone is None else game.in_zone[this.zone]
    return [
        each for each in here if each is not this and has_subtype(each, "mummy") and is_friendly(this.controller, each)
    ]


@matesis.on(AttackDeclared)
async def let_others_bleed(game: Game, this: Object, event: AttackDeclared) -> None:
    """On guard, he may pass a melee attack on to another mummy, and stays on guard."""
    attack = event.attack
    if attack.defender is not this or not attack.is_melee or not this.guarding:
        return
    others = [each for each in _mummies_beside(game, this) if could_be_struck(game, attack, each)]
    victim = await offer_choice(game, this, LET_OTHERS_BLEED, others, harms=True)
    if victim is not None:
        redirect(attack, victim)


# Priest of Abenek

priest_of_abenek = creature("Priest of Abenek")


def _the_living_here(game: Game, this: Object) -> list[Answer]:
    here = () if this.zone is None else game.in_zone[this.zone]
    return [(each.id,) for each in here if each.is_creature and is_living(each)]


async def _take_life(game: Game, this: Object, choice: Answer) -> None:
    """A point of direct damage here, and a point less on a mummy there."""
    victim = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, Printed("Take Life"), victim))
    if await direct_damage(game, victim, 1, this):
        mummies = [each for each in (this, *_mummies_beside(game, this)) if each.id in game.objects and each.damage]
        mended = await offer_choice(game, this, Printed("Take Life"), mummies)
        if mended is not None:
            await mend(game, mended, 1, this)


priest_of_abenek.abilities.append(
    Ability("Take Life", ActionKind.FULL, _the_living_here, _take_life, parts=(VICTIM,), harms=True)
)

# Servant of Malacoda

SERVANT_HARM: Final = 2

servant_of_malacoda = creature("Servant of Malacoda")


@servant_of_malacoda.on(AttackMade)
async def poison_the_attacker(game: Game, this: Object, event: AttackMade) -> None:
    """Whoever has attacked him in melee is poisoned, whether it hurt him or not."""
    attack = event.attack
    if attack.defender is this and attack.is_melee and attack.attacker is not None:
        await direct_damage(game, attack.attacker, SERVANT_HARM, this, DamageType.POISON)


# Vengeful Merchant

BARGAIN: Final = Printed("Bargain")
BARGAIN_PRICE: Final = 2
BARGAINED: Final = Mark("bargained", until=THIS_ATTACK)

vengeful_merchant = creature("Vengeful Merchant")
vengeful_merchant.grants(
    MELEE(+2), to=SELF, attacks=Attacks("after a bargain", lambda attack: bool(attack.marks.get(BARGAINED)))
)


@vengeful_merchant.on(AttackDeclared)
async def bargain(game: Game, this: Object, event: AttackDeclared) -> None:
    """Its Mage may take damage for a stronger touch."""
    attack, seat = event.attack, this.controller
    if attack.attacker is not this or attack.bar.name != "Deathtouch" or not game.players[seat].is_alive:
        return
    if await take_up(game, Offer(this, BARGAIN), ("take damage", BARGAIN_PRICE)) is not None:
        attack.marks[BARGAINED] = 1
        await direct_damage(game, game.players[seat].mage, BARGAIN_PRICE, this)


# Tjusut, the Risen King

tjusut = creature("Tjusut, the Risen King")
appears_on_guard(tjusut)
tjusut.answer(STAYS_SPENT, lambda this: this.guarding)


# The Embalmed

EMBALMING: Final = 2

the_embalmed = creature("The Embalmed")


def _can_be_embalmed(card: Card) -> bool:
    """A Living creature that is not Epic."""
    return card.is_creature and LIVING in printed(card).traits and not card.has(EPIC)


body = from_a_pile(the_embalmed, of_anybody=True, means=_can_be_embalmed)


@the_embalmed.costs
def price_of_the_body(declared: Declaration) -> int:
    """What the creature cost, and 2 more."""
    return EMBALMING + (body.card(declared).cost or 0)


@the_embalmed.answering(COMES_AS)
def wrap(game: Game, spell: Spell) -> Card:
    """The dead creature is gone for good, and a mummy is all that it was."""
    return copy_of(remove_from_pile(game, spell, body), spell.card)
