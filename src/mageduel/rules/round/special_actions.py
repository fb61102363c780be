"""Special actions drawn as bars on a card: healing others, and looking at what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from mageduel.dsl.script import Ability
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import AttackBar, AttackKind, Card
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import roll_healing
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.sight.lines import border_of, distance, reach
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT


def abilities_of(thing: Object) -> tuple[Ability, ...]:
    """Everything an object can be told to do: what its script says, then the bars of its card that are no attacks."""
    drawn = bar_abilities(thing.card)
    return (*thing.script.abilities, *drawn) if thing.script.abilities else drawn


def choices_of(game: Game, holder: Object, ability: Ability) -> Sequence[Answer]:
    """How the ability can be used now; while it is still peaceful, not on what belongs to the others."""
    choices = ability.options(game, holder)
    if not is_peaceful(game):
        return choices
    foes = {each.id for each in game.objects.values() if not is_friendly(holder.controller, each)}
    return [choice for choice in choices if foes.isdisjoint(part for part in choice if type(part) is int)]


@cache
def bar_abilities(card: Card) -> tuple[Ability, ...]:
    """The special actions among a card's bars."""
    made = {AttackKind.HEAL: _healing, AttackKind.LOOK: _looking}
    return tuple(made[bar.kind](bar) for bar in card.attacks if bar.kind in made)


def is_in_reach(game: Game, actor: Object, bar: AttackBar, target: Object) -> bool:
    """Whether the bar gets there: within its range and seen; without a range, anywhere in the arena."""
    if bar.range is None:
        return target.zone is not None or border_of(target) is not None
    span = distance(game, actor, target)
    low, high = reach(game, bar.range)
    return span is not None and low <= span <= high and why_not_seen(game, actor, target) is None


def _healing(bar: AttackBar) -> Ability:
    """Heal a Living creature as much as the bar's dice show."""

    def options(game: Game, this: Object) -> list[Answer]:
        return [
            (each.id,)
            for each in game.objects.values()
            if each.is_creature and is_living(each) and is_in_reach(game, this, bar, each)
        ]

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        target = game.objects[choice[0]]
        await roll_healing(game, target, bar.dice or 0, bar)
        await happen(game, AbilityUsed(this, bar, target))

    return Ability(bar.name, bar.action, options, perform, parts=(OBJECT,))


def _looking(bar: AttackBar) -> Ability:
    """Look at somebody else's hidden enchantment and leave it hidden."""

    def options(game: Game, this: Object) -> list[Answer]:
        return [
            (each.id,)
            for each in game.hidden
            if each.controller != this.controller and is_in_reach(game, this, bar, each)
        ]

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        await look_at(game, this.controller, this, bar, game.objects[choice[0]])

    return Ability(bar.name, bar.action, options, perform, parts=(OBJECT,))


async def look_at(game: Game, seat: int, who: Object, by: AttackBar | Card, enchantment: Object) -> None:
    """Let a player look at a hidden enchantment, which stays hidden."""
    if seat not in enchantment.looked_at_by:
        enchantment.looked_at_by.append(seat)
    await happen(game, AbilityUsed(who, by, enchantment))
