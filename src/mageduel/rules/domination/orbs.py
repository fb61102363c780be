"""V'Tar Orbs: lit and won by a creature's touch, lost by another's; each Upkeep they serve whoever controls them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import Selector, is_friendly
from mageduel.dsl.upkeep import Due, heals
from mageduel.facts.cards import Card, CardType
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.targets import ATTACK_RULE, TOUCHED
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.domination.vtar import gain_vtar
from mageduel.rules.objects.characteristics import can_be_healed
from mageduel.rules.objects.control import take_control
from mageduel.rules.objects.destroy import ENDURES
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.tokens import take_tokens
from mageduel.state.dependence import Depends
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack

OWN_ORB: Final = Refusal("own-orb", Rule("domination", "V'Tar Orbs"))
FIRST_LIGHT: Final = 2
"""What lighting an orb brings: so much mana and healing together."""

VTAR_ORB: Final = Card("V'Tar Orb", CardType.CONJURATION, subtypes=("v'tar",), is_marker=True)
"""It has no Life: nothing damages, moves or destroys it."""
LIT: Final = Mark("lit", until=IN_PLAY, shown=True)
DIMMED: Final = Mark("dimmed", until=IN_PLAY, shown=True)
"""The mark of an orb that does nothing in the next Upkeep Phase."""

SHINES: Final = Question("orb", Form("mana", NUMBER, icon="mana"), about={"orb": Object, "amount": int})
"""How much of what an orb gives is mana; the rest is healing for the mage."""

orb = scripted(VTAR_ORB)
orb.answer(ENDURES, True)
orb.answer(ATTACK_RULE, (OWN_ORB, lambda this, attack: not is_friendly(attack.controller, this)))


@orb.answering(TOUCHED)
async def touch(game: Game, this: Object, attack: Attack) -> None:
    """Light it, make an enemy's neutral, or take a neutral one; what a dead mage held is neutral (M8)."""
    is_first = not this.marks.get(LIT)
    if is_first:
        this.mark(LIT)
    nobody = next(player.seat for player in game.players if not player.is_somebody)
    is_held = game.players[this.controller].is_alive
    await take_control(game, this, nobody if is_held else attack.controller)
    if is_first:
        await _shine(game, this, FIRST_LIGHT)


@orb.each_upkeep
def serve(game: Game, this: Object) -> Sequence[Due]:
    """A lit orb gives its controller V'Tar, and mana or healing; a dimmed one, whoever has it, only recovers."""
    player = game.players[this.controller]
    if this.marks.get(DIMMED):
        return (Due(this, this, VTAR_ORB.name, partial(take_tokens, game, this, DIMMED), ()),)
    if not this.marks.get(LIT) or not player.is_alive:
        return ()
    return (Due(this, this, VTAR_ORB.name, partial(_serve, game, this), (heals(player.mage, 1),)),)


async def _serve(game: Game, this: Object) -> None:
    if not game.players[this.controller].is_alive:
        return
    await gain_vtar(game, this.controller)
    await _shine(game, this, 1)


async def _shine(game: Game, this: Object, amount: int) -> None:
    """Mana for the controller, healing for his mage, as he shares it out."""
    mage = game.players[this.controller].mage
    most = min(amount, mage.damage) if can_be_healed(mage) else 0
    ways: list[Answer] = [("mana", amount - healed) for healed in range(most + 1)]
    answer = await SHINES.ask(this.controller, ways, this, amount)
    if answer[1]:
        await gain_mana(game, mage, answer[1], this)
    if answer[1] < amount:
        await heal(game, mage, amount - answer[1], this)


def orbs_of(game: Game, seat: int) -> list[Object]:
    """The orbs a player controls."""
    return [each for each in orbs_in_play(game) if each.controller == seat]


def orbs_in_play(game: Game) -> Sequence[Object]:
    """Every orb on the table."""
    return [each for each in TOUCHED.anybody(game) if each.card is VTAR_ORB]


def has_orb(game: Game, zone: Zone | None, seat: int | None = None) -> bool:
    """Whether there is an orb in a zone, of this player where one is named."""
    return any(each.zone == zone and (seat is None or each.controller == seat) for each in orbs_in_play(game))


BESIDE_AN_ORB: Final = Selector(
    lambda this, other: other.zone is not None and has_orb(other.game, other.zone), depends=Depends.ZONE
)
