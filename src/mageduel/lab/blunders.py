"""Blunders: lost games of a master, looked at again by a master with more time.

Where both of two longer looks find an answer that is clearly better than the one given, the position is kept as a file
of `tests/agents/blunders`, unless a master with the usual look of the tests still gives it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from mageduel.agents.budget import Budget
from mageduel.agents.levels import new_agent
from mageduel.agents.lookahead import A_GAME
from mageduel.agents.master import Master
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.record import as_answer
from mageduel.kernel.requests import Answer, IllegalAnswer
from mageduel.lab.books import pairings, setup_of
from mageduel.positions.position import Position, position_of
from mageduel.rules.planning.plans import PLAN
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view

TESTED: Final = "master:160"
"""Who must not give the answer any more."""
LOOKS: Final = ((11, 240), (12, 480))
"""Seeds of the longer looks, and look-aheads."""
TOLD_APART: Final = 4
"""Trials of a line before it says anything."""
A_BLUNDER: Final = 1.5
"""What an answer gives away, in damage on a mage."""
POINTS: Final = 100 / A_GAME
"""How many hundredths of the chance to win that is."""

Found = dict[str, Any]


class Lost:
    """A game between a master and an adept, and the moments of the master in it."""

    def __init__(self, mode: str, number: int, seed: int, player: str) -> None:
        pairs = pairings(mode)
        self.mode, self.number = mode, number
        self.seat = number % 2
        match = start_duel(setup_of(mode, *pairs[(number * 37 + seed) % len(pairs)]), seed + number, forkable=True)
        names = [player if seat == self.seat else "adept" for seat in range(2)]
        agents = [new_agent(name, seed + 2 * number + seat, in_the_lab=True) for seat, name in enumerate(names)]
        views = [view(match.game, seat, match) for seat in range(2)]
        self.moments: list[tuple[Match[Game], Answer]] = []
        while match.requests:
            request = match.open_requests[0]
            answer = agents[request.player].decide(views[request.player], Decision(request))
            is_mine = request.player == self.seat and request.question is not PLAN
            if is_mine and len(request.options) > 1 and match.can_fork:
                self.moments.append((match.fork(), answer))
            match.give(request.player, answer)
        result = match.game.result
        self.is_lost = result is not None and result.winning_team not in (None, match.game.players[self.seat].team)


def blunders_of(lost: Lost) -> Iterator[Found]:
    """The moments at which something clearly better was there."""
    for number, (match, answer) in enumerate(lost.moments):
        first = _better(match, lost.seat, answer, *LOOKS[0])
        again = None if first is None else _better(match, lost.seat, answer, *LOOKS[1])
        if first is None or again is None:
            continue
        instead, given_away = min(first, again, key=lambda each: each[1])
        found = {
            "name": f"lost-{lost.mode}-{lost.number:02}-{number}",
            "why": (
                f"A lost game, round {match.game.round}: {_said(answer)} gave away {POINTS * given_away:.0f} points of "
                f"the chance to win; {_said(instead)} keeps them."
            ),
            "found": "review",
            "seat": lost.seat,
            "before": [
                [request.player, list(said)]
                for requests, answers in match.since_safe_point
                for request, said in zip(requests, answers, strict=True)
            ],
            "never": [list(answer)],
            "position": dict(position_of(match.last_safe_point).data),
        }
        if _is_mended(found, answer):
            yield found


def _better(match: Match[Game], seat: int, answer: Answer, seed: int, look_aheads: int) -> tuple[Answer, float] | None:
    """What a longer look finds clearly better than an answer, and by how much."""
    request = match.request_for(seat)
    if request is None:
        return None
    master = Master(seed, budget=Budget(look_aheads))
    best = master.decide(view(match.game, seat, match), Decision(request))
    worths: dict[Answer, float] = {}
    for line in master.tried:
        if len(line.found) >= TOLD_APART:
            worths[line.answer] = max(worths.get(line.answer, -1e9), line.mean(len(line.found)) - line.at_sight)
    if best == answer or answer not in worths or best not in worths or worths[best] - worths[answer] < A_BLUNDER:
        return None
    return best, worths[best] - worths[answer]


def _is_mended(found: Found, answer: Answer) -> bool:
    """Whether the position can be laid out again, and the answer is not given there by whoever is tested."""
    try:
        match = start_duel(Position.from_data(found["position"]).setup(), 3, forkable=True)
        for seat, given in found["before"]:
            match.answer(seat, as_answer(given))
    except (ValueError, IllegalAnswer):  # not every moment can be laid out as it was
        return False
    request = match.request_for(found["seat"])
    if request is None or request.refuses(answer) is not None:
        return False
    seen = view(match.game, found["seat"], match)
    return all(new_agent(TESTED, seed).decide(seen, Decision(request)) != answer for seed in (1, 2, 3))


def _said(answer: Answer) -> str:
    return " ".join(str(word) for word in answer)


def main(arguments: Sequence[str]) -> None:
    """Play games against adepts, and keep what a longer look finds in the lost ones."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.lab.blunders", description=main.__doc__)
    parser.add_argument("--mode", default="academy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="master:8", help="who plays, and loses now and then")
    parser.add_argument("--into", type=Path, default=Path(".lab/blunders"))
    wish = parser.parse_args(list(arguments))
    wish.into.mkdir(parents=True, exist_ok=True)
    for number in range(wish.games):
        game = Lost(wish.mode, number, wish.seed, wish.player)
        print(f"game {number}: {'lost' if game.is_lost else 'won'}", file=sys.stderr, flush=True)
        for found in blunders_of(game) if game.is_lost else ():
            print(found["why"], flush=True)
            (wish.into / f"{found['name']}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
