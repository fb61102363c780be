"""Strikes: how often an attack strikes, whether the next one is made, and on whom where strikes may be spread."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import AttackBar
from mageduel.facts.traits import DOUBLESTRIKE, FLYING, REACH, SWARM, TRIPLESTRIKE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.targets import driven_against, targets
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import remaining_life
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM
from mageduel.state.running import Attack, AttackAction

SPREADS_STRIKES: Final = Capability[bool]("spreads strikes")
"""Asked of an attacker: whether its additional strikes may go to other targets."""
NO_MORE_STRIKES: Final[Answer] = ("stop",)
STRIKE_AGAIN: Final = Question(
    "strike again", Form("strike again", icon="melee"), about={"attack": Attack}, declines=NO_MORE_STRIKES
)
STRIKE_NEXT: Final = Question(
    "strike next",
    Form("strike next", VICTIM, icon="melee"),
    about={"attack": Attack},
    declines=NO_MORE_STRIKES,
    insists=True,
)


def number_of_strikes(attack: Attack) -> int:
    """How often it strikes: by its traits, and for a swarm once more for each point of Life it has left."""
    strikes = 3 if TRIPLESTRIKE in attack.traits else 2 if DOUBLESTRIKE in attack.traits else 1
    attacker = attack.attacker
    if attacker is not None and attack.is_by_creature and attack.spell is None and has(attacker, SWARM):
        strikes += max(0, remaining_life(attacker))
    return strikes


def further_targets(game: Game, attacker: Object, bar: AttackBar, action: AttackAction) -> list[Object]:
    """Whom the action may go on to attack: nobody who has escaped it, and nobody below a flyer that is in the air."""
    stays_up = bar.range is None and has(attacker, FLYING) and REACH not in bar.traits
    return [
        each
        for each in targets(game, attacker, bar, action)
        if each not in action.escaped and (not stays_up or has(each, FLYING))
    ]


def spreads(attack: Attack) -> bool:
    """Whether its additional strikes may go elsewhere; whoever strikes back has one target."""
    attacker = attack.attacker
    return attacker is not None and not attack.is_counterstrike and SPREADS_STRIKES.is_given_by(attacker)


async def next_target(game: Game, attack: Attack, *, may_go_on: bool) -> Object | None:
    """On whom the next strike is made: the same target if that may go on, and others where strikes may be spread.

    None: on nobody, for want of a target, or because it may be left out and is.
    """
    attacker = attack.attacker
    if attacker is None or not spreads(attack):
        return attack.defender if may_go_on and await _strikes_again(game, attack) else None
    found = [each for each in further_targets(game, attacker, attack.bar, attack.action) if each is not attack.defender]
    if may_go_on:
        found.insert(0, attack.defender)
    found = [each for each in driven_against(game, attacker) if each in found] or found
    if not found or attacker.id not in game.objects:
        return None
    ways: list[Answer] = [("strike next", each.id) for each in found]
    if game.rules.attack.strikes_are_offered:
        ways.append(NO_MORE_STRIKES)
    answer = await STRIKE_NEXT.ask(attack.controller, ways, attack)
    return None if answer == NO_MORE_STRIKES else game.objects[answer[1]]


async def _strikes_again(game: Game, attack: Attack) -> bool:
    """Whether the attacker's player wants the next strike, where it may be left out."""
    if not game.rules.attack.strikes_are_offered or not game.players[attack.controller].is_somebody:
        return True
    return await STRIKE_AGAIN.ask(attack.controller, [NO_MORE_STRIKES, ("strike again",)], attack) != NO_MORE_STRIKES
