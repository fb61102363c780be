"""Goals: what is to come about in a step of a lesson, as everybody at the table can see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mageduel.facts.conditions import CONDITIONS
from mageduel.kernel.requests import Answer
from mageduel.state.causes import HowEnded
from mageduel.state.game import Game

Given = Sequence[tuple[int, Answer]]
"""Answers since the step began, each with the seat that gave it."""
Goal = Callable[[Game, Given], bool]
"""Whether it has come about, in a game in which these answers have been given since the step began."""


def _in_play(name: str) -> Goal:
    return lambda game, given: any(each.card.name == name and not each.hidden for each in game.objects.values())


def _laid(name: str) -> Goal:
    return lambda game, given: any(each.card.name == name for each in game.objects.values())


def _gone(number: int) -> Goal:
    return lambda game, given: number not in game.objects


def _fallen(seat: int) -> Goal:
    return lambda game, given: not game.players[seat].is_alive


def _damaged(wanted: Sequence[int]) -> Goal:
    number, least = wanted
    return lambda game, given: number not in game.objects or game.objects[number].damage >= least


def _at(wanted: Sequence[Any]) -> Goal:
    number, zone = wanted
    return lambda game, given: number in game.objects and game.objects[number].zone == game.arena.zone(zone)


def _guards(number: int) -> Goal:
    return lambda game, given: number in game.objects and game.objects[number].guarding


def _up(number: int) -> Goal:
    return lambda game, given: number in game.objects and not game.objects[number].hidden


def _has(wanted: Sequence[Any]) -> Goal:
    number, condition = wanted[0], CONDITIONS[wanted[1].lower()]
    return lambda game, given: number in game.objects and condition in game.objects[number].conditions


def _without(wanted: Sequence[Any]) -> Goal:
    number, condition = wanted[0], CONDITIONS[wanted[1].lower()]
    return lambda game, given: number in game.objects and condition not in game.objects[number].conditions


def _wall(border: str) -> Goal:
    return lambda game, given: game.arena.border(border) in game.walls


def _round(least: int) -> Goal:
    return lambda game, given: game.round >= least


def _phase(name: str) -> Goal:
    return lambda game, given: game.phase.value == name


def _planned(names: Sequence[str]) -> Goal:
    return lambda game, given: all(name in [card.name for card in game.players[0].planned] for name in names)


def _answered(word: str) -> Goal:
    return lambda game, given: any(seat == 0 and answer[0] == word for seat, answer in given)


def _won(side: int) -> Goal:
    return lambda game, given: (
        game.result is not None and game.result.winning_team == side and game.result.how is not HowEnded.CONCEDED
    )


KINDS: Final[Mapping[str, Callable[[Any], Goal]]] = {
    "in_play": _in_play,
    "laid": _laid,
    "gone": _gone,
    "fallen": _fallen,
    "damaged": _damaged,
    "at": _at,
    "guards": _guards,
    "up": _up,
    "has": _has,
    "without": _without,
    "wall": _wall,
    "round": _round,
    "phase": _phase,
    "planned": _planned,
    "answered": _answered,
    "won": _won,
}
"""Every kind of goal by the word it goes by in a script."""


def read_goal(row: Mapping[str, Any]) -> Goal:
    """Everything a script names, together."""
    goals = [KINDS[name](wanted) for name, wanted in row.items()]
    assert goals, "a step has a goal"
    return lambda game, given: all(goal(game, given) for goal in goals)
