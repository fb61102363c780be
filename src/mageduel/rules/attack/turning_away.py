"""Turning away: what an attacker that was frightened off may do instead (supplement, Helm of Fear)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.facts.conditions import GRAPPLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.guards import GUARD, TO_GUARD, go_on_guard
from mageduel.rules.attack.targets import driven_against, targets
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM
from mageduel.state.running import Attack

STOP: Final[Answer] = ("stop",)
TO_ATTACK_ANOTHER: Final = Form("attack", VICTIM, icon="melee")
WHAT_INSTEAD: Final = Question(
    "turn away", TO_ATTACK_ANOTHER, TO_GUARD, about={"attack": Attack}, declines=STOP, insists=True
)


async def attack_or_turn_away(
    game: Game, attack: Attack, others: Callable[[], Sequence[Object]] | None, *, is_first: bool
) -> Attack:
    """Make an attack; an attacker that is frightened off may make it on another target, or drop the action and guard.

    Unless somebody says which others there are, it is whomever the attack may be declared on. Guarding is open only
    while the action has seen no attack. Returns the attack that was made, or the one given up.
    """
    while True:
        await attacks.make_attack(game, attack)
        attacker = attack.attacker
        if not attack.is_deterred or attacker is None or attacker.id not in game.objects:
            return attack
        instead = targets(game, attacker, attack.bar) if others is None else others()
        ways = _ways(game, attacker, instead, is_first=is_first)
        answer = await WHAT_INSTEAD.ask(attacker.controller, ways, attack)
        if answer == GUARD:
            attack.action.is_replaced = True
            await go_on_guard(game, attacker, is_action=True)
        if WHAT_INSTEAD.form_of(answer) is not TO_ATTACK_ANOTHER:
            return attack
        attack = _same_attack_on(game, attack, game.objects[answer[1]])


def _ways(game: Game, attacker: Object, others: Sequence[Object], *, is_first: bool) -> list[Answer]:
    """What is left to do; a mandatory attack goes on to whom else it concerns."""
    driven = [each for each in driven_against(game, attacker) if each in others]
    if driven:
        return [TO_ATTACK_ANOTHER(each.id) for each in driven]
    ways: list[Answer] = [STOP, *(TO_ATTACK_ANOTHER(each.id) for each in others)]
    if is_first and not cannot_guard(attacker) and GRAPPLE not in attacker.conditions:
        ways.append(GUARD)
    return ways


def _same_attack_on(game: Game, attack: Attack, target: Object) -> Attack:
    was_attacked = target in attack.action.targets
    again = attacks.new_attack(
        game, attack.shape, attack.bar, attack.attacker, target, action=attack.action, dice=attack.dice
    )
    again.effect_bonus = attack.effect_bonus
    if was_attacked:
        again.is_unanswered = True
    return again
