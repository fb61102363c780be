"""The puzzle finder: plays games, looks where a goal was within reach and missed, and has the solver prove it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from mageduel.agents.contract import Agent
from mageduel.agents.levels import new_agent
from mageduel.agents.lots import lots
from mageduel.agents.playing import play_out
from mageduel.duel import start_duel
from mageduel.facts.cards import CardType
from mageduel.facts.library import playable
from mageduel.facts.mages import playable_mages
from mageduel.facts.modes import mode_called
from mageduel.facts.spellbooks import is_in_pool
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer, Request
from mageduel.lab.books import BOOK_STREAM, generated_book, pairings, setup_of
from mageduel.positions.position import Position, position_of
from mageduel.puzzles.attempt import Attempt, Path, play_through
from mageduel.puzzles.book import KINDS
from mageduel.puzzles.goals import Deed, Goal, Horizon
from mageduel.puzzles.solver import ABOVE, NEVER, Allowed, Solver, TooLarge
from mageduel.rules.enchantments.reveals import REVEALS
from mageduel.rules.objects.destroy import remaining_life
from mageduel.rules.round.action_stage import count_active
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.views.decisions import Decision
from mageduel.views.view import View, view

FIRST_LOOK: Final = 400
WHOLE_LOOK: Final = 4000
"""How many answers may be tried at a glance, and in all."""
WANTED: Final = 40
"""Creatures and enchantments, by turns, that an enchanted book begins with."""
PLAYOUTS: Final = 8
LAST_ROUNDS: Final = 4
LONGEST_GAME: Final = 4000
"""Answers; who keeps everything to himself may never come to an end."""
PLAYOUT_STREAM: Final = 21
LEAST: Final = Fraction(1, 5)
"""A goal with less of a chance is no puzzle."""
MARGIN: Final = Fraction(2, 25)
"""So much more than what a novice does the solution must be worth, and somewhere more than any other answer."""
MARGINS: Final = (MARGIN, Fraction(1, 5), Fraction(2, 5), Fraction(3, 5))
"""How much better the best answer may be than any other, in steps."""
NEARLY_SURE: Final = Fraction(9, 10)
OFTEN: Final = Fraction(7, 8)
IN_DANGER: Final = Fraction(3, 4)
"""What is to be saved, when nothing is done for it, survives no more often than this."""
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


class Keeper:
    """A player who keeps everything face down, for what could be done with it to come to light."""

    def __init__(self, player: Agent) -> None:
        self.name = player.name
        self._player = player

    def decide(self, view: View, decision: Decision) -> Answer:
        """What the player would do, except for reveals."""
        answer = self._player.decide(view, decision)
        if answer[0] not in REVEALS:
            return answer
        kept = [each for each in decision.options if each[0] not in REVEALS]
        declines = decision.question.declines
        if declines is not None and declines in kept:
            return declines
        return kept[0] if kept else answer


def set_ups(mode: str, seed: int, *, enchanted: bool) -> Iterator[Setup]:
    """Set-ups without end: published books by lot, or, enchanted, legal ones in which there are many enchantments."""
    rules = mode_called(mode)
    below = lots(seed, BOOK_STREAM)
    if not enchanted or rules.construction.is_by_the_list:
        books = pairings(mode)
        while True:
            yield setup_of(mode, *books[below(len(books))])
    mages = [each for _, each in sorted(playable_mages(rules.mages).items())]
    pool = [card for _, card in sorted(playable().items()) if is_in_pool(card, rules.books)]
    kinds = [[card.name for card in pool if card.type is each] for each in (CardType.ENCHANTMENT, CardType.CREATURE)]
    while True:
        wanted = [tuple(kinds[n % 2][below(len(kinds[n % 2]))] for n in range(WANTED)) for _ in range(2)]
        books_made = [generated_book(mages[below(len(mages))], rules.books, below, each) for each in wanted]
        yield setup_of(mode, *books_made)


def moments(mode: str, seed: int, *, enchanted: bool = False) -> Iterator[tuple[int, list[Game]]]:
    """Played games without end: for each its seed and the moments of its last rounds at which somebody takes a turn."""
    for number, setup in enumerate(set_ups(mode, seed, enchanted=enchanted)):
        game_seed = seed * 1_000_003 + number
        match = start_duel(setup, game_seed, forkable=True)
        found: list[Game] = []

        def after(match: Match[Game], found: list[Game] = found) -> None:
            if match.is_over or not match.can_fork or match.since_safe_point:
                return
            moment = match.last_safe_point
            if moment.phase is Phase.ACTIONS and (not found or found[-1] is not moment):
                found.append(moment)

        players = [new_agent("novice", game_seed * 2 + seat) for seat in (0, 1)]
        play_out(match, [Keeper(each) for each in players] if enchanted else players, after, LONGEST_GAME)
        last = match.game.round
        yield game_seed, [each for each in found if each.round > last - LAST_ROUNDS]


def candidates(moment: Game, seed: int) -> Iterator[Candidate]:
    """Goals that could make a puzzle of a moment, by a glance at the table."""
    active = count_active(moment)
    position = position_of(moment)

    def goal(deed: Deed, target: Object, seat: int, horizon: Horizon) -> Candidate:
        return Candidate(position, Goal(deed, target.id, seat, horizon, moment.round), seed)

    seat = moment.turn
    if not active[seat]:
        return
    enemy, own = moment.players[1 - seat].mage, moment.players[seat].mage
    hidden = [each for each in moment.objects.values() if each.hidden and each.controller != seat]
    # Who is not acting can answer with what lies face down alone.
    saved = {each.attached_to.id: each.attached_to for each in hidden if each.attached_to is not None}
    if hidden:
        saved[enemy.id] = enemy
    for each in saved.values():
        is_worth_it = each is enemy or (each.controller != seat and (each.card.level or 0) >= 2)
        if is_worth_it and remaining_life(each) <= 8:
            yield goal("save", each, 1 - seat, "turn")
    if remaining_life(own) <= 8 and active[1 - seat] == 1 and active[seat] <= 2:
        yield goal("save", own, seat, "round")
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
        if request.player != goal.seat or answer == request.question.declines or len(request.options) <= 2:
            return True
        return answer[0] in ("activate", *REVEALS) or goal.target in answer[1:]

    return allowed


def against_the_target(goal: Goal, *, reveals: bool) -> Allowed:
    """What threatens the target at first sight, while its own side declines everything but, if wanted, to reveal."""

    def allowed(request: Request, answer: Answer) -> bool:
        if answer == request.question.declines or len(request.options) <= 2:
            return True
        if request.player == goal.seat:
            return answer[0] in REVEALS if request.question.declines is not None else True
        return answer[0] == "activate" or goal.target in answer[1:]

    def without(request: Request, answer: Answer) -> bool:
        return not (request.player == goal.seat and answer[0] in REVEALS) and allowed(request, answer)

    return allowed if reveals else without


def unrevealed(goal: Goal) -> Allowed:
    """Everything but own reveals."""
    return lambda request, answer: request.player != goal.seat or answer[0] not in REVEALS


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


def judge(candidate: Candidate, kinds: Collection[str] = KINDS) -> Found | None:
    """A puzzle of one of these kinds made of a candidate, or None where it is none."""
    try:
        return _judged(candidate, kinds)
    except TooLarge:
        return None


def _hides_something_for(goal: Goal, game: Game) -> bool:
    """Whether something face down lies on the target, or on a creature that is still to act."""
    hidden = [each.attached_to for each in game.objects.values() if each.hidden and each.controller == goal.seat]
    return any(
        on is not None and (on.id == goal.target or (on.controller == goal.seat and on.is_creature and on.active))
        for on in hidden
    )


def _to_exceed(candidate: Candidate, match: Match[Game], kinds: Collection[str], *, hides: bool) -> Fraction | None:
    """What a solution must be better than, by a glance; None where there is nothing to look for."""
    goal = candidate.goal
    if goal.deed == "save":
        if not hides and "save" not in kinds:
            return None
        alone = Solver(goal, most=FIRST_LOOK, allowed=against_the_target(goal, reveals=False)).chance(match)
        if alone > IN_DANGER:
            return None
        if hides and "save" not in kinds:
            glance = Solver(goal, most=3 * FIRST_LOOK, allowed=against_the_target(goal, reveals=True)).chance(match)
            if glance - alone < MARGIN:
                return None
        return max(LEAST, alone + MARGIN / 2)
    if not {"destroy", "chance"} & set(kinds) and not _hides_something_for(goal, match.game):
        return None
    simple = _played(candidate, "novice", PLAYOUTS)
    if simple >= OFTEN:
        return None
    near = at_the_target(goal)
    is_wanted = bool({"destroy", "chance"} & set(kinds))
    glance = Solver(goal, most=FIRST_LOOK * (3 if hides and is_wanted else 1), allowed=near).chance(match)
    if glance < LEAST or glance - simple < MARGIN:
        return None
    if not is_wanted:
        kept = unrevealed(goal)
        hidden = Solver(goal, most=FIRST_LOOK, allowed=lambda *what: near(*what) and kept(*what)).chance(match)
        if glance - hidden < MARGIN:
            return None
    return max(LEAST, simple + MARGIN / 2)


def _judged(candidate: Candidate, kinds: Collection[str]) -> Found | None:
    goal = candidate.goal
    match = begun(candidate.position)
    if match.is_over or len(match.open_requests[0].options) < 2:
        return None
    hides = any(each.hidden and each.controller == goal.seat for each in match.game.objects.values())
    # What is no better than this is no puzzle, so nothing below it needs to be exact.
    needed = _to_exceed(candidate, match, kinds, hides=hides)
    if needed is None:
        return None
    solver = Solver(goal, most=WHOLE_LOOK * (2 if hides or goal.deed == "save" else 1))
    best = solver.between(match, None, needed, ABOVE)
    if best <= needed:
        return None
    tried = solver.tried
    solver.most = tried * 8 + WHOLE_LOOK
    without = best
    if hides:
        concealed = Solver(goal, most=solver.most, allowed=unrevealed(goal))
        without = concealed.between(match, None, best - MARGIN, ABOVE)
    kind = "save" if goal.deed == "save" else "destroy" if best >= NEARLY_SURE else "chance"
    if best - without >= MARGIN:
        kind = "reveal"
    if kind not in kinds:
        return None
    values: dict[Path, Fraction] = {(): best}
    novice = tried_by(candidate, "novice", Attempt.at(match, solver, values))
    if kind in ("destroy", "chance") and best - novice < MARGIN:
        return None
    attempt, margin, options = Attempt.at(match, solver, values), NEVER, 0
    while not attempt.is_done:
        request = attempt.request
        assert request is not None
        chosen = attempt.best()
        options += len(request.options)
        for by in MARGINS:
            if by > margin and not attempt.has_another(chosen, attempt.chance - by):
                margin = by
        attempt.give(chosen)
    if attempt.chance != best:
        raise AssertionError(f"the line comes to {attempt.chance}, not to {best}")
    shown = [match.game.objects[each[1]].card.name for each in attempt.given if each[0] in REVEALS]
    if margin < MARGIN or (kind == "reveal" and not shown):
        return None
    adept = tried_by(candidate, "adept", Attempt.at(match, solver, values))
    return {
        "kind": kind,
        "mode": candidate.position.mode, "goal": goal.to_data(), "chance": str(best), "line": attempt.given,
        "options": options, "margin": round(float(margin), 4), "novice": round(float(novice), 4),
        "adept": round(float(adept), 4), "tried": tried, "seed": candidate.seed,
        "shown": shown, "position": dict(candidate.position.data),
    }  # fmt: skip


def find(mode: str, seed: int, seconds: float, tell: Tell, kinds: Collection[str] = KINDS) -> Iterator[Found]:
    """Puzzles of these kinds out of games of a mode, for so long; no more than two of a game."""
    end = time.monotonic() + seconds
    enchanted = "reveal" in kinds and seed % 2 == 1
    for game_seed, found in moments(mode, seed, enchanted=enchanted):
        made = 0
        for moment in found:
            for candidate in candidates(moment, game_seed):
                if time.monotonic() > end:
                    return
                if enchanted and candidate.goal.horizon == "round":
                    continue
                puzzle = judge(candidate, kinds) if made < MOST_OF_A_GAME else None
                tell(candidate, puzzle)
                if puzzle is not None:
                    made += 1
                    yield puzzle
