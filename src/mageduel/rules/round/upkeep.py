"""Upkeep: what is due on objects each round; in which order, `upkeep_order` knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.upkeep import Due, Touch, alters, demands, ends, harms, heals, reads, relieves, spares
from mageduel.facts.conditions import BLEED, BURN, ROT
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import LIFEBOND, LIFELINK, MELTING, REGENERATE, UPKEEP, Word
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage, direct_damage_to_all
from mageduel.rules.casting.mana import CAPTURES_MANA, PAY, PROFITS, TO_PAY, available, capture, pay
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.dice import roll_attack_dice
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import of, reasons, traits, value
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.sacrifice import move_damage
from mageduel.rules.round.token_upkeep import countdowns_due
from mageduel.rules.round.upkeep_order import resolve
from mageduel.rules.round.uses import Uses
from mageduel.state.causes import Why
from mageduel.state.events import DicePool, UpkeepPaid
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import SEAT
from mageduel.state.phases import Phase

KEEPS_BURNING: Final = Capability[int]("keeps burning")
"""Asked of what is attached to something that burns: for how much mana a Burn that rolled a blank stays."""
FAN_THE_FIRE: Final = Question(
    "fan the fire",
    Form("fan the fire", NUMBER),
    about={"spell": Object, "bearer": Object},
    declines=("fan the fire", 0),
)
BEGINS_UPKEEP: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("begins upkeep")
"""Asked of everything in play: what happens to it as the Upkeep Phase begins, before anything is due."""
BURNS_OTHERS: Final = Capability[bool]("burns others")
"""Asked of what has Burn markers: whether they hurt the other creatures in its zone, and not itself."""
PAID_FIRST: Final = Capability[bool]("paid first")
"""Asked of a spell on a creature: whether its upkeep is paid before any other upkeep cost on that creature."""
BEFORE_UPKEEP: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("before its upkeep")
"""Asked of an object with an upkeep cost: what happens to it each Upkeep Phase before that cost is due."""


class Payoff(NamedTuple):
    """What paying an upkeep cost causes, and what that could do."""

    perform: Callable[[Game, Object], Awaitable[None]]
    touches: Callable[[Object], Sequence[Touch]]


WHEN_UPKEEP_PAID: Final = Capability[Payoff]("when its upkeep is paid")
"""Asked of an object whose upkeep cost has just been paid: what that causes."""


class Saving(NamedTuple):
    """Mana of upkeep costs that need not be paid, so often a round."""

    amount: int
    applies: Callable[[Object], bool]
    uses: Uses


SAVES_UPKEEP: Final = Capability[Saving]("saves upkeep")
"""Asked of what a mage wears: mana he need not pay for the upkeep of what he controls."""
LET_GO: Final[Answer] = ("let go",)
PAY_UPKEEP: Final = Question("upkeep", TO_PAY, LET_GO, about={"thing": Object, "cost": int})
MOVE_ALONG_LIFEBOND: Final = Question(
    "lifebond",
    Form("keep", NUMBER),
    Form("from mage", NUMBER),
    Form("to mage", NUMBER),
    about={"bound": Object},
    declines=("keep", 0),
)
MOVE_ALONG_LIFELINK: Final = Question(
    "lifelink",
    Form("keep", NUMBER, NUMBER),
    Form("from", SEAT, NUMBER),
    Form("to", SEAT, NUMBER),
    about={"mage": Object},
    declines=("keep", 0, 0),
)


async def upkeep_phase(game: Game) -> None:
    """Resolve everything due, one thing at a time."""
    if BEGINS_UPKEEP in game.listeners:
        for thing in game.in_initiative_order(game.heeding(BEGINS_UPKEEP)):
            for effect in BEGINS_UPKEEP.of(thing):
                await effect(game, thing)
    if game.unsettled:
        await settle(game)
    await resolve(game, due_now(game))
    if game.is_watched:
        await reveal_window(game, Phase.UPKEEP)


def due_now(game: Game) -> list[Due]:
    """All that is due this Upkeep Phase, the initiative holder's objects first."""
    concerned: list[Object] = []
    for thing in game.objects.values():
        if thing.hidden:
            if upkeep_cost(thing) and (PAID_FIRST not in game.listeners or _paid_first(thing) is None):
                concerned.append(thing)
            continue
        words = (thing.characteristics or of(thing)).traits
        if thing.conditions or thing.marks or thing.script.upkeep or (words and _has_something_due(words)):
            concerned.append(thing)
    due: list[Due] = []
    for thing in game.in_initiative_order(concerned):
        due += _upkeep_of(game, thing) if thing.hidden else _due_on(game, thing)
    return due


def _has_something_due(words: dict[Word, int]) -> bool:
    """Whether a trait among these brings something every Upkeep Phase."""
    return REGENERATE in words or UPKEEP in words or MELTING in words or LIFEBOND in words or LIFELINK in words


def _due_on(game: Game, thing: Object) -> list[Due]:
    due: list[Due] = []
    if thing.script.upkeep:
        for make in thing.script.upkeep:
            due += make(game, thing)
    if thing.conditions:
        for condition, act, most in ((BURN, _burn, 2), (ROT, _rot, 1), (BLEED, _bleed, 1)):
            count = thing.conditions.get(condition, 0)
            if count and condition is BURN and BURNS_OTHERS.is_given_by(thing):
                harm_around = [harms(each, most * count, DamageType.FLAME) for each in _others_here(game, thing)]
                due.append(_own(game, thing, condition.name, _burn_others, *harm_around, alters(thing, condition)))
            elif count:
                harm = harms(thing, most * count, condition.damage_type)
                touches = [harm, alters(thing, condition) if condition is BURN else reads(thing, condition)]
                if condition is BURN and KEEPS_BURNING in game.listeners:
                    touches += _to_keep_burning(thing, count)
                due.append(_own(game, thing, condition.name, act, *touches))
    words = traits(thing)
    if REGENERATE in words:
        due.append(_own(game, thing, "Regenerate", _regenerate, heals(thing, words[REGENERATE], REGENERATE)))
    if MELTING in words:
        due.append(_own(game, thing, MELTING.name, _melt, harms(thing, words[MELTING]), reads(thing, MELTING)))
    if thing.marks:
        due += countdowns_due(game, thing)
    if LIFEBOND in words:
        mage = game.players[thing.controller].mage
        due.append(_own(game, thing, "Lifebond", _lifebond, *_either_way(words[LIFEBOND], thing, mage)))
    if LIFELINK in words:
        due.append(_own(game, thing, "Lifelink", _lifelink, *_either_way(words[LIFELINK], thing, *_mates(game, thing))))
    if words.get(UPKEEP, 0) > 0 or BEFORE_UPKEEP.is_given_by(thing):
        first = _paid_first(thing) if PAID_FIRST in game.listeners else None
        if first is None:
            due += _upkeep_of(game, thing)
        elif first is thing:
            due.append(_upkeep_cost(game, thing, words[UPKEEP], is_first=True))
    return due


def _upkeep_of(game: Game, thing: Object) -> list[Due]:
    """The upkeep cost of an object, after what comes before it."""
    before = () if thing.hidden else BEFORE_UPKEEP.of(thing)
    if not before:
        cost = upkeep_cost(thing)
        return [_upkeep_cost(game, thing, cost)] if cost > 0 else []

    async def prepare() -> None:
        for act in before:
            await act(game, thing)

    def then() -> list[Due]:
        cost = value(thing, UPKEEP) if thing.id in game.objects else 0
        return [_upkeep_cost(game, thing, cost)] if cost > 0 else []

    touches = (alters(thing, UPKEEP), *([spares(thing)] if thing.has_life else []))
    return [Due(thing, thing, "before-upkeep", prepare, touches, then)]


def _to_keep_burning(thing: Object, count: int) -> list[Touch]:
    """What it may cost players to keep so many flames alive."""
    fans = [each for each in thing.attachments if not each.hidden and KEEPS_BURNING.is_given_by(each)]
    return [demands(each.controller, count * cost) for each in fans for cost in KEEPS_BURNING.of(each)]


def _upkeep_cost(game: Game, thing: Object, cost: int, *, is_first: bool = False) -> Due:
    payoffs = () if thing.hidden else WHEN_UPKEEP_PAID.of(thing)
    caused = tuple(touch for payoff in payoffs for touch in payoff.touches(thing))
    touches = (demands(thing.controller, cost), ends(thing), reads(thing, UPKEEP), *caused)
    then = partial(_costs_after, game, thing, thing.attached_to) if is_first else None
    return Due(thing, thing, "Upkeep", partial(_pay_upkeep, game, thing), touches, then)


def _paid_first(thing: Object) -> Object | None:
    """Whose upkeep on the same creature comes before all others, this object's own included."""
    bearer = thing if thing.attached_to is None else thing.attached_to
    for each in bearer.attachments:
        if not each.hidden and PAID_FIRST.is_given_by(each) and value(each, UPKEEP) > 0:
            return each
    return None


def _costs_after(game: Game, first: Object, bearer: Object | None) -> list[Due]:
    """The upkeep costs of a creature and of what is attached to it, but for the one that came first."""
    if bearer is None or bearer.id not in game.objects:
        return []
    things = [each for each in (bearer, *bearer.attachments) if each is not first]
    return [due for each in things for due in _upkeep_of(game, each)]


def upkeep_cost(thing: Object) -> int:
    """What keeping it costs each round; of what lies face down, only what others demand for it."""
    cost = value(thing, UPKEEP)
    return cost - thing.card.value(UPKEEP) if thing.hidden else cost


def _own(game: Game, thing: Object, what: str, act: Callable[[Game, Object], Awaitable[None]], *touches: Touch) -> Due:
    """Something due on an object because of what it is or bears itself."""
    return Due(thing, thing, what, partial(act, game, thing), touches)


def _either_way(most: int, *things: Object) -> list[Touch]:
    """So much damage may flow to or from each of these."""
    return [touch for each in things for touch in (harms(each, most), relieves(each, most))]


def _mates(game: Game, mage: Object) -> list[Object]:
    """The living mages of the same team."""
    team = game.players[mage.controller].team
    return [each.mage for each in game.players if each.team == team and each.mage is not mage and each.is_alive]


async def _burn(game: Game, thing: Object) -> None:
    """One die for each Burn: that much direct damage, and a blank puts this one out."""
    await direct_damage(game, thing, await _roll_burns(game, thing), BURN, DamageType.FLAME)


async def _burn_others(game: Game, thing: Object) -> None:
    """The same, but it hurts every other creature in the zone."""
    damage = await _roll_burns(game, thing)
    await direct_damage_to_all(game, _others_here(game, thing), damage, BURN, DamageType.FLAME)


async def _roll_burns(game: Game, thing: Object) -> int:
    faces = await roll_attack_dice(game, thing.conditions.get(BURN, 0))
    if DicePool in game.heard:
        await happen(game, DicePool(thing, BURN, faces))
    out = sum(1 for face in faces if face.value == 0)
    if out and KEEPS_BURNING in game.listeners:
        out -= await _fan(game, thing, out)
    if out:
        await remove_condition(game, thing, BURN, out)
    return sum(face.value for face in faces)


def _others_here(game: Game, thing: Object) -> list[Object]:
    """The other creatures in its zone."""
    here = () if thing.zone is None else game.in_zone[thing.zone]
    return [each for each in here if each.is_creature and each is not thing]


async def _fan(game: Game, thing: Object, out: int) -> int:
    """Whoever has something on the bearer that keeps it burning may pay for flames that would go out; says how many."""
    kept = 0
    for each in tuple(thing.attachments):
        if each.hidden or not KEEPS_BURNING.is_given_by(each):
            continue
        (cost,) = KEEPS_BURNING.of(each)
        seat = each.controller
        most = min(out - kept, available(game, seat) // cost)
        if most > 0:
            ways = [("fan the fire", count) for count in range(most + 1)]
            answer = await FAN_THE_FIRE.ask(seat, ways, each, thing)
            pay(game, seat, cost * answer[1])
            kept += answer[1]
    return kept


async def _rot(game: Game, thing: Object) -> None:
    await direct_damage(game, thing, thing.conditions.get(ROT, 0), ROT, DamageType.POISON)


async def _bleed(game: Game, thing: Object) -> None:
    await direct_damage(game, thing, thing.conditions.get(BLEED, 0), BLEED)


async def _regenerate(game: Game, thing: Object) -> None:
    await heal(game, thing, value(thing, REGENERATE), REGENERATE)


async def _melt(game: Game, thing: Object) -> None:
    await direct_damage(game, thing, value(thing, MELTING), MELTING)


async def _lifebond(game: Game, thing: Object) -> None:
    """Damage may flow between a mage and what is bonded to him, one way or the other."""
    mage, most = game.players[thing.controller].mage, value(thing, LIFEBOND)
    ways = [("keep", 0)]
    ways += [("from mage", count) for count in range(1, min(most, mage.damage) + 1)]
    ways += [("to mage", count) for count in range(1, min(most, thing.damage) + 1)]
    answer = await MOVE_ALONG_LIFEBOND.ask(thing.controller, ways, thing)
    way, count = answer
    if way == "keep":
        return
    giver, taker = (mage, thing) if way == "from mage" else (thing, mage)
    await move_damage(game, giver, taker, count, LIFEBOND)


async def _lifelink(game: Game, mage: Object) -> None:
    """Damage may flow between a mage and one team-mate, one way or the other."""
    most = value(mage, LIFELINK)
    ways: list[Answer] = [("keep", 0, 0)]
    for mate in _mates(game, mage):
        ways += [("from", mate.controller, count) for count in range(1, min(most, mate.damage) + 1)]
        ways += [("to", mate.controller, count) for count in range(1, min(most, mage.damage) + 1)]
    way, seat, count = await MOVE_ALONG_LIFELINK.ask(mage.controller, ways, mage)
    if way != "keep":
        mate = game.players[seat].mage
        giver, taker = (mate, mage) if way == "from" else (mage, mate)
        await move_damage(game, giver, taker, count, LIFELINK)


def _savings(game: Game, thing: Object) -> list[tuple[Object, Saving]]:
    """What its controller wears that still saves mana on the upkeep of this object."""
    return [
        (each, saving)
        for each in game.players[thing.controller].mage.attachments
        for saving in SAVES_UPKEEP.of(each)
        if saving.applies(thing) and saving.uses.are_left(each)
    ]


async def _capture_upkeep(game: Game, thing: Object, seat: int, paid: int) -> None:
    """What opponents have added to an upkeep cost is mana that they made its controller pay."""
    for each in reasons(thing, UPKEEP):
        source = None if each.source is None else game.objects.get(each.source)
        if source is not None and each.amount > 0:
            paid -= await capture(game, seat, min(paid, each.amount), source.controller)


async def _pay_upkeep(game: Game, thing: Object) -> None:
    """Pay to keep it, or let it be destroyed; its controller's mage pays, never the object itself (ruling R46)."""
    cost = upkeep_cost(thing)
    seat = thing.controller
    if cost <= 0:
        return
    savings = _savings(game, thing) if SAVES_UPKEEP in game.listeners else []
    cost = max(0, cost - sum(saving.amount for _, saving in savings))
    if available(game, seat) < cost:
        await destroy(game, thing, Why.UPKEEP_UNPAID)
        return
    answer = await PAY_UPKEEP.ask(seat, [PAY, LET_GO], thing, cost)
    if answer == PAY:
        for source, saving in savings:
            saving.uses.spend(source)
        pay(game, seat, cost)
        await happen(game, UpkeepPaid(thing, seat, cost))
        if CAPTURES_MANA in game.listeners or PROFITS in game.listeners:
            await _capture_upkeep(game, thing, seat, cost)
        for payoff in () if thing.hidden else WHEN_UPKEEP_PAID.of(thing):
            await payoff.perform(game, thing)
    else:
        await destroy(game, thing, Why.UPKEEP_UNPAID)
