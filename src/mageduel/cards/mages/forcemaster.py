"""The Forcemaster: Deflect, and Force Pull, a spell she always has at hand."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.cards import ActionKind, Card, CardType, Defense
from mageduel.facts.mages import mage
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import Target
from mageduel.rules.attack.defenses import DEFENDS_ITSELF
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.movement.moves import pull
from mageduel.state.game import Game
from mageduel.state.running import Spell

forcemaster = scripted(mage("Forcemaster").card)
forcemaster.answer(DEFENDS_ITSELF, Defense(7, 1, cost=1))

FORCE_PULL: Final = Card(
    "Force Pull",
    CardType.ABILITY,
    subtypes=("force",),
    cost=1,
    action=ActionKind.QUICK,
    range=(1, 2),
    target=Target(("creature",)),
    purposes=frozenset({Purpose.HARMS, Purpose.MOVES_CREATURES}),
)
force_pull = built_in_spell(forcemaster, FORCE_PULL, uses=1)


@force_pull.resolves
async def draw_near(game: Game, spell: Spell) -> None:
    """The target comes one zone closer, but through no wall that would attack it."""
    await pull(game, spell.controller, spell.target_object, spell.caster)
