"""Defenses: avoiding an attack by a roll of the effect die, one Defense at most against each attack."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.facts.cards import Card, Defense
from mageduel.facts.conditions import DAZE
from mageduel.facts.traits import AUTONOMOUS, FLYING, INCAPACITATED, RESTRAINED
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.dice import RECEIVED
from mageduel.rules.attack.rerolls import offer_reroll
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.causes import Roll
from mageduel.state.events import AttackAvoided, DefenseRolled
from mageduel.state.game import Game
from mageduel.state.marks import RESET, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

USES: Final = Mark("uses of a Defense", until=RESET)
DAZE_PENALTY: Final = 2
RESTRAINED_PENALTY: Final = 2

NO_DEFENSE: Final[Answer] = ("no defense",)
DEFEND: Final = Question("defend", Form("defend", OBJECT, icon="armor"), about={"attack": Attack}, declines=NO_DEFENSE)


DEFENDS_ITSELF: Final = Capability[Defense]("defends itself")
"""Asked of a creature: a Defense that an ability of its own gives it."""


class Shelter(NamedTuple):
    """Something that lets a defender avoid an attack without a roll; it counts as the Defense used against it."""

    covers: Callable[[Object, Attack], bool]
    """Whether it helps against this attack now."""
    is_paid: Callable[[Game, Object, Attack], Awaitable[bool]]
    """Let its controller pay for it, if he likes."""


SHELTERS: Final = Capability[Shelter]("shelters")
"""Asked of everything in play: how it may let somebody avoid an attack, as a Defense."""


class Toll(NamedTuple):
    """What using a Defense takes besides mana."""

    is_there: Callable[[Object], bool]
    pay: Callable[[Game, Object], Awaitable[None]]


DEFENSE_TOLL: Final = Capability[Toll]("toll of its Defense")
"""Asked of a card that gives a Defense, Disabled or not: what using it takes besides."""
STEADIES_DEFENSE: Final = Capability[Callable[[Object, Object], int]]("steadies Defense")
"""Asked of a defender, what he wears and what lies on that: what it adds to a roll of the Defense this object gives."""


def all_defenses(thing: Object) -> list[tuple[Object, Defense]]:
    """Every Defense an object has, its own and those of its revealed enchantments and its equipment."""
    found = []
    if thing.card.defense is not None:
        found.append((thing, thing.card.defense))
    if DEFENDS_ITSELF in thing.script.answers:
        for defense in DEFENDS_ITSELF.of(thing):
            found.append((thing, defense))
    for attached in thing.attachments:
        if attached.card.defense is not None and not attached.hidden and not attached.card.is_conjuration:
            found.append((attached, _lent_by(attached.card, attached.card.defense)))
    return found


@cache
def _lent_by(card: Card, defense: Defense) -> Defense:
    """A Defense as its bearer has it: nothing about the bearer weakens what an Autonomous item does."""
    return replace(defense, steady=True) if card.has(AUTONOMOUS) else defense


def works_against(defense: Defense, attack: Attack) -> bool:
    """Whether the Defense is of any use against this kind of attack."""
    if (attack.is_melee and defense.no_melee) or (attack.is_ranged and defense.no_ranged):
        return False
    if defense.flying_attackers_only:
        return attack.is_melee and attack.attacker is not None and has(attack.attacker, FLYING)
    return True


def has_use_left(defender: Object, source: Object, defense: Defense) -> bool:
    """Whether the Defense can be used once more this round, and does not come too late for it."""
    if defense.uses is None:
        return True
    if defender.game.rules.attack.defenses_meet_first_attacks and defender.marks.get(RECEIVED, 0) >= defense.uses:
        return False
    return source.marks.get(USES, 0) < defense.uses


def usable_defenses(attack: Attack) -> list[tuple[Object, Defense]]:
    """Defenses the defender may use now."""
    if attacks.is_unavoidable(attack) or attack.used_defense:
        return []
    defender = attack.defender
    usable: list[tuple[Object, Defense]] = []
    for source, defense in all_defenses(defender):
        if is_ready(defender, source, defense) and works_against(defense, attack):
            usable.append((source, defense))
    return usable


def is_ready(defender: Object, source: Object, defense: Defense) -> bool:
    """Whether the Defense can be used now at all: the helpless have none but steady ones, and uses are counted."""
    if not defense.steady and has(defender, INCAPACITATED):
        return False
    if defense.cost and available(defender.game, defender.controller) < defense.cost:
        return False
    if not all(toll.is_there(source) for toll in answers_of(source.card, DEFENSE_TOLL)):
        return False
    return has_use_left(defender, source, defense)


def roll_needed(defender: Object, source: Object, defense: Defense) -> int:
    """What the effect die must show to avoid an attack, all that changes the roll included."""
    if defense.is_sure:
        return defense.roll
    return defense.roll - roll_bonus(defender, source, defense)


def _steadying(defender: Object, source: Object) -> tuple[Object, ...]:
    """What may change the roll: the defender, all that he wears, and what lies on the item that gives the Defense."""
    own = (defender, *defender.attachments)
    return own if source is defender else (*own, *source.attachments)


def roll_bonus(defender: Object, source: Object, defense: Defense) -> int:
    """What conditions take off the roll, and what the defender himself and what he wears add to it."""
    added = 0
    if STEADIES_DEFENSE.anybody(defender.game):
        added = sum(add(each, source) for each in _steadying(defender, source) for add in STEADIES_DEFENSE.of(each))
    if defense.steady:
        return added
    restrained = RESTRAINED_PENALTY if has(defender, RESTRAINED) else 0
    return added - DAZE_PENALTY * defender.conditions.get(DAZE, 0) - restrained


def can_be_avoided(game: Game, attack: Attack) -> bool:
    """Whether the defender has a Defense to try, or somebody could shelter him."""
    return SHELTERS in game.listeners or bool(usable_defenses(attack))


async def avoid_attack(game: Game, attack: Attack) -> None:
    """Step 4: the defender may try one Defense, or somebody who shelters him steps in."""
    if attack.avoided:
        return
    await _try_defense(game, attack)
    if SHELTERS.anybody(game) and not attacks.is_unavoidable(attack) and not has(attack.defender, INCAPACITATED):
        await _shelter(game, attack)


async def _shelter(game: Game, attack: Attack) -> None:
    """What shelters the defender may do so, as long as no Defense has been used."""
    for each in tuple(SHELTERS.anybody(game)):
        for shelter in SHELTERS.of(each):
            if attack.used_defense or not shelter.covers(each, attack):
                continue
            if await shelter.is_paid(game, each, attack):
                attack.used_defense = attack.avoided = True
                await happen(game, AttackAvoided(attack, each))


async def _try_defense(game: Game, attack: Attack) -> None:
    usable = usable_defenses(attack)
    if not usable:
        return
    ways = [NO_DEFENSE, *(("defend", source.id) for source, _ in usable)]
    answer = await DEFEND.ask(attack.defender.controller, ways, attack)
    if answer == NO_DEFENSE:
        return
    await try_defense(game, attack, *next(entry for entry in usable if entry[0].id == answer[1]))


async def try_defense(game: Game, attack: Attack, source: Object, defense: Defense) -> None:
    """Meet an attack with this Defense: pay for it, and roll where it takes a roll."""
    source.mark(USES)
    if defense.cost:
        pay(game, attack.defender.controller, defense.cost)
    for toll in answers_of(source.card, DEFENSE_TOLL):
        await toll.pay(game, source)
    attack.used_defense = True
    attack.avoided = defense.is_sure or await _roll(game, attack, source, defense)
    while not attack.avoided and await offer_reroll(game, attack.defender.controller, Roll.DEFENSE, attack):
        attack.avoided = await _roll(game, attack, source, defense)
    if attack.avoided:
        attack.parried_by = source
    if defense.is_sure:
        await happen(game, AttackAvoided(attack, source))


async def _roll(game: Game, attack: Attack, source: Object, defense: Defense) -> bool:
    roll = await roll_effect_die(game)
    total = roll + roll_bonus(attack.defender, source, defense)
    succeeded = total >= defense.roll
    await happen(game, DefenseRolled(attack, source, roll, total, defense.roll, succeeded))
    return succeeded
