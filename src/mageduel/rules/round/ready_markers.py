"""Ready markers: what can be used only so often a round, and whether it still can (core, Reset Phase)."""

from __future__ import annotations

from collections.abc import Iterator

from mageduel.dsl.script import answers_of
from mageduel.rules.attack import conjuration_attacks, defenses
from mageduel.rules.attack.rerolls import can_reroll, gives_rerolls
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN, USES_A_ROUND
from mageduel.rules.casting.costs import SAVES_MANA, saves_mana
from mageduel.rules.casting.origins import LENDS_ITS_PLACE, LENT
from mageduel.rules.equipment import autonomous
from mageduel.rules.movement import trampling
from mageduel.rules.objects import vines
from mageduel.rules.round.activation import is_ready
from mageduel.rules.round.special_actions import abilities_of, actor_of
from mageduel.rules.round.uses import LIMITED
from mageduel.state.objects import Object


def ready_marker(thing: Object) -> bool | None:
    """Whether anything limited to some uses a round is left to use; None where there is nothing of the kind."""
    left = list(_left_to_use(thing))
    return any(left) if left else None


def _left_to_use(thing: Object) -> Iterator[bool]:
    """For everything that is limited: whether it can be used now."""
    for uses in LIMITED.of(thing):
        yield uses.are_left(thing)
    for ability in abilities_of(thing):
        if ability.uses is not None:
            yield is_ready(thing, ability)
    for source, defense in defenses.all_defenses(thing):
        if source is thing and defense.uses is not None:
            yield defenses.has_use_left(actor_of(thing), thing, defense)
    if SAVES_MANA.is_given_by(thing):
        yield saves_mana(thing)
    if vines.SPREADS_VINES.is_given_by(thing) or vines.MORE_VINES.is_given_by(thing):
        yield vines.SPREAD.are_left(thing)
    if gives_rerolls(thing):
        yield can_reroll(thing)
    if trampling.trample_bar(thing) is not None:
        yield trampling.TRAMPLED.are_left(thing)
    if LENDS_ITS_PLACE.is_given_by(thing):
        yield LENT.are_left(thing)
    yield from _attacks(thing)
    yield from _spells(thing)


def _attacks(thing: Object) -> Iterator[bool]:
    """The attack a conjuration or an autonomous weapon makes by itself."""
    if not any(bar.is_attack for bar in thing.card.attacks):
        return
    if autonomous.is_autonomous(thing):
        yield autonomous.can_attack(thing)
    elif thing.is_conjuration and not conjuration_attacks.SAYS_WHEN_IT_ATTACKS.is_given_by(thing):
        yield conjuration_attacks.is_ready(thing)


def _spells(thing: Object) -> Iterator[bool]:
    """Spells cast from it: the one bound to it, and built-in ones with a limit."""
    mage = thing if thing.is_mage else thing.attached_to
    limited = [card for card in BUILT_IN.of(thing) if answers_of(card, USES_A_ROUND)]
    if thing.bound is not None:
        limited.append(thing.bound)
    if mage is None or not mage.is_mage or not limited:
        return
    at_hand = [each.card for each in castables(thing.game, mage) if each.key == thing.id]
    for card in limited:
        yield card in at_hand
