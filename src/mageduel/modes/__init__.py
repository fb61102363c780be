"""The rule set of every mode of play."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.ruleset import RuleSet
from mageduel.facts.boards import boards, chosen_board
from mageduel.facts.modes import mode_called
from mageduel.modes.academy import ACADEMY
from mageduel.modes.arena import APPRENTICE, ARENA, FREE_FOR_ALL
from mageduel.modes.domination import DOMINATION, on_board

RULE_SETS: Final = {rules.name: rules for rules in (APPRENTICE, ARENA, FREE_FOR_ALL, ACADEMY, DOMINATION)}


def rule_set(name: str, players: int = 2, board: str | None = None) -> RuleSet:
    """The rules of the mode of this name, for so many players, on the board of this name where it has several."""
    mode = mode_called(name)
    chosen = chosen_board(mode, players, board)
    return RULE_SETS[mode.name] if chosen is None else on_board(boards()[chosen])
