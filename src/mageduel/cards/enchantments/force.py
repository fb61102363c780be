"""Enchantments of force, and of what cannot be seen or withstood."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Ability, enchantment
from mageduel.dsl.selectors import Selector
from mageduel.dsl.steps import ACTIVATING
from mageduel.dsl.upkeep import Touch
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import INVISIBLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.attack.targets import BETRAYS
from mageduel.rules.casting.transfers import STAYS_ON_ITS_TARGET
from mageduel.rules.enchantments.moments import with_priority
from mageduel.rules.enchantments.reveals import (
    REVEAL_CHANGE,
    REVEAL_COST,
    REVEAL_RULE,
    costs_less_to_reveal,
    is_of_level_1,
)
from mageduel.rules.equipment.items import keeps_its_item_disabled
from mageduel.rules.equipment.locations import occupies
from mageduel.rules.objects.destroy import WHEN_DESTROYED, WHEN_REMOVED, destroy
from mageduel.rules.round.activation import attack_options, perform
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.round.token_upkeep import LOSING_TIME, harmed_by, is_last_token
from mageduel.state.causes import Why
from mageduel.state.dependence import Depends
from mageduel.state.events import AttackMade
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import BAR, OBJECT, PLACE
from mageduel.state.running import ActionPhase, AttackShape

# Drop Item

NOT_IN_HAND: Final = Refusal("not-in-hand", Rule("cards", "Drop Item"))
HANDS: Final = frozenset({"weapon", "shield"})
HEAVIER: Final = 2
PICK_IT_UP: Final = "Pick It Up"

drop_item = enchantment("Drop Item")
drop_item.answer(REVEAL_RULE, with_priority)
keeps_its_item_disabled(drop_item)
drop_item.answer(STAYS_ON_ITS_TARGET, True)


@drop_item.target_must(NOT_IN_HAND)
def is_held_in_hand(declared: Declaration) -> bool:
    """Only what fills the place of a weapon or a shield."""
    return not HANDS.isdisjoint(occupies(declared.object))


@drop_item.answering(REVEAL_CHANGE)
def weigh_it(this: Object) -> int:
    """An item of Level 2 costs more."""
    item = this.attached_to
    return HEAVIER if item is not None and item.level == HEAVIER else 0


async def _pick_it_up(game: Game, this: Object, choice: Answer) -> None:
    await destroy(game, this, Why.USED_UP)


WEARER: Final = Selector(
    lambda this, other: this.attached_to is not None and this.attached_to.attached_to is other, depends=Depends.PAIR
)
"""Whoever wears the item that an enchantment lies on."""
drop_item.abilities.append(
    Ability(PICK_IT_UP, ActionKind.QUICK, lambda game, this: [()], _pick_it_up, by=WEARER),
)

# Lesser Invisibility

lesser_invisibility = enchantment("Lesser Invisibility")
lesser_invisibility.grants(INVISIBLE)
lesser_invisibility.answer(REVEAL_RULE, with_priority)
costs_less_to_reveal(lesser_invisibility, on=is_of_level_1)


@lesser_invisibility.on(AttackMade)
async def be_given_away(game: Game, this: Object, event: AttackMade) -> None:
    """An attack of its bearer ends it."""
    if event.attack.attacker is this.attached_to:
        await destroy(game, this, Why.USED_UP)


# Mind Seize

SEIZE: Final = Question(
    "seize",
    Form("attack", OBJECT, BAR, PLACE, group="attacks", icon="melee"),
    about={"enchantment": Object, "creature": Object},
)

mind_seize = enchantment("Mind Seize")
mind_seize.answer(REVEAL_COST, lambda host: host.level + 2)


@mind_seize.must_reveal(during=ACTIVATING, when=lambda this, phase: phase.creature is this.attached_to)
async def strike_at_will(game: Game, this: Object, phase: ActionPhase) -> None:
    """Another's will chooses its attack and whom it strikes beside it; that is all it does."""
    creature = phase.creature
    creature.mark(BETRAYS)
    ways = [each for each in attack_options(game, phase) if _is_beside(game, creature, each[3])]
    if ways:
        await perform(game, phase, await SEIZE.ask(this.controller, ways, this, creature))
    creature.unmark(BETRAYS)
    phase.has_acted = phase.is_over = True


def _is_beside(game: Game, creature: Object, target: int | str) -> bool:
    """Whether a target is in the creature's zone, or is that zone; nobody is made to strike himself."""
    if isinstance(target, str):
        return game.arena.zone(target) == creature.zone
    return target != creature.id and game.objects[target].zone == creature.zone


# Telekinetic Bomb

SET_OFF: Final = Mark("set off", until=IN_PLAY)

telekinetic_bomb = enchantment("Telekinetic Bomb")


@telekinetic_bomb.answering(LOSING_TIME)
def tick(this: Object) -> list[Touch]:
    """Its last token is what it goes off with."""
    bearer = this.attached_to
    return harmed_by(this.card.attacks[0], [bearer]) if bearer is not None and is_last_token(this) else []


@telekinetic_bomb.answering(WHEN_DESTROYED)
async def be_set_off(game: Game, this: Object) -> None:
    """Only its destruction sets it off, no other way of leaving play."""
    this.mark(SET_OFF)


@telekinetic_bomb.answering(WHEN_REMOVED)
async def go_off(game: Game, this: Object) -> None:
    """Destroyed after it was revealed, but not with its bearer, it attacks what it lay on."""
    target = this.attached_to
    if SET_OFF not in this.marks or is_peaceful(game):
        return
    if target is not None and target.in_play and target.zone is not None:
        bar = this.card.attacks[0]
        await make_attack(game, new_attack(game, AttackShape.OTHER, bar, this, target, controller=this.controller))
