"""Special actions drawn as bars on a card that are no attacks: healing, looking at what is hidden, mending, meditating.

A bar says how long it takes, how far it reaches and what it costs; healing and looking it says completely. What another
bar does, and to whom, the script of its card adds (`action_bar`); whom it cannot be used on is refused with a reason.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from mageduel.dsl.script import Ability, Script
from mageduel.dsl.selectors import HOST, Selector, is_friendly
from mageduel.facts.cards import AttackBar, AttackKind, Card
from mageduel.facts.traits import Trait, Word
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.healing import reconstruct, roll_healing
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.round.opening import is_peaceful
from mageduel.rules.sight.lines import border_of, distance, reach
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.marks import Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT

Does = Callable[[Game, Object, Object, AttackBar], Awaitable[None]]
"""What a bar does: to whom, by which object's bar; by its own creature to itself, where it is aimed at nobody."""


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


_OF_BARS: Final[dict[Card, tuple[Ability, ...]]] = {}


def bar_abilities(card: Card) -> tuple[Ability, ...]:
    """The special actions among a card's bars that need no script; made once."""
    found = _OF_BARS.get(card)
    if found is None:
        found = _OF_BARS[card] = _drawn_on(card)
    return found


def _drawn_on(card: Card) -> tuple[Ability, ...]:
    made = {AttackKind.HEAL: _healing, AttackKind.LOOK: _looking}
    return tuple([made[bar.kind](bar) for bar in card.attacks if card.is_creature and bar.kind in made])


def actor_of(holder: Object) -> Object:
    """Who uses the bar of an object: whoever wears it, or the object itself."""
    return holder if holder.attached_to is None else holder.attached_to


def why_out_of_reach(game: Game, holder: Object, bar: AttackBar, target: Object) -> Refusal | None:
    """Why the bar does not get there: out of its range or unseen; without a range it reaches anything in the arena."""
    if bar.range is None:
        return None if target.zone is not None or border_of(target) is not None else refusals.OUT_OF_RANGE
    actor = actor_of(holder)
    span = distance(game, actor, target)
    low, high = reach(game, bar.range)
    if span is None or not low <= span <= high:
        return refusals.OUT_OF_RANGE
    return why_not_seen(game, actor, target)


def _aimed(
    bar: AttackBar,
    means: Callable[[Object, Object], bool],
    does: Does,
    *,
    by: Selector | None = None,
    uses: int | None = None,
    harms: bool = False,
) -> Ability:
    """A bar that is used on one object."""

    def why_not(game: Game, this: Object, target: Object) -> Refusal | None:
        if not means(this, target):
            return refusals.WRONG_TARGET
        if is_peaceful(game) and not is_friendly(this.controller, target):
            return refusals.STILL_PEACEFUL
        return why_out_of_reach(game, this, bar, target) or _why_not_paid(game, this, bar)

    def options(game: Game, this: Object) -> list[Answer]:
        return [(each.id,) for each in game.objects.values() if why_not(game, this, each) is None]

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        await _do(game, this, game.objects[choice[0]], bar, does)

    return Ability(
        bar.name, bar.action, options, perform, uses=uses, by=by, parts=(OBJECT,), harms=harms, why_not=why_not
    )


def _why_not_paid(game: Game, holder: Object, bar: AttackBar) -> Refusal | None:
    cost = bar.cost if isinstance(bar.cost, int) else 0
    return refusals.NOT_ENOUGH_MANA if cost and available(game, holder.controller) < cost else None


async def _do(game: Game, holder: Object, target: Object, bar: AttackBar, does: Does) -> None:
    if isinstance(bar.cost, int):
        pay(game, holder.controller, bar.cost)
    await does(game, holder, target, bar)
    await happen(game, AbilityUsed(holder, bar, target))


def action_bar(
    script: Script,
    name: str,
    does: Does,
    *,
    on: Selector | None = None,
    uses: int | None = None,
    harms: bool = False,
) -> None:
    """Say what a bar of the card does that is no attack, and on whom; on nobody where nobody is named.

    The bar of a creature or conjuration is its own action, that of what is worn an action of whoever wears it.
    """
    assert script.card is not None
    bar = next((each for each in script.card.attacks if each.name == name), None)
    if bar is None or bar.is_attack:
        raise ValueError(f"{script.card.name} has no action bar {name}")
    by = HOST if script.card.locations else None
    if on is not None:
        script.abilities.append(_aimed(bar, on, does, by=by, uses=uses, harms=harms))
        return

    def options(game: Game, this: Object) -> list[Answer]:
        return [()] if _why_not_paid(game, this, bar) is None else []

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        await _do(game, this, actor_of(this), bar, does)

    script.abilities.append(Ability(bar.name, bar.action, options, perform, uses=uses, by=by))


# What bars do


def reconstructing(amount: int) -> Does:
    """Take so much damage off a Nonliving object, which is no healing."""

    async def act(game: Game, this: Object, target: Object, bar: AttackBar) -> None:
        await reconstruct(game, target, amount, bar)

    return act


def rolling_healing(dice: int | None = None) -> Does:
    """Heal as much as dice show, the bar's own number of them if nothing is said."""

    async def act(game: Game, this: Object, target: Object, bar: AttackBar) -> None:
        await roll_healing(game, target, (bar.dice or 0) if dice is None else dice, bar)

    return act


def gaining_mana(amount: int) -> Does:
    """Add mana to the supply of whoever uses the bar."""

    async def act(game: Game, this: Object, target: Object, bar: AttackBar) -> None:
        await gain_mana(game, target, amount, bar)

    return act


def giving(*traits: Trait | Word) -> Does:
    """Give traits until the end of the round."""

    async def act(game: Game, this: Object, target: Object, bar: AttackBar) -> None:
        grant_for_a_while(target, *traits, source=this.name)

    return act


def placing(token: Mark, count: int = 1) -> Does:
    """Put tokens on the target for good."""

    async def act(game: Game, this: Object, target: Object, bar: AttackBar) -> None:
        await place_tokens(game, target, token, count)

    return act


# Bars that say it all


def _healing(bar: AttackBar) -> Ability:
    """Heal a Living creature as much as the bar's dice show."""
    return _aimed(bar, lambda this, target: target.is_creature and is_living(target), rolling_healing())


def _looking(bar: AttackBar) -> Ability:
    """Look at somebody else's hidden enchantment and leave it hidden."""

    async def look(game: Game, this: Object, enchantment: Object, bar: AttackBar) -> None:
        note_look(this.controller, enchantment)

    return _aimed(bar, lambda this, target: target.hidden and target.controller != this.controller, look)


def note_look(seat: int, enchantment: Object) -> None:
    """Let a player know a hidden enchantment from now on, which stays hidden."""
    if seat not in enchantment.looked_at_by:
        enchantment.looked_at_by += (seat,)


async def look_at(game: Game, seat: int, who: Object, by: AttackBar | Card, enchantment: Object) -> None:
    """Let a player look at a hidden enchantment by what an object or a spell does."""
    note_look(seat, enchantment)
    await happen(game, AbilityUsed(who, by, enchantment))
