"""Built-in spells: those a mage or an object always has at hand, with a limit a round or without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Script, answers_of, script_of, scripted
from mageduel.facts.cards import Card
from mageduel.rules.objects.tokens import Stock, has_tokens
from mageduel.state.marks import ready_marker
from mageduel.state.objects import Object

BUILT_IN: Final = Capability[Card]("built-in spell")
"""Asked of a mage and of what is attached to him: a spell he can cast from it, without a card of its own."""
USES_A_ROUND: Final = Capability[int]("uses a round")
"""Asked of a spell that is an ability: how often it may be cast each round."""


def built_in_spell(holder: Script, card: Card, *, uses: int | None = None) -> Script:
    """Build a spell into a card, and begin its script; so often a round, or as often as one likes."""
    holder.answer(BUILT_IN, card)
    script = scripted(card)
    if uses is not None:
        script.answer(USES_A_ROUND, uses)
    return script


CASTS_FOR_ITS_MAGE: Final = Capability[Callable[[Object, Card], bool]]("casts for its mage")
"""Asked of a familiar: which of the spells that are abilities of its controller's mage it may cast in his place."""
NEVER_CAST: Final = Capability[bool]("never cast")
"""Asked of a card: whether it cannot be cast at all, but only comes into play by what something else does."""


USES_UP: Final = Capability[Stock]("uses up")
"""Asked of a spell that is an ability: which tokens on what it is built into casting it takes."""


def built_into(holder: Object) -> list[Card]:
    """The spells that are abilities of this object, as far as they are left this round."""
    return [card for card in BUILT_IN.of(holder) if is_left(holder, card)]


def is_unlimited(card: Card) -> bool:
    """Whether nothing limits how often a spell that is an ability is cast."""
    answers = script_of(card).answers
    return USES_A_ROUND not in answers and USES_UP not in answers


def is_left(holder: Object, card: Card) -> bool:
    """Whether a spell that is an ability of this object can still be cast this round."""
    answers = script_of(card).answers
    if holder.marks and USES_A_ROUND in answers:
        (most,) = answers_of(card, USES_A_ROUND)
        if holder.marks.get(ready_marker(card.name), 0) >= most:
            return False
    return USES_UP not in answers or _has_tokens_for(holder, card)


def _has_tokens_for(holder: Object, card: Card) -> bool:
    """Whether the tokens lie on an object that casting this ability of it takes."""
    return all(has_tokens(holder, stock) for stock in answers_of(card, USES_UP))


def lent_to(caster: Object, mage: Object) -> list[Card]:
    """The spells of its mage that a familiar may cast; each of them counts as his use of it."""
    return [card for card in built_into(mage) if any(may(caster, card) for may in CASTS_FOR_ITS_MAGE.of(caster))]


def has_spells(creature: Object) -> bool:
    """Whether a creature that is no mage could have anything to cast."""
    return creature.prepared is not None or creature.bound is not None or CASTS_FOR_ITS_MAGE.is_given_by(creature)
