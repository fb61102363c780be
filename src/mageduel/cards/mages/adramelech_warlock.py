"""The Warlock of Adramelech: Fireweaving, Smoldering Curses and the Demonic Reward."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import CREATURE, ENEMY, Selector, is_friendly
from mageduel.facts.conditions import BURN
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.traits import DAMAGE_MODIFIER
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.turning_away import STOP
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.markers import can_have, give_condition, remove_condition
from mageduel.rules.enchantments.curses import is_cursed_by
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.uses import UsesForEach, once_a_round
from mageduel.rules.sight.lines import distance
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, ActionPhaseEnded, Damaged
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT, VICTIM

adramelech_warlock = scripted(mage("Adramelech Warlock").card)

# Fireweaving

FIREWEAVING: Final = Printed("Fireweaving")
FIREWEAVING_REACH: Final = 2
WEAVE_FIRE: Final = Question("weave fire", Form("weave fire", OBJECT, VICTIM), about={"mage": Object}, declines=STOP)
fireweaving = once_a_round(adramelech_warlock, "Fireweaving")


@adramelech_warlock.on(ActionPhaseEnded)
async def weave_fire(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """When her Action Phase ends, one Burn may leap from one object to another in the same zone."""
    if event.creature is not this or not fireweaving.are_left(this) or not game.players[this.controller].is_alive:
        return
    ways = _ways_of_fire(game, this)
    answer = await WEAVE_FIRE.ask(this.controller, [STOP, *ways], this) if ways else STOP
    if answer != STOP:
        fireweaving.spend(this)
        burning, victim = game.objects[answer[1]], game.objects[answer[2]]
        await happen(game, AbilityUsed(this, FIREWEAVING, victim))
        await remove_condition(game, burning, BURN)
        await give_condition(game, victim, BURN)


def _ways_of_fire(game: Game, this: Object) -> list[Answer]:
    """From what burns to what could, both of them targets."""
    near = [each for each in game.objects.values() if each.zone is not None and _is_in_reach(game, this, each)]
    return [
        ("weave fire", burning.id, other.id)
        for burning in near
        if BURN in burning.conditions
        for other in near
        if other is not burning and other.zone == burning.zone and can_have(other, BURN)
    ]


def _is_in_reach(game: Game, this: Object, thing: Object) -> bool:
    span = distance(game, this, thing)
    return span is not None and span <= FIREWEAVING_REACH and why_not_seen(game, this, thing) is None


# Smoldering Curses

CURSED: Final = Selector(lambda this, other: is_cursed_by(this.controller, other), depends=Depends.PAIR)
adramelech_warlock.grants(DAMAGE_MODIFIER[DamageType.FLAME](+1), to=ENEMY & CREATURE & CURSED)

# Demonic Reward

REWARD: Final = Printed("Demonic Reward")
demonic_reward = UsesForEach("demonic reward")


@adramelech_warlock.on(Damaged)
async def reward_demons(game: Game, this: Object, event: Damaged) -> None:
    """A friendly demon that wounds a burning enemy creature heals a little, once a round."""
    attack, victim = event.attack, event.who
    if attack is None or attack.attacker is None or not attack.is_by_creature or not victim.is_creature:
        return
    demon = attack.attacker
    if not is_friendly(this.controller, demon) or is_friendly(this.controller, victim) or BURN not in victim.conditions:
        return
    if has_subtype(demon, "demon") and demonic_reward.is_left(this, demon) and demon.damage:
        demonic_reward.spend(this, demon)
        await heal(game, demon, 1, REWARD)
