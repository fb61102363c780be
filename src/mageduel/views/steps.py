"""The steps of attacks, spells and moves as the rulebook of a mode names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mageduel.dsl.ruleset import RuleSet
from mageduel.dsl.steps import ATTACK_STEPS, MOVE_STEPS, SPELL_STEPS, Step
from mageduel.views.names import step_name
from mageduel.views.shapes import StepShown

_CHARTS: Final[tuple[Sequence[Step[Any]], ...]] = (ATTACK_STEPS, SPELL_STEPS, MOVE_STEPS)


def name_of_step(rules: RuleSet, step: Step[Any]) -> str:
    """What a step is called; one the rulebook does not name is part of the one before."""
    return step_name(rules.step_names.get(_named(rules, step), step.code))


def _named(rules: RuleSet, step: Step[Any]) -> Step[Any]:
    """The step the rulebook names to which this one belongs."""
    if not rules.step_names or step in rules.step_names:
        return step
    chart = next(each for each in _CHARTS if step in each)
    earlier = reversed(chart[: chart.index(step)])
    return next((each for each in earlier if each in rules.step_names), step)


def steps_shown(
    rules: RuleSet, chart: Sequence[Step[Any]], now: str, skipped: frozenset[Step[Any]] = frozenset()
) -> list[StepShown]:
    """The steps of a procedure that the rulebook names, each with how far it is."""
    named = [step for step in chart if not rules.step_names or step in rules.step_names]
    current = next((_named(rules, step) for step in chart if step.code == now), None)
    at = named.index(current) if current in named else -1
    return [
        StepShown(
            name_of_step(rules, step),
            "skipped" if step in skipped else "now" if i == at else "done" if i < at else "next",
        )
        for i, step in enumerate(named)
    ]
