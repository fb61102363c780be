"""Costs: what casting and revealing cost now, with every discount, and whether that can be paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script, answers_of, script_of
from mageduel.facts.cards import Card
from mageduel.kernel.questions import NUMBER, Form, Question
from mageduel.rules.casting.mana import TOKENS_AS_MANA, available, available_for
from mageduel.rules.objects.terrain import cost_to_replace
from mageduel.rules.objects.tokens import Stock, has_tokens
from mageduel.rules.round.uses import Uses
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

ONE_DISCOUNT: Final = Uses("a discount")
SINGLE_WALL: Final = "single"
"""The choice not to extend a wall; extending costs the wall again and its level."""


@dataclass(frozen=True, slots=True, eq=False)
class Discount:
    """Mana a mage need not pay once a round, or as often as it says, when casting or when revealing."""

    amount: int
    applies: Callable[[Object, Declaration], bool]
    on_cast: bool = True
    on_reveal: bool = False
    uses: Uses = ONE_DISCOUNT
    also_for: Callable[[Object], bool] | None = None
    """Which of the casters he controls may use it in his place; without it, none."""


SAVES_MANA: Final = Capability[Discount]("saves mana")
"""Asked of what a mage wears, of revealed enchantments on him, and of what he controls that is attached to nothing."""
PAYS_TOWARDS: Final = Capability[Callable[[Object, Object, Card], bool]]("pays towards")
"""Asked of everything in play: whether mana on it may help this caster pay for this card, once a round."""
COSTS_MORE: Final = Capability[Callable[[Object, Declaration], int]]("costs more")
"""Asked of everything in play: how much more mana than is printed it takes to cast this."""


def discounts_spells(
    script: Script,
    amount: int,
    applies: Callable[[Card], bool],
    *,
    uses: Uses = ONE_DISCOUNT,
    also_for: Callable[[Object], bool] | None = None,
) -> None:
    """Save mana once a round on one such spell of the bearer: when cast, or for an enchantment when revealed.

    Some serve familiars or spawnpoints of his as well, for what they cast.
    """

    def is_cast(this: Object, declared: Declaration) -> bool:
        return not declared.card.is_enchantment and applies(declared.card)

    script.answer(SAVES_MANA, Discount(amount, is_cast, uses=uses, also_for=also_for))

    def is_revealed(this: Object, declared: Declaration) -> bool:
        return applies(declared.card)

    script.answer(SAVES_MANA, Discount(amount, is_revealed, on_cast=False, on_reveal=True, uses=uses))


COSTS_TOKENS: Final = Capability[Stock]("costs tokens")
"""Asked of a spell: which tokens on its caster casting it takes, besides its mana."""


def has_tokens_to_cast(caster: Object, card: Card) -> bool:
    """Whether the tokens that casting this takes lie on the caster."""
    stocks = answers_of(card, COSTS_TOKENS)
    return not stocks or all(has_tokens(caster, stock) for stock in stocks)


class Price:
    """What a spell costs: the full cost, what is saved, and the objects whose discounts save it."""

    __slots__ = ("discounts", "full", "reduction", "to_pay")

    def __init__(self, full: int, reduction: int = 0, discounts: tuple[tuple[Object, Discount], ...] = ()) -> None:
        self.full = full
        self.reduction = reduction
        self.discounts = discounts
        self.to_pay = full - reduction
        """Mana that leaves the supply."""


def casting_cost(declared: Declaration) -> int:
    """The cost of a spell before discounts: printed, or X worked out from what is declared."""
    card = declared.card
    compute = script_of(card).cost
    if compute is not None:
        return compute(declared)
    cost = card.cost or 0
    if card.is_terrain:
        return cost + cost_to_replace(declared.game, declared.zone)
    if card.is_wall and declared.choices and declared.choices[0] != SINGLE_WALL:
        return 2 * cost + card.level
    return cost


def full_cost(declared: Declaration) -> int:
    """The total cost of a spell before discounts, with what objects in play add to it."""
    cost = casting_cost(declared)
    return cost + _surcharge(declared) if COSTS_MORE in declared.game.listeners else cost


def price(declared: Declaration) -> Price:
    """What casting costs now; a ready discount is always used, since saving it never pays."""
    listeners = declared.game.listeners
    full = casting_cost(declared) if COSTS_MORE not in listeners else full_cost(declared)
    if full > 0 and SAVES_MANA in listeners:
        ready = _discounts_for(declared.caster)
        if ready:
            on_cast = [(each, discount) for each, discount in ready if discount.on_cast]
            return _reduced(full, on_cast, declared)
    return Price(full)


def _surcharge(declared: Declaration) -> int:
    """What objects in play add to the cost."""
    asking = COSTS_MORE.anybody(declared.game)
    return sum(more(each, declared) for each in asking for more in COSTS_MORE.of(each))


def is_aimed_at(declared: Declaration, thing: Object) -> bool:
    """Whether an object is the target of what is declared, or one of several."""
    if declared.target is thing:
        return True
    choices = [choice for choice in script_of(declared.card).choices if choice.is_target]
    return any(choice.index < len(declared.choices) and declared[choice] == thing.id for choice in choices)


BANK: Final = Uses("its mana for others")


def banks(caster: Object, card: Card) -> list[Object]:
    """Objects whose mana may still help this caster pay for this card."""
    return [
        each
        for each in PAYS_TOWARDS.anybody(caster.game)
        if each.mana and BANK.are_left(each) and any(helps(each, caster, card) for helps in PAYS_TOWARDS.of(each))
    ]


def funds(caster: Object, card: Card) -> int:
    """Mana there is for this card: the caster's, its mage's, and what lies where it may help."""
    game = caster.game
    own = available(game, caster.controller, caster)
    if TOKENS_AS_MANA in game.listeners:
        own = available_for(game, caster, card)
    return own + sum(each.mana for each in banks(caster, card)) if PAYS_TOWARDS in game.listeners else own


DRAW_ON: Final = Question(
    "draw on", Form("draw on", NUMBER), about={"bank": Object, "spell": Spell}, declines=("draw on", 0), insists=True
)


async def draw_on_banks(spell: Spell, to_pay: int) -> list[tuple[Object, int]]:
    """How much of a price is paid from elsewhere, as the caster's controller likes; what he lacks must be."""
    drawn: list[tuple[Object, int]] = []
    caster, left = spell.caster, to_pay
    ready = banks(caster, spell.card)
    for index, each in enumerate(ready):
        others = sum(other.mana for other in ready[index + 1 :])
        least = max(0, left - available_for(caster.game, caster, spell.card) - others)
        ways = [("draw on", count) for count in range(min(left, each.mana), least - 1, -1)]
        answer = await DRAW_ON.ask(spell.controller, ways, each, spell)
        if answer[1]:
            BANK.spend(each)
            each.mana -= answer[1]
            left -= answer[1]
            drawn.append((each, answer[1]))
    return drawn


def most_saved(caster: Object) -> int:
    """The most that discounts could still take off a casting cost."""
    return sum(discount.amount for _, discount in _discounts_for(caster))


def saves_mana(thing: Object) -> bool:
    """Whether a discount of this object is still to be had this round."""
    return any(discount.uses.are_left(thing) for discount in SAVES_MANA.of(thing))


def _discounts_for(caster: Object) -> list[tuple[Object, Discount]]:
    """The discounts a caster may use: a mage's own, and of those the ones that serve his familiars and spawnpoints."""
    if caster.is_mage:
        return _discounts(caster)
    if SAVES_MANA not in caster.game.listeners:
        return []
    ready = _discounts(caster.game.players[caster.controller].mage)
    return [(each, discount) for each, discount in ready if discount.also_for is not None and discount.also_for(caster)]


def _discounts(mage: Object) -> list[tuple[Object, Discount]]:
    ready: list[tuple[Object, Discount]] = []
    for each in SAVES_MANA.anybody(mage.game):
        if _serves(each, mage):
            for discount in SAVES_MANA.of(each):
                if discount.uses.are_left(each):
                    ready.append((each, discount))
    return ready


def _serves(thing: Object, mage: Object) -> bool:
    """Whether an object is on the mage, on something of his, or his and on nothing."""
    bearer = thing.attached_to
    if bearer is None:
        return thing.controller == mage.controller
    return bearer is mage or bearer.attached_to is mage


def _reduced(full: int, ready: Sequence[tuple[Object, Discount]], declared: Declaration) -> Price:
    """Use as many of these discounts as apply and still save something, each object's once."""
    saved = 0
    used: list[tuple[Object, Discount]] = []
    for each, discount in ready:
        if saved < full and all(each is not other for other, _ in used) and discount.applies(each, declared):
            saved = min(full, saved + discount.amount)
            used.append((each, discount))
    return Price(full, saved, tuple(used))


def reveal_price(game: Game, enchantment: Object, cost: int) -> Price:
    """What revealing costs now, out of this cost before discounts."""
    mage = game.players[enchantment.controller].mage
    on_reveal = [(each, discount) for each, discount in _discounts(mage) if discount.on_reveal]
    return _reduced(cost, on_reveal, Declaration(game, enchantment.card, mage, enchantment.attached_to))


def can_pay_reveal(game: Game, enchantment: Object, cost: int) -> bool:
    """Whether the controller can pay to reveal; only the mage's own mana counts."""
    player = game.players[enchantment.controller]
    return player.is_alive and available(game, enchantment.controller) >= reveal_price(game, enchantment, cost).to_pay


def use_discounts(due: Price) -> None:
    """Turn the ready markers of the discounts that are used."""
    for each, discount in due.discounts:
        discount.uses.spend(each)
