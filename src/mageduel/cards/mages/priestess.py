"""The Priestess: Divine Reward, and the two Restore spells she always has at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import scripted
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.mages import mage
from mageduel.facts.targets import Target
from mageduel.kernel.questions import WORD
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.conditions.markers import removable, removal_cost, remove_condition
from mageduel.rules.happenings import happen
from mageduel.rules.objects.healing import gain_life
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import AbilityUsed, Revealed, SpellResolved
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION
from mageduel.state.running import Spell

priestess = scripted(mage("Priestess").card)

DIVINE_REWARD: Final = Printed("Divine Reward")
reward = once_a_round(priestess, "Divine Reward")


@priestess.on(SpellResolved)
async def be_rewarded_for_praying(game: Game, this: Object, event: SpellResolved) -> None:
    """A Holy incantation of hers has resolved."""
    spell = event.spell
    if spell.caster is this and spell.card.is_incantation:
        await _reward(game, this, spell.card)


@priestess.on(Revealed)
async def be_rewarded_for_blessing(game: Game, this: Object, event: Revealed) -> None:
    """She has revealed a Holy enchantment and paid for it (ruling R19)."""
    if event.enchantment.controller == this.controller and event.paid is not None:
        await _reward(game, this, event.enchantment.card)


async def _reward(game: Game, this: Object, card: Card) -> None:
    if "holy" in card.schools and reward.are_left(this) and game.players[this.controller].is_alive:
        reward.spend(this)
        await happen(game, AbilityUsed(this, DIVINE_REWARD))
        await gain_life(game, this, 1, DIVINE_REWARD)


def _restore(name: str, action: ActionKind) -> Card:
    """A spell of no type and no school, aimed at any creature within a zone."""
    return Card(name, CardType.ABILITY, cost=None, action=action, range=(0, 1), target=Target(("creature",)))


RESTORE: Final = _restore("Restore (quick)", ActionKind.QUICK)
RESTORE_FULLY: Final = _restore("Restore (full)", ActionKind.FULL)
restore, restore_fully = built_in_spell(priestess, RESTORE), built_in_spell(priestess, RESTORE_FULLY)
AND: Final = ", "


def one_marker(declared: Declaration) -> Sequence[str]:
    """Every kind of marker there is to remove."""
    return [name for name, _ in removable(declared.object)]


def some_markers(declared: Declaration) -> Sequence[str]:
    """Every selection of markers, one at least, each written out as a list of names."""
    selections: list[tuple[str, ...]] = [()]
    for name, count in removable(declared.object):
        selections = [(*those, *([name] * number)) for those in selections for number in range(count + 1)]
    return [AND.join(those) for those in selections if those]


restore.choice(CONDITION, one_marker)
restore_fully.choice(WORD, some_markers)


def restoring_cost(declared: Declaration) -> int:
    """The removal costs of all the markers announced."""
    return sum(removal_cost(declared.object, CONDITIONS[name.lower()]) or 0 for name in _names(declared.choices))


def _names(choices: tuple[object, ...]) -> list[str]:
    return str(choices[0]).split(AND) if choices else []


async def take_markers_off(game: Game, spell: Spell) -> None:
    """Remove the markers that were announced, as far as they are still there."""
    creature = spell.target_object
    for name in _names(spell.choices):
        condition = CONDITIONS[name.lower()]
        if condition in creature.conditions:
            await remove_condition(game, creature, condition)


for script in (restore, restore_fully):
    script.costs(restoring_cost)
    script.resolves(take_markers_off)
