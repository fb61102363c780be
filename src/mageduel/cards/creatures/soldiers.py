"""Soldiers of the Academy's Warlord, and those who fight beside them."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import (
    CREATURE,
    FRIENDLY,
    FURTHER_SUBTYPES,
    GUARDING,
    SAME_ZONE,
    SELF,
    Selector,
    is_friendly,
)
from mageduel.facts.cards import ActionKind, CardType
from mageduel.facts.traits import DICE, EPIC, INCORPOREAL, PIERCING
from mageduel.kernel.questions import Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.dice import SHUTS_OUT
from mageduel.rules.attack.effects import INSTEAD_OF_DAMAGE
from mageduel.rules.attack.kinds import next_on, with_bar
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, has_subtype
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.entrances import when_summoned
from mageduel.rules.objects.tokens import ARMOR_TOKEN, CHARGE_TOKEN, place_tokens, take_tokens
from mageduel.rules.offers import offer_choice
from mageduel.rules.round.uses import Uses
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, AttackMade
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import HELD_CARD, OBJECT
from mageduel.state.running import Attack

# Goblin Legionnaire

REINFORCING_COST: Final = 4
MOST_REINFORCEMENTS: Final = 2
reinforcements = Uses("reinforcements", MOST_REINFORCEMENTS)
CALL_ANOTHER: Final = Question(
    "call another", Form("reinforce", HELD_CARD), about={"creature": Object}, declines=STOP, count=Count.SECRET
)

goblin_legionnaire = creature("Goblin Legionnaire")


@when_summoned(goblin_legionnaire)
async def bring_comrades(game: Game, this: Object) -> None:
    """For mana one more of them may follow out of the book, twice a round; what is in it is nobody else's business."""
    player = game.players[this.controller]
    if not player.is_alive or not player.book or this.zone is None or not reinforcements.are_left(player.mage):
        return
    if available(game, this.controller) < REINFORCING_COST:
        return
    ways: list[Answer] = [("reinforce", this.name)] if player.book.get(this.card) else []
    if await CALL_ANOTHER.ask(this.controller, [STOP, *ways], this) != STOP:
        reinforcements.spend(player.mage)
        pay(game, this.controller, REINFORCING_COST)
        player.take_from_book([this.card])
        await summon(game, this.card, this.zone, this.controller, this.controller)


# Harshforge Construct

harshforge_construct = creature("Harshforge Construct")


@harshforge_construct.answering(INSTEAD_OF_DAMAGE)
async def break_the_magic(game: Game, this: Object, attack: Attack) -> bool:
    """A revealed enchantment on the defender that costs no more than was rolled may be destroyed instead."""
    if attack.attacker is not this or attack.bar not in this.card.attacks:
        return False
    rolled = sum(face.value for face in attack.faces)
    magic = [
        each
        for each in attack.defender.attachments
        if each.is_enchantment and not each.hidden and not each.card.has(EPIC) and total_cost(each) <= rolled
    ]
    magic.sort(key=lambda each: is_friendly(this.controller, each))
    broken = await offer_choice(game, this, Printed(this.name), magic, harms=True)
    if broken is None:
        return False
    await destroy(game, broken, this)
    return True


# Harshforge Knight

harshforge_knight = creature("Harshforge Knight")
harshforge_knight.answer(SHUTS_OUT, lambda card: card.type in (CardType.ENCHANTMENT, CardType.INCANTATION))

# Izimbila

BY_TRAINING: Final = {"nature": "animal", "war": "soldier"}

izimbila = creature("Izimbila, Daughter of Badgers")


@izimbila.answering(FURTHER_SUBTYPES)
def follow_the_mage(this: Object) -> list[str]:
    """What she is depends on what the mage who commands her has learned."""
    trained = this.game.players[this.controller].facts.trained
    return [subtype for school, subtype in BY_TRAINING.items() if school in trained]


# Kelsar Ranger

A_GUARD_HERE: Final = FRIENDLY & CREATURE & GUARDING & SAME_ZONE

kelsar_ranger = creature("Kelsar Ranger")


def _is_covered(this: Object, _: Object) -> bool:
    """Whether a friendly creature in her zone is on guard."""
    here = () if this.zone is None else this.game.in_zone[this.zone]
    return any(A_GUARD_HERE(this, each) for each in here)


kelsar_ranger.grants(PIERCING(+1), to=SELF & Selector(_is_covered), attacks=with_bar("Shortbow"))

# Pygmy Titanodon

CHARGING: Final = SELF & Selector(lambda this, other: CHARGE_TOKEN in other.marks, depends=Depends.PAIR)

pygmy_titanodon = creature("Pygmy Titanodon")
pygmy_titanodon.grants(DICE(+3), to=CHARGING, attacks=lambda attack: True)


@when_summoned(pygmy_titanodon)
async def lower_its_tusks(game: Game, this: Object) -> None:
    """It comes ready to charge."""
    await place_tokens(game, this, CHARGE_TOKEN)


@pygmy_titanodon.on(AttackMade)
async def come_to_a_stop(game: Game, this: Object, event: AttackMade) -> None:
    """One attack, and its charge is over."""
    if event.attack.attacker is this:
        await take_tokens(game, this, CHARGE_TOKEN)


# Royal Armorer

FITTING_COST: Final = 1
FITTING: Final = Printed("Fit Armor")

royal_armorer = creature("Royal Armorer")


def _to_be_fitted(game: Game, this: Object) -> list[Answer]:
    """Soldiers, knights and angels in his zone that have no such token yet, his own side's first."""
    if this.zone is None or available(game, this.controller) < FITTING_COST:
        return []
    fit = [
        each
        for each in game.in_zone[this.zone]
        if each.is_creature
        and ARMOR_TOKEN not in each.marks
        and not has(each, INCORPOREAL)
        and any(has_subtype(each, name) for name in ("soldier", "knight", "angel"))
    ]
    return [(each.id,) for each in sorted(fit, key=lambda each: not is_friendly(this.controller, each))]


async def _fit(game: Game, this: Object, choice: Answer) -> None:
    pay(game, this.controller, FITTING_COST)
    await happen(game, AbilityUsed(this, FITTING, game.objects[choice[0]]))
    await place_tokens(game, game.objects[choice[0]], ARMOR_TOKEN)


royal_armorer.abilities.append(Ability(str(FITTING), ActionKind.QUICK, _to_be_fitted, _fit, parts=(OBJECT,)))

# Straywood Scout

SCOUTING: Final = Printed("Scout")

straywood_scout = creature("Straywood Scout")


def _to_be_scouted(game: Game, this: Object) -> list[Answer]:
    """Every enemy creature she sees."""
    return [
        (each.id,)
        for each in game.objects.values()
        if each.is_creature
        and each.zone is not None
        and not is_friendly(this.controller, each)
        and why_not_seen(game, this, each) is None
    ]


async def _scout(game: Game, this: Object, choice: Answer) -> None:
    """The next attack of each friend on that creature this round has one die more."""
    target = game.objects[choice[0]]
    await happen(game, AbilityUsed(this, SCOUTING, target))
    for each in game.objects.values():
        if each.is_creature and is_friendly(this.controller, each):
            grant_for_a_while(each, DICE(+1), source=this.name, attacks=next_on(each, target))


straywood_scout.abilities.append(
    Ability(str(SCOUTING), ActionKind.FULL, _to_be_scouted, _scout, uses=1, parts=(OBJECT,), harms=True)
)
