"""PettingZoo: a duel as an environment of its agent-environment-cycle interface, for two seats or more.

One step is one token of an answer (`environments/tokens.py`); `action_mask` says which tokens may come next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from mageduel.api import Duel, Result, new_duel
from mageduel.environments.building import Building
from mageduel.environments.choosing import Choosing, choosing, mask
from mageduel.environments.observing import HIGHEST, LENGTH, Row, observe
from mageduel.environments.tokens import TOKENS
from mageduel.facts.spellbooks import Spellbook
from mageduel.kernel.requests import Answer, Request

Observation = dict[str, NDArray[Any]]
LONGEST = 20_000
"""Steps after which a game is cut off."""


class Settings(TypedDict, total=False):
    """What an environment may be told; see `DuelEnv`."""

    mode: str
    mages: Sequence[str]
    books: Sequence[Spellbook | None] | None
    teams: bool
    board: str | None
    builds_books: bool
    longest: int
    render_mode: str | None


def env(**settings: Unpack[Settings]) -> DuelEnv:
    """An environment, as PettingZoo's own modules make theirs; see `DuelEnv` for the settings."""
    return DuelEnv(**settings)


class DuelEnv(AECEnv[str, Observation, int]):
    """A duel from its first question to its end; the winning side gets 1, every other -1, a draw 0 for all.

    `builds_books`: every seat first makes its spellbook, card by card, within the rules and its points.
    """

    metadata = {"name": "mageduel_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "arena",
        mages: Sequence[str] = ("Wizard", "Beastmaster"),
        books: Sequence[Spellbook | None] | None = None,
        *,
        teams: bool = False,
        board: str | None = None,
        builds_books: bool = False,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._mode, self._mages, self._books = mode, tuple(mages), books
        self._teams, self._board, self._builds_books = teams, board, builds_books
        self._longest = longest
        self._random = np.random.default_rng()
        self.possible_agents = [f"seat_{number}" for number in range(len(self._mages))]
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, HIGHEST, (LENGTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (TOKENS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: spaces.Discrete(TOKENS) for name in self.possible_agents}
        self.duel: Duel = self._new_duel(0, books)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every token."""
        return self.action_spaces[agent]

    def _new_duel(self, seed: int, books: Sequence[Spellbook | None] | None) -> Duel:
        return new_duel(self._mode, self._mages, books, seed=seed, teams=self._teams, board=self._board)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.seed = int(self._random.integers(0, 2**62))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.books_made: list[Spellbook | None] = []
        self._building: Building | None = None
        self._choosing: Choosing | None = None
        self.request: Request | None = None
        self.duel = self._new_duel(self.seed, self._books)
        if self._builds_books:
            self._building = Building(self._mages[0], self._mode)
            self.agent_selection = self.agents[0]
        else:
            self._ask()

    def _ask(self) -> None:
        """Turn to whoever is asked next."""
        self.request = self.duel.match.open_requests[0]
        self._choosing = None
        self.agent_selection = self.possible_agents[self.request.player]

    @property
    def possible_tokens(self) -> list[int]:
        """The tokens whoever is asked may give next."""
        if self._building is not None:
            return self._building.possible
        return [] if self.request is None else self._chosen(self.request).possible

    def _chosen(self, request: Request) -> Choosing:
        """The answer on its way; begun when somebody looks, since whole answers need none."""
        if self._choosing is None:
            self._choosing = choosing(self.duel.match.game, request)
        return self._choosing

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which tokens it may give; none if it is not its turn."""
        seat = self.possible_agents.index(agent)
        is_asked = agent == self.agent_selection and agent in self.agents and not self.terminations[agent]
        return {
            "observation": self._row(seat),
            "action_mask": mask(self.possible_tokens if is_asked else []),
        }

    def _row(self, seat: int) -> Row:
        if self._building is not None:
            return self._building.observed(seat == len(self.books_made))
        said = [] if self._choosing is None else self._choosing.said
        return observe(self.duel.view(seat), seat, self.request, said)

    def structure(self, agent: str) -> dict[str, Any]:
        """What an agent sees as plain data, with every number and its reasons."""
        return self.duel.table(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Give the next token of an answer; None where the agent has nothing left to do."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        token = -1 if action is None else int(action)
        if token not in self.possible_tokens:
            raise ValueError(f"token {token} is not possible now; the action mask says which are")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.steps += 1
        if self._building is not None:
            self._build(token)
        elif self.request is not None:
            answer = self._chosen(self.request).take(token)
            if answer is not None:
                self.give(answer)
        if self.steps >= self._longest and not self.duel.is_over:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more: the duel has ended, or was cut off."""
        return all(self.terminations.values()) or all(self.truncations.values())

    def give(self, answer: Answer) -> None:
        """Give a whole answer for whoever is asked."""
        assert self.request is not None
        self.duel.answer(self.request.player, answer)
        if self.duel.is_over:
            self._end()
        else:
            self._ask()

    def _build(self, token: int) -> None:
        assert self._building is not None
        book = self._building.take(token)
        if book is not None:
            self._keep(book)

    def take_published_book(self) -> None:
        """Let the seat that makes a book take the published one of its mage."""
        self._keep(None)

    def _keep(self, book: Spellbook | None) -> None:
        """Note a seat's book; with the last of them the duel begins."""
        self.books_made.append(book)
        if len(self.books_made) < len(self._mages):
            self._building = Building(self._mages[len(self.books_made)], self._mode)
            self.agent_selection = self.possible_agents[len(self.books_made)]
            return
        self._building = None
        self.duel = self._new_duel(self.seed, self.books_made)
        self._ask()

    def _end(self) -> None:
        self._choosing = self.request = None
        result = self.duel.result or Result((), "")
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 0.0 if not result.winners else 1.0 if seat in result.winners else -1.0
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What is asked of whom, in a line."""
        if self.render_mode is None:
            return None
        if self._building is not None:
            return f"{self._mages[len(self.books_made)]} makes a spellbook"
        if self.duel.is_over:
            return f"round {self.duel.round}: {self.duel.result}"
        question = self.duel.question
        return f"round {self.duel.round}, {self.agent_selection}: {question.prompt}"

    def close(self) -> None:
        """Nothing is kept open."""
