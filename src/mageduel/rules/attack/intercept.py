"""Intercept: a guard with this trait may draw a ranged attack on something in its zone upon itself."""

from __future__ import annotations

from typing import Final

from mageduel.facts.traits import FLYING, INCAPACITATED, INTERCEPT, RESTRAINED
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.redirection import redirect
from mageduel.rules.attack.targets import why_not_attack
from mageduel.rules.casting import targeting
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import AttackIntercepted
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

LET_PASS: Final[Answer] = ("let pass",)
DRAW_THE_ATTACK: Final = Question(
    "intercept", Form("intercept", OBJECT, group="creatures"), about={"attack": Attack}, declines=LET_PASS
)


def interceptors(game: Game, attack: Attack) -> list[Object]:
    """Guards that may step in: in the defender's zone, free to move, and legal targets of the attack themselves."""
    defender = attack.defender
    if defender.zone is None or attack.interceptor is not None:
        return []
    guards = [each for each in game.in_zone[defender.zone] if each.guarding and each is not defender]
    if not guards or has(defender, FLYING):
        return []
    return [
        each
        for each in guards
        if has(each, INTERCEPT)
        and not has(each, RESTRAINED)
        and not has(each, INCAPACITATED)
        and _is_legal_target(game, attack, each)
    ]


def _is_legal_target(game: Game, attack: Attack, guard: Object) -> bool:
    if attack.spell is not None:
        return targeting.why_not_target(game, attack.spell.viewer, attack.spell.card, guard) is None
    attacker = attack.attacker
    return attacker is not None and why_not_attack(game, attacker, attack.bar, guard) is None


async def offer_intercept(game: Game, attack: Attack) -> None:
    """After Roll to Miss, before Avoid Attack: in initiative order, players may let a guard intercept."""
    willing = interceptors(game, attack)
    for seat in game.seats_from(game.initiative) if willing else ():
        mine = [each for each in willing if each.controller == seat]
        if not mine:
            continue
        answer = await DRAW_THE_ATTACK.ask(seat, [LET_PASS, *(("intercept", each.id) for each in mine)], attack)
        if answer != LET_PASS:
            await _redirect(game, attack, game.objects[answer[1]])
            return


async def _redirect(game: Game, attack: Attack, guard: Object) -> None:
    attack.interceptor = guard
    redirect(attack, guard)
    await happen(game, AttackIntercepted(attack, guard))
