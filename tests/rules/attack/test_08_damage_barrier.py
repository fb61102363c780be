"""Step 8, Damage Barrier: its place in the attack. The barriers themselves have their own chapter."""

from typing import cast

import pytest

from mageduel.dsl.steps import Step
from mageduel.kernel.requests import Answer, Request
from mageduel.state.running import Attack
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.barrier.triggers-on-melee-hit",
    "core.barrier.free-automatic-attack",
    "core.barrier.mandatory",
    "core.barrier.needs-no-action",
    "sup.rules.barrier-mandatory-on-hit",
    "core.trait.damage-barrier-auto-attack",
    "core.codex.melee-attack-triggers",
    "codex.melee-attack.triggers",
)
def test_a_melee_hit_is_answered_without_anybody_being_asked(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE, active=False)
    table.attach("Circle of Lightning", bear)
    table.dice("1 0 0 0")
    table.dice("1* 0", effect=1)
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == 1
    assert not table.asked


@rule(
    "core.barrier.no-hit-no-attack",
    "sup.rules.chart-damage-barrier-step-skipped-unless-hit",
    "sup.rules.barrier-needs-hit-even-if-bearer-alive",
    "ruling.r25",
)
def test_no_hit_no_answer(table: Table) -> None:
    wolf, knight = table.put("Timber Wolf", RED), table.put("Knight of Westlock", BLUE)
    table.attach("Circle of Lightning", knight)
    table.decide("defend", ("defend", knight.id))
    table.effect(12)
    table.attack(wolf, "Bite", knight)
    assert wolf.damage == 0


@rule(
    "core.barrier.skipped-for-ranged",
    "core.barrier.melee-only",
    "core.attack.ranged-skips-barrier-and-counterstrike",
    "sup.rules.chart-ranged-skips-barrier-and-counterstrike",
    "core.codex.ranged-attack-no-barrier-counterstrike",
    "codex.ranged-attack.no-retaliation",
    "core.counterstrike.skipped-for-ranged",
    "ruling.r24",
)
def test_ranged_attacks_pass_both_steps_by_and_leave_the_guard(table: Table) -> None:
    basilisk, hydra = table.put("Stonegaze Basilisk", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.guard(hydra)
    table.dice("1* 1*", effect=1)
    table.attack(basilisk, "Paralysis Beam", hydra)
    assert hydra.damage == 2
    assert basilisk.damage == 0
    assert hydra.guarding


@rule("core.barrier.steps-used", "sup.rules.chart-damage-barrier-uses-dice-and-damage-only")
def test_the_barrier_takes_only_the_steps_of_dice_and_damage(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    circle = table.attach("Circle of Lightning", bear)
    table.hide("Cobra Reflexes", bear)
    windows: list[str] = []
    original = table._reveal

    def watch(request: Request) -> Answer:
        moment, running = cast("tuple[Step[Attack], Attack | None]", request.subject)
        if running is not None and running.attacker is circle:
            windows.append(step_title(moment))
        return original(request)

    table._reveal = watch  # type: ignore[method-assign]
    table.dice("0 0 0 0 0 0", effect=1)
    table.attack(wolf, "Bite", bear)
    assert windows == ["Roll Dice", "Damage and Effects"]
