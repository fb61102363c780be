"""Battle Orders: a commander's spell that gives his soldiers around him one of several things until the round ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Ability, Script, answers_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.targets import Target
from mageduel.kernel.questions import NUMBER, WORD
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.built_in import built_in_spell, built_into
from mageduel.rules.casting.declaring import cast_options, declared_spell
from mageduel.rules.casting.resolution import AFFECTS
from mageduel.rules.casting.spells import cast_spell
from mageduel.rules.happenings import happen
from mageduel.rules.objects.ranks import is_in_the_ranks
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

CARRIES_ORDERS: Final = Capability[int]("carries orders")
"""Asked of what a commander wears: for how much more mana his Battle Orders reach soldiers all over the arena."""
IS_AN_ORDER: Final = Capability[bool]("is an order")
"""Asked of a spell that is an ability: whether it gives Battle Orders."""
COST: Final = 1
NAME: Final = "Battle Orders"


def gives_battle_orders(commander: Script, orders: Mapping[str, Callable[[Object], None]], *, name: str = NAME) -> Card:
    """Give a mage the spell: once a round, one of these orders for the friendly soldiers in his zone as it resolves.

    It is a quick spell of no type, and a command. An order is named by the code of its word.
    """
    card = Card(
        name=name,
        type=CardType.ABILITY,
        subtypes=("command",),
        cost=COST,
        action=ActionKind.QUICK,
        target=Target(("arena",)),
    )
    script = built_in_spell(commander, card, uses=1)
    script.answer(IS_AN_ORDER, True)
    which = script.choice(WORD, lambda declared: list(orders))
    more = script.choice(NUMBER, _how_far, label=lambda game, mana: "orders-everywhere" if mana else "orders-here")

    @script.costs
    def cost(declared: Declaration) -> int:
        return COST + declared[more]

    @script.answering(AFFECTS)
    def soldiers(game: Game, spell: Spell) -> list[Object]:
        return _soldiers(game, spell, everywhere=bool(more.of(spell)))

    @script.resolves
    async def give_order(game: Game, spell: Spell) -> None:
        for each in _soldiers(game, spell, everywhere=bool(more.of(spell))):
            orders[which.of(spell)](each)

    return card


def _how_far(declared: Declaration) -> list[int]:
    """Nothing more for his own zone; for the whole arena what carries his orders there asks."""
    return [0, *(mana for each in declared.caster.attachments for mana in CARRIES_ORDERS.of(each))]


def _soldiers(game: Game, spell: Spell, *, everywhere: bool) -> list[Object]:
    """The friendly soldiers whom the order reaches."""
    zone = spell.caster.zone
    return [
        each
        for each in game.objects.values()
        if each.is_creature
        and is_in_the_ranks(each)
        and each.zone is not None
        and (everywhere or each.zone == zone)
        and is_friendly(spell.controller, each)
    ]


def gives_orders_at_any_time(script: Script) -> None:
    """Let whoever wears this give his Battle Orders between Action Phases, as a free action at their usual price."""

    def options(game: Game, this: Object) -> list[Answer]:
        return [way[_CHOICES:] for way in _orders(game, this)]

    async def perform(game: Game, this: Object, choice: Answer) -> None:
        mage = this.attached_to
        way = next((each for each in _orders(game, this) if each[_CHOICES:] == tuple(choice)), None)
        if mage is not None and way is not None:
            await happen(game, AbilityUsed(this, this.card))
            await cast_spell(game, declared_spell(game, mage, way))

    script.abilities.append(Ability(NAME, None, options, perform, parts=(WORD, NUMBER)))


def _orders(game: Game, this: Object) -> list[Answer]:
    """The ways in which whoever wears this could give his Battle Orders now."""
    mage = this.attached_to
    ways = [] if mage is None else cast_options(game, mage, quick=True, full=False)
    return [way for way in ways if mage is not None and _is_order_of(game, mage, way)]


_CHOICES: Final = 4
"""Where what is announced besides the target begins in an answer that casts a spell."""


def _is_order_of(game: Game, mage: Object, way: Answer) -> bool:
    """Whether this answer gives Battle Orders of the mage himself."""
    own = [card.name for card in built_into(mage) if answers_of(card, IS_AN_ORDER)]
    return way[1] == mage.id and way[2] in own
