"""Amulets whose use is drawn as a bar."""

from __future__ import annotations

from mageduel.dsl.script import Ability, equipment
from mageduel.dsl.selectors import HOST
from mageduel.facts.cards import ActionKind
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import gain_mana
from mageduel.state.game import Game
from mageduel.state.objects import Object

MEDITATION = 3

meditation_amulet = equipment("Meditation Amulet")


async def _meditate(game: Game, this: Object, choice: Answer) -> None:
    """Mana for whoever wears it."""
    if this.attached_to is not None:
        await gain_mana(game, this.attached_to, MEDITATION, this)


meditation_amulet.abilities.append(Ability("Meditate", ActionKind.FULL, lambda game, this: [()], _meditate, by=HOST))
