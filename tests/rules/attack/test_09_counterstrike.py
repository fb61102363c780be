"""Step 9, Counterstrike: its place in the attack, and the guard marker that is gone when it ends."""

import pytest

from mageduel.facts.conditions import DAZE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.counterstrike.window-step-9",
    "core.counterstrike.free",
    "core.trait.counterstrike-usage",
    "codex.counterstrike.use",
    "core.counterstrike.any-quick-melee-with-trait",
)
def test_the_hydra_strikes_back_and_keeps_its_action(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.dice("1 1 0 0 1* 1* 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert hydra.damage == 1
    assert wolf.damage == 2
    assert hydra.active


@rule("core.counterstrike.not-if-destroyed", "sup.rules.destroyed-defender-no-counterstrike")
def test_the_dead_do_not_strike_back(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE, damage=14)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert not table.in_play(hydra)
    assert wolf.damage == 0


@rule(
    "core.counterstrike.resolved-from-step-1",
    "core.counterstrike.skips-step-9",
    "core.counterstrike.not-of-counterstrike",
    "sup.rules.counterstrike-never-triggers-counterstrike",
    "ruling.r28",
)
def test_a_counterstrike_is_a_whole_attack_that_is_not_struck_back(table: Table) -> None:
    attacker, hydra = table.put("Darkfenne Hydra", RED), table.put("Darkfenne Hydra", BLUE)
    table.condition(hydra, DAZE)
    table.attach("Cobra Reflexes", attacker)
    reflexes = attacker.attachments[0]
    table.dice("1 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.effect(8)
    table.decide("defend", ("defend", reflexes.id))
    table.effect(3)
    table.dice("2* 0 0 0")
    table.attack(attacker, "Snapping Bite", hydra)
    assert attacker.damage == 2, "it rolled to miss, the Defense failed, and nobody was asked once more"


@rule("sup.rules.chart-counterstrike-attack-does-not-remove-guard")
def test_a_counterstrike_takes_no_guard_marker(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.guard(wolf)
    table.dice("0 0 0 0 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.guarding


@rule(
    "core.guard.marker-removed-end-step-9",
    "sup.rules.chart-guard-removed-in-counterstrike-step",
    "core.codex.melee-attack-removes-guard-marker",
    "codex.melee-attack.removes-guard",
)
@pytest.mark.parametrize("answer", ["counterstrike", "no counterstrike"])
def test_the_guard_strikes_back_first_and_then_loses_its_marker(table: Table, answer: str) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.guard(bear)
    table.dice("0 0 0 0")
    if answer == "counterstrike":
        table.decide("counterstrike", ("counterstrike", bear.id, 0))
        table.dice("1* 0 0 0 0")
    else:
        table.decide("counterstrike", ("no counterstrike",))
    table.attack(wolf, "Bite", bear)
    assert wolf.damage == (1 if answer == "counterstrike" else 0)
    assert not bear.guarding
