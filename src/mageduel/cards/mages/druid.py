"""The Druid: Spreading Vines and Treebond."""

from __future__ import annotations

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import OWN_MAGE, is_friendly
from mageduel.facts.mages import mage
from mageduel.facts.traits import ARMOR, CHANNELING, INNATE_LIFE, LIFEBOND
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.vines import SPREADS_VINES
from mageduel.rules.offers import ACCEPT, Offer, take_up
from mageduel.state.causes import Printed
from mageduel.state.events import Destroyed, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object

druid = scripted(mage("Druid").card)
druid.answer(SPREADS_VINES, True)

TREEBOND = marker_card("Treebond")
BOND_BROKEN = Mark("bond broken", until=IN_PLAY)
"""The mark of a mage whose tree was destroyed: she never bonds again."""

treebond = scripted(TREEBOND)
treebond.grants(INNATE_LIFE(+4), ARMOR(+1), LIFEBOND(+2))
treebond.grants(INNATE_LIFE(+4), CHANNELING(+1), to=OWN_MAGE)


def may_bond(game: Game, this: Object, tree: Object) -> bool:
    """Whether the marker is at hand, and this is a friendly conjuration that is a tree."""
    return (
        tree.is_conjuration
        and "tree" in tree.card.subtypes
        and is_friendly(this.controller, tree)
        and not this.marks.get(BOND_BROKEN)
        and marker_in_play(game, TREEBOND, this.owner) is None
        and game.players[this.controller].is_alive
    )


@druid.on(EnteredPlay)
async def bond_with_a_tree(game: Game, this: Object, event: EnteredPlay) -> None:
    """She may bond with a tree as it comes into play."""
    offer = Offer(this, Printed(TREEBOND.name), event.who)
    if may_bond(game, this, event.who) and await take_up(game, offer, ACCEPT) is not None:
        place_marker(game, TREEBOND, event.who, this.owner)


@druid.on(Destroyed)
async def lose_the_bond(game: Game, this: Object, event: Destroyed) -> None:
    """With the tree the marker is gone for good."""
    if any(each.card is TREEBOND and each.owner == this.owner for each in event.attachments):
        this.mark(BOND_BROKEN)
