"""The chance to win: certain when the game is over, fair to both sides, and moved the right way by what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mageduel.agents.chances import MEASURES, chance, log_odds, measures
from mageduel.agents.lessons import LESSONS
from mageduel.agents.novice import Novice
from mageduel.duel import start_duel
from mageduel.facts.modes import MODES
from mageduel.kernel.match import Match
from mageduel.lab.books import pairings, setup_of
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

ME, OTHER = 0, 1


def in_round(number: int, pair: int = 0) -> Match[Game]:
    """A game by rules of thumb, as it stands when this round begins."""
    match = start_duel(setup_of("arena", *pairings("arena")[pair]), 7, forkable=True)
    policy = Novice(1)
    views = [view(match.game, seat) for seat in (ME, OTHER)]
    while match.game.round < number and not match.is_over:
        request = match.open_requests[0]
        match.answer(request.player, policy.decide(views[request.player], Decision(request)))
    return match


def test_a_game_that_is_over_is_certain() -> None:
    game = in_round(99).game
    assert game.result is not None
    winner = game.result.winning_team
    assert winner is not None
    assert chance(game, winner) > 0.99
    assert chance(game, 1 - winner) < 0.01


@pytest.mark.parametrize("number", [1, 4, 8])
def test_what_one_side_hopes_the_other_fears(number: int) -> None:
    game = in_round(number).game
    assert log_odds(game, ME) == pytest.approx(-log_odds(game, OTHER))
    assert chance(game, ME) + chance(game, OTHER) == pytest.approx(1)


def hurt_my_mage(game: Game) -> None:
    game.players[ME].mage.damage += 6


def wound_my_creature(game: Game) -> None:
    creature = next(each for each in game.objects.values() if each.controller == ME and each.is_creature)
    assert not creature.is_mage
    creature.damage += 4


def take_my_mana(game: Game) -> None:
    game.players[ME].mage.mana = 0


@pytest.mark.parametrize("misfortune", [hurt_my_mage, wound_my_creature, take_my_mana])
def test_a_misfortune_lowers_the_chance(misfortune: Callable[[Game], None]) -> None:
    game = in_round(4).game
    game.objects = dict(sorted(game.objects.items(), key=lambda item: item[1].is_mage))
    game.players[ME].mage.mana = 12
    before = chance(game, ME)
    misfortune(game)
    assert chance(game, ME) < before


def test_every_measure_has_a_name_and_its_lessons() -> None:
    assert len(MEASURES) == len(measures(in_round(2).game, ME))
    assert {mode.mages for mode in MODES.values()} == LESSONS.keys()
    assert {len(lessons) for lessons in LESSONS.values()} == {len(MEASURES)}


def test_the_chance_foretells_who_wins() -> None:
    right = told = 0
    for pair in range(12):
        middle, end = in_round(8, pair), in_round(99, pair)
        result = end.game.result
        if middle.is_over or result is None or result.winning_team is None:
            continue
        told += 1
        right += chance(middle.game, result.winning_team) > 0.5
    assert told >= 6
    assert right >= 0.7 * told
