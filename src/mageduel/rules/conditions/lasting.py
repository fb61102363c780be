"""What lasts for a while: traits and marks that end with the round, an Action Phase, or the next attack."""

from __future__ import annotations

from mageduel.dsl.attacks import Attacks
from mageduel.facts.traits import Trait, Word
from mageduel.rules.happenings import happen
from mageduel.state.events import TokensChanged
from mageduel.state.game import Game
from mageduel.state.marks import ROUND_END, Lifetime
from mageduel.state.objects import Lasting, Object


def grant_for_a_while(
    thing: Object,
    *traits: Trait | Word,
    source: str,
    until: Lifetime = ROUND_END,
    attacks: Attacks | None = None,
    on_guard: bool = False,
) -> None:
    """Give an object traits that end by themselves, for all it does, for some of its attacks, or while it guards."""
    given = []
    for trait in traits:
        word, amount = (trait, 1) if isinstance(trait, Word) else (trait.word, trait.value)
        given.append(Lasting(word, amount, until, source, thing.game.stamp(), attacks, on_guard))
    thing.last(*given)


async def end_for(game: Game, thing: Object, lifetimes: frozenset[Lifetime]) -> None:
    """End whatever an object was to have until now; of what lies on the table, everybody is told."""
    for mark, count in thing.expire(lifetimes):
        if mark.shown and TokensChanged in game.heard:
            await happen(game, TokensChanged(thing, mark.name, -count))


async def end_for_all(game: Game, lifetimes: frozenset[Lifetime]) -> None:
    """End whatever anything on the table was to have until now."""
    for thing in list(game.objects.values()):
        if thing.marks or thing.links or thing.lasting:
            for mark, count in thing.expire(lifetimes):
                if mark.shown and TokensChanged in game.heard:
                    await happen(game, TokensChanged(thing, mark.name, -count))
