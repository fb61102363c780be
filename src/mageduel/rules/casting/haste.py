"""How long a spell takes: a quick or a full action, and who is faster or slower with it than the card says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Script
from mageduel.facts.cards import FULL, QUICK, ActionKind, Card
from mageduel.rules.round.uses import Uses, once_a_round
from mageduel.state.objects import Object


class Hurry(NamedTuple):
    """Full spells that a mage casts as quick ones, so often a round."""

    spells: Callable[[Card], bool]
    uses: Uses


CASTS_FASTER: Final = Capability[Hurry]("casts faster")
"""Asked of a mage: which full spells he casts as quick ones."""


TAKES_ITS_TIME: Final = Capability[bool]("takes its time")
"""Asked of a familiar: whether it casts every spell as a full action."""


def takes_printed_actions(caster: Object) -> bool:
    """Whether every spell takes this caster the action that is printed on it."""
    return caster.is_mage and CASTS_FASTER not in caster.script.answers


def action_needed(caster: Object, card: Card) -> ActionKind:
    """The action a spell takes; some mages cast some spells faster."""
    action = card.action
    assert action is not None
    if action is QUICK:
        return FULL if not caster.is_mage and TAKES_ITS_TIME.is_given_by(caster) else QUICK
    if CASTS_FASTER in caster.script.answers and hurry_with(caster, card) is not None:
        return FULL if not caster.is_mage and TAKES_ITS_TIME.is_given_by(caster) else QUICK
    return action


def hurry_with(caster: Object, card: Card) -> Hurry | None:
    """What lets the caster be quick with this full spell."""
    for hurry in CASTS_FASTER.of(caster):
        if hurry.uses.are_left(caster) and hurry.spells(card):
            return hurry
    return None


def casts_faster_once_a_round(mage: Script, ability: str, spells: Callable[[Card], bool]) -> None:
    """Let a mage cast one of these full spells as a quick one each round."""
    mage.answer(CASTS_FASTER, Hurry(spells, once_a_round(mage, ability)))
