"""Discard piles: spells that choose a card in one, as it is printed, and bring it back into play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mageduel.dsl.declarations import Choice, Declaration
from mageduel.dsl.script import Script
from mageduel.facts.cards import Card
from mageduel.facts.library import card as find_card
from mageduel.rules.casting.declaring import why_not_in_play
from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.target_words import fits_from_a_pile
from mageduel.rules.steps import Canceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CARD, SEAT
from mageduel.state.running import Spell


def fallen(declared: Declaration, owners: Sequence[int], means: Callable[[Card], bool] | None = None) -> list[str]:
    """Cards in these players' discard piles that the casting line or the text means, if another may be in play."""
    game, seat, line = declared.game, declared.caster.controller, declared.card.target
    assert line is not None
    cards = dict.fromkeys(card for owner in owners for card in game.players[owner].discard)
    meant = [card for card in cards if (fits_from_a_pile(line, card) if means is None else means(card))]
    return [card.name for card in meant if why_not_in_play(game, seat, card) is None]


def _seats(game: Game) -> list[int]:
    return [player.seat for player in game.players]


class FromAPile(NamedTuple):
    """What a spell announces that takes a card out of a discard pile: which card, and whose."""

    which: Choice[str]
    whose: Choice[int] | None

    def card(self, declared: Declaration) -> Card:
        """The card that is announced."""
        return find_card(declared[self.which])

    def owner(self, spell: Spell) -> int:
        """In whose pile it lies."""
        return spell.controller if self.whose is None else self.whose.of(spell)


def from_a_pile(script: Script, *, of_anybody: bool = False, means: Callable[[Card], bool] | None = None) -> FromAPile:
    """Let a spell announce a card in the caster's discard pile or in anybody's: what its casting line or text means."""
    if not of_anybody:
        return FromAPile(
            script.choice(CARD, lambda declared: fallen(declared, [declared.caster.controller], means)), None
        )
    which = script.choice(CARD, lambda declared: fallen(declared, _seats(declared.game), means))

    def whose(declared: Declaration) -> list[int]:
        """The players in whose discard pile it lies."""
        card = find_card(declared[which])
        return [player.seat for player in declared.game.players if card in player.discard]

    return FromAPile(which, script.choice(SEAT, whose))


def remove_from_pile(game: Game, spell: Spell, chosen: FromAPile) -> Card:
    """Take the announced card out of its pile and out of the game; without it the spell is canceled."""
    player, card = game.players[chosen.owner(spell)], find_card(chosen.which.of(spell))
    if card not in player.discard:
        raise Canceled
    player.discard.remove(card)
    player.removed.append(card)
    return card


async def summon_from_pile(game: Game, spell: Spell, chosen: FromAPile) -> Object:
    """Summon the announced creature into the caster's zone out of its pile; without it the spell is canceled."""
    owner, name = chosen.owner(spell), chosen.which.of(spell)
    zone = spell.caster.zone
    if zone is None or name not in fallen(Declaration(game, spell.card, spell.caster, None), [owner]):
        raise Canceled
    creature = find_card(name)
    game.players[owner].discard.remove(creature)
    return await summon(game, creature, zone, spell.controller, owner)
