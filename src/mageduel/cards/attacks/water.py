"""Attack spells of the Water school."""

from __future__ import annotations

from mageduel.dsl.script import attack_spell
from mageduel.facts.conditions import BURN
from mageduel.rules.attack.action import attack_with_spell
from mageduel.rules.attack.targets import REACHES_THE_IMMUNE
from mageduel.rules.conditions.markers import remove_condition
from mageduel.state.game import Game
from mageduel.state.running import Spell

geyser = attack_spell("Geyser")
geyser.answer(REACHES_THE_IMMUNE, True)


@geyser.resolves
async def put_out_or_drench(game: Game, spell: Spell) -> None:
    """A burning target is put out, and not attacked; there is no choice in that."""
    target = spell.target_object
    if BURN in target.conditions:
        await remove_condition(game, target, BURN, target.conditions[BURN])
    else:
        await attack_with_spell(game, spell, target)
