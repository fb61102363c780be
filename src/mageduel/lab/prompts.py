"""Prompts: how often a person would be asked in a round, and how often about revealing, with the usual settings.

An adept sits in the person's place: once as it plays, and once as somebody who lays two enchantments face down as soon
as possible and keeps them so, since an adept of its own accord seldom hides anything for long. What is answered ahead
for a person against the computer is no prompt; a window that stays quiet is counted beside those that interrupt.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from mageduel.agents.contract import Agent
from mageduel.agents.levels import new_agent
from mageduel.agents.rules_of_thumb import Judge, best
from mageduel.duel import start_duel
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import library
from mageduel.facts.modes import MODES, OFFERED
from mageduel.kernel.requests import Answer
from mageduel.lab.books import pairings, setup_of
from mageduel.rules.casting.declaring import TO_CAST
from mageduel.rules.enchantments.reveals import REVEAL, REVEALS, WINDOW
from mageduel.rules.planning.plans import PLAN
from mageduel.state.parts import SPELL
from mageduel.views.decisions import Decision
from mageduel.views.view import View, view
from mageduel.views.windows import Stops, answer_ahead

PERSON, OPPONENT = 0, 1
OPPONENTS = ("novice", "adept")
MOST = 6
"""Reveal prompts a round in the median, at most."""
COUNTED = tuple(mode for mode in OFFERED if len((PERSON, OPPONENT)) in MODES[mode].seats)
"""The modes a person and one opponent play."""
KEPT = 2
"""Cards a secretive person keeps face down."""
SETTINGS = Stops(is_unwatched=True)
"""The usual ones, of somebody who plays against the computer."""


class Round(NamedTuple):
    """What a person was asked in one round: in windows that interrupt, in others, and in all that interrupts."""

    reveals: int
    quiet: int
    prompts: int


class Secretive:
    """An agent's hands, but enchantments in its plans and on the table, face down and kept so."""

    name = "secretive"

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def decide(self, view: View, decision: Decision) -> Answer:
        """The agent's answer, unless there is something to hide."""
        hides = sum(1 for each in view.hidden if each.controller == decision.seat) < KEPT
        if decision.question is PLAN and hides:
            return self._plan(view, decision)
        answer = self._agent.decide(view, decision)
        options = decision.options
        ways = [option for option in options if hides and option[0] == TO_CAST.word and _is_enchantment(option)]
        if not ways:
            if answer[0] != REVEAL:
                return answer
            ways = [option for option in options if option[0] not in REVEALS]
        judge = Judge(view, decision.seat)
        return best(ways, [judge.option(decision.question, option) for option in ways])

    def _plan(self, view: View, decision: Decision) -> Answer:
        """The agent's plan, with the dearest enchantment that can be paid as the last spell of the mage."""
        _, slots = self._agent.decide(view, decision)
        (key, names), *others = slots
        player = view.player(decision.seat)
        taken = [name for _, those in slots for name in those]
        ways = [
            card
            for card, copies in (player.book or {}).items()
            if card.type is CardType.ENCHANTMENT and copies > taken.count(card.name) and (card.cost or 0) <= player.mana
        ]
        if ways:
            chosen = max(ways, key=lambda card: (_price(card), card.name))
            names = (*names[: decision.slots[0].count - 1], chosen.name)
        return ("plan", ((key, names), *others))


def _price(card: Card) -> int:
    return (card.cost or 0) + (card.reveal or 0)


def _is_enchantment(answer: Answer) -> bool:
    card = library().get(answer[TO_CAST.place_of(SPELL)])
    return card is not None and card.type is CardType.ENCHANTMENT


def count(mode: str, opponent: str, number: int, *, is_secretive: bool) -> list[Round]:
    """Play one game and count, round by round."""
    pairs = pairings(mode)
    match = start_duel(setup_of(mode, *pairs[number * 7 % len(pairs)]), number, forkable=True)
    game = match.game
    person = new_agent("adept", number * 2)
    agents: list[Agent] = [Secretive(person) if is_secretive else person, new_agent(opponent, number * 2 + 1)]
    views = [view(game, seat, match) for seat in (PERSON, OPPONENT)]
    asked: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    while not match.is_over:
        request = match.open_requests[0]
        seat = request.player
        answer = answer_ahead(game, request, SETTINGS) if seat == PERSON else None
        if seat == PERSON:
            counted = asked[game.round]
            is_window = request.question is WINDOW
            counted[0] += is_window and answer is None
            counted[1] += is_window and answer is not None
            counted[2] += answer is None
        match.give(seat, answer or agents[seat].decide(views[seat], Decision(request)))
    return [Round(*counts) for counts in asked.values()]


def _spread(values: Sequence[int]) -> str:
    """Median, and what 95 of 100 rounds stay within."""
    late = statistics.quantiles(values, n=20)[18] if len(values) > 1 else values[0]
    return f"{statistics.median(values):6.1f} {late:6.1f}"


def report(found: dict[tuple[str, str, str], list[Round]]) -> str:
    """The table: rounds in which the person had something face down, and all of them."""
    lines = [
        "                                         reveal prompts    kept quiet      all prompts",
        "mode        against  the person   rounds  median   95 %   median   95 %   median   95 %",
    ]
    for (mode, opponent, person), rounds in found.items():
        columns = "   ".join(_spread([each[part] for each in rounds]) for part in range(3))
        lines.append(f"{mode:<11} {opponent:<8} {person:<12} {len(rounds):6d}  {columns}")
    return "\n".join(lines)


def _one(game: tuple[str, str, int, bool]) -> list[Round]:
    mode, opponent, number, is_secretive = game
    return count(mode, opponent, number, is_secretive=is_secretive)


def main(arguments: Sequence[str]) -> int:
    """Play and print; 1 if some kind of game has more reveal prompts a round in the median than it should."""
    parser = argparse.ArgumentParser(description="How often a person is asked in a round, with the usual settings.")
    parser.add_argument("--games", type=int, default=20, help="games in each mode, half of them against each opponent")
    parser.add_argument("--workers", type=int, default=2, help="games played at a time")
    options = parser.parse_args(arguments)
    games = [
        (mode, OPPONENTS[number % len(OPPONENTS)], number, is_secretive)
        for mode in COUNTED
        for is_secretive in (False, True)
        for number in range(max(2, options.games))
    ]
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        played = pool.map(_one, games, chunksize=1)
    found: dict[tuple[str, str, str], list[Round]] = defaultdict(list)
    for (mode, opponent, _, is_secretive), rounds in zip(games, played, strict=True):
        found[mode, opponent, "hides cards" if is_secretive else "adept"] += rounds
    print(report(found))
    return int(any(statistics.median(each.reveals for each in rounds) > MOST for rounds in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
