"""Conjurations of the Mind school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import conjuration
from mageduel.dsl.upkeep import PLACE, Due, alters
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.traits import FAMILIAR
from mageduel.kernel.questions import Form, Question
from mageduel.rules.casting.origins import LENDS_ITS_PLACE
from mageduel.rules.casting.targeting import why_not_conjured
from mageduel.rules.movement.moves import MOVE_COST, STAY
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.presence import relocate
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ZONE

suppression_orb = conjuration("Suppression Orb")
suppression_orb.answer(MOVE_COST, lambda this, creature: 0 if creature.is_mage else 1)


minds_eye = conjuration("Mind's Eye")
DRIFT: Final = Question("drift", Form("drift", ZONE), about={"thing": Object}, declines=STAY)


@minds_eye.answering(LENDS_ITS_PLACE)
def sees_for(this: Object, caster: Object, card: Card) -> bool:
    """Quick spells of its mage and of his familiars may come from it."""
    is_his = caster.controller == this.controller and (caster.is_mage or has(caster, FAMILIAR))
    return is_his and card.action is ActionKind.QUICK


@minds_eye.each_upkeep
def drift(game: Game, this: Object) -> list[Due]:
    """It may drift into an adjacent zone."""
    return [Due(this, this, this.name, partial(_offer_to_drift, game, this), (alters(this, PLACE),))]


async def _offer_to_drift(game: Game, this: Object) -> None:
    if this.zone is None:
        return
    names = game.arena.zone_names
    free = [zone for zone in game.arena.adjacent[this.zone] if why_not_conjured(game, this.card, zone) is None]
    answer = await DRIFT.ask(this.controller, [STAY, *(("drift", names[zone]) for zone in free)], this)
    if answer != STAY:
        relocate(this, game.arena.zone(answer[1]))
        this.has_moved()
