"""Condition markers and dice: the numbers printed on them."""

from __future__ import annotations

import pytest

from mageduel.facts.conditions import BY_LEVEL, CONDITIONS
from mageduel.facts.damage import DamageType
from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES
from tests.kit.ledger import rule


@rule(
    "core.condition.removal-cost-printed",
    "core.codex.removal-cost-definition",
    "core.condition.burn-removal-cost-2",
    "core.condition.cripple-removal-cost-4",
    "core.condition.daze-removal-cost-2",
    "core.condition.rot-removal-cost-2",
    "core.condition.sleep-removal-cost-level",
    "core.condition.stun-removal-cost-4",
    "core.condition.stun-removal-cost-example",
    "core.condition.weak-removal-cost-2",
    "codex.bleed.removal-cost",
    "codex.burn.removal-cost",
    "codex.corrode.removal-cost",
    "codex.cripple.removal-cost",
    "codex.daze.removal-cost",
    "codex.removal-cost.meaning",
    "codex.rot.removal-cost",
    "codex.slam.removal-cost",
    "codex.sleep.removal-cost",
    "codex.stagger.removal-cost",
    "codex.stuck.removal-cost",
    "codex.stun.removal-cost",
    "codex.suffocate.removal-cost",
    "codex.tainted.removal-cost",
    "codex.weak.removal-cost",
    "sup.codex.sleep-removal-cost-level",
    "sup.rules.removal-cost-l-is-level",
)
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Bleed", 2),
        ("Burn", 2),
        ("Corrode", 2),
        ("Cripple", 4),
        ("Daze", 2),
        ("Rot", 2),
        ("Slam", 3),
        ("Sleep", BY_LEVEL),
        ("Stagger", 2),
        ("Stuck", 4),
        ("Stun", 4),
        ("Suffocate", 2),
        ("Tainted", 3),
        ("Weak", 2),
    ],
)
def test_removal_costs(name: str, cost: int) -> None:
    assert CONDITIONS[name.lower()].removal_cost == cost


@pytest.mark.parametrize("name", ["Disable", "Grapple", "Growth", "Zombie"])
def test_markers_without_a_removal_cost(name: str) -> None:
    assert CONDITIONS[name.lower()].removal_cost is None


@rule("core.damagetype.poison-conditions")
def test_rot_weak_and_cripple_are_poison() -> None:
    poisons = {condition.name for condition in CONDITIONS.values() if condition.damage_type is DamageType.POISON}
    assert {"Rot", "Weak", "Cripple"} <= poisons
    assert poisons.isdisjoint({"Burn", "Daze", "Stun", "Sleep"})


@rule("core.component.effect-die-d12", "ruling.r3")
def test_the_effect_die_has_twelve_sides() -> None:
    assert EFFECT_SIDES == 12


@rule("core.dice.face-blank", "ruling.r3")
def test_the_attack_die_has_two_blanks_and_four_numbers_two_of_them_critical() -> None:
    assert sorted(str(face) for face in ATTACK_FACES) == ["0", "0", "1", "1*", "2", "2*"]
    assert [face.value for face in ATTACK_FACES if face.is_critical] == [1, 2]
