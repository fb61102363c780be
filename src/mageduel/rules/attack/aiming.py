"""Lent aim: objects that may help a creature's ranged attack as it is declared, so often a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.facts.traits import Trait, Word
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.happenings import happen
from mageduel.rules.round.uses import Uses
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.marks import NEXT_RANGED_ATTACK
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT


class Aid(NamedTuple):
    """Whom an object may help to shoot, with what, and how often."""

    helps: Callable[[Object, Object], bool]
    traits: tuple[Trait | Word, ...]
    uses: Uses


AIDS_SHOTS: Final = Capability[Aid]("aids shots")
"""Asked of everything in play: what it may give a ranged attack that this creature declares."""
UNAIDED: Final[Answer] = ("unaided",)
TAKE_AIM: Final = Question(
    "take aim",
    Form("take aim", OBJECT, icon="ranged"),
    about={"attacker": Object, "target": Object},
    declines=UNAIDED,
    insists=True,
)


def helpers(game: Game, attacker: Object) -> list[tuple[Object, Aid]]:
    """What could help the attacker now."""
    return [
        (each, aid)
        for each in AIDS_SHOTS.anybody(game)
        for aid in AIDS_SHOTS.of(each)
        if aid.uses.are_left(each) and aid.helps(each, attacker)
    ]


def could_have(game: Game, attacker: Object, word: Word) -> bool:
    """Whether somebody could give the attacker's shot this trait."""
    if not AIDS_SHOTS.anybody(game):
        return False
    return any(each is word for _, aid in helpers(game, attacker) for each in aid.traits)


async def offer_aid(game: Game, attacker: Object, target: Object, *, is_needed: bool) -> None:
    """Let the attacker's controller take such help for this attack; where it cannot be made without, he must."""
    ready = helpers(game, attacker)
    if not ready:
        return
    ways: list[Answer] = [("take aim", each.id) for each, _ in ready]
    answer = await TAKE_AIM.ask(attacker.controller, ways if is_needed else [UNAIDED, *ways], attacker, target)
    if answer == UNAIDED:
        return
    helper, aid = next(entry for entry in ready if entry[0].id == answer[1])
    aid.uses.spend(helper)
    await happen(game, AbilityUsed(helper, helper.card, attacker))
    grant_for_a_while(attacker, *aid.traits, source=helper.name, until=NEXT_RANGED_ATTACK)
