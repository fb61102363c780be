"""Levels: agents by name."""

from __future__ import annotations

from collections.abc import Callable

from mageduel.agents.adept import Adept
from mageduel.agents.contract import Agent
from mageduel.agents.novice import Novice
from mageduel.agents.random_agent import RandomAgent
from mageduel.facts.errors import ForPeople

LEVELS: dict[str, Callable[[int], Agent]] = {"random": RandomAgent, "novice": Novice, "adept": Adept}


def new_agent(name: str, seed: int) -> Agent:
    """An agent of this level; a wrong name is refused with the nearest spelling."""
    make = LEVELS.get(name)
    if make is None:
        raise ForPeople(f"There is no player called {name!r}; there are {', '.join(LEVELS)}")
    return make(seed)
