"""Vine markers: living growth that hinders enemies, spreads in the Deployment Phase and withers at the first wound."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import script_of, scripted
from mageduel.dsl.selectors import ENEMY, is_friendly
from mageduel.facts.cards import Card, CardType
from mageduel.facts.traits import FAMILIAR, LIVING, SPAWNPOINT, Trait
from mageduel.kernel.questions import NUMBER, Form
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.casting.targeting import EXTENDS_REACH
from mageduel.rules.movement.moves import HINDERS, ON_THE_GROUND
from mageduel.rules.objects.destroy import FRAGILE
from mageduel.rules.objects.entrances import come_into_play
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import ZONE
from mageduel.state.places import Zone

OUT_OF_SHOT: Final = Refusal("vines-out-of-shot", Rule("codex", "Vine Markers"))
VINE_MARKER: Final = Card(
    name="Vine Marker",
    type=CardType.CONJURATION,
    subtypes=("vine",),
    life=1,
    traits=(Trait(LIVING),),
    is_marker=True,
)
"""A Living conjuration with one Life and no armor."""

vine_marker = scripted(VINE_MARKER)
vine_marker.answer(HINDERS, ENEMY & ON_THE_GROUND)
vine_marker.answer(FRAGILE, True)
vine_marker.answer(ATTACK_RULE, (OUT_OF_SHOT, lambda this, attack: not attack.is_ranged))

SPREADS_VINES: Final = Capability[bool]("spreads vines")
"""Asked of a mage: whether he may place a Vine marker each Deployment Phase."""
MORE_VINES: Final = Capability[int]("more vines")
"""Asked of an object of such a mage: for how much mana one more may be placed each round."""
SPREAD: Final = Uses("placing a Vine marker")


@vine_marker.answering(EXTENDS_REACH)
def grows_a_spell(this: Object, caster: Object, card: Card) -> bool:
    """A vine spell of the mage whose vines these are, cast by himself, his familiar or a spawnpoint that is a tree."""
    if "vine" not in card.subtypes or this.controller != caster.controller:
        return False
    mage = this.game.players[this.controller].mage
    if not SPREADS_VINES.is_given_by(mage):
        return False
    is_tree = caster.card.has(SPAWNPOINT) and "tree" in caster.card.subtypes
    return caster is mage or caster.card.has(FAMILIAR) or is_tree


TO_SPREAD: Final = Form("vine", ZONE, NUMBER, icon="act")


def zones_to_spread_to(game: Game, seat: int) -> list[Zone]:
    """The mage's own zone, every zone with a friendly Vine marker, and those next to such a zone."""
    grown = {each.zone for each in game.objects.values() if each.card is VINE_MARKER and is_friendly(seat, each)}
    mage = game.players[seat].mage.zone
    return [
        zone
        for zone in game.arena.zones
        if zone == mage or zone in grown or any(near in grown for near in game.arena.adjacent[zone])
    ]


def spread_options(game: Game, seat: int) -> list[Answer]:
    """Every way to place a Vine marker now: where, and for how much mana; the one that is free comes first."""
    if not SPREADS_VINES.anybody(game):
        return []
    lender = _lender(game, seat)
    if lender is None or _price(lender) > available(game, seat):
        return []
    options: list[Answer] = []
    for zone in zones_to_spread_to(game, seat):
        options.append((TO_SPREAD.word, game.arena.zone_names[zone], _price(lender)))
    return options


async def spread(game: Game, seat: int, answer: Answer) -> None:
    """Place a Vine marker as an option says."""
    lender = _lender(game, seat)
    assert lender is not None
    pay(game, seat, _price(lender))
    SPREAD.spend(lender)
    await place_vine(game, seat, game.arena.zone(answer[1]))


async def place_vine(game: Game, seat: int, zone: Zone) -> Object:
    """Put a Vine marker of this player's into a zone; there may be any number of them, of everybody's."""
    vine = game.new_object(VINE_MARKER, script_of(VINE_MARKER), seat)
    vine.zone = zone
    await come_into_play(game, vine)
    return vine


def _lender(game: Game, seat: int) -> Object | None:
    """What lets this player place the next Vine marker: the mage's ability first, then what adds to it, cheap first."""
    mage = game.players[seat].mage
    if not SPREADS_VINES.is_given_by(mage):
        return None
    if SPREAD.are_left(mage):
        return mage
    more = [each for each in MORE_VINES.anybody(game) if each.controller == seat and SPREAD.are_left(each)]
    return min(more, key=_price, default=None)


def _price(lender: Object) -> int:
    return 0 if lender.is_mage else min(MORE_VINES.of(lender))
