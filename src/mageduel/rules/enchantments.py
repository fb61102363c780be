"""Enchantments: hidden, revealed in the windows after every step, mandatory in their own step; paying and resolving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mageduel.dsl.script import Mandatory
from mageduel.dsl.steps import Step
from mageduel.facts.traits import MAGEBIND
from mageduel.kernel.requests import Answer, Request
from mageduel.rules import costs, targeting
from mageduel.rules.destroy import destroy, discard, settle
from mageduel.rules.happenings import happen
from mageduel.rules.mana import pay
from mageduel.rules.presence import turn_up
from mageduel.state.events import Revealed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Move, Running, Spell

KEEP_HIDDEN: Answer = ("pass",)


async def reveal_window(game: Game, moment: Step[Attack] | Step[Spell] | Step[Move] | str, subject: Running | None = None) -> None:
    """Let players reveal, in initiative order, until all of them have passed.

    Whoever has a hidden enchantment is asked, whether it would help or not: being asked tells nobody anything.
    """
    order = game.seats_from(game.initiative)
    passed = 0
    turn = 0
    while passed < len(order) and game.hidden:
        seat = order[turn % len(order)]
        if not any(each.controller == seat for each in game.hidden):
            passed += 1
            turn += 1
            continue
        answer = await Request(seat, "reveal", lambda seat=seat: reveal_options(game, seat), (moment, subject))  # type: ignore[misc]
        if answer == KEEP_HIDDEN:
            passed += 1
            turn += 1
        else:
            passed = 0
            await reveal(game, game.objects[answer[1]])


def reveal_options(game: Game, seat: int) -> list[Answer]:
    """Every hidden enchantment of this player that may be turned up now, and leaving them as they are."""
    return [KEEP_HIDDEN, *(("reveal", each.id) for each in game.hidden if each.controller == seat and may_reveal(game, each))]


def may_reveal(game: Game, enchantment: Object) -> bool:
    """Whether this enchantment may be turned up at this moment."""
    if not game.running:
        return True
    if enchantment.script.reveal_only_between_actions:
        return False
    return not any(
        isinstance(each, Spell)
        and each.was_cast
        and each.target is enchantment
        and targeting.script_of_spell(each).bars_reveal
        for each in game.running
    )


async def reveal_mandatory(game: Game, step: Step[Attack] | Step[Spell] | Step[Move], subject: Running) -> None:
    """Turn up every enchantment that must be revealed in this step; the initiative decides between players."""
    refused: set[int] = set()
    while True:
        due: list[tuple[Object, Mandatory]] = []
        for each in game.hidden:
            if each.id in refused:
                continue
            for mandatory in each.script.mandatory:
                if mandatory.step is step and mandatory.when(each, subject) and may_reveal(game, each):
                    due.append((each, mandatory))
                    break
        if not due:
            return
        for seat in game.seats_from(game.initiative):
            mine = [entry for entry in due if entry[0].controller == seat]
            if mine:
                break
        enchantment, mandatory = mine[0]
        if len(mine) > 1:
            answer = await Request(
                seat, "order", lambda mine=mine: [("next", each.id) for each, _ in mine], (step, subject)  # type: ignore[misc]
            )
            enchantment, mandatory = next(entry for entry in mine if entry[0].id == answer[1])
        refused.add(enchantment.id)
        await _reveal_mandatory_one(game, enchantment, mandatory, subject)


async def _reveal_mandatory_one(game: Game, enchantment: Object, mandatory: Mandatory, subject: Running) -> None:
    """A mandatory enchantment turns up; its controller still decides whether to pay for it."""
    if await _fails_on_sight(game, enchantment):
        return
    cost = reveal_cost(enchantment)
    if not costs.can_pay_reveal(game, enchantment, cost):
        await _lose_unpaid(game, enchantment)
        return
    answer = await Request(
        enchantment.controller, "pay reveal", lambda: [("pay",), ("forfeit",)], (enchantment, cost, subject)
    )
    if answer[0] == "forfeit":
        await _lose_unpaid(game, enchantment)
        return
    await _pay_and_turn(game, enchantment, cost)

    async def act() -> None:
        await mandatory.effect(game, enchantment, subject)

    await _resolve_single_use(game, enchantment, act)


async def reveal(game: Game, enchantment: Object) -> None:
    """Turn up an enchantment by choice: show, pay, resolve (ruling R19)."""
    if await _fails_on_sight(game, enchantment):
        return
    cost = reveal_cost(enchantment)
    if not costs.can_pay_reveal(game, enchantment, cost):
        await _lose_unpaid(game, enchantment)
        return
    await _pay_and_turn(game, enchantment, cost)
    script = enchantment.script
    effect = script.reveal_effect

    async def act() -> None:
        if effect is not None:
            await effect(game, enchantment)

    if script.is_single_use:
        await _resolve_single_use(game, enchantment, act)
    else:
        await act()
        if game.unsettled:
            await settle(game)


async def _resolve_single_use(game: Game, enchantment: Object, act: Callable[[], Awaitable[None]]) -> None:
    await act()
    if enchantment.id in game.objects:
        await destroy(game, enchantment, "it is used up")
    if game.unsettled:
        await settle(game)


async def _fails_on_sight(game: Game, enchantment: Object) -> bool:
    """Shown beside a revealed twin it is discarded; shown on something it could not target it is destroyed."""
    neighbours = (
        enchantment.attached_to.attachments
        if enchantment.attached_to is not None
        else game.zone_enchantments[enchantment.zone]  # type: ignore[index]
    )
    if any(each.name == enchantment.name and not each.hidden for each in neighbours):
        await happen(game, Revealed(enchantment, None))
        await discard(game, enchantment, "the same enchantment was there already")
        return True
    if not targeting.fits_where_it_is(game, enchantment):
        await happen(game, Revealed(enchantment, None))
        await destroy(game, enchantment, "it no longer fits what it is attached to")
        return True
    return False


async def _lose_unpaid(game: Game, enchantment: Object) -> None:
    await happen(game, Revealed(enchantment, None))
    await destroy(game, enchantment, "its reveal cost was not paid")


async def _pay_and_turn(game: Game, enchantment: Object, cost: int) -> None:
    cost -= costs.use_reveal_discount(game, enchantment)
    pay(game, enchantment.controller, cost)
    turn_up(enchantment)
    await happen(game, Revealed(enchantment, cost))


def reveal_cost(enchantment: Object) -> int:
    """Mana it takes to reveal, Magebind included, before any discount."""
    host = enchantment.attached_to
    cost = enchantment.card.reveal or 0
    if host is not None and host.is_mage:
        cost += enchantment.card.value(MAGEBIND)
    return cost


def total_cost(enchantment: Object) -> int:
    """Casting plus reveal cost: what spells that refer to its mana cost mean."""
    return (enchantment.card.cost or 0) + reveal_cost(enchantment)
