"""Games of the lab: what is to be played, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from mageduel.agents.contract import Agent
from mageduel.agents.levels import is_searching, new_agent
from mageduel.agents.playing import play_out
from mageduel.agents.safety import Careful
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.lab.earlier import earlier_agent, is_earlier
from mageduel.rules.planning.plans import TO_PLAN
from mageduel.rules.round.setup import Setup
from mageduel.state.causes import name_of
from mageduel.state.events import Damaged, Revealed, SpellCast
from mageduel.state.game import Game
from mageduel.views.sides import is_friend

ONE_SEED = 1_000_003
"""Seeds of one run stay apart from those of the next."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: who sits where, with which books, from which seed."""

    number: int
    setup: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    first: int
    """The seat of the player the run is about."""
    group: str = ""
    """Which cell of a matrix or which pair of a ladder the game belongs to."""
    detailed: bool = False
    changes: tuple[dict[str, float], ...] = ()
    """For each seat, weights its player judges by that are not the usual ones."""


@dataclass(slots=True)
class Played:
    """What is kept of a game."""

    number: int
    group: str
    points: float
    """For the side of the player the run is about: 1 won, 0 lost, and drawn its share of one."""
    rounds: int
    decisions: int
    seconds: float
    digest: str
    mages: tuple[str, ...]
    sides: dict[int, float] = field(default_factory=dict)
    """The points of every side."""
    mistakes: list[dict[str, object]] = field(default_factory=list)
    mana: list[list[int]] = field(default_factory=list)
    """Mana of each seat at the beginning of each round."""
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    """For the first player's book: spells planned, cast, revealed, and the one that felled the enemy mage."""

    def as_dict(self) -> dict[str, Any]:
        """The row as plain data."""
        return asdict(self)


def play(task: Task) -> Played:
    """Play one game."""
    setup = Setup.from_data(task.setup)
    searching = any(is_searching(name) or is_earlier(name) for name in task.agents)
    match = start_duel(setup, task.seed, forkable=searching, log=task.detailed)
    changes = task.changes or ({},) * len(task.agents)
    agents = [
        _player(name, task.seed * len(task.agents) + seat, changes[seat]) for seat, name in enumerate(task.agents)
    ]
    mana: list[list[int]] = []

    def after(match: Match[Game]) -> None:
        game = match.game
        if game.round > len(mana):
            mana.append([player.mage.mana for player in game.seated])

    started = time.process_time()
    decisions = play_out(match, agents, after)
    seconds = time.process_time() - started
    points = points_by_side(match.game)
    return Played(
        task.number,
        task.group,
        points[match.game.players[task.first].team],
        match.game.round,
        decisions,
        round(seconds, 4),
        match.game.digest(),
        tuple(seat.mage for seat in setup.seats),
        points,
        [each.as_dict() for agent in agents if isinstance(agent, Careful) for each in agent.mistakes],
        mana,
        _card_use(match, task.first) if task.detailed else {},
    )


def _player(name: str, seed: int, changes: dict[str, float]) -> Agent:
    if is_earlier(name):
        return earlier_agent(name, seed)
    return new_agent(name, seed, in_the_lab=True, changes=changes)


def points_by_side(game: Game) -> dict[int, float]:
    """One point a game: to the side that won, or the same share to everybody."""
    sides = list(dict.fromkeys(player.team for player in game.seated))
    winner = None if game.result is None else game.result.winning_team
    return {side: 1 / len(sides) if winner is None else float(side == winner) for side in sides}


def _card_use(match: Match[Game], seat: int) -> dict[str, dict[str, int]]:
    use: dict[str, Counter[str]] = {what: Counter() for what in ("planned", "cast", "revealed", "decisive")}
    for player, answer in match.answers:
        if player == seat and answer[0] == TO_PLAN.word:
            for _, names in answer[1]:
                use["planned"].update(names)
    fatal: str | None = None
    friends = [is_friend(match.game, seat, player.seat) for player in match.game.players]
    for event in match.game.log or []:
        if isinstance(event, SpellCast) and event.spell.controller == seat:
            use["cast"][event.spell.card.name] += 1
        elif isinstance(event, Revealed) and event.enchantment.controller == seat and event.paid is not None:
            use["revealed"][event.enchantment.name] += 1
        elif isinstance(event, Damaged) and event.who.is_mage and not friends[event.who.controller]:
            fatal = _cause(event)
    result = match.game.result
    if fatal is not None and result is not None and result.winning_team == match.game.players[seat].team:
        use["decisive"][fatal] += 1
    return {what: dict(sorted(count.items())) for what, count in use.items()}


def _cause(event: Damaged) -> str:
    attack = event.attack
    if attack is None:
        return name_of(event.because)
    if attack.spell is not None:
        return attack.spell.card.name
    return attack.attacker.name if attack.attacker is not None else attack.bar.name
