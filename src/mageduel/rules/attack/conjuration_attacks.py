"""Attacks of conjurations: one a round, next to a friendly creature's Action Phase, unless the card says when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.cards import AttackBar
from mageduel.facts.conditions import DISABLE
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import action as attack_action
from mageduel.rules.attack.targets import targets, zone_targets
from mageduel.rules.objects.tokens import has_tokens_to_attack
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM

ITS_ATTACK: Final = Uses("a conjuration's attack")


SAYS_WHEN_IT_ATTACKS: Final = Capability[bool]("says when it attacks")
"""Asked of a conjuration: whether its text says when it attacks, in place of the general rule."""


def can_attack(conjuration: Object) -> bool:
    """Whether the object may attack by the general rule now, with the tokens that takes."""
    return is_ready(conjuration) and has_tokens_to_attack(conjuration)


def is_ready(conjuration: Object) -> bool:
    """Whether the general rule gives this object an attack it has not made this round."""
    return (
        conjuration.card.is_conjuration
        and not SAYS_WHEN_IT_ATTACKS.is_given_by(conjuration)
        and ITS_ATTACK.are_left(conjuration)
        and DISABLE not in conjuration.conditions
    )


def attack_options(game: Game, conjuration: Object) -> list[Answer]:
    """Every attack this conjuration may make now."""
    options: list[Answer] = []
    if not can_attack(conjuration) or is_peaceful(game):
        return options
    number = conjuration.id
    for index, bar in enumerate(conjuration.card.attacks):
        if not bar.is_attack:
            continue
        if bar.zone:
            names = game.arena.zone_names
            options += [("attack", number, index, names[zone]) for zone in zone_targets(game, conjuration, bar)]
        else:
            options += [("attack", number, index, target.id) for target in targets(game, conjuration, bar)]
    return options


async def attack(game: Game, answer: Answer) -> None:
    """Let a conjuration attack as an option named it."""
    _, source, index, target = answer
    conjuration = game.objects[source]
    ITS_ATTACK.spend(conjuration)
    bar = conjuration.card.attacks[index]
    if bar.zone:
        await attack_action.zone_attack(game, conjuration, bar, game.arena.zone(target))
    else:
        await attack_action.attack_with(game, conjuration, bar, game.objects[target])


WHOM_IT_ATTACKS: Final = Question("attack whom", Form("attack", VICTIM), about={"attacker": Object})


async def attack_by_text(
    game: Game, attacker: Object, bar: AttackBar, whom: Callable[[Object], bool] | None = None
) -> None:
    """Let an object make an attack that a text tells it to make, on whom its controller chooses among those meant."""
    found = [each for each in targets(game, attacker, bar) if whom is None or whom(each)]
    if found:
        answer = await WHOM_IT_ATTACKS.ask(attacker.controller, [("attack", each.id) for each in found], attacker)
        await attack_action.attack_with(game, attacker, bar, game.objects[answer[1]])
