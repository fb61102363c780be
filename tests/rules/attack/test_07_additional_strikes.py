"""Step 7, Additional Strikes: more blows at the same target, each through steps 3 to 6, all one attack action."""

import pytest

from mageduel.facts.conditions import DAZE
from mageduel.state.events import AttackActionEnded, AttackDeclared
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.attack.additional-strikes-same-target",
    "core.trait.doublestrike-second-attack",
    "core.trait.doublestrike-in-step-7",
    "codex.doublestrike.second-attack",
    "codex.doublestrike.step",
    "core.codex.attack-action-same-defender",
    "codex.attack-action.multi-same",
)
def test_doublestrike_strikes_twice(table: Table) -> None:
    goran, bear = table.put("Goran, Werewolf Pet", RED), table.put("Skeletal Sentry", BLUE)
    table.dice("1 1 0 2 0 0")
    table.attack(goran, "Feral Claws", bear)
    assert bear.damage == 4


@rule(
    "core.trait.triplestrike-two-extra",
    "core.trait.triplestrike-in-step-7",
    "codex.triplestrike.two-more",
    "codex.triplestrike.step",
    "core.damage.normal-minus-armor",
)
def test_triplestrike_strikes_three_times_and_armor_counts_against_each(table: Table) -> None:
    hydra, wolf = table.put("Darkfenne Hydra", RED), table.put("Timber Wolf", BLUE)
    table.dice("2 1 0 2 1 0 1 0 0")
    table.attack(hydra, "Triple Bite", wolf)
    assert wolf.damage == 1 + 1 + 0


@rule(
    "core.attack.strikes-share-one-action",
    "core.attack.additional-strike-steps",
    "sup.rules.multi-strike-and-sweeping-are-one-attack-action",
    "sup.rules.attack-action-may-hold-several-attacks",
    "core.codex.attack-action-still-one",
    "codex.attack-action.counts-once",
    "core.codex.multiple-attacks-definition",
    "codex.multiple-attacks.meaning",
    "core.attack.one-action-may-hold-several-attacks",
    "core.trait.melee-plus-first-attack-only",
)
def test_all_strikes_are_one_action_declared_once(table: Table) -> None:
    bars = [{"name": "Flurry", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Triplestrike"]}]
    striker = table.put(make_creature("Test Striker", traits=["Melee +1"], attack=bars), RED)
    bear = table.put("Skeletal Sentry", BLUE)
    table.dice("1 1 1 1")
    table.attack(striker, "Flurry", bear)
    assert bear.damage == 4, "the bonus of the action went to the first strike"
    assert len(table.events(AttackDeclared)) == 1
    assert len(table.events(AttackActionEnded)) == 1


@rule(
    "core.attack.strikes-one-barrier",
    "core.attack.step-8-after-last-strike",
    "core.barrier.once-after-all-strikes",
    "core.barrier.one-strike-hit-suffices",
    "core.attack.strikes-one-counterstrike",
    "sup.rules.chart-multi-strike-one-barrier-one-counterstrike",
    "ruling.r25",
)
def test_one_barrier_and_one_counterstrike_answer_three_strikes(table: Table) -> None:
    hydra, other = table.put("Darkfenne Hydra", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", other)
    table.dice("2* 0 0 2* 0 0 2* 0 0")
    table.dice("1* 0", effect=1)
    table.decide("counterstrike", ("counterstrike", other.id, 0))
    table.dice("2* 0 0 0")
    table.attack(hydra, "Triple Bite", other)
    assert other.damage == 6
    assert hydra.damage == 1 + 2


@rule("core.attack.additional-strikes-same-target")
def test_the_dead_are_not_struck_again(table: Table) -> None:
    hydra, fox = table.put("Darkfenne Hydra", RED), table.put("Bitterwood Fox", BLUE)
    table.dice("2 2 1")
    table.attack(hydra, "Triple Bite", fox)
    assert not table.in_play(fox)


@rule("sup.rules.chart-multi-strike-ranged-returns-to-step-3")
def test_ranged_strikes_roll_to_miss_one_by_one(table: Table) -> None:
    bar = {
        "name": "Volley", "kind": "ranged", "action": "full", "range": [1, 2], "dice": 1, "traits": ["Doublestrike"]
    }  # fmt: skip
    archer, fox = table.put(make_creature(attack=[bar]), RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2")
    table.condition(archer, DAZE)
    table.effect(6, 7)
    table.dice("2")
    table.attack(archer, "Volley", fox)
    assert fox.damage == 2
