"""Conjurations of the Arcane school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import conjuration
from mageduel.dsl.selectors import CHOSEN, CREATURE, IN_ARENA, NON_MAGE, OWN_MAGE, is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.traits import CHANNELING, EPIC, INCORPOREAL, UPKEEP
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import CAPTURES_MANA, gain_mana, lose_mana
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.choosing import choose_one
from mageduel.rules.objects.entrances import WHEN_IN_PLAY
from mageduel.rules.objects.protection import PROTECTS
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.action_stage import CASTS_BETWEEN
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.rules.round.phases import WHILE_CHANNELING
from mageduel.rules.sight.lines import distance
from mageduel.state.events import SpellResolved
from mageduel.state.game import Game
from mageduel.state.objects import Object

SIPHON_REACH: Final = 2


async def _choose_mage(game: Game, this: Object, mages: list[Object]) -> None:
    """Let the controller choose one of these mages, if there is any."""
    mage = await choose_one(game, this, mages)
    if mage is not None:
        this.choose(mage)


enchanters_wardstone = conjuration("Enchanter's Wardstone")
WARDSTONE_PRICE: Final = 2


@enchanters_wardstone.answering(PROTECTS)
def guard_enchantments(this: Object, thing: Object, seat: int) -> int:
    """Enchantments of its controller are not destroyed by an opponent who does not pay for each."""
    is_mine = thing.is_enchantment and thing.controller == this.controller
    return WARDSTONE_PRICE if is_mine and not is_friendly(seat, this) else 0


wizards_tower = conjuration("Wizard's Tower")
wizards_tower.answer(CASTS_BETWEEN, True)


@wizards_tower.answering(PREPARES)
def is_quick_attack_spell(this: Object, card: Card) -> bool:
    """Attack spells that take a quick action, but nothing Epic."""
    return card.type is CardType.ATTACK and card.action is ActionKind.QUICK and not card.has(EPIC)


gate_to_voltari = conjuration("Gate to Voltari")
gate_to_voltari.answer(MANA_TO_WORK, 3)


def _is_corporeal_arcane(this: Object, card: Card) -> bool:
    return card.is_creature and "arcane" in card.schools and not card.has(INCORPOREAL)


gate_to_voltari.answer(PREPARES, _is_corporeal_arcane)


@gate_to_voltari.answering(WHEN_IN_PLAY)
async def watch_an_opponent(game: Game, this: Object) -> None:
    """Choose an opponent; that is no targeting, so neither range nor sight matters."""
    mages = [player.mage for player in game.players if player.is_alive]
    await _choose_mage(game, this, [mage for mage in mages if not is_friendly(this.controller, mage)])


@gate_to_voltari.on(SpellResolved)
async def feed_on_magic(game: Game, this: Object, event: SpellResolved) -> None:
    """Each spell that mage casts and resolves leaves a mana here."""
    if event.spell.caster is this.chosen:
        await gain_mana(game, this, 1, this)


mana_crystal = conjuration("Mana Crystal")
mana_crystal.grants(CHANNELING(+1), to=OWN_MAGE)

mana_siphon = conjuration("Mana Siphon")
mana_siphon.grants(CHANNELING(-2), to=CHOSEN)


@mana_siphon.answering(WHEN_IN_PLAY)
async def choose_whom_to_drain(game: Game, this: Object) -> None:
    """Some mage near the siphon must be chosen, the caster himself if there is nobody else."""
    mages = [player.mage for player in game.players if player.is_alive]
    near = [mage for mage in mages if _is_within(game, this, mage) and why_not_seen(game, this, mage) is None]
    await _choose_mage(game, this, near)


def _is_within(game: Game, this: Object, mage: Object) -> bool:
    apart = distance(game, this, mage)
    return apart is not None and apart <= SIPHON_REACH


mordoks_obelisk = conjuration("Mordok's Obelisk")
mordoks_obelisk.grants(UPKEEP(+1), to=CREATURE & NON_MAGE & IN_ARENA)


# Mana Prism

RELEASED: Final = 2
RELEASE: Final[Answer] = ("release",)
KEEP_IN_PRISM: Final[Answer] = ("keep in",)
RELEASE_MANA: Final = Question("release mana", RELEASE, about={"prism": Object}, declines=KEEP_IN_PRISM)

mana_prism = conjuration("Mana Prism")
mana_prism.answer(CAPTURES_MANA, True)


@mana_prism.answering(WHILE_CHANNELING)
async def offer_release(game: Game, this: Object) -> None:
    """Two mana, or what there is, may go back to its mage each Channel Phase."""
    if this.mana and game.players[this.controller].is_alive:
        answer = await RELEASE_MANA.ask(this.controller, [RELEASE, KEEP_IN_PRISM], this)
        if answer == RELEASE:
            taken = await lose_mana(game, this, RELEASED, this)
            await gain_mana(game, game.players[this.controller].mage, taken, this)
