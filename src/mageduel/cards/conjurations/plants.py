"""Conjurations that are plants: trees, flowers, vines and pods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.cards.conjurations.nature import CANNOT_BE_TANGLED, OUT_OF_SHOT, can_be_tangled
from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import CONJURATION, CREATURE, ENEMY, FRIENDLY, IN_ARENA, LIVING, OTHER, SAME_ZONE, SELF
from mageduel.dsl.upkeep import Touch, harms
from mageduel.facts.cards import Card
from mageduel.facts.conditions import ROT, SLEEP
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, INNATE_LIFE, LIFE, RESTRAINED, UNMOVABLE, UPKEEP
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.counterstrikes import ANSWERS_BLOWS
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.targets import ATTACK_RULE, LURES
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.targeting import CASTS_ONLY_HERE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.conditions.markers import can_have, give_condition, is_minor
from mageduel.rules.equipment.locations import worn
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import can_be_healed, is_living
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.presence import LENDS_CANTRIP
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN, STARTS_WITH, Stock, place_tokens, take_tokens
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.rules.round.upkeep import BEFORE_UPKEEP, WHEN_UPKEEP_PAID, Payoff
from mageduel.state.causes import Printed, Why
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, Attacked, SpellFailed, SpellResolved, TokensChanged
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack, Spell

# Flowers with a Mist token

MIST: Final = Mark("Mist", until=IN_PLAY, shown=True)

corrosive_orchid = conjuration("Corrosive Orchid")
corrosive_orchid.answer(STARTS_WITH, Stock(MIST))


@corrosive_orchid.on(Attacked)
async def dissolve_what_is_worn(game: Game, this: Object, event: Attacked) -> None:
    """Whom its attack has hit in the end, if that is a mage, may lose an item: for the Mist and the item's price."""
    mage = event.attack.defender
    if event.attack.attacker is not this or not this.marks.get(MIST) or not mage.is_mage:
        return
    funds = available(game, this.controller)
    prices = [(item, item.card.cost or 0) for item in worn(mage)]
    ways = [("destroy", item.id, cost) for item, cost in prices if cost <= funds]
    if ways and game.players[this.controller].is_alive:
        answer = await take_up(game, Offer(this, Printed("Mist"), mage), *ways)
        if answer is not None:
            await take_tokens(game, this, MIST)
            pay(game, this.controller, answer[2])
            await destroy(game, game.objects[answer[1]], this)


nightshade_lotus = conjuration("Nightshade Lotus")
nightshade_lotus.answer(STARTS_WITH, Stock(MIST))
PRICE_OF_SLEEP: Final = 2


@nightshade_lotus.on(Attacked)
async def put_to_sleep(game: Game, this: Object, event: Attacked) -> None:
    """Whom its attack has hit in the end, if it lives and is no mage, may fall asleep: for the Mist and mana."""
    target = event.attack.defender
    if event.attack.attacker is not this or not this.marks.get(MIST) or target.id not in game.objects:
        return
    can_sleep = target.is_creature and not target.is_mage and is_living(target) and can_have(target, SLEEP)
    if can_sleep and await offer_for_mana(game, this, Printed("Mist"), target.level + PRICE_OF_SLEEP, target):
        await take_tokens(game, this, MIST)
        await give_condition(game, target, SLEEP)


# Stranglevine

CRUSH: Final = Mark("Crush", until=IN_PLAY, shown=True)

stranglevine = conjuration("Stranglevine")
stranglevine.grants(RESTRAINED, UNMOVABLE)
stranglevine.target_must(CANNOT_BE_TANGLED)(can_be_tangled)
stranglevine.answer(ATTACK_RULE, (OUT_OF_SHOT, lambda this, attack: not attack.is_ranged))
stranglevine.grants(UPKEEP, to=SELF, value=lambda this, other: this.marks.get(CRUSH, 0), depends=Depends.PAIR)


@stranglevine.answering(BEFORE_UPKEEP)
async def tighten(game: Game, this: Object) -> None:
    """One more Crush token, and two more Life with it, unless its Life is Finite by then."""
    await place_tokens(game, this, CRUSH)
    grant_for_a_while(this, LIFE(+2), source=this.name, until=IN_PLAY)


async def crush(game: Game, this: Object) -> None:
    """Its bearer takes as much as there are Crush tokens."""
    if this.attached_to is not None:
        await direct_damage(game, this.attached_to, this.marks.get(CRUSH, 0), this)


def crushed(this: Object) -> Sequence[Touch]:
    """What it could do to its bearer."""
    return () if this.attached_to is None else (harms(this.attached_to, this.marks.get(CRUSH, 0)),)


stranglevine.answer(WHEN_UPKEEP_PAID, Payoff(crush, crushed))

# Trees and pods

samara_tree = conjuration("Samara Tree")
SEEDLING_POD: Final = "Seedling Pod"
samara_tree.answer(PREPARES, lambda this, card: card.name == SEEDLING_POD)
samara_tree.answer(LENDS_CANTRIP, lambda card: card.name == SEEDLING_POD)

seedling_pod = conjuration(SEEDLING_POD)
seedling_pod.answer(MANA_TO_WORK, 3)
seedling_pod.answer(CASTS_ONLY_HERE, True)


@seedling_pod.answering(PREPARES)
def _is_plant(this: Object, card: Card) -> bool:
    return "plant" in card.subtypes and (card.is_creature or card.is_conjuration)


async def _burst(game: Game, this: Object, spell: Spell) -> None:
    if spell.caster is this and spell.was_cast:
        await destroy(game, this, Why.USED_UP)


@seedling_pod.on(SpellResolved)
async def burst_open(game: Game, this: Object, event: SpellResolved) -> None:
    """What grows out of it is the end of it."""
    await _burst(game, this, event.spell)


@seedling_pod.on(SpellFailed)
async def burst_in_vain(game: Game, this: Object, event: SpellFailed) -> None:
    """The same if the spell was cast and came to nothing."""
    await _burst(game, this, event.spell)


# Etherian Lifetree

etherian_lifetree = conjuration("Etherian Lifetree")
etherian_lifetree.grants(INNATE_LIFE(+2), to=OTHER & LIVING & (CREATURE | CONJURATION) & IN_ARENA)


# Those that burn well

alluring_orchid, healing_tree = conjuration("Alluring Orchid"), conjuration("Healing Tree")
mana_lotus = conjuration("Mana Lotus")
for plant in (alluring_orchid, healing_tree, mana_lotus):
    plant.grants(DAMAGE_MODIFIER[DamageType.FLAME](+2), to=SELF)

MINOR_ENEMIES: Final = ENEMY & CREATURE & SAME_ZONE


@alluring_orchid.answering(LURES)
def lure(this: Object, creature: Object) -> bool:
    """Enemy creatures of Level 1 or 2 in its zone."""
    return MINOR_ENEMIES(this, creature) and is_minor(creature)


@alluring_orchid.answering(ANSWERS_BLOWS)
async def let_rot(game: Game, this: Object, attack: Attack) -> None:
    """Whoever has struck at it in melee begins to rot."""
    if attack.attacker is not None:
        await give_condition(game, attack.attacker, ROT)


# Healing Tree

TREE_HEALS: Final = 2
FRIENDS_BESIDE_IT: Final = OTHER & FRIENDLY & (CREATURE | CONJURATION) & SAME_ZONE


def _to_heal(game: Game, this: Object) -> list[Answer]:
    """Other friendly Living objects in its zone that have damage to heal."""
    near = [each for each in game.objects.values() if each.damage and FRIENDS_BESIDE_IT(this, each)]
    return [(each.id,) for each in near if is_living(each) and can_be_healed(each)]


async def _soothe(game: Game, this: Object, choice: Answer) -> None:
    friend = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, this.card, friend))
    await heal(game, friend, TREE_HEALS, this)


healing_tree.abilities.append(Ability("Healing Tree", None, _to_heal, _soothe, uses=1, parts=(OBJECT,)))

# Mana Lotus

LOTUS_MANA: Final = 5


@mana_lotus.on(TokensChanged)
async def bloom(game: Game, this: Object, event: TokensChanged) -> None:
    """The last of its tokens turns into mana."""
    if event.who is this and event.token == DISSIPATE_TOKEN.name and DISSIPATE_TOKEN not in this.marks:
        await gain_mana(game, game.players[this.controller].mage, LOTUS_MANA, this)
