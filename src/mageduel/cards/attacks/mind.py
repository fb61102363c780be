"""Attack spells of the Mind school."""

from __future__ import annotations

from collections.abc import Sequence

from mageduel.dsl.script import attack_spell
from mageduel.rules.casting.further_targets import TARGETS_TOGETHER
from mageduel.rules.casting.resolution import SPARES_ITS_CASTER
from mageduel.rules.sight.lines import zones_of
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Place

force_daggers = attack_spell("Force Daggers")


@force_daggers.answering(TARGETS_TOGETHER)
def are_in_one_zone(game: Game, places: Sequence[Place]) -> bool:
    """All of them fly into the same zone; a wall stands in either of its two."""
    zones = [set(zones_of(game, each)) for each in places if isinstance(each, Object)]
    return bool(set.intersection(*zones))


telekinetic_burst = attack_spell("Telekinetic Burst")
telekinetic_burst.answer(SPARES_ITS_CASTER, True)
