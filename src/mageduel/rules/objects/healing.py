"""Healing, regeneration, reconstruction, and Life gained or lost for good."""

from __future__ import annotations

from mageduel.facts.conditions import BLEED
from mageduel.facts.traits import FINITE_LIFE
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.destroy import destroy_if_dead
from mageduel.rules.objects.tokens import RAGE_TOKEN, take_tokens
from mageduel.state.causes import Cause
from mageduel.state.events import ConditionLost, DicePool, Healed, LifeChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

STAUNCH = Question("staunch", Form("staunch", NUMBER), about={"thing": Object, "healing": int}, declines=("staunch", 0))


async def heal(game: Game, thing: Object, amount: int, because: Cause, *, despite_finite_life: bool = False) -> int:
    """Heal up to so much damage; returns how much was removed."""
    if thing.id not in game.objects or amount <= 0 or (has(thing, FINITE_LIFE) and not despite_finite_life):
        return 0
    if BLEED in thing.conditions:
        amount -= await _staunch(game, thing, amount)
    removed = min(thing.damage, amount)
    if removed > 0:
        thing.damage -= removed
        await happen(game, Healed(thing, removed, because))
        await _calm_down(game, thing)
    return removed


async def _staunch(game: Game, thing: Object, amount: int) -> int:
    """Points of healing may be given up to remove Bleed markers, one for one."""
    most = min(amount, thing.conditions[BLEED])
    answer = await STAUNCH.ask(thing.controller, [("staunch", count) for count in range(most + 1)], thing, amount)
    count: int = answer[1]
    if count:
        thing.take_condition(BLEED, count)
        await happen(game, ConditionLost(thing, BLEED, count))
    return count


async def _calm_down(game: Game, thing: Object) -> None:
    """Each healing takes one Rage token; with no damage left, all of them."""
    await take_tokens(game, thing, RAGE_TOKEN, None if thing.damage == 0 else 1)


async def roll_healing(game: Game, thing: Object, dice: int, because: Cause) -> int:
    """Heal as much as so many attack dice show; critical or not makes no difference."""
    faces = await roll_attack_dice(game, dice)
    await happen(game, DicePool(thing, because, faces))
    return await heal(game, thing, sum(face.value for face in faces), because)


async def reconstruct(game: Game, thing: Object, amount: int, because: Cause) -> int:
    """Remove damage from a Nonliving object; Finite Life does not stop this."""
    return 0 if is_living(thing) else await mend(game, thing, amount, because)


async def roll_reconstruction(game: Game, thing: Object, dice: int, because: Cause) -> int:
    """Reconstruct as much as so many attack dice show."""
    faces = await roll_attack_dice(game, dice)
    await happen(game, DicePool(thing, because, faces))
    return await reconstruct(game, thing, sum(face.value for face in faces), because)


async def mend(game: Game, thing: Object, amount: int, because: Cause) -> int:
    """Take damage off an object without healing it, living or not; returns how much."""
    removed = min(thing.damage, amount)
    if removed > 0:
        thing.damage -= removed
        await happen(game, Healed(thing, removed, because))
    return removed


async def gain_life(game: Game, thing: Object, amount: int, because: Cause) -> None:
    """Raise Life for good, unless Finite Life forbids it."""
    if not has(thing, FINITE_LIFE):
        thing.life_change += amount
        await happen(game, LifeChanged(thing, amount, because))


async def lose_life(game: Game, thing: Object, amount: int, because: Cause) -> None:
    """Lower Life for good; that is no damage, but it can be the end."""
    thing.life_change -= amount
    await happen(game, LifeChanged(thing, -amount, because))
    await destroy_if_dead(game, thing, because)
