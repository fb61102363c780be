"""Agents among three and more: they play by the rules, know friend from foe, and look at every enemy."""

from __future__ import annotations

import pytest

from mageduel.agents.chances import chance, log_odds
from mageduel.agents.determinize import determinize
from mageduel.agents.evaluation import VICTORY, evaluate
from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.agents.safety import Careful
from mageduel.agents.situation import Situation
from mageduel.agents.weights import WEIGHTS
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.books import setups
from mageduel.rules.attack.damage import direct_damage
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.kernel.duels import play_on
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.rules.round.test_many_players import seats

FREE = "free-for-all"


def among(mode: str, count: int, answers: int = 0) -> Match[Game]:
    """A game of so many with published books, played by lot for a while."""
    match = start_duel(next(setups(mode, "published", 1, count)), 5, forkable=True)
    play_on(match, 3, answers)
    return match


@pytest.mark.parametrize(
    ("mode", "levels"),
    [
        (FREE, ("adept:25", "novice", "random")),
        (FREE, ("master:20ms", "novice", "novice")),
        ("arena", ("adept:25", "novice", "novice", "novice")),
        (FREE, ("novice",) * 6),
    ],
)
def test_every_level_plays_among_many_without_a_mistake(mode: str, levels: tuple[str, ...]) -> None:
    match = among(mode, len(levels))
    agents = [new_agent(level, seat) for seat, level in enumerate(levels)]
    views = [view(match.game, seat, match) for seat in range(len(levels))]
    for _ in range(110):
        if match.is_over:
            break
        seat = match.open_requests[0].player
        match.answer(seat, agents[seat].decide(views[seat], Decision(match.open_requests[0])))
    assert match.is_over or match.game.round > 1
    assert [agent.mistakes for agent in agents if isinstance(agent, Careful)] == [[]] * sum(
        isinstance(agent, Careful) for agent in agents
    )


@pytest.mark.parametrize(
    ("mode", "count", "hiding"), [(FREE, 3, {1, 2}), (FREE, 5, {1, 2, 3, 4}), ("arena", 4, {1, 3})]
)
def test_what_every_enemy_hides_is_guessed_and_a_team_mates_cards_are_known(
    mode: str, count: int, hiding: set[int]
) -> None:
    match = among(mode, count, 60)
    while match.open_requests[0].player != 0:
        play_on(match, len(match.answers), 1)
    sampler = view(match.game, 0, match).sampler
    assert sampler is not None
    assert {secrets.seat for secrets in sampler.secrets} == hiding
    sample = determinize(view(match.game, 0, match), lots(4, 4))
    assert sample is not None
    for player, guessed in zip(match.game.players, sample.game.players, strict=True):
        if player.seat not in hiding:
            assert guessed.book == player.book
        assert sum(guessed.book.values()) == sum(player.book.values())


def test_harm_to_any_enemy_is_good_and_to_a_friend_is_not() -> None:
    duel = Duel(seats=seats(4, 2, books=False))
    before = evaluate(duel.game, 0, WEIGHTS)
    worth = []
    for player in duel.game.players:
        player.mage.damage += 5
        worth.append(evaluate(duel.game, 0, WEIGHTS) - before)
        player.mage.damage -= 5
    assert worth[0] < 0
    assert worth[2] < 0
    assert worth[1] > 0
    assert worth[3] > 0


def test_several_enemies_count_as_one_so_that_ones_own_mage_is_worth_most() -> None:
    duel = Duel("free-for-all", seats=seats(4, books=False))
    before = evaluate(duel.game, 0, WEIGHTS)
    duel.red.damage += 3
    lost = before - evaluate(duel.game, 0, WEIGHTS)
    duel.red.damage -= 3
    duel.blue.damage += 3
    won = evaluate(duel.game, 0, WEIGHTS) - before
    assert lost > 2 * won > 0


def test_what_the_fallen_leave_in_a_free_for_all_is_nobodys_strength() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False))
    duel.play_until("activate")
    duel.start(direct_damage(duel.game, duel.blue, 99, A_TEST))
    before = evaluate(duel.game, 0, WEIGHTS)
    duel.put("Dark Pact Slayer", 1, "B2")
    assert evaluate(duel.game, 0, WEIGHTS) == before
    assert before > VICTORY / 4, "an enemy is gone"
    duel.put("Dark Pact Slayer", 2, "B2")
    assert evaluate(duel.game, 0, WEIGHTS) < before


def test_chances_of_all_sides_are_shares_of_one_and_fall_with_every_enemy_more() -> None:
    three = Duel("free-for-all", seats=seats(3, books=False))
    assert sum(chance(three.game, side) for side in range(3)) == pytest.approx(1, abs=0.02)
    six = Duel("free-for-all", seats=(*seats(4, books=False), *seats(2, books=False)))
    assert chance(six.game, 0) < chance(three.game, 0)
    before = log_odds(three.game, 0)
    three.game.players[2].mage.damage = 12
    weakened = log_odds(three.game, 0)
    assert weakened > before
    three.play_until("activate")
    three.start(direct_damage(three.game, three.game.players[2].mage, 99, A_TEST))
    assert log_odds(three.game, 0) > weakened - 1e-9, "who has fallen takes no share"


def test_of_several_enemies_the_one_within_reach_is_hunted() -> None:
    duel = Duel("free-for-all", seats=seats(3, books=False))
    near, far = duel.game.players[1].mage, duel.game.players[2].mage
    duel.move_to(near, "D2")
    duel.move_to(far, "A6")
    assert Situation(view(duel.game, 0), 0).enemy.id == near.id
    far.damage = (far.card.life or 0) - 1
    assert Situation(view(duel.game, 0), 0).enemy.id == far.id
