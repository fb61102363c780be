"""Upkeep: what is due on objects each round, in an order their controllers choose where it matters (ruling R4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mageduel.dsl.script import Due
from mageduel.facts.conditions import BLEED, BURN, ROT
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import FINITE_LIFE, LIFEBOND, LIFELINK, REGENERATE, UPKEEP
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.banishment import BANISH, remove_banish_token
from mageduel.rules.characteristics import traits, value
from mageduel.rules.conditions import remove_condition
from mageduel.rules.damage import direct_damage
from mageduel.rules.destroy import destroy, destroy_if_dead, remaining_life, settle
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.enchantments import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.healing import heal
from mageduel.rules.mana import available, pay
from mageduel.state.events import Damaged, DicePool, Healed, TokensChanged, UpkeepPaid
from mageduel.state.game import Game
from mageduel.state.objects import Object


async def upkeep_phase(game: Game) -> None:
    """Resolve everything due, one thing at a time."""
    pending = due_now(game)
    while pending:
        due = pending.pop(await _choose(game, pending) if len(pending) > 1 else 0)
        await due.perform()
        if game.unsettled:
            await settle(game)
        pending = [each for each in pending if each.on.id in game.objects and each.source.id in game.objects]
    if game.hidden:
        await reveal_window(game, "Upkeep Phase")


def due_now(game: Game) -> list[Due]:
    """All that is due this Upkeep Phase, the initiative holder's objects first."""
    pending: dict[int, list[Due]] = {seat: [] for seat in game.seats_from(game.initiative)}
    for thing in game.objects.values():
        if thing.hidden:
            continue
        if thing.conditions or thing.tokens or thing.script.upkeep or not _DUE_WORDS.isdisjoint(traits(thing)):
            pending[thing.controller] += _due_on(game, thing)
    return [due for dues in pending.values() for due in dues]


_DUE_WORDS = frozenset({REGENERATE, LIFEBOND, LIFELINK, UPKEEP})


def _due_on(game: Game, thing: Object) -> list[Due]:
    due: list[Due] = []
    if thing.script.upkeep:
        for make in thing.script.upkeep:
            due += make(game, thing)
    if thing.conditions:
        for condition, act, each in ((BURN, _burn, 2), (ROT, _rot, 1), (BLEED, _bleed, 1)):
            count = thing.conditions.get(condition, 0)
            if count:
                due.append(Due(thing, thing, condition.name, _later(act, game, thing), harms=True, most=each * count))
    words = traits(thing)
    if REGENERATE in words and FINITE_LIFE not in words:
        healing = value(thing, REGENERATE)
        due.append(Due(thing, thing, "Regenerate", _later(_regenerate, game, thing), heals=True, most=healing))
    if thing.tokens.get(BANISH):
        due.append(Due(thing, thing, BANISH, _later(remove_banish_token, game, thing)))
    if thing.tokens.get("Dissipate"):
        due.append(Due(thing, thing, "Dissipate", _later(_dissipate, game, thing)))
    if LIFEBOND in words:
        due.append(Due(thing, thing, "Lifebond", _later(_lifebond, game, thing)))
    if LIFELINK in words:
        due.append(Due(thing, thing, "Lifelink", _later(_lifelink, game, thing)))
    if UPKEEP in words:
        due.append(Due(thing, thing, "Upkeep", _later(_pay_upkeep, game, thing), pays=True))
    return due


def _later(act: Callable[[Game, Object], Awaitable[None]], game: Game, thing: Object) -> Callable[[], Awaitable[None]]:
    return lambda: act(game, thing)


async def _choose(game: Game, pending: list[Due]) -> int:
    """What comes next: the list's order, except where events compete.

    Then the controller of the objects says which goes first, and between objects of different players whoever has the
    initiative.
    """
    group = [0]
    for index in group:
        group += [
            other
            for other in range(1, len(pending))
            if other not in group and _compete(pending, pending[index], pending[other])
        ]
    if len(group) == 1:
        return 0
    rivals = [pending[index] for index in group]
    seat = rivals[0].on.controller
    if any(due.on.controller != seat for due in rivals):
        seat = game.initiative

    named: dict[Answer, int] = {}
    for index, due in zip(group, rivals, strict=True):
        named.setdefault(("first", due.on.id, due.what), index)
    answer = await Request(seat, "upkeep order", lambda: list(named), tuple(rivals))
    return named[answer]


def _compete(pending: list[Due], one: Due, other: Due) -> bool:
    """Whether it can make a difference which of two events comes first."""
    if one.on is other.on:
        if (one.heals and other.harms) or (one.harms and other.heals):
            healing = one.most if one.heals else other.most
            return healing is None or one.on.damage < healing or _may_die(pending, one.on)
        return ((one.harms and other.pays) or (one.pays and other.harms)) and _may_die(pending, one.on)
    return _may_end(pending, one, other) or _may_end(pending, other, one)


def _may_end(pending: list[Due], one: Due, other: Due) -> bool:
    """Whether one event could destroy what the other comes from."""
    return one.on is other.source and (one.pays or (one.harms and _may_die(pending, one.on)))


def _may_die(pending: list[Due], thing: Object) -> bool:
    """Whether all the harm still due on an object could be the end of it."""
    harms = [due.most for due in pending if due.on is thing and due.harms]
    known = [most for most in harms if most is not None]
    return len(known) < len(harms) or sum(known) >= remaining_life(thing)


async def _burn(game: Game, thing: Object) -> None:
    """One die for each Burn: that much direct damage, and a blank puts this one out."""
    faces = await roll_attack_dice(game, thing.conditions[BURN])
    await happen(game, DicePool(thing, "Burn", faces))
    out = sum(1 for face in faces if face.value == 0)
    if out:
        await remove_condition(game, thing, BURN, out)
    await direct_damage(game, thing, sum(face.value for face in faces), "Burn", DamageType.FLAME)


async def _rot(game: Game, thing: Object) -> None:
    await direct_damage(game, thing, thing.conditions[ROT], "Rot", DamageType.POISON)


async def _bleed(game: Game, thing: Object) -> None:
    await direct_damage(game, thing, thing.conditions[BLEED], "Bleed")


async def _regenerate(game: Game, thing: Object) -> None:
    await heal(game, thing, value(thing, REGENERATE), "Regenerate")


async def _dissipate(game: Game, thing: Object) -> None:
    thing.tokens["Dissipate"] -= 1
    await happen(game, TokensChanged(thing, "Dissipate", -1))
    if not thing.tokens["Dissipate"]:
        await destroy(game, thing, "it has dissipated")


async def _lifebond(game: Game, thing: Object) -> None:
    """Damage may flow between a mage and what is bonded to him, one way or the other."""
    mage, most = game.players[thing.controller].mage, value(thing, LIFEBOND)
    ways = [("keep", 0)]
    ways += [("from mage", count) for count in range(1, min(most, mage.damage) + 1)]
    ways += [("to mage", count) for count in range(1, min(most, thing.damage) + 1)]
    answer = await Request(thing.controller, "lifebond", lambda: list(ways), thing)
    way, count = answer
    if way == "keep":
        return
    giver, taker = (mage, thing) if way == "from mage" else (thing, mage)
    await _shift_damage(game, giver, taker, count, "Lifebond")


async def _lifelink(game: Game, mage: Object) -> None:
    """Damage may flow between a mage and one team-mate, one way or the other."""
    most, team = value(mage, LIFELINK), game.players[mage.controller].team
    ways: list[Answer] = [("keep", 0, 0)]
    for player in game.players:
        if player.team == team and player.mage is not mage and player.is_alive:
            ways += [("from", player.seat, count) for count in range(1, min(most, player.mage.damage) + 1)]
            ways += [("to", player.seat, count) for count in range(1, min(most, mage.damage) + 1)]
    way, seat, count = await Request(mage.controller, "lifelink", lambda: list(ways), mage)
    if way != "keep":
        mate = game.players[seat].mage
        giver, taker = (mate, mage) if way == "from" else (mage, mate)
        await _shift_damage(game, giver, taker, count, "Lifelink")


async def _shift_damage(game: Game, giver: Object, taker: Object, count: int, because: str) -> None:
    """Move damage from one object to another; that is neither healing nor an attack."""
    giver.damage -= count
    await happen(game, Healed(giver, count, because))
    taker.damage += count
    await happen(game, Damaged(taker, count, because))
    await destroy_if_dead(game, taker, because)


async def _pay_upkeep(game: Game, thing: Object) -> None:
    """Pay to keep it, or let it be destroyed; the controller of the object pays."""
    cost = value(thing, UPKEEP)
    seat = thing.controller
    if cost <= 0:
        return
    if available(game, seat, thing) < cost or not game.players[seat].is_alive:
        await destroy(game, thing, "its upkeep was not paid")
        return
    answer = await Request(seat, "upkeep", lambda: [("pay",), ("let go",)], (thing, cost))
    if answer[0] == "pay":
        pay(game, seat, cost, thing if thing.mana else None)
        await happen(game, UpkeepPaid(thing, seat, cost))
    else:
        await destroy(game, thing, "its upkeep was not paid")
