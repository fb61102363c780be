"""Monks and others who have mastered their bodies."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, creature
from mageduel.dsl.selectors import SELF
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import PIERCING
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.kinds import ON_INACTIVE, with_bar
from mageduel.rules.happenings import happen
from mageduel.rules.mages.ki import GATHERS_KI, gain_ki
from mageduel.rules.sight.stealth import STEALTHY
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object

MEDITATED_KI: Final = 2

oboko = creature("Oboko, Sohei Master")


def _can_meditate(game: Game, this: Object) -> list[Answer]:
    """Only where it gives anybody anything."""
    return [()] if GATHERS_KI.is_given_by(game.players[this.controller].mage) else []


async def _meditate(game: Game, this: Object, choice: Answer) -> None:
    await happen(game, AbilityUsed(this, Printed(MEDITATE)))
    await gain_ki(game, game.players[this.controller].mage, MEDITATED_KI)


MEDITATE: Final = "Meditate"
oboko.abilities.append(Ability(MEDITATE, ActionKind.FULL, _can_meditate, _meditate))

haruku = creature("Haruku, Shadowy Assassin")
haruku.answer(STEALTHY, lambda this: this.active)
haruku.grants(PIERCING(+2), to=SELF, attacks=with_bar("Backstab") & ON_INACTIVE)
