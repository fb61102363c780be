"""Victory: the last mage standing wins; if nobody stands at the end of a phase, it is a draw (ruling R13)."""

from __future__ import annotations

from mageduel.dsl.ruleset import Scoring
from mageduel.state.causes import HowEnded
from mageduel.state.events import GameEnded
from mageduel.state.game import Game, Result


class DuelEnds(Exception):
    """The duel is over at once, in the middle of whatever is going on."""


def check_victory(game: Game) -> bool:
    """At the end of a phase: is there only one team left, or none, or has one won by its score?

    Otherwise those who have fallen say no more: what they leave decides nothing (ruling M8). Says whether it is over.
    """
    if game.result is not None:
        return True
    if game.rules.scoring is not None:
        side = winner_by_score(game, game.rules.scoring)
        if side is not None:
            end(game, side, HowEnded.SCORE)
            return True
    for player in game.players:
        if not player.is_alive:
            return _is_last_standing(game)
    return False


def _is_last_standing(game: Game) -> bool:
    """Somebody has fallen: end the game if only one side stands, or none."""
    sides = standing_sides(game)
    if len(sides) > 1:
        _silence_the_fallen(game)
        return False
    if sides:
        end(game, sides.pop(), HowEnded.LAST_STANDING)
    else:
        end(game, None, HowEnded.NOBODY_LEFT)
    return True


def _silence_the_fallen(game: Game) -> None:
    """Ask nothing more of those who have fallen; what they leave is nobody's, or somebody else's by now."""
    fallen = tuple([each.seat for each in game.players if not each.is_alive and each.seat not in game.silent])
    if fallen:
        game.silence(fallen)


def winner_by_score(game: Game, scoring: Scoring) -> int | None:
    """The side of the player who has reached the goal and has more than anybody of another side."""
    players = [player for player in game.players if player.is_alive]
    for player in players:
        own = scoring.of(game, player.seat)
        if own >= scoring.goal and all(
            scoring.of(game, each.seat) < own for each in players if each.team != player.team
        ):
            return player.team
    return None


def standing_sides(game: Game, *, without: int | None = None) -> set[int]:
    """The sides that have a mage who stands and has not given up."""
    return {
        player.team
        for player in game.players
        if player.is_alive and player.seat not in game.conceded and player.seat != without
    }


def end(game: Game, winning_team: int | None, how: HowEnded, conceded: int | None = None) -> None:
    """End the game."""
    game.result = Result(winning_team, how, conceded)
    game.tell(GameEnded(winning_team, how, conceded))
