"""Reversal: a spell is turned back on the one who cast it, under a new caster and with new choices."""

from __future__ import annotations

from typing import Final, NamedTuple

from mageduel.dsl.declarations import Declaration
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.casting import declaring, targeting
from mageduel.rules.casting import spells as casting
from mageduel.rules.casting.costs import full_cost
from mageduel.rules.casting.further_targets import second_targets
from mageduel.rules.casting.mana import available, pay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CHOICE, PLACE
from mageduel.state.running import Place, Spell

CANCEL: Final[Answer] = ("cancel",)
TURN_SPELL: Final = Question(
    "turn spell", Form("turn", PLACE, rest=CHOICE), about={"spell": Spell}, declines=CANCEL, insists=True
)


class Way(NamedTuple):
    """One way to aim the turned spell, and what it costs beyond what was paid."""

    target: Place
    choices: tuple[object, ...]
    difference: int


async def turn_back(game: Game, spell: Spell, seat: int) -> None:
    """Make this player's mage the caster and the first caster a target; choose anew, and pay what that costs more."""
    turner = game.players[seat].mage
    ways = ways_to_turn(game, spell, turner)
    funds = available(game, seat)
    options = {
        ("turn", targeting.place_name(game, way.target), *way.choices): way for way in ways if way.difference <= funds
    }
    # Nobody may cancel what would cost him nothing.
    may_cancel = not options or any(way.difference for way in ways)
    answer = await TURN_SPELL.ask(seat, [*options, *([CANCEL] if may_cancel else [])], spell)
    if answer == CANCEL:
        spell.is_canceled = True
        return
    way = options[answer]
    pay(game, seat, way.difference)
    spell.payments.append((turner, way.difference))
    spell.cost += way.difference
    spell.turned_on, spell.caster, spell.controller = spell.caster, turner, seat
    spell.origin = None
    spell.target, spell.choices, spell.further_targets = way.target, way.choices, ()
    casting.take_aim(game, spell)


def ways_to_turn(game: Game, spell: Spell, turner: Object) -> list[Way]:
    """Every way to aim the spell with its caster among the targets; none if the turner may not use such a spell."""
    card, victim = spell.card, spell.caster
    if not game.players[turner.controller].facts.may_use(card):
        return []
    if declaring.why_not_in_play(game, turner.controller, card) is not None:
        return []
    aims: list[tuple[Place, tuple[object, ...]]] = []
    if targeting.why_not_turned_on(game, turner, card, victim) is None:
        aims += [(victim, choices) for choices in declaring.choices_for(game, turner, card, victim)]
    if spell.extra_targets:
        aims += [
            (target, choices)
            for target in targeting.targets(game, turner, card)
            if target is not victim
            for choices in declaring.choices_for(game, turner, card, target)
            if victim in second_targets(game, card, choices)
        ]
    return [
        Way(target, choices, max(0, full_cost(Declaration(game, card, turner, target, choices)) - spell.cost))
        for target, choices in aims
    ]
