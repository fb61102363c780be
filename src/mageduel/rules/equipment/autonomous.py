"""Autonomous equipment: it attacks by itself, once a round, when its bearer's Action Phase ends."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.facts.conditions import DISABLE
from mageduel.facts.traits import AUTONOMOUS
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.defenses import USES
from mageduel.rules.attack.targets import targets
from mageduel.rules.happenings import happen
from mageduel.rules.round.uses import Uses
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import BAR, OBJECT
from mageduel.state.running import shape_of

ITS_ATTACK: Final = Uses("an autonomous attack")
NO_ATTACK: Final[Answer] = ("no attack",)
ATTACK_BY_ITSELF: Final = Question(
    "autonomous attack",
    Form("attack", OBJECT, BAR, OBJECT, group="attacks", icon="melee"),
    about={"item": Object},
    declines=NO_ATTACK,
)
ATTACKS_OR_DEFENDS: Final = Capability[bool]("attacks or defends")
"""Asked of an Autonomous item with both: whether its attack and its Defense share one use a round."""


def is_autonomous(item: Object) -> bool:
    """Whether this piece of equipment works independently of whoever bears it."""
    return item.card.is_equipment and item.card.has(AUTONOMOUS)


def can_attack(item: Object) -> bool:
    """Whether it has its attack of this round left."""
    if ATTACKS_OR_DEFENDS.is_given_by(item) and item.marks.get(USES):
        return False
    return ITS_ATTACK.are_left(item) and DISABLE not in item.conditions


async def offer_autonomous_attacks(game: Game, bearer: Object) -> None:
    """Let every autonomous item on a creature make its free attack."""
    for item in bearer.attachments:
        if item.card.attacks and is_autonomous(item) and item.id in game.objects:
            await _offer(game, item)


async def _offer(game: Game, item: Object) -> None:
    if not can_attack(item):
        return
    bars = [(index, bar) for index, bar in enumerate(item.card.attacks) if bar.is_attack and not bar.zone]
    choices: list[Answer] = [
        ("attack", item.id, index, each.id) for index, bar in bars for each in targets(game, item, bar)
    ]
    if not choices:
        return
    answer = await ATTACK_BY_ITSELF.ask(item.controller, [NO_ATTACK, *choices], item)
    if answer == NO_ATTACK:
        return
    ITS_ATTACK.spend(item)
    if ATTACKS_OR_DEFENDS.is_given_by(item):
        item.mark(USES)
    bar = item.card.attacks[answer[2]]
    shape = shape_of(bar)
    attack = attacks.new_attack(game, shape, bar, item, game.objects[answer[3]])
    await attacks.make_attack(game, attack)
    await happen(game, AttackActionEnded(attack))
