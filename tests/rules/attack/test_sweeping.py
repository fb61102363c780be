"""Sweeping: one attack action, two attacks on different targets in the same zone."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import STUN
from mageduel.kernel.requests import Answer, Request
from mageduel.state.events import AttackActionEnded, AttackDeclared
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


def sweeper(**row: object) -> Card:
    """A creature whose one attack sweeps."""
    bar = {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Sweeping"], **row}
    return make_creature("Test Sweeper", attack=[bar], traits=["Melee +1"], life=20)


@rule(
    "core.trait.sweeping-two-attacks-one-action",
    "codex.sweeping.two-attacks",
    "sup.rules.multi-strike-and-sweeping-are-one-attack-action",
    "core.trait.melee-plus-first-attack-only",
    "codex.melee-plus.first-attack",
    "sup.codex.sweeping-both-targets-must-be-legal",
)
def test_two_targets_one_action_one_bonus(table: Table) -> None:
    attacker = table.put(sweeper(), RED)
    fox, tegu = table.put("Bitterwood Fox", BLUE), table.put("Skeletal Sentry", BLUE)
    table.dice("1 1 1")
    table.decide("sweep", ("sweep", tegu.id))
    table.attack(attacker, "Sweep", fox)
    assert (fox.damage, tegu.damage) == (2, 1)
    assert len(table.events(AttackDeclared)) == 2
    assert len(table.events(AttackActionEnded)) == 1


@rule("core.trait.sweeping-second-optional", "sup.codex.sweeping-optional", "codex.sweeping.optional-second")
def test_the_second_attack_may_be_left_out(table: Table) -> None:
    attacker = table.put(sweeper(), RED)
    fox, tegu = table.put("Bitterwood Fox", BLUE), table.put("Emerald Tegu", BLUE)
    table.dice("1 1")
    table.decide("sweep", ("stop",))
    table.attack(attacker, "Sweep", fox)
    assert tegu.damage == 0


@rule("core.trait.sweeping-not-same-target", "codex.sweeping.not-same-target")
def test_the_second_attack_never_meets_the_first_target(table: Table) -> None:
    attacker = table.put(sweeper(), RED)
    fox, tegu = table.put("Bitterwood Fox", BLUE), table.put("Emerald Tegu", BLUE)

    def choose(request: Request) -> Answer:
        assert ("sweep", fox.id) not in request.options
        assert ("sweep", tegu.id) in request.options
        return ("stop",)

    table.dice("0 0")
    table.decide("sweep", choose)
    table.attack(attacker, "Sweep", fox)


@rule("core.trait.sweeping-no-second-target-cancels", "codex.sweeping.no-second-target")
def test_with_no_other_target_in_the_zone_the_action_just_ends(table: Table) -> None:
    bar = {"name": "Sweep", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 1, "traits": ["Sweeping"]}
    archer = table.put(make_creature("Test Archer", attack=[bar]), RED, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.put("Timber Wolf", BLUE, "B3")
    table.dice("1")
    table.attack(archer, "Sweep", fox)
    assert fox.damage == 1
    assert not table.asked, "the wolf stands in another zone"


def test_a_sweeper_stunned_in_between_does_not_go_on(table: Table) -> None:
    attacker = table.put(sweeper(), RED)
    bear, fox = table.put("Steelclaw Grizzly", BLUE), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", bear)
    table.dice("0 0 0 0", effect=11)
    table.attack(attacker, "Sweep", bear)
    assert STUN in attacker.conditions
    assert fox.damage == 0
    assert not table.asked


@rule("sup.rules.chart-multi-target-melee-repeats-whole-sequence", "core.guard.marker-removed-end-step-9")
def test_both_targets_answer_for_themselves(table: Table) -> None:
    attacker = table.put(sweeper(), RED)
    hydra, bear = table.put("Darkfenne Hydra", BLUE), table.put("Steelclaw Grizzly", BLUE)
    table.guard(hydra)
    table.guard(bear)
    table.dice("0 0 1* 0 0 0 0 1* 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0), ("counterstrike", bear.id, 0))
    table.decide("sweep", ("sweep", bear.id))
    table.attack(attacker, "Sweep", hydra)
    assert attacker.damage == 2
    assert not hydra.guarding
    assert not bear.guarding
