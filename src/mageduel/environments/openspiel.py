"""OpenSpiel: a duel as one of its Python games, with every die a chance node and every answer given token by token.

Importing this module registers the game as `mageduel`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from mageduel.agents.determinize import determinize
from mageduel.api import new_duel
from mageduel.duel import start_duel
from mageduel.environments.choosing import Choosing, choosing
from mageduel.environments.observing import LENGTH, Row, observe, split
from mageduel.environments.tokens import TOKENS
from mageduel.kernel.match import Match
from mageduel.kernel.requests import CHANCE, Request
from mageduel.rules.dice import ChanceRequest
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.view import view

LONGEST: Final = 20_000
"""Tokens and dice after which a game is drawn."""
MOST_SIDES: Final = 12
_PARAMETERS: Final[dict[str, Any]] = {"mode": "arena", "mages": "Wizard+Beastmaster"}
_TYPE: Final = pyspiel.GameType(
    short_name="mageduel",
    long_name="Mage Wars (unofficial)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class Play:
    """A duel under way: the match, the answer on its way, the dice thrown so far, and what every seat has seen."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.match: Match[Game] = start_duel(setup, 0, forkable=True, asks_chance=True)
        self.taken: list[int] = []
        self.is_sample = False
        self.seen: list[list[str]] = [[] for _ in setup.seats]
        self.dice: list[int] = []
        self.choosing: Choosing | None = None
        self.request: Request | None = None
        self.ask()

    def ask(self) -> None:
        """Turn to whoever is asked next; a seat remembers what it saw when it was asked."""
        self.dice = []
        self.choosing = None
        self.request = None if self.is_over else self.match.open_requests[0]
        if self.request is None or self.request.player == CHANCE:
            return
        self.choosing = choosing(self.match.game, self.request)
        seat = self.request.player
        row = observe(view(self.match.game, seat), seat, self.request, [])
        self.seen[seat].append(hashlib.blake2b(row.tobytes(), digest_size=8).hexdigest())

    @property
    def is_over(self) -> bool:
        """Whether the duel has ended, or goes on for too long."""
        return self.match.is_over or len(self.taken) >= LONGEST

    @property
    def sides(self) -> int:
        """The sides of the die that is thrown."""
        return self.request.sides if isinstance(self.request, ChanceRequest) else 0

    def take(self, action: int) -> None:
        """Take a die, or a token."""
        self.taken.append(action)
        request = self.request
        assert request is not None
        if isinstance(request, ChanceRequest):
            self.dice.append(action)
            if len(self.dice) == request.count:
                self.match.answer(CHANCE, tuple(self.dice))
                self.ask()
        elif self.choosing is not None:
            answer = self.choosing.take(action)
            self.seen[request.player].append(str(action))
            if answer is not None:
                self.match.answer(request.player, answer)
                self.ask()
        if len(self.taken) >= LONGEST:
            self.request = self.choosing = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """A play of its own that stands where this one stands."""
        return self.with_match(self.match.fork())

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[object, ...]]:
        """How it is written down: what was taken, from the beginning."""
        if self.is_sample:
            raise TypeError("a sample has cards nobody has played and cannot be written down")
        return _again, (self.setup, tuple(self.taken))

    def with_match(self, match: Match[Game]) -> Play:
        """The same play over another match that stands at the same question."""
        twin = Play.__new__(Play)
        twin.setup = self.setup
        twin.match = match
        twin.taken = list(self.taken)
        twin.is_sample = self.is_sample
        twin.seen = [list(each) for each in self.seen]
        twin.dice = list(self.dice)
        twin.choosing = None
        twin.request = None
        if self.request is not None:
            player = self.request.player
            twin.request = next(each for each in match.open_requests if each.player == player)
            if self.choosing is not None:
                twin.choosing = choosing(match.game, twin.request)
                for token in self.choosing.said:
                    twin.choosing.take(token)
        return twin


def _again(setup: Setup, taken: Sequence[int]) -> Play:
    play = Play(setup)
    for action in taken:
        play.take(action)
    return play


class DuelGame(pyspiel.Game):
    """The game; `mode` and `mages` (joined by +) say what is played."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**_PARAMETERS, **(params or {})}
        self._setup = new_duel(settings["mode"], settings["mages"].split("+")).setup
        info = pyspiel.GameInfo(
            num_distinct_actions=TOKENS,
            max_chance_outcomes=MOST_SIDES,
            num_players=len(self._setup.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> DuelState:
        """A duel before its first question."""
        return DuelState(self, self._setup)

    def make_py_observer(self, kind: object = None, params: object = None) -> DuelObserver:
        """What sees a state for a player."""
        return DuelObserver()


class DuelState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: DuelGame, setup: Setup) -> None:
        super().__init__(game)
        self.play = Play(setup)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        request = self.play.request
        if request is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if request.player == CHANCE else request.player

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play.choosing is None else self.play.choosing.possible

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the next die, each as likely as the others."""
        return [(side, 1 / self.play.sides) for side in range(self.play.sides)]

    def _apply_action(self, action: int) -> None:
        self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"die {action}" if player == pyspiel.PlayerId.CHANCE else f"token {action}"

    def is_terminal(self) -> bool:
        """Whether the duel is over."""
        return self.play.request is None

    def returns(self) -> list[float]:
        """1 for the winning side and -1 for every other; 0 for all while it lasts, and in a draw."""
        game = self.play.match.game
        winner = None if game.result is None else game.result.winning_team
        if winner is None:
            return [0.0] * len(self.play.seen)
        return [1.0 if player.team == winner else -1.0 for player in game.seated]

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player has been asked, has seen then and has answered, and what it sees now."""
        seat = self.current_player() if player is None else player
        return "|".join([*self.play.seen[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """A fingerprint of what a player sees now."""
        seat = self.current_player() if player is None else player
        return hashlib.blake2b(self.row(seat).tobytes(), digest_size=8).hexdigest()

    def row(self, seat: int) -> Row:
        """What a seat sees, as numbers."""
        said = [] if self.play.choosing is None else self.play.choosing.said
        request = None if self.play.request is None or self.play.request.player == CHANCE else self.play.request
        return observe(view(self.play.match.game, seat), seat, request, said)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DuelState:
        """A state that could be this one as far as the player can tell; this one where no other can be found."""
        seen = view(self.play.match.game, player, self.play.match)
        found = determinize(seen, lambda sides: int(sampler() * sides))
        twin: DuelState = self.clone()
        if found is not None and self._asks_the_same(found):
            twin.play = self.play.with_match(found)
            twin.play.is_sample = True
        return twin

    def _asks_the_same(self, match: Match[Game]) -> bool:
        """Whether a sample stands where this play stands, in the middle of an answer too."""
        request = self.play.request
        asked = [each for each in match.open_requests if request is not None and each.player == request.player]
        return bool(asked) and request is not None and asked[0].question is request.question and not self.play.dice

    def __str__(self) -> str:
        game = self.play.match.game
        return f"round {game.round}, {game.phase.value}: {self.play.request}"


class DuelObserver:
    """OpenSpiel's interface to observations."""

    def __init__(self) -> None:
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = split(self.tensor)

    def set_from(self, state: DuelState, player: int) -> None:
        """See a state as this player."""
        self.tensor[:] = state.row(player)

    def string_from(self, state: DuelState, player: int) -> str:
        """A fingerprint of what the player sees."""
        return state.observation_string(player)


pyspiel.register_game(_TYPE, DuelGame)
