"""Levels: agents by name, with an optional budget such as master:150ms or adept:40."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mageduel.agents.adept import Adept
from mageduel.agents.budget import Budget, in_lab, in_play
from mageduel.agents.contract import Agent
from mageduel.agents.master import SECONDS_IN_PLAY, Master
from mageduel.agents.novice import Novice
from mageduel.agents.random_agent import RandomAgent
from mageduel.agents.registered import is_registered, registered_agent
from mageduel.agents.safety import Careful
from mageduel.agents.weights import WEIGHTS, Weights
from mageduel.facts.errors import ForPeople, nearest

LEVELS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomAgent,
    "novice": Novice,
    "adept": Adept,
    "master": Master,
}
SEARCHING: Final = frozenset({"adept", "master"})
"""Levels that look ahead, and so need a match that can be forked."""
SECONDS_IN_LAB: Final = 0.15
LONGEST_THOUGHT: Final = 600.0
MOST_LOOK_AHEADS: Final = 1_000_000
_BUDGET: Final = re.compile(r"(?P<amount>[0-9]{1,9})(?P<unit>ms|s|)")


def is_searching(level: str) -> bool:
    """Whether a player of this level, with or without a budget, looks ahead; one of somebody's own may."""
    return is_registered(level) or level.partition(":")[0] in SEARCHING


def new_agent(name: str, seed: int, *, in_the_lab: bool = False, weights: Weights = WEIGHTS) -> Agent:
    """An agent of this level, guarded against its own mistakes; a wrong name is refused with the nearest spelling."""
    if is_registered(name):
        return Careful(registered_agent(name, seed), seed)
    level, _, limit = name.partition(":")
    make = LEVELS.get(level)
    if make is None:
        near = nearest(level, LEVELS)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(LEVELS)}"
        raise ForPeople(f"There is no player called {level!r}; {hint}")
    if level not in SEARCHING:
        if limit:
            raise ForPeople(f"{level} answers at once and takes no budget")
        return make(seed) if level == "random" else Careful(Novice(seed, weights), seed)
    budget = _budget(name, limit, in_the_lab=in_the_lab) if limit or level == "master" else None
    agent: Agent = Adept(seed, weights, budget=budget) if level == "adept" else Master(seed, weights, budget=budget)
    return Careful(agent, seed)


def _budget(name: str, limit: str, *, in_the_lab: bool) -> Budget:
    timed = in_lab if in_the_lab else in_play
    if not limit:
        return timed(SECONDS_IN_LAB if in_the_lab else SECONDS_IN_PLAY)
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
