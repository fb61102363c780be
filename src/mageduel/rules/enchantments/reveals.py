"""Enchantments: hidden, revealed in the windows after every step, mandatory in their own step; paying and resolving."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import NoneType
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Mandatory, Script, answers_of
from mageduel.dsl.steps import Step
from mageduel.facts.cards import Card
from mageduel.facts.traits import MAGEBIND
from mageduel.kernel.questions import PASS, TO_PASS, Count, Form, Question
from mageduel.kernel.requests import Answer, Group
from mageduel.rules.casting import costs, targeting
from mageduel.rules.casting.mana import PAY, TO_PAY, pay
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.enchantments.countering import COUNTERS_SPELLS, could_be_countered
from mageduel.rules.happenings import happen
from mageduel.rules.objects.control import HOLDS_CONTROL, settle_control
from mageduel.rules.objects.destroy import destroy, discard, settle
from mageduel.rules.objects.presence import turn_down, turn_up
from mageduel.rules.objects.tokens import lay_first_tokens
from mageduel.rules.order import which_one_next
from mageduel.state.causes import Why
from mageduel.state.events import Revealed, TurnedFaceDown
from mageduel.state.game import Game
from mageduel.state.marks import ROUND_END, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase, Attack, Healing, Move, Place, Running, Spell

REVEAL: Final = "reveal"
"""First word of an answer that turns an enchantment up and pays for it, and the moment after it."""
COUNTER_REVEAL: Final = "counter-reveal"
"""The moment at which something shown may still be countered."""
FORFEIT: Final = "forfeit"
"""First word of an answer that turns it up and does not pay, though that were possible."""
REVEALS: Final = (REVEAL, FORFEIT)
TO_FORFEIT: Final = Form(FORFEIT, OBJECT, group="reveals")
TO_REVEAL: Final = (Form(REVEAL, OBJECT, group="reveals", icon="hidden", key="R"), TO_FORFEIT)
WINDOW: Final = Question(
    "reveal",
    *TO_REVEAL,
    about={"moment": Step | Phase | str, "running": Attack | Spell | Move | NoneType},
    declines=TO_PASS,
    count=Count.SECRET,
)
UNPAID: Final[Answer] = (FORFEIT,)
PAY_REVEAL: Final = Question(
    "pay reveal",
    TO_PAY,
    UNPAID,
    about={"enchantment": Object, "cost": int, "running": Attack | Spell | Move | Healing | ActionPhase},
)


async def reveal_window(game: Game, moment: Step[Running] | Phase | str, subject: Running | None = None) -> None:
    """Let players reveal, in initiative order, until all of them have passed.

    Whoever has a hidden enchantment is asked, whether it would help or not: being asked tells nobody anything.
    """
    if not game.is_watched:
        return
    order = game.seats_from(game.initiative)
    window: object = (moment, subject)
    passed = 0
    turn = 0
    while passed < len(order) and game.hidden:
        seat = order[turn % len(order)]
        is_asked = any(each.controller == seat and not is_barred(game, each) for each in game.hidden)
        if not game.players[seat].is_alive or not is_asked:
            passed += 1
            turn += 1
            continue
        answer = await WINDOW.ask(seat, partial(reveal_options, game, seat), window)
        if answer == PASS:
            passed += 1
            turn += 1
        else:
            passed = 0
            await reveal(game, game.objects[answer[1]], pays=answer[0] == REVEAL)


def reveal_options(game: Game, seat: int) -> list[Answer]:
    """Every hidden enchantment of this player that may be turned up now, and leaving them as they are."""
    return [PASS, *_reveals(game, seat)]


def _reveals(game: Game, seat: int) -> list[Answer]:
    """Turning up what may be turned up now, paid for as far as possible; then doing so without paying."""
    mine = [each for each in game.hidden if each.controller == seat and may_reveal(game, each)]
    unpaid = [each for each in mine if (cost := reveal_cost(each)) and costs.can_pay_reveal(game, each, cost)]
    found: list[Answer] = [(REVEAL, each.id) for each in mine]
    return found + [(FORFEIT, each.id) for each in unpaid]


def reveals_beside(game: Game, seat: int) -> Group | None:
    """What a player who decides between actions may turn up first: the window before is still open to them."""
    for each in game.hidden:
        if each.controller == seat:
            return partial(_reveals, game, seat)
    return None


async def reveal_beside(game: Game, answer: Answer) -> None:
    """Turn up what was chosen beside an action; then everybody may reveal once more."""
    await reveal(game, game.objects[answer[1]], pays=answer[0] == REVEAL)
    await reveal_window(game, REVEAL)


BARS_REVEAL: Final = Capability[bool]("bars reveal")
"""Asked of a spell: whether its target can no longer be revealed once it is cast."""
BETWEEN_ACTIONS_ONLY: Final = Capability[bool]("between actions only")
"""Asked of a hidden enchantment: whether it may be revealed only while nothing is going on."""
REVEAL_RULE: Final = Capability[Callable[[Game, Object], bool]]("reveal rule")
"""Asked of a hidden enchantment: whether its text lets it be revealed at this moment."""
SINGLE_USE: Final = Capability[bool]("single use")
"""Asked of an enchantment: whether it is destroyed once it is revealed and has done what it does."""
REVEAL_COST: Final = Capability[Callable[[Object], int]]("reveal cost")
"""Asked of an enchantment whose reveal cost is printed with an X: what it comes to on this object."""


REVEAL_CHANGE: Final = Capability[Callable[[Object], int]]("reveal cost changes")
"""Asked of an enchantment: mana that its own text adds to its reveal cost where it lies, or takes off."""


def costs_less_to_reveal(script: Script, on: Callable[[Object], bool]) -> None:
    """Let revealing an enchantment cost 1 mana less on such an object."""
    script.answer(REVEAL_CHANGE, lambda this: -1 if this.attached_to is not None and on(this.attached_to) else 0)


def is_of_level_1(thing: Object) -> bool:
    """Whether its Level is 1, for what is cheaper on such creatures."""
    return thing.level == 1


STAYS_DOWN: Final = Mark("stays face down", until=ROUND_END)
"""The mark of an enchantment that cannot be revealed any more this round."""


def may_reveal(game: Game, enchantment: Object) -> bool:
    """Whether this enchantment may be turned up at this moment; what a fallen mage has left never is (ruling M8)."""
    if STAYS_DOWN in enchantment.marks or not game.players[enchantment.controller].is_alive:
        return False
    rules = REVEAL_RULE.of(enchantment)
    if rules and not all(lets(game, enchantment) for lets in rules):
        return False
    if not game.running:
        return True
    return not BETWEEN_ACTIONS_ONLY.is_given_by(enchantment) and not is_barred(game, enchantment)


def is_single_use(enchantment: Object) -> bool:
    """Whether it is used up by being revealed: what must be revealed is, unless it stays."""
    mandatory = enchantment.script.mandatory
    return any(not each.stays for each in mandatory) or SINGLE_USE.is_given_by(enchantment)


def is_barred(game: Game, enchantment: Object) -> bool:
    """Whether a spell that everybody sees being cast on it keeps it from being revealed."""
    for each in game.running:
        if not isinstance(each, Spell) or not each.was_cast or each.target is not enchantment:
            continue
        if answers_of(each.card, BARS_REVEAL):
            return True
    return False


async def reveal_mandatory(
    game: Game, step: Step[Running | Healing | ActionPhase], subject: Running | Healing | ActionPhase
) -> None:
    """Turn up every enchantment that must be revealed in this step; the initiative decides between players.

    What has been triggered stays so, whatever those resolved before it have changed; and they may trigger others.
    """
    due: list[tuple[Object, Mandatory]] = []
    triggered: set[int] = set()
    while True:
        for each in game.hidden:
            if each.id not in triggered:
                for mandatory in each.script.mandatory:
                    if mandatory.step is step and mandatory.when(each, subject) and may_reveal(game, each):
                        triggered.add(each.id)
                        due.append((each, mandatory))
                        break
        due = [entry for entry in due if entry[0].hidden and entry[0].in_play]
        if not due:
            return
        for seat in game.seats_from(game.initiative):
            mine = [entry for entry in due if entry[0].controller == seat]
            if mine:
                break
        enchantment, mandatory = mine[0]
        if len(mine) > 1:
            answer = await which_one_next(seat, (each for each, _ in mine), subject)
            enchantment, mandatory = next(entry for entry in mine if entry[0].id == answer[1])
        due.remove((enchantment, mandatory))
        if await _show_and_pay(game, enchantment, subject):
            await mandatory.effect(game, enchantment, subject)
            await _settle_revealed(game, enchantment, is_used_up=not mandatory.lingers)


async def reveal(game: Game, enchantment: Object, *, pays: bool = True) -> None:
    """Turn up an enchantment by choice: show, pay, resolve (ruling R19). Paying has been chosen with it."""
    if await _show_and_pay(game, enchantment, None, pays=pays):
        script = enchantment.script
        if script.reveal_effect is not None:
            await script.reveal_effect(game, enchantment)
        await _settle_revealed(game, enchantment, is_used_up=is_single_use(enchantment))


async def _show_and_pay(
    game: Game,
    enchantment: Object,
    subject: Running | Healing | ActionPhase | None,
    *,
    pays: bool = True,
    against: Object | None = None,
) -> bool:
    """Show the card and pay for it; whoever cannot or will not pay loses it. Asked is who had to show it.

    It may be shown against another one that is being revealed.
    """
    if await _fails_on_sight(game, enchantment) or await _is_countered(game, enchantment, against):
        return False
    cost = reveal_cost(enchantment)
    is_paid = pays and costs.can_pay_reveal(game, enchantment, cost)
    if is_paid and subject is not None:
        to_pay = price_to_reveal(game, enchantment).to_pay
        answer = await PAY_REVEAL.ask(enchantment.controller, [PAY, UNPAID], enchantment, to_pay, subject)
        is_paid = answer == PAY
    if is_paid:
        await _pay_and_turn(game, enchantment, cost)
    else:
        await _lose_unpaid(game, enchantment)
    return is_paid


async def _settle_revealed(game: Game, enchantment: Object, *, is_used_up: bool) -> None:
    if is_used_up:
        await destroy(game, enchantment, Why.USED_UP)
    await settle(game)


async def _fails_on_sight(game: Game, enchantment: Object) -> bool:
    """Shown beside a revealed twin it is discarded; shown on something it could not target it is destroyed."""
    neighbours = (
        enchantment.attached_to.attachments
        if enchantment.attached_to is not None
        else game.zone_enchantments[enchantment.zone]  # type: ignore[index]
    )
    if any(each.name == enchantment.name and not each.hidden for each in neighbours):
        if Revealed in game.heard:
            await happen(game, Revealed(enchantment, None))
        await discard(game, enchantment, Why.SAME_THERE)
        return True
    if not targeting.fits_where_it_is(game, enchantment):
        if Revealed in game.heard:
            await happen(game, Revealed(enchantment, None))
        await destroy(game, enchantment, Why.NO_LONGER_FITS)
        return True
    return False


async def _is_countered(game: Game, enchantment: Object, shown: Object | None) -> bool:
    """The counter window of a reveal: whoever has something hidden on the same object may counter it (ruling R19)."""
    bearer = enchantment.attached_to
    if bearer is None or not could_be_countered(enchantment.card):
        return False
    window: object = (COUNTER_REVEAL, None)
    for seat in game.seats_from(game.initiative):
        beside = [each for each in game.hidden if each.controller == seat and each.attached_to is bearer]
        if not game.players[seat].is_alive or not any(each not in (enchantment, shown) for each in beside):
            continue
        answer = await WINDOW.ask(seat, partial(_counters, game, seat, enchantment), window)
        if answer == PASS:
            continue
        counter = game.objects[answer[1]]
        if await _show_and_pay(game, counter, None, against=enchantment):
            if Revealed in game.heard:
                await happen(game, Revealed(enchantment, None))
            await destroy(game, enchantment, Why.COUNTERED)
            await destroy(game, counter, Why.USED_UP)
            return True
    return False


def _counters(game: Game, seat: int, enchantment: Object) -> list[Answer]:
    """Letting it be, or turning up what counters it."""
    able = [
        each
        for each in game.hidden
        if each.controller == seat and each is not enchantment and each.attached_to is enchantment.attached_to
    ]
    return [PASS, *((REVEAL, each.id) for each in able if any(c(enchantment.card) for c in COUNTERS_SPELLS.of(each)))]


async def _lose_unpaid(game: Game, enchantment: Object) -> None:
    if Revealed in game.heard:
        await happen(game, Revealed(enchantment, None))
    await destroy(game, enchantment, Why.REVEAL_UNPAID)


async def _pay_and_turn(game: Game, enchantment: Object, cost: int) -> None:
    due = costs.reveal_price(game, enchantment, cost)
    costs.use_discounts(due)
    pay(game, enchantment.controller, due.to_pay)
    turn_up(enchantment)
    lay_first_tokens(enchantment)
    if Revealed in game.heard:
        await happen(game, Revealed(enchantment, due.to_pay))
    if enchantment.attached_to is not None and HOLDS_CONTROL.is_given_by(enchantment):
        await settle_control(game, enchantment.attached_to)


async def turn_face_down(game: Game, enchantment: Object) -> None:
    """Turn a revealed enchantment face down, as if it had just been cast; it stays so for this round."""
    for condition, count in tuple(enchantment.conditions.items()):
        await remove_condition(game, enchantment, condition, count)
    turn_down(enchantment)
    enchantment.mark(STAYS_DOWN)
    await happen(game, TurnedFaceDown(enchantment))
    if enchantment.attached_to is not None and HOLDS_CONTROL.is_given_by(enchantment):
        await settle_control(game, enchantment.attached_to)
    await settle(game)


def reveal_cost(enchantment: Object) -> int:
    """Mana it takes to reveal, Magebind included, before any discount."""
    cost = _reveal_cost_on(enchantment.card, enchantment.attached_to)
    changes = REVEAL_CHANGE.of(enchantment)
    return max(0, cost + sum(change(enchantment) for change in changes)) if changes else cost


def price_to_reveal(game: Game, enchantment: Object) -> costs.Price:
    """What revealing it would cost now, with every discount."""
    return costs.reveal_price(game, enchantment, reveal_cost(enchantment))


def _reveal_cost_on(card: Card, host: Place) -> int:
    if not isinstance(host, Object):
        return card.reveal or 0
    variable = sum(cost(host) for cost in answers_of(card, REVEAL_COST)) if "reveal" in card.variable else 0
    return (card.reveal or 0) + variable + (card.value(MAGEBIND) if host.is_mage else 0)


def total_cost_on(card: Card, host: Place) -> int:
    """What casting and revealing this enchantment there would cost in all."""
    return (card.cost or 0) + _reveal_cost_on(card, host)


def total_cost(enchantment: Object) -> int:
    """Casting plus reveal cost: what spells that refer to its mana cost mean."""
    return total_cost_on(enchantment.card, enchantment.attached_to)
