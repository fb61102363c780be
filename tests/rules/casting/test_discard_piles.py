"""Discard piles: choosing a card in one's own or anybody's, and summoning it out of there."""

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import scripted
from mageduel.rules.casting.discard_piles import from_a_pile, summon_from_pile
from mageduel.rules.objects.reanimation import half_its_cost
from mageduel.state.events import SpellCast
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

RAISING = make_card(
    name="Test Raising of the Dead",
    type="incantation",
    cost="X",
    action="full",
    range=[0, 0],
    target="discarded living creature",
)
raising = scripted(RAISING)
chosen = from_a_pile(raising, of_anybody=True)


@raising.costs
def raising_cost(declared: Declaration) -> int:
    """Half of what it cost."""
    return half_its_cost(chosen.card(declared))


@raising.resolves
async def bring_back(game: Game, spell: Spell) -> None:
    """It is summoned once more."""
    await summon_from_pile(game, spell, chosen)


GRAVEDIGGER = make_creature("Test Gravedigger")


@scripted(GRAVEDIGGER).on(SpellCast)
async def bury(game: Game, this: Object, event: SpellCast) -> None:
    """Nothing is left in any pile."""
    for player in game.players:
        player.discard.clear()


def test_a_card_is_taken_from_the_pile_it_lies_in_and_its_owner_stays_the_owner() -> None:
    table = Table(red="Wizard")
    wolf, fox = table.put("Timber Wolf", BLUE, "B3"), table.put("Bitterwood Fox", RED, "B3")
    table.destroy(wolf)
    table.destroy(fox)
    with pytest.raises(Refused):
        table.cast(table.red, RAISING, None, "Bitterwood Fox", BLUE)  # that one lies in the other pile
    spell = table.cast(table.red, RAISING, None, "Timber Wolf", BLUE)
    risen = table.find("Timber Wolf")
    assert (table.place(risen), risen.controller, risen.owner, risen.active) == ("C1", RED, BLUE, False)
    assert (spell.paid, wolf.card in table.game.players[BLUE].discard) == (half_its_cost(wolf.card), False)


def test_only_what_the_line_means_and_what_may_be_in_play_once_more() -> None:
    table = Table(red="Wizard")
    for name in ("Skeletal Sentry", "Goran, Werewolf Pet"):
        table.destroy(table.put(name, BLUE, "B3"))
    table.put("Goran, Werewolf Pet", RED, "B1")
    assert table.cast_options(table.red, RAISING) == []  # one is Nonliving, of the other there is one already


def test_a_card_that_is_gone_when_the_spell_resolves_cancels_it() -> None:
    table = Table(red="Wizard")
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.destroy(wolf)
    table.put(GRAVEDIGGER, BLUE, "A1")
    assert table.cast(table.red, RAISING, None, "Timber Wolf", BLUE).is_canceled
