"""Spellbinding: spells bound to an object, cast from it once a round, and exchanged for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.targets import Target
from mageduel.kernel.questions import Count, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules import refusals
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import HELD_CARD
from mageduel.state.running import Spell

BIND_NOTHING: Final[Answer] = ("leave",)
BIND: Final = Question(
    "bind", Form("bind", HELD_CARD), about={"holder": Object}, declines=BIND_NOTHING, count=Count.SECRET
)


BINDS: Final = Capability[Callable[[Card], bool]]("binds")
"""Asked of what a mage wears: which spells may be bound to it."""


def bindable(game: Game, holder: Object) -> list[Card]:
    """Cards in its controller's spellbook that may be bound to the object."""
    return [card for binds in BINDS.of(holder) for card in game.players[holder.controller].book if binds(card)]


async def bind_spell(game: Game, holder: Object) -> None:
    """Bind a spell from the spellbook, or leave it; what was bound before returns to its owner's book."""
    cards = bindable(game, holder)
    answer = await BIND.ask(holder.controller, [BIND_NOTHING, *(("bind", card.name) for card in cards)], holder)
    if answer == BIND_NOTHING:
        return
    card = next(card for card in cards if card.name == answer[1])
    player = game.players[holder.controller]
    if holder.bound is not None:
        game.players[holder.bound_owner].put_into_book([holder.bound])
    player.take_from_book([card])
    holder.bound = card
    holder.bound_owner = player.seat
    holder.bound_is_shown = False


def binds_spells(script: Script, binds: Callable[[Card], bool], *, change_cost: int) -> None:
    """Let an object hold such spells, with a quick spell of its own that exchanges the one it holds."""
    assert script.card is not None
    script.answer(BINDS, binds)
    card = Card(
        name=f"Change {script.card.name}",
        type=CardType.ABILITY,
        cost=change_cost,
        action=ActionKind.QUICK,
        target=Target(("arena",)),
    )
    change = built_in_spell(script, card)

    @change.target_must(refusals.NOTHING_TO_BIND)
    def have_another(declared: Declaration) -> bool:
        return any(map(binds, declared.game.players[declared.caster.controller].book))

    @change.resolves
    async def exchange(game: Game, spell: Spell) -> None:
        if spell.holder is not None and spell.holder.in_play:
            await bind_spell(game, spell.holder)
