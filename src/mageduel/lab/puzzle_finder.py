"""The puzzle finder: plays games, looks where a goal was within reach and missed, and has the solver prove it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from typing import Any, Final

from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.duel import start_duel
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.lab.books import BOOK_STREAM, pairings, setup_of
from mageduel.lab.simulation import play_out
from mageduel.positions.position import Position, position_of
from mageduel.puzzles.attempt import Attempt, Path, play_through
from mageduel.puzzles.goals import Deed, Goal, Horizon
from mageduel.puzzles.solver import ABOVE, Allowed, Solver, TooLarge
from mageduel.rules.enchantments.reveals import REVEALS
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.round.action_stage import count_active
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.views.decisions import Decision
from mageduel.views.view import view

FIRST_LOOK: Final = 400
WHOLE_LOOK: Final = 4000
"""How many answers may be tried at a glance, and in all."""
PLAYOUTS: Final = 8
LAST_ROUNDS: Final = 4
PLAYOUT_STREAM: Final = 21
LEAST: Final = Fraction(1, 5)
"""A goal with less of a chance is no puzzle."""
MARGIN: Final = Fraction(2, 25)
"""So much more than what a novice does the solution must be worth, and somewhere more than any other answer."""
NEARLY_SURE: Final = Fraction(9, 10)
OFTEN: Final = Fraction(7, 8)
MOST_OF_A_GAME: Final = 2

Tell = Callable[["Candidate", "Found | None"], None]
Found = dict[str, Any]
"""A puzzle as it is written down, before it has its number."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A moment of a played game with a goal."""

    position: Position
    goal: Goal
    seed: int
    """Of the game it comes from."""


def moments(mode: str, seed: int) -> Iterator[tuple[int, list[Game]]]:
    """Played games without end: for each its seed and the moments of its last rounds at which somebody takes a turn."""
    books = pairings(mode)
    below = lots(seed, BOOK_STREAM)
    for number in count():
        game_seed = seed * 1_000_003 + number
        setup = setup_of(mode, *books[below(len(books))])
        match = start_duel(setup, game_seed, forkable=True)
        found: list[Game] = []

        def after(match: Match[Game], found: list[Game] = found) -> None:
            if match.is_over or not match.can_fork or match.since_safe_point:
                return
            moment = match.last_safe_point
            if moment.phase is Phase.ACTIONS and (not found or found[-1] is not moment):
                found.append(moment)

        play_out(match, [new_agent("novice", game_seed * 2), new_agent("novice", game_seed * 2 + 1)], after)
        last = match.game.round
        yield game_seed, [each for each in found if each.round > last - LAST_ROUNDS]


def candidates(moment: Game, seed: int) -> Iterator[Candidate]:
    """Goals that could make a puzzle of a moment, by a glance at the table."""
    active = count_active(moment)
    position = position_of(moment)

    def goal(deed: Deed, target: Object, seat: int, horizon: Horizon) -> Candidate:
        return Candidate(position, Goal(deed, target.id, seat, horizon, moment.round), seed)

    seat = moment.turn
    enemy, own = moment.players[1 - seat].mage, moment.players[seat].mage
    if not active[seat]:
        return
    if remaining_life(own) <= 10 and active[1 - seat] == 1 and active[seat] <= 2:
        yield goal("save", own, seat, "round")
    if remaining_life(enemy) <= 9 and any(each.hidden and each.controller != seat for each in moment.objects.values()):
        yield goal("save", enemy, 1 - seat, "turn")
    if remaining_life(enemy) <= 11:
        yield goal("destroy", enemy, seat, "turn")
    if remaining_life(enemy) <= 16 and sum(active) <= 3 and active[seat] > 1:
        yield goal("destroy", enemy, seat, "round")
    for each in moment.creatures:
        is_worth_it = (each.card.level or 0) >= 3 and remaining_life(each) <= 10
        if each.controller != seat and each is not enemy and is_worth_it:
            yield goal("destroy", each, seat, "turn")


def begun(position: Position) -> Match[Game]:
    """A match at a position in which chance is asked."""
    return start_duel(position.setup(), 1, forkable=True, asks_chance=True)


def at_the_target(goal: Goal) -> Allowed:
    """Own answers that look promising at first sight: what names the target, goes on, or turns something up."""

    def allowed(request: Request, answer: Answer) -> bool:
        if answer == request.question.declines or len(request.options) <= 2:
            return True
        return answer[0] in ("activate", *REVEALS) or goal.target in answer[1:]

    return allowed


def _played(candidate: Candidate, level: str, playouts: int) -> Fraction:
    """How often computer players reach the goal when they play both sides on."""
    goal = candidate.goal
    reached = 0
    for number in range(playouts):
        match = start_duel(candidate.position.setup(), 1, forkable=True)
        match.reseed(stream(number, PLAYOUT_STREAM))
        agents = [new_agent(level, number * 2 + seat) for seat in (0, 1)]
        before = match.last_safe_point
        solver = Solver(goal)
        settled = None
        while settled is None:
            request = match.open_requests[0]
            answer = agents[request.player].decide(view(match.game, request.player, match), Decision(request))
            match.answer(request.player, answer)
            settled = solver.settled(match, before)
        reached += settled
    return Fraction(reached, playouts)


def tried_by(candidate: Candidate, level: str, attempt: Attempt) -> Fraction:
    """What a computer player's own line would reach."""
    agent = new_agent(level, candidate.seed)

    def choose(attempt: Attempt) -> Answer:
        request = attempt.request
        assert request is not None
        return agent.decide(view(attempt.match.game, request.player, attempt.match), Decision(request))

    return play_through(attempt, choose).chance


def judge(candidate: Candidate) -> Found | None:
    """A puzzle made of a candidate, or None where it is none."""
    try:
        return _judged(candidate)
    except TooLarge:
        return None


def _judged(candidate: Candidate) -> Found | None:
    goal = candidate.goal
    match = begun(candidate.position)
    if match.is_over or len(match.open_requests[0].options) < 2:
        return None
    simple = _played(candidate, "novice", PLAYOUTS)
    if simple >= OFTEN:
        return None
    hides = any(each.hidden and each.controller == goal.seat for each in match.game.objects.values())
    if goal.deed == "destroy":
        most = FIRST_LOOK * (3 if hides else 1)
        glance = Solver(goal, most=most, allowed=at_the_target(goal)).chance(match)
        if glance < LEAST or glance - simple < MARGIN:
            return None
    # What is no better than this is no puzzle, so nothing below it needs to be exact.
    needed = max(LEAST, simple + MARGIN / 2)
    solver = Solver(goal, most=WHOLE_LOOK * (2 if hides else 1))
    best = solver.between(match, None, needed, ABOVE)
    if best <= needed:
        return None
    tried = solver.tried
    solver.most = tried * 8 + WHOLE_LOOK
    values: dict[Path, Fraction] = {(): best}
    novice = tried_by(candidate, "novice", Attempt.at(match, solver, values))
    if best - novice < MARGIN:
        return None
    attempt, margins = Attempt.at(match, solver, values), []
    options = 0
    while not attempt.is_done:
        chosen = attempt.best()
        others = [value for answer, value in attempt.options() if answer != chosen]
        margins.append(attempt.chance - max(others))
        options += len(others) + 1
        attempt.give(chosen)
    if attempt.chance != best:
        raise AssertionError(f"the line comes to {attempt.chance}, not to {best}")
    if not margins or max(margins) < MARGIN:
        return None
    adept = tried_by(candidate, "adept", Attempt.at(match, solver, values))
    without = best
    if hides:
        unrevealed = Solver(goal, most=solver.most, allowed=lambda request, answer: answer[0] not in REVEALS)
        without = unrevealed.between(match, None, best - MARGIN, ABOVE)
    kind = "save" if goal.deed == "save" else "destroy" if best >= NEARLY_SURE else "chance"
    return {
        "kind": "reveal" if best - without >= MARGIN else kind,
        "mode": candidate.position.mode, "goal": goal.to_data(), "chance": str(best), "line": attempt.given,
        "options": options, "margin": round(float(max(margins)), 4), "novice": round(float(novice), 4),
        "adept": round(float(adept), 4), "tried": tried, "seed": candidate.seed,
        "position": dict(candidate.position.data),
    }  # fmt: skip


def find(mode: str, seed: int, seconds: float, tell: Tell) -> Iterator[Found]:
    """Puzzles out of games of a mode, for so long; no more than two of a game."""
    end = time.monotonic() + seconds
    for game_seed, found in moments(mode, seed):
        made = 0
        for moment in found:
            for candidate in candidates(moment, game_seed):
                if time.monotonic() > end:
                    return
                puzzle = judge(candidate) if made < MOST_OF_A_GAME else None
                tell(candidate, puzzle)
                if puzzle is not None:
                    made += 1
                    yield puzzle
