"""Domination: the Arena on boards with V'Tar Orbs, won by the last mage standing or by V'Tar (reconstructed)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import Final

from mageduel.dsl.ruleset import RuleSet, Scoring
from mageduel.facts import modes
from mageduel.facts.boards import Board
from mageduel.modes.arena import ARENA
from mageduel.rules.domination.laying_out import lay_out
from mageduel.rules.domination.orbs import orbs_in_play
from mageduel.rules.domination.vtar import vtar_of
from mageduel.state.arena import Arena

DOMINATION: Final = replace(ARENA, mode=modes.DOMINATION)
"""What its boards have in common."""


@cache
def on_board(board: Board) -> RuleSet:
    """The rules of Domination on one board."""
    arena = Arena(board.rows, board.ground, board.passage)
    starts = tuple(arena.zone(name) for name in board.starts)
    return replace(
        DOMINATION,
        arena=arena,
        starts=lambda sides: starts[: len(sides)],
        lay_out=partial(lay_out, board=board),
        scoring=Scoring(board.goal, vtar_of, orbs_in_play),
        board=board.name,
    )
