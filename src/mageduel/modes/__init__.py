"""The rule set of every mode of play."""

from __future__ import annotations

from mageduel.dsl.ruleset import RuleSet
from mageduel.facts.modes import mode_called
from mageduel.modes.academy import ACADEMY
from mageduel.modes.arena import APPRENTICE, ARENA, FREE_FOR_ALL

RULE_SETS = {rules.name: rules for rules in (APPRENTICE, ARENA, FREE_FOR_ALL, ACADEMY)}


def rule_set(name: str) -> RuleSet:
    """The rules of the mode of this name."""
    return RULE_SETS[mode_called(name).name]
