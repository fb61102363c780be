"""Costs: what casting and revealing cost now, with every discount, and whether that can be paid."""

from __future__ import annotations

from typing import NamedTuple

from mageduel.dsl.script import Discount, script_of
from mageduel.facts.cards import Card, CardType
from mageduel.rules.mana import available
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Place

DISCOUNT = "discount"
SINGLE_WALL = "single"
"""The choice not to extend a wall; extending costs the wall again and its level."""


class Price(NamedTuple):
    """What a spell costs: the full cost, and the discount its caster will use."""

    full: int
    discount: Object | None
    reduction: int

    @property
    def to_pay(self) -> int:
        """Mana that leaves the supply."""
        return self.full - self.reduction


def casting_cost(game: Game, caster: Object, card: Card, target: Place, choices: tuple[object, ...]) -> int:
    """The cost of a spell before discounts: printed, or X worked out from target and choices."""
    compute = script_of(card).cost
    if compute is not None:
        return compute(game, caster, target, choices)
    cost = card.cost or 0
    if card.type is CardType.WALL and choices and choices[0] != SINGLE_WALL:
        return 2 * cost + card.level
    return cost


def price(game: Game, caster: Object, card: Card, target: Place, choices: tuple[object, ...]) -> Price:
    """What casting costs now; a ready discount is always used, since saving it never pays."""
    full = casting_cost(game, caster, card, target, choices)
    if full > 0 and caster.is_mage:
        for each, discount in _discounts(caster):
            if discount.on_cast and discount.applies(each, card, target):
                return Price(full, each, min(full, discount.amount))
    return Price(full, None, 0)


def _discounts(mage: Object) -> list[tuple[Object, Discount]]:
    return [
        (each, discount)
        for each in mage.attachments
        if each.script.discounts and not each.used.get(DISCOUNT)
        for discount in each.script.discounts
    ]


def _reveal_discount(game: Game, enchantment: Object) -> tuple[Object | None, int]:
    mage = game.players[enchantment.controller].mage
    for each, discount in _discounts(mage):
        if discount.on_reveal and discount.applies(each, enchantment.card, enchantment.attached_to):
            return each, discount.amount
    return None, 0


def can_pay_reveal(game: Game, enchantment: Object, cost: int) -> bool:
    """Whether the controller can pay to reveal; only the mage's own mana counts."""
    _, reduction = _reveal_discount(game, enchantment)
    player = game.players[enchantment.controller]
    return player.is_alive and available(game, enchantment.controller) >= max(0, cost - reduction)


def use_reveal_discount(game: Game, enchantment: Object) -> int:
    """Use a ready discount for revealing; returns how much it saves."""
    source, reduction = _reveal_discount(game, enchantment)
    if source is None:
        return 0
    from mageduel.rules.enchantments import reveal_cost

    saved = min(reduction, reveal_cost(enchantment))
    if saved:
        source.used[DISCOUNT] = 1
    return saved
