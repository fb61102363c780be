"""Cleansing: spells that take markers off their target and destroy enchantments on it, each at its own price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script
from mageduel.facts.cards import Card
from mageduel.facts.conditions import CONDITIONS, Condition
from mageduel.kernel.questions import WORD
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import removal_cost, remove_condition
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.objects.destroy import destroy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

AND: Final = " + "


def cleanses(
    script: Script,
    *,
    markers: Callable[[Condition], bool] | None = None,
    spells: Callable[[Card], bool],
    rewards: int = 0,
) -> None:
    """Let a spell remove such markers and destroy such revealed enchantments, as many as are announced and paid for.

    Afterwards its caster may gain mana as a reward.
    """

    def selections(declared: Declaration) -> list[str]:
        """Every selection, one thing at least, written out by the names."""
        target = declared.object
        found: list[tuple[str, ...]] = [()]
        for condition, count in target.conditions.items():
            if markers is not None and markers(condition) and removal_cost(target, condition) is not None:
                found = [(*those, *([condition.name] * number)) for those in found for number in range(count + 1)]
        for each in target.attachments:
            if each.is_enchantment and not each.hidden and spells(each.card):
                found += [(*those, each.name) for those in found]
        return [AND.join(those) for those in found if those]

    removed = script.choice(WORD, selections)

    @script.costs
    def cost(declared: Declaration) -> int:
        """Removal costs of the markers, and what casting and revealing each enchantment cost."""
        target = declared.object
        total = 0
        for name in declared[removed].split(AND):
            enchantment = _enchantment_called(target, name)
            if enchantment is not None:
                total += total_cost(enchantment)
            elif name.lower() in CONDITIONS:
                total += removal_cost(target, CONDITIONS[name.lower()]) or 0
        return total

    @script.resolves
    async def cleanse(game: Game, spell: Spell) -> None:
        """The markers go first, then the enchantments are destroyed."""
        target = spell.target_object
        for name in removed.of(spell).split(AND):
            condition = CONDITIONS.get(name.lower())
            if condition in target.conditions and condition is not None:
                await remove_condition(game, target, condition)
            enchantment = _enchantment_called(target, name)
            if enchantment is not None:
                await destroy(game, enchantment, spell.card)
        if rewards:
            await gain_mana(game, spell.caster, rewards, spell.card)


def _enchantment_called(target: Object, name: str) -> Object | None:
    return next((each for each in target.attachments if each.name == name and not each.hidden), None)
