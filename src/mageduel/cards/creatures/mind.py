"""Creatures of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import EPIC, INVISIBLE
from mageduel.kernel.questions import Form, Question
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.equipment.spellbind import BINDS, bind_spell
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import WHEN_DESTROYED
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.state.events import AbilityUsed, AttackDeclared
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import VICTIM

invisible_stalker = creature("Invisible Stalker")


@invisible_stalker.on(AttackDeclared)
async def be_seen(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever attacks is seen, for the rest of the round."""
    if event.attack.attacker is this:
        grant_for_a_while(this, INVISIBLE(-1), source=this.name)


thoughtspore = creature("Thoughtspore")
THOUGHT_LEVEL = 2


@thoughtspore.answering(BINDS)
def is_small_thought(card: Card) -> bool:
    """An attack or incantation of low Level that is not Epic."""
    is_kind = card.type in (CardType.ATTACK, CardType.INCANTATION)
    return is_kind and card.level <= THOUGHT_LEVEL and not card.has(EPIC)


thoughtspore.answer(WHEN_IN_PLAY, bind_spell)


# Force Phoenix

WEAR_OUT = Question("wear out", Form("wear out", VICTIM), about={"phoenix": Object})

force_phoenix = creature("Force Phoenix")


@force_phoenix.answering(WHEN_DESTROYED)
async def burst(game: Game, this: Object) -> None:
    """Its end takes the action of one enemy creature beside it."""
    here = () if this.zone is None else game.in_zone[this.zone]
    enemies = [each for each in here if each.is_creature and not each.is_mage]
    targets = [each for each in enemies if not is_friendly(this.controller, each) and not has(each, INVISIBLE)]
    if not targets:
        return
    answer = await WEAR_OUT.ask(this.controller, [("wear out", each.id) for each in targets], this)
    victim = game.objects[answer[1]]
    victim.active = False
    await happen(game, AbilityUsed(this, this.card, victim))
