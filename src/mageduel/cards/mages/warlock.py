"""The Warlock: Curseweaving and the Bloodreaper; Battle Skill is printed as a trait."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.facts.cards import Card
from mageduel.facts.mages import mage
from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.rules.mages.ability_markers import Price, companion_marker, kind_of
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import heal
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import Attacked, Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object

warlock = scripted(mage("Warlock").card)

CURSEWEAVING: Final = Printed("Curseweaving")
curseweaving = once_a_round(warlock, "Curseweaving")
BLOOD_HEALING: Final = 2


@warlock.on(Destroyed)
async def weave_a_curse_back(game: Game, this: Object, event: Destroyed) -> None:
    """Once a round, one of his curses on a creature that is destroyed may return to his spellbook."""
    curses = _curses_on(game, this, event)
    if not curses or not curseweaving.are_left(this):
        return
    offer = Offer(this, CURSEWEAVING, event.who)
    answer = await take_up(game, offer, *(("return", card.name) for card in curses))
    if answer is not None:
        curseweaving.spend(this)
        card = next(card for card in curses if card.name == answer[1])
        player = game.players[this.owner]
        player.discard.remove(card)
        player.put_into_book([card])


def _curses_on(game: Game, this: Object, event: Destroyed) -> list[Card]:
    """His own curses that have just been discarded with their bearer, each name once."""
    player = game.players[this.owner]
    if not event.who.is_creature or not player.is_alive:
        return []
    curses: list[Card] = []
    for each in event.attachments:
        is_his_curse = each.owner == each.controller == this.owner and "curse" in each.card.subtypes
        if is_his_curse and each.card in player.discard and each.card not in curses:
            curses.append(each.card)
    return curses


bloodreaper = companion_marker(
    warlock, "Bloodreaper", of=kind_of("demon"), costs=lambda demon: demon.level + 1, paid_in=Price.LIFE
)
bloodreaper.grants(BLOODTHIRSTY(+2))
blood = once_a_round(bloodreaper, "Bloodreaper")


@bloodreaper.on(Attacked)
async def share_the_blood(game: Game, this: Object, event: Attacked) -> None:
    """The first time each round its attack damages a Living creature, its Warlock is healed, whoever controls it."""
    attack = event.attack
    if attack.attacker is not this.attached_to or not attack.is_by_creature or not event.damage:
        return
    if attack.defender.is_creature and is_living(attack.defender) and blood.are_left(this):
        blood.spend(this)
        await heal(game, game.players[this.owner].mage, BLOOD_HEALING, this.card)
