"""Conjurations of the Earth school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import CREATURE, HOST, SAME_ZONE
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import FLYING, RANGED, RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.conditions.markers import escape_roll
from mageduel.rules.movement.moves import SLOWS_ENTRY
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.sight.lines import HIDES_BEYOND
from mageduel.state.causes import Why
from mageduel.state.events import ActionPhaseEnded
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

# Quicksand

SINK: Final = Mark("Sink", until=IN_PLAY, shown=True)
SUNK: Final = 4
CLIMBS_OUT_ON: Final = 8
CANNOT_SINK: Final = Refusal("cannot-sink", Rule("supplement", "Quicksand"))

quicksand = conjuration("Quicksand")
quicksand.grants(RESTRAINED, UNMOVABLE)
quicksand.costs(lambda declared: 2 * declared.object.level)


@quicksand.target_must(CANNOT_SINK)
def can_be_held(declared: Declaration) -> bool:
    """What nothing can hold does not sink."""
    return not has(declared.object, UNCONTAINABLE)


@quicksand.on(ActionPhaseEnded)
async def sink_deeper(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """Each Action Phase of the creature that ends in it takes it deeper; the fourth time it is gone, and so is this."""
    if event.creature is this.attached_to:
        await place_tokens(game, this, SINK)
        if this.marks[SINK] >= SUNK:
            await destroy(game, event.creature, this)


def _can_struggle(game: Game, this: Object) -> list[Answer]:
    return [()]


async def _struggle(game: Game, this: Object, choice: Answer) -> None:
    """An escape roll, harder with every token."""
    creature = this.attached_to
    if creature is not None and await escape_roll(game, creature, CLIMBS_OUT_ON, this, -this.marks.get(SINK, 0)):
        await destroy(game, this, Why.USED_UP)


quicksand.abilities.append(Ability("Struggle", ActionKind.QUICK, _can_struggle, _struggle, by=HOST))

# Steep Hill

steep_hill = conjuration("Steep Hill")
steep_hill.answer(HIDES_BEYOND, True)
steep_hill.answer(SLOWS_ENTRY, lambda this, creature: not has(creature, FLYING))
steep_hill.grants(RANGED(+1), to=CREATURE & SAME_ZONE, unless=FLYING)
