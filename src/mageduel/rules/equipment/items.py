"""Equipment: putting it on a mage, and what it replaces."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Script, script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DISABLE
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.rules.conditions.disable import KEEPS_DISABLED
from mageduel.rules.conditions.markers import give_condition, remove_condition
from mageduel.rules.equipment.locations import (
    RING,
    RINGS,
    has_place,
    in_the_way,
    locations_for,
    needs,
    replaceable_rings,
    why_not_worn,
    worn_rings,
)
from mageduel.rules.equipment.spellbind import BINDS, bind_spell
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import WHEN_REMOVED, return_to_book, settle
from mageduel.rules.objects.entrances import WHEN_IN_PLAY, come_into_play
from mageduel.rules.objects.presence import attach, detach
from mageduel.rules.steps import Canceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Spell

WHERE_IT_IS_WORN: Final = Question("location", Form("wear", WORD), about={"item": Card, "mage": Object})
WHICH_RING: Final = Question("replace ring", Form("take off", OBJECT), about={"item": Card, "mage": Object})


async def equip(game: Game, spell: Spell) -> None:
    """Put equipment on a mage (ruling R21): friends replace what is worn, enemies cannot."""
    mage = spell.target_object
    if why_not_worn(game, spell.controller, spell.card, mage) is not None:
        raise Canceled
    location = await _make_room(game, spell.controller, spell.card, mage)
    item = game.new_object(spell.card, script_of(spell.card), spell.owner)
    item.controller = mage.controller
    item.location = location
    attach(item, mage)
    spell.is_in_play = True
    await come_into_play(game, item)
    if BINDS.is_given_by(item):
        await bind_spell(game, item)


def keeps_its_item_disabled(script: Script) -> None:
    """Let a spell on an item keep the item Disabled for as long as it lies there, revealed."""
    script.answer(KEEPS_DISABLED, True)

    async def disable(game: Game, this: Object) -> None:
        if this.attached_to is not None:
            await give_condition(game, this.attached_to, DISABLE)

    assert script.card is not None
    if script.card.is_enchantment:
        script.when_revealed(disable)
    else:
        script.answer(WHEN_IN_PLAY, disable)

    @script.answering(WHEN_REMOVED)
    async def enable(game: Game, this: Object) -> None:
        if this.attached_to is not None and this.attached_to.in_play:
            await remove_condition(game, this.attached_to, DISABLE)


async def put_on(game: Game, item: Object, mage: Object) -> None:
    """Let a mage wear what another one wore: first his own item in its place comes off; what is bound comes along."""
    location = await _make_room(game, mage.controller, item.card, mage)
    detach(item)
    attach(item, mage)
    item.location = location
    item.timestamp = game.stamp()
    await take_control(game, item, mage.controller)


async def _make_room(game: Game, seat: int, card: Card, mage: Object) -> str | None:
    """Choose where an item goes, and return to the book what is worn there."""
    location = await _choose_location(game, seat, card, mage)
    for item in in_the_way(mage, card, location):
        await return_to_book(game, item)
    await _make_room_for_ring(game, card, mage)
    await settle(game)
    return location


async def _choose_location(game: Game, seat: int, card: Card, mage: Object) -> str | None:
    places = locations_for(card)
    if places == (None,):
        return None
    free = [place for place in places if not in_the_way(mage, card, place)]
    choices = [place for place in places if has_place(mage, card, place)] if is_friendly(seat, mage) else free
    answer = await WHERE_IT_IS_WORN.ask(seat, [("wear", place) for place in choices], card, mage)
    chosen: str = answer[1]
    return chosen


async def _make_room_for_ring(game: Game, card: Card, mage: Object) -> None:
    """A third ring replaces one of the two, as the mage chooses."""
    if RING in needs(card, None) and len(worn_rings(mage)) >= RINGS:
        ways = [("take off", item.id) for item in replaceable_rings(mage)]
        answer = await WHICH_RING.ask(mage.controller, ways, card, mage)
        await return_to_book(game, game.objects[answer[1]])
