"""Levels: players on one scale from beginner to master, by name, with an optional budget and an optional style.

A name is a level, then perhaps a budget, then perhaps a style: `master`, `master:150ms`, `adept:40+builder`,
`pupil+surprise`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from mageduel.agents.adept import Adept
from mageduel.agents.budget import Budget, in_lab, in_play
from mageduel.agents.contract import Agent
from mageduel.agents.master import SECONDS_IN_PLAY, Master
from mageduel.agents.novice import Novice
from mageduel.agents.random_agent import RandomAgent
from mageduel.agents.registered import is_registered, registered_agent
from mageduel.agents.safety import Careful
from mageduel.agents.slips import Slipping
from mageduel.agents.styles import STYLES, SURPRISE, style_for
from mageduel.agents.weights import WEIGHTS, with_changes
from mageduel.facts.errors import ForPeople, nearest


@dataclass(frozen=True, slots=True)
class Level:
    """A step of the scale: whose way of thinking it is, what weakens it, and how long it thinks."""

    mind: str
    step: int
    """Its place on the scale, from 1; 0 is beside it."""
    slips: int = 0
    """In how many of a hundred answers it goes by lot."""
    look_aheads: int | None = None
    seconds: float | None = None
    """In play; in the lab those without a number of look-aheads get less."""

    @property
    def is_searching(self) -> bool:
        """Whether it looks ahead."""
        return self.mind in ("adept", "master")


LEVELS: Final[dict[str, Level]] = {
    "random": Level("random", 0),
    "beginner": Level("novice", 1, slips=45),
    "dabbler": Level("novice", 2, slips=22),
    "pupil": Level("novice", 3, slips=9),
    "novice": Level("novice", 4),
    "scholar": Level("adept", 5, slips=6, look_aheads=8),
    "journeyman": Level("adept", 6, look_aheads=10),
    "adept": Level("adept", 7, look_aheads=18),
    "expert": Level("master", 8, look_aheads=50),
    "veteran": Level("master", 9, look_aheads=250, seconds=0.7),
    "master": Level("master", 10, seconds=SECONDS_IN_PLAY),
}
SCALE: Final = tuple(name for name, level in LEVELS.items() if level.step)
"""From weak to strong: every step is one that somebody beats half the time."""
SEARCHING: Final = frozenset(name for name, level in LEVELS.items() if level.is_searching)
"""Levels that look ahead, and so need a match that can be forked."""
SECONDS_IN_LAB: Final = 0.15
LONGEST_THOUGHT: Final = 600.0
MOST_LOOK_AHEADS: Final = 1_000_000
_BUDGET: Final = re.compile(r"(?P<amount>[0-9]{1,9})(?P<unit>ms|s|)")


def parts_of(name: str) -> tuple[str, str, str]:
    """The level, the budget and the style a name says; a missing one is empty."""
    rest, _, style = name.partition("+")
    level, _, limit = rest.partition(":")
    return level, limit, style


def is_searching(name: str) -> bool:
    """Whether a player of this name looks ahead; one of somebody's own may."""
    return is_registered(name) or parts_of(name)[0] in SEARCHING


def is_level(name: str) -> bool:
    """Whether people may choose this: a level, with or without a style, and without a budget."""
    level, limit, style = parts_of(name)
    return level in LEVELS and not limit and style in ("", SURPRISE, *STYLES)


def new_agent(name: str, seed: int, *, in_the_lab: bool = False, changes: dict[str, float] | None = None) -> Agent:
    """An agent of this level, guarded against its own mistakes; a wrong name is refused with the nearest spelling.

    `changes` are weights it judges by that are not its usual ones.
    """
    if in_the_lab and is_registered(name):  # code is loaded by its name there and nowhere else
        return Careful(registered_agent(name, seed), seed)
    called, limit, wanted = parts_of(name)
    level = LEVELS.get(called)
    if level is None:
        near = nearest(called, LEVELS)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(LEVELS)}"
        raise ForPeople(f"There is no player called {called!r}; {hint}")
    if wanted not in ("", SURPRISE, *STYLES):
        raise ForPeople(f"There is no style called {wanted[:40]!r}; there are {', '.join((*STYLES, SURPRISE))}")
    if limit and not level.is_searching:
        raise ForPeople(f"{called} answers at once and takes no budget")
    style = style_for(wanted, seed)
    weights = with_changes(WEIGHTS, changes or {})
    if style is not None:
        weights = style.leaned(weights)
    agent: Agent
    if level.mind == "random":
        return RandomAgent(seed)
    if level.mind == "novice":
        agent = Novice(seed, weights)
    else:
        budget = _limited(name, limit, in_the_lab=in_the_lab) if limit else _usual(level, in_the_lab=in_the_lab)
        if level.mind == "adept":
            agent = Adept(seed, weights, budget=budget)
        else:
            agent = Master(seed, budget=budget, style=style, changes=changes)
    agent.name = called
    return Careful(Slipping(agent, level.slips, seed) if level.slips else agent, seed)


def _usual(level: Level, *, in_the_lab: bool) -> Budget:
    if level.look_aheads is not None:
        if in_the_lab or level.seconds is None:
            return Budget(level.look_aheads)
        return in_play(level.seconds, level.look_aheads)
    return in_lab(SECONDS_IN_LAB) if in_the_lab else in_play(level.seconds or SECONDS_IN_PLAY)


def _limited(name: str, limit: str, *, in_the_lab: bool) -> Budget:
    timed = in_lab if in_the_lab else in_play
    found = _BUDGET.fullmatch(limit)
    amount = int(found["amount"]) if found is not None else 0
    unit = found["unit"] if found is not None else ""
    seconds = amount / 1000 if unit == "ms" else float(amount)
    if amount < 1 or (seconds > LONGEST_THOUGHT if unit else amount > MOST_LOOK_AHEADS):
        raise ForPeople(
            f"{name[:40]!r}: a budget is a time up to {LONGEST_THOUGHT:g} s or a number of look-aheads up to "
            f"{MOST_LOOK_AHEADS:,}, such as master:150ms, master:2s, master:60"
        )
    return timed(seconds) if unit else Budget(amount)
