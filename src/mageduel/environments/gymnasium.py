"""Gymnasium: a duel against a computer player, from one seat."""

from __future__ import annotations

from typing import Any, SupportsFloat, Unpack

import gymnasium
from gymnasium import spaces

from mageduel.agents.contract import Agent
from mageduel.agents.levels import new_agent
from mageduel.environments.pettingzoo import DuelEnv, Observation, Settings
from mageduel.views.decisions import Decision


class AgainstComputer(gymnasium.Env[Observation, int]):
    """One seat of a duel, against a computer player in every other one.

    Rewards come at the end: 1 for a victory, -1 for a defeat. `settings` are those of the PettingZoo environment.
    A token the mask does not allow stands for one it allows, counted by its remainder: any action does something.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, opponent: str = "novice", seat: int = 0, **settings: Unpack[Settings]) -> None:
        self._env = DuelEnv(**settings)
        self._opponent = opponent
        self._seat = seat
        self._agent = self._env.possible_agents[seat]
        self.render_mode = self._env.render_mode
        self.observation_space: spaces.Space[Observation] = self._env.observation_space(self._agent)
        self.action_space: spaces.Space[int] = self._env.action_space(self._agent)
        self._others: dict[str, Agent] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played until this seat is asked."""
        super().reset(seed=seed)
        self._env.reset(seed=seed if seed is not None else int(self.np_random.integers(0, 2**31)))
        others = (name for name in self._env.possible_agents if name != self._agent)
        self._others = {name: new_agent(self._opponent, self._env.seed + place) for place, name in enumerate(others)}
        self._let_others_play()
        return self._env.observe(self._agent), {}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Give the next token of an answer; the others answer at once."""
        possible = self._env.possible_tokens
        self._env.step(action if action in possible else possible[int(action) % len(possible)])
        self._let_others_play()
        agent = self._agent
        reward = self._env.rewards[agent] if self._env.terminations[agent] else 0.0
        return self._env.observe(agent), reward, self._env.terminations[agent], self._env.truncations[agent], {}

    def _let_others_play(self) -> None:
        env = self._env
        while not env.is_over and env.agent_selection != self._agent:
            request = env.request
            if request is None:  # a book of one's own is for those who learn: others take the published one
                env.take_published_book()
                continue
            seat = request.player
            env.give(self._others[env.agent_selection].decide(env.duel.view(seat), Decision(request)))

    def render(self) -> str | None:
        """What is asked of whom, in a line."""
        return self._env.render()
