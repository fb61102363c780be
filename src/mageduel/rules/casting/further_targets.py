"""Spells with several targets: chosen one after the other as the spell is declared, each legal, all together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import answers_of, script_of
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer, Refusal
from mageduel.rules import refusals
from mageduel.rules.casting import targeting
from mageduel.rules.casting.costs import funds, price
from mageduel.rules.casting.target_words import are_adjacent
from mageduel.rules.casting.targeting import place_name, place_of
from mageduel.rules.objects.presence import moves_of
from mageduel.rules.sight.lines import zones_of
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import PLACE
from mageduel.state.running import Place, Spell

ENOUGH: Final[Answer] = ("enough",)
FURTHER_TARGET: Final = Question(
    "further target", Form("target", PLACE), about={"spell": Spell}, declines=ENOUGH, insists=True
)
TARGETS_TOGETHER: Final = Capability[Callable[[Game, Sequence[Place]], bool]]("targets together")
"""Asked of a spell with several targets: whether its text lets these be targeted together."""
ONE_IN_REACH: Final = Capability[bool]("one in reach")
"""Asked of a spell with several zones as targets: whether it is enough that the first is in range and sight."""


def are_in_one_zone(game: Game, places: Sequence[Place]) -> bool:
    """Whether objects that are targeted together are all in one zone; a wall stands in either of its two."""
    zones = [set(zones_of(game, each)) for each in places if isinstance(each, Object)]
    return bool(set.intersection(*zones))


def why_not_together(game: Game, caster: Object, card: Card, places: Sequence[Place]) -> Refusal | None:
    """Why a spell cannot be aimed at all of these at once: too few or too many, one twice, apart, or one not at all."""
    assert card.target is not None
    low, high = card.target.count
    if not low <= len(places) <= high:
        return refusals.NUMBER_OF_TARGETS
    return _why_not_among(game, caster, card, places)


def _why_not_among(game: Game, caster: Object, card: Card, places: Sequence[Place]) -> Refusal | None:
    """The same, with others to come."""
    assert card.target is not None
    if any(first == second for first, second in combinations(places, 2)):
        return refusals.SAME_TARGET
    in_reach = places[:1] if answers_of(card, ONE_IN_REACH) else places
    for place in in_reach:
        refusal = targeting.why_not_target(game, caster, card, place)
        if refusal is not None:
            return refusal
    zones = [place for place in places if isinstance(place, int)]
    if "adjacent" in card.target.needs and len(zones) > 1 and not are_adjacent(game, zones):
        return refusals.ZONES_APART
    if not all(together(game, places) for together in answers_of(card, TARGETS_TOGETHER)):
        return refusals.WRONG_TARGET
    return None


def further_targets(game: Game, caster: Object, card: Card, chosen: Sequence[Place]) -> Iterator[Place]:
    """Everything that may be targeted besides these."""
    assert card.target is not None
    if len(chosen) < card.target.count[1]:
        is_near = answers_of(card, ONE_IN_REACH)
        for place in game.arena.zones if is_near else targeting.candidates(game, caster, card):
            if place not in chosen and _why_not_among(game, caster, card, (*chosen, place)) is None:
                yield place


def has_company(game: Game, caster: Object, card: Card, first: Place) -> bool:
    """Whether there are as many targets beside this one as the spell needs at least."""
    assert card.target is not None
    return _can_be_filled(game, caster, card, (first,), card.target.count[0])


def _can_be_filled(game: Game, caster: Object, card: Card, chosen: tuple[Place, ...], least: int) -> bool:
    return len(chosen) >= least or any(
        _can_be_filled(game, caster, card, (*chosen, place), least)
        for place in further_targets(game, caster, card, chosen)
    )


async def choose_further_targets(game: Game, spell: Spell) -> None:
    """Let the caster name the rest of the targets, as far as he can pay for them and likes."""
    card, caster = spell.card, spell.viewer
    assert card.target is not None
    least = card.target.count[0]
    spell.further_targets = ()
    mana = funds(spell.caster, card)
    while True:
        chosen = (spell.target, *spell.further_targets)
        more = [
            place
            for place in further_targets(game, caster, card, chosen)
            if _can_be_filled(game, caster, card, (*chosen, place), least)
            and _cost(game, spell, (*chosen[1:], place)) <= mana
        ]
        if not more:
            return
        ways: list[Answer] = [("target", place_name(game, place)) for place in more]
        answer = await FURTHER_TARGET.ask(spell.controller, ways if len(chosen) < least else [ENOUGH, *ways], spell)
        if answer == ENOUGH:
            return
        spell.further_targets = (*spell.further_targets, place_of(game, answer[1]))


def _cost(game: Game, spell: Spell, further: tuple[Place, ...]) -> int:
    return price(Declaration(game, spell.card, spell.caster, spell.target, spell.choices, further)).to_pay


def drop_lost_targets(game: Game, spell: Spell) -> bool:
    """Leave out those of several targets that are legal no more, and say whether any is left."""
    return _keep(spell, [each for each in _aimed_at(spell) if _is_there(game, spell, *each)])


def leave_out(spell: Spell, place: Place) -> bool:
    """Take one of several named targets out of a spell; says whether any is left."""
    return _keep(spell, [each for each in _aimed_at(spell) if each[0] is not place])


def _aimed_at(spell: Spell) -> list[tuple[Place, int]]:
    """What was named, each with how often it had moved by then; one target alone is in no such list."""
    return list(zip((spell.target, *spell.further_targets), spell.aimed_moves, strict=False))


def _keep(spell: Spell, left: Sequence[tuple[Place, int]]) -> bool:
    if not left:
        return False
    spell.target, *others = [place for place, _ in left]
    spell.further_targets = tuple(others)
    spell.aimed_moves = tuple(moves for _, moves in left)
    spell.target_moves = spell.aimed_moves[0]
    return True


def _is_there(game: Game, spell: Spell, place: Place, moves: int) -> bool:
    if isinstance(place, Object) and (place.id not in game.objects or moves_of(place) != moves):
        return False
    if answers_of(spell.card, ONE_IN_REACH) and place is not spell.target:
        return True
    return targeting.why_not_target(game, spell.viewer, spell.card, place) is None


# Targets that are announced as a choice


def second_targets(game: Game, card: Card, choices: tuple[object, ...]) -> tuple[Object, ...]:
    """The objects besides the first target that these choices aim the spell at."""
    if not choices:
        return ()
    aimed_at: list[Object] = []
    for choice in script_of(card).choices:
        if choice.is_target:
            chosen = choice.among(choices)
            for name in chosen if isinstance(chosen, tuple) else (chosen,):
                if isinstance(name, int):
                    aimed_at.append(game.objects[name])
    return tuple(aimed_at)


def why_not_second_targets(game: Game, spell: Spell) -> Refusal | None:
    """Why a target announced besides the first one is no longer legal."""
    for choice in script_of(spell.card).choices:
        if choice.is_target:
            before = spell.choices[: choice.index]
            declared = Declaration(game, spell.card, spell.viewer, spell.target, before)
            if choice.of(spell) not in choice.options(declared):
                return refusals.WRONG_TARGET
    return None


def leaves_others_alone(game: Game, caster: Object, card: Card, choices: tuple[object, ...]) -> bool:
    """Whether nothing these choices target belongs to an opponent."""
    return all(is_friendly(caster.controller, each) for each in second_targets(game, card, choices))
