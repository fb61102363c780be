"""Creatures of the Mind school."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import EPIC, INVISIBLE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.equipment.spellbind import BINDS, bind_spell
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.objects import Object

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
