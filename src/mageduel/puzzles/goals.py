"""Goals: what is to be brought about or prevented, by whom, and until when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from mageduel.state.game import Game

Deed = Literal["destroy", "save"]
Horizon = Literal["turn", "round"]


@dataclass(frozen=True, slots=True)
class Goal:
    """An object to destroy or to save, until the turn that begins is over or until the round is."""

    deed: Deed
    target: int
    seat: int
    """Whose goal it is."""
    horizon: Horizon
    round: int

    def verdict(self, game: Game, *, is_later: bool) -> bool | None:
        """At a moment between two decisions: whether it is reached or missed, None while that is open.

        `is_later` says that this is not the moment it begins at any more.
        """
        is_gone = not self.stands(game)
        if game.result is not None:
            mine = game.players[self.seat].team
            if self.deed == "save":
                return not is_gone or game.result.winning_team == mine
            return is_gone and game.result.winning_team == mine
        if is_gone:
            return self.deed == "destroy"
        is_over = is_later if self.horizon == "turn" else self.is_round_over(game)
        return (self.deed == "save") if is_over else None

    def stands(self, game: Game) -> bool:
        """Whether the target is still there."""
        for player in game.seated:
            if player.mage.id == self.target:
                return player.is_alive
        return self.target in game.objects

    def is_round_over(self, game: Game) -> bool:
        """Whether the round it is about is over."""
        return game.round > self.round or game.rules.places[game.phase] == 0

    def to_data(self) -> dict[str, Any]:
        """The goal as plain data."""
        return {"deed": self.deed, "target": self.target, "seat": self.seat, "horizon": self.horizon}

    @staticmethod
    def from_data(data: Mapping[str, Any], round_: int) -> Goal:
        """Read a goal from plain data."""
        return Goal(data["deed"], data["target"], data["seat"], data["horizon"], round_)
