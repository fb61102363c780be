"""Equipment: putting it on a mage, and what it replaces."""

from __future__ import annotations

from mageduel.dsl.script import script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.rules.equipment.locations import RING, RINGS, in_the_way, locations_for, needs, why_not_worn, worn_rings
from mageduel.rules.equipment.spellbind import BINDS, bind_spell
from mageduel.rules.objects.destroy import return_to_book, settle
from mageduel.rules.objects.entrances import come_into_play
from mageduel.rules.objects.presence import attach
from mageduel.rules.steps import Canceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Spell

WHERE_IT_IS_WORN = Question("location", Form("wear", WORD), about={"item": Card, "mage": Object})
WHICH_RING = Question("replace ring", Form("take off", OBJECT), about={"item": Card, "mage": Object})


async def equip(game: Game, spell: Spell) -> None:
    """Put equipment on a mage (ruling R21): friends replace what is worn, enemies cannot."""
    mage = spell.target_object
    if why_not_worn(game, spell.controller, spell.card, mage) is not None:
        raise Canceled
    location = await _choose_location(game, spell, mage)
    for item in in_the_way(mage, spell.card, location):
        await return_to_book(game, item)
    await _make_room_for_ring(game, spell, mage)
    await settle(game)
    item = game.new_object(spell.card, script_of(spell.card), spell.owner)
    item.controller = mage.controller
    item.location = location
    attach(item, mage)
    spell.is_in_play = True
    await come_into_play(game, item)
    if BINDS.is_given_by(item):
        await bind_spell(game, item)


async def _choose_location(game: Game, spell: Spell, mage: Object) -> str | None:
    places = locations_for(spell.card)
    if places == (None,):
        return None
    free = [place for place in places if not in_the_way(mage, spell.card, place)]
    choices = list(places) if is_friendly(spell.controller, mage) else free
    answer = await WHERE_IT_IS_WORN.ask(spell.controller, [("wear", place) for place in choices], spell.card, mage)
    chosen: str = answer[1]
    return chosen


async def _make_room_for_ring(game: Game, spell: Spell, mage: Object) -> None:
    """A third ring replaces one of the two, as the mage chooses."""
    rings = worn_rings(mage)
    if RING in needs(spell.card, None) and len(rings) >= RINGS:
        answer = await WHICH_RING.ask(mage.controller, [("take off", item.id) for item in rings], spell.card, mage)
        await return_to_book(game, game.objects[answer[1]])
