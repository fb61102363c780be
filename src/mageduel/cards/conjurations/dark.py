"""Conjurations of the Dark school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import CONJURATION, CREATURE, IN_ARENA, OWN_MAGE, is_friendly
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FINITE_LIFE, FLYING, INCORPOREAL, MELEE, NONLIVING, PIERCING
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.action import attack_all
from mageduel.rules.attack.conjuration_attacks import SAYS_WHEN_IT_ATTACKS
from mageduel.rules.attack.kinds import fighters
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.resolution import WELCOMES
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import STARTS_WITH, Stock, place_tokens
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, living_creatures_everywhere
from mageduel.rules.round.uses import UsesForEach, so_often_a_round
from mageduel.state.causes import About, Why
from mageduel.state.events import AbilityUsed, Attacked
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

altar_of_infernia = conjuration("Altar of Infernia")
altar_of_infernia.bars(MELEE, to=CREATURE & IN_ARENA)

deathlock = conjuration("Deathlock")
deathlock.grants(FINITE_LIFE, to=(CREATURE | CONJURATION) & IN_ARENA)

# Gate to Hell

OPENING_COST: Final = 12
CLOSED: Final = Mark("Closed", until=IN_PLAY, shown=True)
OPENED: Final = Mark("Opened", until=IN_PLAY, shown=True)

gate_to_hell = conjuration("Gate to Hell")
gate_to_hell.answer(STARTS_WITH, Stock(CLOSED))
gate_to_hell.answer(SAYS_WHEN_IT_ATTACKS, True)
gate_to_hell.grants(MELEE(+1), to=CREATURE & fighters("demon") & IN_ARENA)


def _can_be_opened(game: Game, this: Object) -> list[Answer]:
    closed = bool(this.marks.get(CLOSED))
    return [()] if closed and available(game, this.controller) >= OPENING_COST else []


async def _open(game: Game, this: Object, choice: Answer) -> None:
    """Hellfire fills the arena: everybody who does not fly is attacked, friend and foe."""
    pay(game, this.controller, OPENING_COST)
    this.unmark(CLOSED)
    await place_tokens(game, this, OPENED)
    await attack_all(game, this, this.card.attacks[0], _is_on_the_ground)


def _is_on_the_ground(thing: Object) -> bool:
    return thing.is_creature and thing.zone is not None and not has(thing, FLYING)


def _lets_in(this: Object, creature: Object) -> bool:
    return bool(this.marks.get(OPENED)) and creature.controller == this.controller and "demon" in creature.card.subtypes


gate_to_hell.abilities.append(Ability("Open the Gate", ActionKind.FULL, _can_be_opened, _open, by=OWN_MAGE))
gate_to_hell.answer(WELCOMES, _lets_in)

# Idol of Pestilence

idol_of_pestilence = conjuration("Idol of Pestilence")


harms_each_upkeep(idol_of_pestilence, 1, DamageType.POISON, living_creatures_everywhere)


# Pentagram

pentagram = conjuration("Pentagram")
blood = so_often_a_round(pentagram, "Pentagram", 2)
blood_of = UsesForEach("blood of an enemy")
pentagram.answer(MANA_TO_WORK, 2)


def _is_dark_and_living(this: Object, card: Card) -> bool:
    is_dark = card.is_creature and "dark" in card.schools
    return is_dark and not card.has(NONLIVING) and not card.has(INCORPOREAL)


pentagram.answer(PREPARES, _is_dark_and_living)


@pentagram.on(Attacked)
async def drink_blood(game: Game, this: Object, event: Attacked) -> None:
    """Each different enemy creature wounded by a friendly one feeds it, twice a round."""
    attack = event.attack
    if not event.damage or attack.attacker is None or not attack.is_by_creature or not attack.defender.is_creature:
        return
    if not is_friendly(this.controller, attack.attacker) or is_friendly(this.controller, attack.defender):
        return
    if blood.are_left(this) and blood_of.is_left(this, attack.defender):
        blood_of.spend(this, attack.defender)
        blood.spend(this)
        await gain_mana(game, this, 1, this)


# Sacrificial Altar

sacrificial_altar = conjuration("Sacrificial Altar")


def _sacrifices(game: Game, this: Object) -> list[Answer]:
    """Whom to destroy and whom to strengthen; neither is targeted, so they may be anywhere."""
    here = [each for each in game.objects.values() if each.is_creature and each.zone is not None]
    victims = [each for each in here if each.controller == this.controller == each.owner and not each.is_mage]
    friends = [each for each in here if is_friendly(this.controller, each)]
    return [(victim.id, friend.id) for victim in victims for friend in friends if friend is not victim]


async def _sacrifice(game: Game, this: Object, choice: Answer) -> None:
    victim, friend = game.objects[choice[0]], game.objects[choice[1]]
    await happen(game, AbilityUsed(this, About(Why.SACRIFICES, victim), friend))
    await destroy(game, victim, this)
    if friend.id in game.objects:
        grant_for_a_while(friend, MELEE(victim.level), PIERCING(victim.level), source=this.name)


sacrificial_altar.abilities.append(
    Ability("Sacrifice", None, _sacrifices, _sacrifice, uses=1, parts=(OBJECT, OBJECT), harms=True)
)
