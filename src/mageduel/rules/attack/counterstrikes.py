"""Counterstrikes: the defender's free quick melee attack on whoever attacked it in melee."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import QUICK, AttackBar, AttackKind, Card
from mageduel.facts.traits import COUNTERSTRIKE, INCAPACITATED
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.extra_attacks import use_up_extra_attack
from mageduel.rules.attack.guards import drop_guard
from mageduel.rules.attack.targets import (
    ATTACK_TOLL,
    attack_bars,
    can_be_paid,
    draft,
    why_no_attack_at_all,
    why_not_reached,
)
from mageduel.rules.objects.characteristics import has, of
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import BAR, OBJECT
from mageduel.state.running import Attack, AttackShape

ANSWERS_BLOWS: Final = Capability[Callable[[Game, Object, Attack], Awaitable[None]]]("answers blows")
"""Asked of who was attacked in melee and of what is attached to it: what it does in the Counterstrike Step."""
_MELEE: Final = AttackKind.MELEE
NO_COUNTERSTRIKE: Final[Answer] = ("no counterstrike",)
STRIKE_BACK: Final = Question(
    "counterstrike",
    Form("counterstrike", OBJECT, BAR, icon="counter"),
    about={"defender": Object, "attacker": Object},
    declines=NO_COUNTERSTRIKE,
)


def counterstrike_bars(game: Game, defender: Object, attacker: Object) -> list[tuple[Object, int, AttackBar]]:
    """Attacks the defender may counterstrike with: quick, melee, and with the trait, its own or gained."""
    grants = of(defender).attack_grants
    if not grants and not defender.guarding and not defender.attachments and not _strikes_back(defender.card):
        return []
    if has(defender, INCAPACITATED) or why_no_attack_at_all(defender) is not None:
        return []
    found = []
    for source, index, bar in attack_bars(defender, QUICK):
        if bar.kind is not _MELEE:
            continue
        gains = COUNTERSTRIKE in bar.traits or defender.guarding or _is_granted(game, grants, defender, bar, attacker)
        if not gains or why_not_reached(game, defender, bar, attacker, strikes_back=True) is not None:
            continue
        is_free = bar.cost is None and ATTACK_TOLL not in game.listeners
        if is_free or can_be_paid(game, draft(game, defender, bar, attacker, AttackShape.COUNTERSTRIKE)):
            found.append((source, index, bar))
    return found


def _strikes_back(card: Card) -> bool:
    """Whether one of its printed attacks has the trait."""
    for bar in card.attacks:  # noqa: SIM110  (asked after every blow)
        if COUNTERSTRIKE in bar.traits:
            return True
    return False


def _is_granted(game: Game, grants: tuple[object, ...], defender: Object, bar: AttackBar, attacker: Object) -> bool:
    if not grants:
        return False
    attempt = draft(game, defender, bar, attacker)
    return any(grant.word is COUNTERSTRIKE and grant.applies(attempt) for grant in of(defender).attack_grants)


def is_answered(game: Game, attack: Attack) -> bool:
    """Whether the defender, or what it carries, could answer the attack, or has a guard marker to lose by it."""
    attacker, defender = attack.attacker, attack.defender
    if defender.guarding or (ANSWERS_BLOWS in game.listeners and attack.is_melee):
        return True
    if attacker is None or not _may_answer(game, attack, attacker, defender):
        return False
    return bool(counterstrike_bars(game, defender, attacker))


async def counterstrike(game: Game, attack: Attack) -> None:
    """Step 9: the defender may strike back once, then loses its guard marker, hit or not."""
    attacker, defender = attack.attacker, attack.defender
    if ANSWERS_BLOWS.anybody(game) and attack.is_melee:
        await _answer(game, attack)
    if attacker is not None and _may_answer(game, attack, attacker, defender):
        await _offer(game, attacker, defender)
    if defender.guarding and attacks.takes_guard(attack):
        await drop_guard(game, defender)


async def _answer(game: Game, attack: Attack) -> None:
    """What the defender and what it carries do to whoever has struck at it, as long as they are still there."""
    for each in (attack.defender, *attack.defender.attachments):
        if each.in_play and not each.hidden:
            for answer in ANSWERS_BLOWS.of(each):
                await answer(game, each, attack)


def _may_answer(game: Game, attack: Attack, attacker: Object, defender: Object) -> bool:
    return (
        attacker.id in game.objects
        and defender.id in game.objects
        and attacker is not defender
        and defender.is_creature
        and attacker.is_creature
        and not attack.is_counterstrike
        and not attack.is_unanswered
    )


async def _offer(game: Game, attacker: Object, defender: Object) -> None:
    bars = counterstrike_bars(game, defender, attacker)
    if not bars:
        return
    ways = [("counterstrike", source.id, index) for source, index, _ in bars]
    answer: Answer = ways[0]  # what nobody controls does what it can
    if game.players[defender.controller].is_somebody:
        answer = await STRIKE_BACK.ask(defender.controller, [NO_COUNTERSTRIKE, *ways], defender, attacker)
    if answer == NO_COUNTERSTRIKE:
        return
    use_up_extra_attack(defender)
    bar = next(bar for source, index, bar in bars if (source.id, index) == answer[1:])
    await attacks.make_attack(game, attacks.new_attack(game, AttackShape.COUNTERSTRIKE, bar, defender, attacker))
