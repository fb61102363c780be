"""Rerolls: objects that let their controller roll again, before anything else comes of the roll."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.dice import Face
from mageduel.kernel.questions import WORD, Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.happenings import happen
from mageduel.rules.offers import Offer, take_up
from mageduel.rules.round.uses import Uses
from mageduel.state.causes import About, Printed, Roll, Why
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack

REROLL: Final = "reroll"
REROLLED: Final = Uses("a reroll")
KEEP: Final[Answer] = ("keep",)
ROLL_AGAIN: Final = Question(
    "reroll", Form(REROLL, OBJECT, WORD), about={"kinds": tuple, "subject": object}, declines=KEEP
)


REROLLS: Final = Capability[bool]("rerolls")
"""Asked of everything in play: whether its controller may have one roll a round made again.

His own rolls to defend or escape, and those of an attack on a friendly creature."""
REROLLS_ATTACKS: Final = Capability[Callable[[Attack, Roll], bool]]("rerolls attacks")
"""Asked of what is attached to an attacker: whether its controller may make this roll of this attack once more."""


REROLLS_AGAINST: Final = Capability[Callable[[Attack, Roll], bool]]("rerolls against")
"""Asked of what is attached to a defender: whether its controller may have this roll of the attack made once more."""


def gives_rerolls(thing: Object) -> bool:
    """Whether the object lets anybody roll again at all."""
    return any(each.is_given_by(thing) for each in (REROLLS, REROLLS_ATTACKS, REROLLS_AGAINST))


class PaidReroll(NamedTuple):
    """What it takes to have all attack dice of an attack rolled again."""

    ability: Printed
    mana: int = 0
    harm: int = 0
    """Direct damage to the attacker."""
    uses: Uses | None = None
    """The use of the round it is, where it is limited."""
    seat: int | None = None
    """Who is asked and pays, where that is not whoever controls what makes the offer."""


PAID_REROLLS: Final = Capability[Callable[[Object, Attack], PaidReroll | None]]("paid rerolls")
"""Asked of everything in play: at what price, and whose, all dice of an attack may be rolled again, if at all."""


async def offer_paid_rerolls(game: Game, attack: Attack, roll_again: Callable[[], Awaitable[None]]) -> None:
    """Let whoever may do so pay for having the attack dice rolled again, one after the other, each once an attack."""
    attacker = attack.attacker
    for source in tuple(PAID_REROLLS.anybody(game)):
        for offers in PAID_REROLLS.of(source):
            price = offers(source, attack)
            if price is None or attacker is None or attacker.id not in game.objects:
                continue
            offer = Offer(source, price.ability, attacker, seat=price.seat)
            if not _could_pay(game, offer, price):
                continue
            way = ("pay", price.mana) if price.mana else ("take damage", price.harm)
            if await take_up(game, offer, way) is not None:
                await _pay_for_reroll(game, offer, attacker, price)
                await roll_again()


def _could_pay(game: Game, offer: Offer, price: PaidReroll) -> bool:
    is_left = price.uses is None or price.uses.are_left(offer.source)
    return is_left and game.players[offer.seat].is_alive and available(game, offer.seat) >= price.mana


async def _pay_for_reroll(game: Game, offer: Offer, attacker: Object, price: PaidReroll) -> None:
    if price.uses is not None:
        price.uses.spend(offer.source)
    pay(game, offer.seat, price.mana)
    if price.harm:
        await direct_damage(game, attacker, price.harm, offer.source)


REROLLS_SOME_DICE: Final = Capability[Callable[[Object, Attack], Uses | None]]("rerolls some dice")
"""Asked of everything in play: as which use of a round the attacker may roll any number of attack dice again."""
SOME_DICE: Final = Form("reroll dice", WORD)
ROLL_DICE_AGAIN: Final = Question("reroll dice", SOME_DICE, about={"attack": Attack}, declines=KEEP)


def can_reroll(thing: Object) -> bool:
    """Whether the object has its reroll of this round left."""
    return gives_rerolls(thing) and REROLLED.are_left(thing)


async def offer_reroll(game: Game, seat: int, kind: Roll, subject: object) -> bool:
    """Ask a player with a ready reroll whether this roll is to be made again."""
    return await choose_reroll(game, seat, (kind,), subject) is not None


async def choose_reroll(game: Game, seat: int, kinds: Sequence[Roll], subject: object) -> Roll | None:
    """Ask a player with a ready reroll which of these rolls is to be made again, if any."""
    ready = [each for each in REROLLS.anybody(game) if each.controller == seat and can_reroll(each)]
    ways = [(each, kind) for each in ready for kind in kinds]
    return await _choose(game, seat, ways, subject) if ways else None


async def reroll_for_friend(game: Game, kinds: Sequence[Roll], attack: Attack) -> Roll | None:
    """Ask the defender's player, then his team-mates, which of the rolls of an attack is to be made again, if any."""
    defender = attack.defender
    for seat in game.seats_from(defender.controller):
        if is_friendly(seat, defender):
            kind = await choose_reroll(game, seat, kinds, attack)
            if kind is not None:
                return kind
    return None


async def reroll_own_attack(game: Game, kinds: Sequence[Roll], attack: Attack) -> Roll | None:
    """Ask whoever has something on the attacker that allows it which of these rolls is to be made again, if any."""
    return await _reroll_by(game, REROLLS_ATTACKS, attack.attacker, kinds, attack)


async def reroll_attack_on(game: Game, kinds: Sequence[Roll], attack: Attack) -> Roll | None:
    """Ask whoever has something on the defender that allows it which of these rolls is to be made again, if any."""
    return await _reroll_by(game, REROLLS_AGAINST, attack.defender, kinds, attack)


async def _reroll_by(
    game: Game,
    capability: Capability[Callable[[Attack, Roll], bool]],
    bearer: Object | None,
    kinds: Sequence[Roll],
    attack: Attack,
) -> Roll | None:
    if bearer is None or not capability.anybody(game):
        return None
    for seat in game.seats_from(game.initiative):
        ways = [
            (each, kind)
            for each in bearer.attachments
            if not each.hidden and each.controller == seat and REROLLED.are_left(each)
            for lets in capability.of(each)
            for kind in kinds
            if lets(attack, kind)
        ]
        kind = await _choose(game, seat, ways, attack) if ways else None
        if kind is not None:
            return kind
    return None


async def _choose(game: Game, seat: int, ways: Sequence[tuple[Object, Roll]], subject: object) -> Roll | None:
    kinds = tuple(dict.fromkeys(kind for _, kind in ways))
    again: list[Answer] = [(REROLL, each.id, kind.value) for each, kind in ways]
    answer = await ROLL_AGAIN.ask(seat, [KEEP, *again], kinds, subject)
    if answer == KEEP:
        return None
    source, kind = game.objects[answer[1]], Roll(answer[2])
    REROLLED.spend(source)
    await happen(game, AbilityUsed(source, About(Why.ROLLS_AGAIN, kind)))
    return kind


async def choose_dice(game: Game, attack: Attack) -> tuple[Face, ...]:
    """Ask an attacker who may do so which of the attack dice are rolled again."""
    attacker = attack.attacker
    if attacker is None:
        return ()
    for each in REROLLS_SOME_DICE.anybody(game):
        for allows in REROLLS_SOME_DICE.of(each):
            uses = allows(each, attack)
            if uses is None or not uses.are_left(attacker):
                continue
            ways = {SOME_DICE(_written(faces)): faces for faces in _selections(attack.faces)}
            answer = await ROLL_DICE_AGAIN.ask(attacker.controller, _blanks_first(attack.faces, ways), attack)
            if answer != KEEP:
                uses.spend(attacker)
                await happen(game, AbilityUsed(each, About(Why.ROLLS_AGAIN, Roll.ATTACK_DICE), attacker))
                return ways[answer]
    return ()


def _selections(faces: Sequence[Face]) -> list[tuple[Face, ...]]:
    """Every selection of one die or more; dice that show the same are all one."""
    shown = Counter(sorted(faces))
    numbers = product(*(range(count, -1, -1) for count in shown.values()))
    chosen = [tuple(face for face, count in zip(shown, each, strict=True) for _ in range(count)) for each in numbers]
    return [each for each in chosen if each]


def _blanks_first(faces: Sequence[Face], ways: dict[Answer, tuple[Face, ...]]) -> list[Answer]:
    """What looks best at first sight stands first: the blanks, if there are any, else leaving it at that."""
    blanks = tuple(face for face in faces if face.value == 0)
    best = [way for way, chosen in ways.items() if chosen == blanks]
    return [*best, KEEP, *(way for way in ways if way not in best)]


def _written(faces: Sequence[Face]) -> str:
    return " ".join(str(face) for face in faces)
