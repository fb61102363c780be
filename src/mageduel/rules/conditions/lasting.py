"""What lasts for a while: traits given until the end of the round, an Action Phase, or the next attack."""

from __future__ import annotations

from mageduel.facts.traits import Trait, Word
from mageduel.rules.objects.characteristics import touch
from mageduel.state.objects import ROUND_END, Lasting, Object


def grant_for_a_while(thing: Object, *traits: Trait | Word, source: str, until: str = ROUND_END) -> None:
    """Give an object traits that end by themselves."""
    for trait in traits:
        word, amount = (trait, 1) if isinstance(trait, Word) else (trait.word, trait.value)
        thing.lasting.append(Lasting(word, amount, until, source, thing.game.stamp()))
    touch(thing)
